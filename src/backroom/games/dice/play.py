"""How dice poker is played, in the order of a match."""

from __future__ import annotations

from typing import assert_never

from ...core.game import By, IllegalAction, Refusal, Step, fits
from ...core.wire import Seat
from .choices import DiceChoice, GoOn, Stand, Throw, ThrowStart
from .circles import break_over, opened, went_on
from .coming import (
    back,
    came,
    closed,
    deserted,
    has_come,
    has_left,
    is_deserted,
    left,
    may_come,
    may_leave,
)
from .due import chance, clock
from .offers import actors, options
from .refusals import DiceRefusal, refused_choice
from .rules import DiceRules
from .starts import cast, not_cast
from .state import (
    Action,
    Break,
    BreakElapsed,
    Came,
    Cast,
    Casting,
    Deserted,
    Elapsed,
    Left,
    Roll,
    Rolling,
    StartElapsed,
    Starting,
    State,
    Turn,
    TurnElapsed,
)
from .turns import ALL_DICE, rolled, turn_over

__all__ = [
    "actors",
    "back",
    "came",
    "chance",
    "clock",
    "closed",
    "deserted",
    "left",
    "options",
    "refusal",
    "start",
    "step",
]


def start(rules: DiceRules) -> State:
    """Before the first die."""
    return opened(rules)


def refusal(state: State, action: Action) -> Refusal | None:
    """Why `action` may not happen now, or None if it may."""
    match action:
        case By():
            return refused_choice(state, action)
        case Cast(faces) | Roll(faces):
            due = chance(state)
            if due is None or due.action is not type(action):
                return DiceRefusal.NOT_NOW
            return None if fits(due, faces) else DiceRefusal.WRONG_DICE
        case Left():
            return None if may_leave(state, action) else DiceRefusal.NOT_NOW
        case Came():
            return None if may_come(state, action) else DiceRefusal.NOT_NOW
        case Deserted():
            return DiceRefusal.NOT_NOW if deserted(state) is None else None
        case StartElapsed() | TurnElapsed() | BreakElapsed():
            running = clock(state)
            due_now = running is not None and running.action == action
            return None if due_now else DiceRefusal.CLOCK_TOO_LATE
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
    match state, action:
        case _, By(seat, choice):
            return _chosen(state, seat, choice)
        case Casting(), Cast(faces):
            return cast(state, faces)
        case Rolling(), Roll(faces):
            return rolled(state, faces)
        case _, Left(seat):
            return has_left(state, seat)
        case _, Came():
            return has_come(state, action)
        case _, Deserted():
            return is_deserted(state)
        case _, StartElapsed() | TurnElapsed() | BreakElapsed():
            return _elapsed(state, action)
        case _:
            raise IllegalAction(DiceRefusal.NOT_NOW)  # refused above


def _chosen(state: State, seat: Seat, choice: DiceChoice) -> Step[State]:
    match state, choice:
        case Starting(), ThrowStart():
            return Step(Casting(state, (seat,)))
        case Turn(), Throw(dice=dice):
            return Step(Rolling(state, dice))
        case Turn(), Stand():
            return turn_over(state)
        case Break(), GoOn():
            return went_on(state, seat)
        case _:
            raise IllegalAction(DiceRefusal.NOT_NOW)  # refused above


def _elapsed(state: State, action: Elapsed) -> Step[State]:
    """The server throws for who has not begun; later the dice stand as they lie. Rule D2.4"""
    match state, action:
        case Starting(), StartElapsed():
            return Step(Casting(state, not_cast(state)))
        case Turn(throws=()), TurnElapsed():
            return Step(Rolling(state, ALL_DICE))
        case Turn(), TurnElapsed():
            return turn_over(state)
        case Break(), BreakElapsed():
            return break_over(state)
        case _:
            raise IllegalAction(DiceRefusal.NOT_NOW)  # refused above
