"""Why dice poker refuses, and its judgement of choices."""

from __future__ import annotations

from typing import assert_never

from ...cards.dice import DICE_IN_A_HAND
from ...core.game import By, Refusal
from ...core.wire import Seat
from .choices import DiceChoice, GoOn, Stand, Throw, ThrowStart
from .circles import waited_for
from .coming import rules_of
from .starts import not_cast
from .state import Break, Casting, MatchOver, Rolling, Starting, State, Turn
from .turns import ALL_DICE, locked, seat_of


class DiceRefusal(Refusal):
    """Reasons, as codes; the client has the words."""

    NOT_NOW = "not_now"  # nothing of the kind can be done in this phase
    OVER = "game_over"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_TURN = "not_your_turn"
    OTHER_TURN = "other_turn"  # the choice names a turn that is over
    OTHER_THROW = "other_throw"  # that throw has been made: a double click throws once
    OTHER_DRAW = "other_draw"  # the choice names another throwing for the start
    OTHER_GAME = "other_game"
    CAST_ALREADY = "cast_already"  # the own die for the start
    NO_PART = "no_part"  # in this throwing for the start
    NOT_THROWN = "not_thrown"  # nobody stands before the first throw
    ALL_FIVE = "all_five"  # the first throw is of all dice. Rule D2.1
    NO_DICE = "no_dice"  # throwing none is standing. Rule D2.2
    NO_SUCH_DIE = "no_such_die"  # or the places do not rise
    LOCKED_DIE = "locked_die"  # left lying at the first re-throw. Rule D2.1
    ONWARD_ALREADY = "onward_already"
    NOT_WAITED_FOR = "not_waited_for"  # this seat does not play the circle
    CLOCK_TOO_LATE = "clock_too_late"  # what it timed is no more
    WRONG_DICE = "wrong_dice"  # these cannot come now


def refused_choice(state: State, action: By[DiceChoice]) -> DiceRefusal | None:
    """Why this may not happen now, or None if it may."""
    seat, choice = action.seat, action.choice
    if not 0 <= seat < rules_of(state).players:
        return DiceRefusal.NO_SUCH_SEAT
    match state:
        case Starting():
            return _refused_start(state, seat, choice)
        case Turn():
            return _refused_turn(state, seat, choice)
        case Break():
            return _refused_onward(state, seat, choice)
        case Casting() | Rolling():
            return DiceRefusal.NOT_NOW
        case MatchOver():
            return DiceRefusal.OVER
        case _:
            assert_never(state)


def _refused_start(state: Starting, seat: Seat, choice: DiceChoice) -> DiceRefusal | None:
    if not isinstance(choice, ThrowStart):
        return DiceRefusal.NOT_NOW
    if choice.draw != state.standing.draws:
        return DiceRefusal.OTHER_DRAW
    if seat not in state.contenders:
        return DiceRefusal.NO_PART
    return None if seat in not_cast(state) else DiceRefusal.CAST_ALREADY


def _refused_turn(state: Turn, seat: Seat, choice: DiceChoice) -> DiceRefusal | None:
    if not isinstance(choice, Throw | Stand):
        return DiceRefusal.NOT_NOW
    if choice.turn != state.standing.turns:
        return DiceRefusal.OTHER_TURN
    if seat != seat_of(state):
        return DiceRefusal.NOT_YOUR_TURN
    if isinstance(choice, Stand):
        if not state.throws:
            return DiceRefusal.NOT_THROWN
        return None if choice.throws == len(state.throws) else DiceRefusal.OTHER_THROW
    return _refused_throw(state, choice)


def _refused_throw(state: Turn, choice: Throw) -> DiceRefusal | None:
    if choice.throw != len(state.throws) + 1:
        return DiceRefusal.OTHER_THROW
    if not choice.dice:
        return DiceRefusal.NO_DICE
    known = all(0 <= place < DICE_IN_A_HAND for place in choice.dice)
    if not known or list(choice.dice) != sorted(set(choice.dice)):
        return DiceRefusal.NO_SUCH_DIE
    if not state.throws and choice.dice != ALL_DICE:
        return DiceRefusal.ALL_FIVE
    if set(choice.dice) & set(locked(state.throws)):
        return DiceRefusal.LOCKED_DIE
    return None


def _refused_onward(state: Break, seat: Seat, choice: DiceChoice) -> DiceRefusal | None:
    if not isinstance(choice, GoOn):
        return DiceRefusal.NOT_NOW
    if choice.game != state.standing.games:
        return DiceRefusal.OTHER_GAME
    if seat in state.onward:
        return DiceRefusal.ONWARD_ALREADY
    return None if seat in waited_for(state) else DiceRefusal.NOT_WAITED_FOR
