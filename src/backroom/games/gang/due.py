"""What comes without anybody's wish: the cards that chance is to bring, the clocks that run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from ...cards.card import Card
from ...core.game import Clock, Draw
from ...core.wire import Seat
from .challenges import hole_cards
from .modes import pool
from .names import Wanted
from .refusals import all_held
from .rules import TURNED, Ending, Rules, deck
from .state import (
    BreakElapsed,
    Chance,
    ChipsOpen,
    Deal,
    Dealing,
    DrawChallenge,
    Drawing,
    DrawOne,
    DrawSpecialist,
    Elapsed,
    GameOver,
    GuessElapsed,
    Guessing,
    Heist,
    HeistOver,
    Passing,
    PeekElapsed,
    Peeking,
    ProposalElapsed,
    Redeal,
    Redealing,
    Redraw,
    Redrawing,
    SettleElapsed,
    State,
    Turn,
    Turning,
    WaitElapsed,
)
from .story import Deed, Note
from .talk import CardDue, Owed, Proposal, Quiet

WAIT_S = 10.0  # before the next proposal of a seat whose last one failed. Rule G5.3
GUESS_S = 60.0  # once somebody has started the clock. Rule G7.18


def chance(state: State) -> Draw[Any, Chance] | None:  # Any: cards of whichever kind
    """The cards that are to come before anyone may act. Rule G1.3"""
    match state:
        case ChipsOpen(talk=Quiet()):  # first, because it is by far the commonest
            return None
        case Drawing():
            return _draw_in_force(state)
        case Dealing(rules, score):
            return Draw(deck(rules), rules.players * hole_cards(score.challenges), Deal)
        case Redealing(heist=heist):
            held = tuple(card for hand in heist.hands for card in hand)
            return Draw(held, len(held), Redeal)
        case Turning(rules, _, heist):
            return Draw(_unseen(rules, heist), TURNED[heist.round], Turn)
        case Redrawing(rules, _, heist, _, seat):
            return Draw(_unseen(rules, heist), len(heist.hands[seat]), Redraw)
        case ChipsOpen(rules, _, heist, talk=CardDue()):
            return Draw(_unseen(rules, heist), 1, DrawOne)
        case Peeking() | Passing() | ChipsOpen() | Guessing() | HeistOver() | GameOver():
            return None
        case _:
            assert_never(state)


def clock(state: State) -> Clock[Elapsed] | None:
    """What happens by itself if nobody does anything."""
    match state:
        case Peeking(rules, heist=heist):
            return _unless_0(rules.peek_s, PeekElapsed(heist.number))
        case ChipsOpen():
            return _settling(state)
        case Guessing(heist=heist, challenge=challenge, runs=runs) if runs:
            return Clock(GUESS_S, GuessElapsed(heist.number, challenge, runs))
        case HeistOver(rules, heist=heist):
            return _unless_0(rules.break_s, BreakElapsed(heist.number))
        case _:
            return None


def waits(state: State) -> Mapping[Seat, Clock[Elapsed]]:
    """For each seat that may propose nothing for a moment: when it may again. Rule G5.3"""
    if not isinstance(state, ChipsOpen) or isinstance(state.talk, CardDue):
        return {}
    number = state.heist.number
    return {
        wait.seat: Clock(WAIT_S, WaitElapsed(number, wait.seat, wait.proposal))
        for wait in state.heist.waits
    }


def _draw_in_force(state: Drawing) -> Draw[Any, Chance]:  # Any: cards of either kind
    if state.wanted[0] is Wanted.NEXT_SPECIALIST:
        return Draw(pool(state), 1, DrawSpecialist)
    return Draw(pool(state), 1, DrawChallenge)


def _unseen(rules: Rules, heist: Heist) -> tuple[Card, ...]:
    """The cards still in the deck: neither held, nor on the board, nor discarded."""
    out = set(heist.board).union(*heist.hands)
    for entry in heist.story:
        if isinstance(entry, Note) and entry.deed is Deed.DISCARDED:
            assert isinstance(entry.cards, tuple)
            out |= set(entry.cards)
    return tuple([card for card in deck(rules) if card not in out])


def _settling(state: ChipsOpen) -> Clock[Elapsed] | None:
    """The settle window, or the time of the open proposal. Rules G2.6, G5.3, G5.4"""
    rules, heist = state.rules, state.heist
    match state.talk:
        case Proposal(number):
            return Clock(rules.proposal_s, ProposalElapsed(heist.number, number))
        case Owed() | CardDue():
            return None
        case Quiet():
            if rules.ending is Ending.INSTANT or not all_held(state):
                return None
            elapsed = SettleElapsed(heist.number, heist.moved, heist.proposals)
            if len(state.confirmed) == rules.players:
                return Clock(0.0, elapsed)
            return _unless_0(rules.settle_s, elapsed)
        case _:
            assert_never(state.talk)


def _unless_0(seconds: float, elapsed: Elapsed) -> Clock[Elapsed] | None:
    """The clock of an option, of which 0 is none: then only players end what it would."""
    return Clock(seconds, elapsed) if seconds else None
