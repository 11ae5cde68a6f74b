"""How people play who only want the game to go on."""

from __future__ import annotations

from random import Random
from typing import assert_never

from backroom.cards.card import JACK, rank
from backroom.cards.category import CATEGORIES
from backroom.core.game import By
from backroom.core.wire import Seat
from backroom.games.gang import Challenge, Mastermind, Rules, Specialist, State
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
    Refuse,
    Show,
    Take,
    VoteFor,
)
from backroom.games.gang.guesses import CategoryGuess, Guess, RankGuess
from backroom.games.gang.state import (
    Action,
    ChipsOpen,
    Dealing,
    Drawing,
    Elapsed,
    GameOver,
    Guessing,
    HeistOver,
    Passing,
    Peeking,
    Redealing,
    Redrawing,
    Turning,
)
from backroom.games.gang.story import Answered
from backroom.games.gang.talk import Owed, Proposal

MOST_PROPOSALS = 5  # that people make who want a heist to end
WAITING = (  # Rule G5.1
    Specialist.INFORMANT,
    Specialist.GETAWAY_DRIVER,
    Specialist.MASTERMIND,
    Specialist.HACKER,
    Specialist.JACK,
    Specialist.MUSCLE,
)


def calm(state: State, clock: Elapsed | None, rng: Random) -> Action | None:
    """Takes what lies in the centre; confirms, looks and goes onward, or waits for the clock."""
    waits = rng.random() < 0.5
    match state:
        case Peeking(rules, _, heist, looked):
            return clock if waits else By(_one_but(rules, looked, rng), ClosePeek(heist.number))
        case HeistOver(rules, _, heist, onward):
            return clock if waits else By(_one_but(rules, onward, rng), Onward(heist.number))
        case Passing(rules, _, heist, chosen):
            seat = _one_but(rules, frozenset(dict(chosen)), rng)
            return By(seat, PassOn(heist.number, rng.choice(heist.hands[seat])))
        case ChipsOpen(talk=Proposal() as proposal):
            return clock if rng.random() < 0.05 else _answer(state, proposal, rng)
        case ChipsOpen(talk=Owed() as owed):
            return By(owed.user, _due(state, owed, rng))
        case ChipsOpen(heist=heist) if heist.proposals < MOST_PROPOSALS and rng.random() < 0.15:
            return _propose(state, rng) or _with_chips(state, clock, rng)
        case ChipsOpen():
            return _with_chips(state, clock, rng)
        case Guessing():
            return clock if clock and rng.random() < 0.3 else _vote(state, rng)
        case Drawing() | Dealing() | Redealing() | Turning() | Redrawing() | GameOver():
            return None
        case _:
            assert_never(state)


def _with_chips(state: ChipsOpen, clock: Elapsed | None, rng: Random) -> Action | None:
    if CENTRE in state.places:
        return _take(state, rng)
    struck = len(state.confirmed) == state.rules.players  # Rule G2.6: then at once
    waits = rng.random() < 0.5 and state.rules.settle_s
    return clock if struck or waits else _confirm(state, rng)


def _propose(state: ChipsOpen, rng: Random) -> Action | None:
    """Somebody proposes a specialist who waits and was not used. Rules G5.1, G5.3"""
    used = {entry.specialist for entry in state.heist.story if isinstance(entry, Answered)}
    free = [name for name in state.score.specialists if name in WAITING and name not in used]
    waiting = frozenset(wait.seat for wait in state.heist.waits)
    if not free or len(waiting) == state.rules.players:
        return None
    number, name = state.heist.number, rng.choice(free)
    user = Seat(rng.randrange(state.rules.players))
    if name is Specialist.MASTERMIND and state.rules.mastermind is Mastermind.ASKED:
        wish: GangChoice = ProposeRank(number, name, user, rng.randint(2, 14))
    else:
        wish = Propose(number, name, user)
    return By(_one_but(state.rules, waiting, rng), wish)


def _answer(state: ChipsOpen, proposal: Proposal, rng: Random) -> Action:
    """Somebody agrees, or rarely refuses."""
    seat = _one_but(state.rules, frozenset(proposal.agreed), rng)
    answer = rng.choice((*(Agree,) * 9, Refuse))
    return By(seat, answer(state.heist.number, proposal.number))


def _due(state: ChipsOpen, owed: Owed, rng: Random) -> GangChoice:
    """What the user owes. Rules G6.1, G6.4, G6.5, G6.7"""
    hand = state.heist.hands[owed.user]
    match owed.specialist:
        case Specialist.INFORMANT:
            to = _one_but(state.rules, frozenset({owed.user}), rng)
            return Show(rng.choice(hand), to)
        case Specialist.MASTERMIND:
            return NameRank(rank(rng.choice(hand)))
        case Specialist.JACK:
            return Discard(rng.choice([card for card in hand if card != JACK]))
        case _:
            return Discard(rng.choice(hand))


def _vote(state: Guessing, rng: Random) -> Action:
    """Somebody starts the clock, or who has not voted joins those who have. Rule G7.18"""
    number, holder = state.heist.number, state.heist.chips[-1].holders[-1]
    if not state.runs and rng.random() < 0.2:
        return By(_one_but(state.rules, frozenset({holder}), rng), Hurry(number))
    if not state.ballots:
        guess: Guess = RankGuess(rng.randint(2, 14))
        if state.challenge is Challenge.FINGERPRINT_SCAN:
            guess = CategoryGuess(rng.choice(CATEGORIES))
        return By(_one_but(state.rules, frozenset({holder}), rng), VoteFor(number, guess))
    guess = state.ballots[0].guess
    joined = {ballot.seat for ballot in state.ballots if ballot.guess == guess}
    return By(_one_but(state.rules, frozenset({holder, *joined}), rng), VoteFor(number, guess))


def _take(state: ChipsOpen, rng: Random) -> Action:
    """Somebody without a chip takes one from the centre."""
    holding = frozenset(place for place in state.places if place != CENTRE)
    free = [stars for stars, place in enumerate(state.places, start=1) if place == CENTRE]
    colour = state.heist.round
    return By(_one_but(state.rules, holding, rng), Take(colour, rng.choice(free), CENTRE))


def _confirm(state: ChipsOpen, rng: Random) -> Action:
    holders = tuple(place for place in state.places if place != CENTRE)
    confirm = Confirm(state.heist.round, holders)
    return By(_one_but(state.rules, state.confirmed, rng), confirm)


def _one_but(rules: Rules, others: frozenset[Seat], rng: Random) -> Seat:
    return rng.choice([Seat(seat) for seat in range(rules.players) if seat not in others])
