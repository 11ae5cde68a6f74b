"""Choices to try on a state of The Gang, and actions that are never allowed."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.cards.card import DECK, JACK, card
from backroom.cards.category import CATEGORIES
from backroom.core.game import By
from backroom.core.wire import Seat
from backroom.games.gang import Challenge, Specialist, State
from backroom.games.gang.choices import (
    CENTRE,
    Agree,
    ClosePeek,
    Confirm,
    Discard,
    GangChoice,
    Hurry,
    NameRank,
    Onward,
    PassOn,
    Propose,
    ProposeRank,
    PutBack,
    Refuse,
    Show,
    Take,
    VoteFor,
    Withdraw,
)
from backroom.games.gang.guesses import CategoryGuess, RankGuess
from backroom.games.gang.rules import COLOURS, Colour
from backroom.games.gang.state import (
    Action,
    BreakElapsed,
    ChipsOpen,
    Deal,
    Dealing,
    DrawChallenge,
    Drawing,
    DrawOne,
    GuessElapsed,
    PeekElapsed,
    ProposalElapsed,
    Redeal,
    Redraw,
    SeatLeft,
    SettleElapsed,
    Turn,
    WaitElapsed,
)

HUGE = 10**30

NEVER: tuple[Action, ...] = (
    By(Seat(-1), ClosePeek(1)),
    By(Seat(-1), Take(Colour.WHITE, 1, CENTRE)),
    By(Seat(99), PutBack(Colour.RED, 1)),
    By(Seat(99), Onward(1)),
    By(Seat(HUGE), Confirm(Colour.WHITE, ())),
    By(Seat(0), Take(Colour.WHITE, HUGE, CENTRE)),
    By(Seat(0), Take(Colour.WHITE, -HUGE, Seat(-1))),
    By(Seat(0), Take(Colour.YELLOW, 1, Seat(99))),
    By(Seat(0), PutBack(Colour.ORANGE, 0)),
    By(Seat(0), Confirm(Colour.RED, (Seat(99),))),
    By(Seat(0), ClosePeek(-1)),
    By(Seat(0), Onward(HUGE)),
    Deal(()),
    Deal(DECK),
    Turn(()),
    Turn(DECK[:2]),
    PeekElapsed(0),
    SettleElapsed(HUGE, 0),
    SettleElapsed(1, -1),
    BreakElapsed(-1),
    By(Seat(0), PassOn(-1, DECK[0])),
    By(Seat(-1), Propose(1, Specialist.JACK, Seat(0))),
    By(Seat(0), Propose(1, Specialist.HACKER, Seat(99))),
    By(Seat(0), ProposeRank(1, Specialist.MASTERMIND, Seat(0), HUGE)),
    By(Seat(0), Agree(1, -1)),
    By(Seat(0), Discard(JACK)),
    By(Seat(0), Show(DECK[0], Seat(0))),
    By(Seat(0), NameRank(HUGE)),
    By(Seat(0), VoteFor(1, RankGuess(15))),
    By(Seat(0), Hurry(-1)),
    DrawChallenge(()),
    DrawChallenge((Challenge.BLACKOUT, Challenge.NOISE_SENSORS)),
    Redeal(DECK),
    Redraw(()),
    DrawOne(DECK[:2]),
    ProposalElapsed(1, 0),
    WaitElapsed(1, Seat(0), 0),
    GuessElapsed(1, Challenge.BLACKOUT, 1),
    SeatLeft(Seat(99)),
)


def attempts(state: State) -> tuple[GangChoice, ...]:
    """Choices that make sense now, nearly do, or did a moment ago."""
    return (
        *_chip_attempts(state),
        *(wish(heist) for wish in (ClosePeek, Onward, Hurry) for heist in (0, 1, 2)),
        *_talk_attempts(state),
        *_card_attempts(state),
    )


def _chip_attempts(state: State) -> Iterator[GangChoice]:
    """Every chip of the round, and more, from everywhere; some chips of other rounds."""
    if not isinstance(state, ChipsOpen):
        yield from (Take(Colour.RED, 1, CENTRE), PutBack(Colour.RED, 1), Confirm(Colour.RED, ()))
        return
    now = COLOURS.index(state.heist.round)
    for stars in range(state.rules.players + 2):
        yield PutBack(COLOURS[now], stars)
        yield Take(COLOURS[now], stars, CENTRE)
        for source in range(state.rules.players):
            yield Take(COLOURS[now], stars, Seat(source))
    held = tuple(place for place in state.places if place != CENTRE)
    for colour in (COLOURS[now], COLOURS[now - 1]):
        yield Confirm(colour, held)
        yield Confirm(colour, held[::-1])
    yield Take(COLOURS[now - 1], 1, CENTRE)
    yield PutBack(COLOURS[now - 1], 1)


def _talk_attempts(state: State) -> Iterator[GangChoice]:
    """Proposals of this heist, answers to the last one and the one before."""
    if isinstance(state, Drawing | Dealing):
        yield Propose(1, Specialist.HACKER, Seat(0))
        return
    heist = state.heist.number
    for name in Specialist:
        yield Propose(heist, name, Seat(1))
        yield ProposeRank(heist, name, Seat(0), 14)
    for number in (state.heist.proposals, state.heist.proposals - 1):
        yield from (answer(heist, number) for answer in (Agree, Refuse, Withdraw))


def _card_attempts(state: State) -> Iterator[GangChoice]:
    """Cards, ranks and guesses of any kind."""
    for one in (card("Ks"), card("Ad"), JACK):
        yield Discard(one)
        yield Show(one, Seat(1))
        yield PassOn(1, one)
    for rank in (1, 2, 13, 14):
        yield NameRank(rank)
        yield VoteFor(1, RankGuess(rank))
    yield from (VoteFor(1, CategoryGuess(category)) for category in CATEGORIES[:3])
