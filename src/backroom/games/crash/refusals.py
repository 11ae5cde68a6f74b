"""Why Crash refuses, and its judgement of every choice."""

from __future__ import annotations

from typing import assert_never

from ...core.game import By, Refusal
from ...core.wire import Seat
from .choices import CrashChoice, Keep, Lay, LockIn, NextDeal, Swap, Unlock
from .layouts import Layout, is_layout, settled
from .state import (
    Arranging,
    Dealing,
    DealOver,
    Deciding,
    DrawingDealer,
    GameOver,
    Offering,
    Repacking,
    State,
)


class CrashRefusal(Refusal):
    """Reasons, as codes; the client has the words."""

    NOT_NOW = "not_now"  # nothing of the kind can be done in this phase
    OVER = "game_over"
    NO_SUCH_SEAT = "no_such_seat"
    OTHER_DEAL = "other_deal"
    ANSWERED_ALREADY = "answered_already"
    NOT_ASKED = "not_asked"  # the cards are offered to another seat. Rule C2.3
    NO_LAYOUT = "no_layout"  # not all the full hands of three that the own cards make
    LAID_ALREADY = "laid_already"  # just this
    LOCKED_ALREADY = "locked_already"  # unlock first
    NOT_LOCKED = "not_locked"
    ONWARD_ALREADY = "onward_already"
    CLOCK_TOO_LATE = "clock_too_late"  # what it timed is no more
    WRONG_CARDS = "wrong_cards"  # these cards cannot come now


def refused_choice(state: State, action: By[CrashChoice]) -> CrashRefusal | None:
    """Why this may not happen now, or None if it may."""
    seat, choice = action.seat, action.choice
    if not 0 <= seat < state.rules.players:
        return CrashRefusal.NO_SUCH_SEAT
    match state:
        case GameOver():
            return CrashRefusal.OVER
        case DrawingDealer() | Dealing() | Repacking():
            return CrashRefusal.NOT_NOW
        case Deciding() | Offering() | Arranging() | DealOver():
            return _other_deal(state, choice) or _refused(state, seat, choice)
        case _:
            assert_never(state)


def _other_deal(
    state: Deciding | Offering | Arranging | DealOver, choice: CrashChoice
) -> CrashRefusal | None:
    match choice:  # the wire lets choices of other games through, which name no deal
        case Keep(deal) | Swap(deal) | Lay(deal) | LockIn(deal) | Unlock(deal) | NextDeal(deal) if (
            deal != state.deal.number
        ):
            return CrashRefusal.OTHER_DEAL
        case _:
            return None


def _refused(
    state: Deciding | Offering | Arranging | DealOver, seat: Seat, choice: CrashChoice
) -> CrashRefusal | None:
    match state, choice:
        case Deciding(answers=answers), Keep() | Swap():
            return CrashRefusal.ANSWERED_ALREADY if seat in dict(answers) else None
        case Offering(asked=asked), Keep() | Swap():
            return None if seat == asked else CrashRefusal.NOT_ASKED
        case Arranging(), Lay(_, hands):
            return _refused_layout(state, seat, hands) or _laid_already(state, seat, hands)
        case Arranging(), LockIn(_, hands):
            return _refused_layout(state, seat, hands)
        case Arranging(locked=locked), Unlock():
            return None if seat in locked else CrashRefusal.NOT_LOCKED
        case DealOver(onward=onward), NextDeal():
            return CrashRefusal.ONWARD_ALREADY if seat in onward else None
        case _:
            return CrashRefusal.NOT_NOW


def _refused_layout(state: Arranging, seat: Seat, hands: Layout) -> CrashRefusal | None:
    if seat in state.locked:
        return CrashRefusal.LOCKED_ALREADY
    return None if is_layout(hands, state.deal.hands[seat]) else CrashRefusal.NO_LAYOUT


def _laid_already(state: Arranging, seat: Seat, hands: Layout) -> CrashRefusal | None:
    rules = state.rules
    same = settled(hands, rules.flush_high, strict_order=rules.strict_order) == state.laid[seat]
    return CrashRefusal.LAID_ALREADY if same else None
