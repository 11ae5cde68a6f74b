"""Who may act, and what is open to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from ...core.game import By
from ...core.wire import Seat
from .challenges import questions
from .choices import (
    CENTRE,
    Agree,
    ClosePeek,
    Confirm,
    GangChoice,
    Hurry,
    Onward,
    PassOn,
    Propose,
    ProposeRank,
    PutBack,
    Refuse,
    Take,
    VoteFor,
    Withdraw,
)
from .judge import refused_choice
from .refusals import black_of, colour_of, holder_of
from .refusals_of_talk import HIGHEST_RANK
from .rules import seats
from .specialists import waiting
from .state import (
    ChipsOpen,
    Dealing,
    Drawing,
    GameOver,
    Guessing,
    HeistOver,
    Passing,
    Peeking,
    Redealing,
    Redrawing,
    State,
    Turning,
)
from .talk import CardDue, Owed, Proposal, Quiet


def actors(state: State) -> frozenset[Seat]:
    """The seats that may act. Rule G2.3: while chips are open, all of them.

    But for one that holds a black chip and has nothing else to say. Rule G7.2
    """
    everybody = frozenset(seats(state.rules))
    match state:
        case ChipsOpen(talk=CardDue()):
            return frozenset()
        case ChipsOpen():
            if not black_of(state):
                return everybody
            return frozenset(seat for seat in everybody if any(True for _ in options(state, seat)))
        case Peeking(looked=looked):
            return everybody - looked
        case Passing(chosen=chosen):
            return everybody - dict(chosen).keys()
        case Guessing(heist=heist):
            return everybody - {holder_of(heist)}
        case HeistOver(onward=onward):
            return everybody - onward
        case Drawing() | Dealing() | Redealing() | Turning() | Redrawing() | GameOver():
            return frozenset()
        case _:
            assert_never(state)


def options(state: State, seat: Seat) -> Iterator[GangChoice]:
    """What `seat` may choose now, none of it refused."""
    return (
        choice for choice in _wishes(state, seat) if refused_choice(state, By(seat, choice)) is None
    )


def _wishes(state: State, seat: Seat) -> Iterator[GangChoice]:
    """Every choice that could make sense to `seat` in this phase."""
    match state:
        case ChipsOpen():
            yield from _chip_wishes(state, seat)
            yield from _talk_wishes(state)
        case Peeking(heist=heist):
            yield ClosePeek(heist.number)
        case Passing(heist=heist):
            yield from (PassOn(heist.number, card) for card in heist.hands[seat])
        case Guessing(heist=heist, challenge=challenge):
            question = dict(questions(state.score.challenges))[challenge]
            yield from (VoteFor(heist.number, guess) for guess in question.guesses)
            yield Hurry(heist.number)
        case HeistOver(heist=heist):
            yield Onward(heist.number)
        case Drawing() | Dealing() | Redealing() | Turning() | Redrawing() | GameOver():
            return
        case _:
            assert_never(state)


def _chip_wishes(state: ChipsOpen, seat: Seat) -> Iterator[GangChoice]:
    colour = colour_of(state)
    for stars, place in enumerate(state.places, start=1):
        yield PutBack(colour, stars) if place == seat else Take(colour, stars, place)
    holders = tuple(place for place in state.places if place != CENTRE)
    if len(holders) == len(state.places):
        yield Confirm(colour, holders)


def _talk_wishes(state: ChipsOpen) -> Iterator[GangChoice]:
    match state.talk:
        case Quiet():
            yield from _proposals(state)
        case Proposal(number):
            for answer in (Agree, Refuse, Withdraw):
                yield answer(state.heist.number, number)
        case Owed(specialist, user):
            how = waiting(specialist)
            if how is not None:
                yield from how.wishes(state.rules, state.heist, user)
        case CardDue():
            return
        case _:
            assert_never(state.talk)


def _proposals(state: ChipsOpen) -> Iterator[GangChoice]:
    heist = state.heist.number
    for name in state.score.specialists:
        how = waiting(name)
        for user in seats(state.rules) if how else ():
            if how is not None and how.asks_rank(state.rules):
                ranks = range(2, HIGHEST_RANK + 1)
                yield from (ProposeRank(heist, name, user, rank) for rank in ranks)
            else:
                yield Propose(heist, name, user)
