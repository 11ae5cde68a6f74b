"""How a game of Crash is played, in the order of a deal."""

from __future__ import annotations

from typing import assert_never

from ...core.game import By, IllegalAction, Refusal, Step, fits
from ...core.wire import Seat
from .choices import CrashChoice, Keep, Lay, LockIn, NextDeal, Swap, Unlock
from .due import chance, clock
from .exchange import answered, dealer_drawn, dealt, decide_over, offered, repacked
from .offers import actors, options
from .refusals import CrashRefusal, refused_choice
from .rules import CrashRules
from .seen import Standing
from .showing import arrange_over, break_over, laid, locked, unlocked, went_on
from .state import (
    Action,
    ArrangeElapsed,
    Arranging,
    BreakElapsed,
    Chance,
    DealHands,
    Dealing,
    DealOver,
    DecideElapsed,
    Deciding,
    DrawDealer,
    DrawingDealer,
    Elapsed,
    GameOver,
    NewHands,
    OfferElapsed,
    Offering,
    Repacking,
    State,
)

__all__ = ["actors", "at_stake", "chance", "clock", "options", "refusal", "secret", "start", "step"]


def start(rules: CrashRules) -> State:
    """Before the first dealer is drawn."""
    return DrawingDealer(rules, Standing((0,) * rules.players, ()))


def secret(state: State) -> int:
    """The number of the deal of which something is hidden now, or 0. Rules C1.6, C2.9"""
    match state:
        case DrawingDealer() | Dealing() | GameOver():
            return 0
        case _:
            return state.deal.number


def at_stake(state: State) -> int:
    """The number of the deal that is not decided yet, or 0: once its hands are shown, none is."""
    return 0 if isinstance(state, DealOver) else secret(state)


def refusal(state: State, action: Action) -> Refusal | None:
    """Why `action` may not happen now, or None if it may."""
    match action:
        case By():
            return refused_choice(state, action)
        case DrawDealer(drawn) | DealHands(drawn) | NewHands(drawn):
            draw = chance(state)
            if draw is None or draw.action is not type(action):
                return CrashRefusal.NOT_NOW
            return None if fits(draw, drawn) else CrashRefusal.WRONG_CARDS
        case DecideElapsed() | OfferElapsed() | ArrangeElapsed() | BreakElapsed():
            running = clock(state)
            due = running is not None and running.action == action
            return None if due else CrashRefusal.CLOCK_TOO_LATE
        case _:
            assert_never(action)


def step(state: State, action: Action) -> Step[State]:
    """What `action` makes of `state`.

    Raises:
        IllegalAction: `refusal` refuses it.
    """
    reason = refusal(state, action)
    if reason is not None:
        raise IllegalAction(reason)
    match action:
        case By(seat, choice):
            return _chosen(state, seat, choice)
        case DrawDealer() | DealHands() | NewHands():
            return _drawn(state, action)
        case _:
            return _elapsed(state, action)


def _chosen(state: State, seat: Seat, choice: CrashChoice) -> Step[State]:
    match state, choice:
        case Deciding(), Keep() | Swap():
            return answered(state, seat, swap=isinstance(choice, Swap))
        case Offering(), Keep() | Swap():
            return offered(state, swap=isinstance(choice, Swap))
        case Arranging(), Lay(_, hands):
            return laid(state, seat, hands)
        case Arranging(), LockIn(_, hands):
            return locked(state, seat, hands)
        case Arranging(), Unlock():
            return unlocked(state, seat)
        case DealOver(), NextDeal():
            return went_on(state, seat)
        case _:
            raise IllegalAction(CrashRefusal.NOT_NOW)  # refused above


def _drawn(state: State, action: Chance) -> Step[State]:
    match state, action:
        case DrawingDealer(), DrawDealer((seat,)):
            return dealer_drawn(state, seat)
        case Dealing(), DealHands(cards):
            return dealt(state, cards)
        case Repacking(), NewHands(cards):
            return repacked(state, cards)
        case _:
            raise IllegalAction(CrashRefusal.NOT_NOW)  # refused above


def _elapsed(state: State, action: Elapsed) -> Step[State]:
    match state, action:
        case Deciding(), DecideElapsed():
            return decide_over(state)
        case Offering(), OfferElapsed():
            return offered(state, swap=False)
        case Arranging(), ArrangeElapsed():
            return arrange_over(state)
        case DealOver(), BreakElapsed():
            return break_over(state)
        case _:
            raise IllegalAction(CrashRefusal.NOT_NOW)  # refused above
