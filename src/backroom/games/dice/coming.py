"""Who leaves a seat, comes back or joins, and what that makes of a match. Rule D1.4"""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from ...core.game import Step, Told
from ...core.wire import Seat
from .circles import break_over, ended_or, is_circle_over, to_all, waited_for
from .events import LastCircle, SeatChanged
from .rules import DiceRules, seats
from .seen import Sits, Stake, Standing
from .state import Break, Came, Casting, Deserted, Left, MatchOver, Rolling, State


def left(state: State, seat: Seat) -> Left | None:
    """What happens when whoever sits in `seat` gives it up."""
    return Left(seat) if _sits(state, seat) is Sits.IN and not _is_over(state) else None


def back(state: State, seat: Seat) -> Came | None:
    """What happens when whoever `seat` was kept for takes it back."""
    action = Came(seat, fresh=False)
    return action if may_come(state, action) else None


def came(state: State, seat: Seat) -> Came | None:
    """What happens when somebody new sits down in `seat`."""
    action = Came(seat, fresh=True)
    return action if may_come(state, action) else None


def deserted(state: State) -> Deserted | None:
    """What happens when the last person has left."""
    return None if _is_over(state) or standing_of(state).deserted else Deserted()


def closed(state: State) -> frozenset[Seat]:
    """Nobody new may sit down within a circle."""
    return (
        frozenset() if is_between(state) or _is_over(state) else frozenset(seats(rules_of(state)))
    )


def may_leave(state: State, action: Left) -> bool:
    """Is this seat one that can be left now?"""
    return action.seat in seats(rules_of(state)) and left(state, action.seat) is not None


def may_come(state: State, action: Came) -> bool:
    """Can somebody sit down here so?"""
    if action.seat not in seats(rules_of(state)) or _is_over(state):
        return False
    if action.fresh:
        return is_between(state)
    return _sits(state, action.seat) is not Sits.IN


def has_left(state: State, seat: Seat) -> Step[State]:
    """A stand-in plays the circle out; between circles the seat is out at once."""
    plays = seat in standing_of(state).order and not is_between(state)
    sits = Sits.LEAVING if plays else Sits.OUT
    stake = structs.replace(standing_of(state).stakes[seat], sits=sits)
    return _changed(state, seat, stake)


def has_come(state: State, action: Came) -> Step[State]:
    """With the stack that the seat has, or with a new one; the old one goes with who had it."""
    standing, rules = standing_of(state), rules_of(state)
    lay = standing.stakes[action.seat]
    if not action.fresh:
        return _changed(state, action.seat, structs.replace(lay, sits=Sits.IN))
    after = structs.replace(
        standing,
        brought=standing.brought + rules.stack,
        taken=standing.taken + lay.stack,
        fresh=True,
    )
    return _changed(_with(state, after), action.seat, Stake(rules.stack, arrivals=lay.arrivals + 1))


def is_deserted(state: State) -> Step[State]:
    """The match ends when the circle is over."""
    after = _with(state, structs.replace(standing_of(state), deserted=True))
    return _settled(after, (to_all(LastCircle()),))


def is_between(state: State) -> bool:
    """Is one circle over and the next not begun?"""
    return isinstance(state, Break) and is_circle_over(state.standing)


def standing_of(state: State) -> Standing:
    """How the match stands, in any phase."""
    match state:
        case Casting(starting=starting):
            return starting.standing
        case Rolling(turn=turn):
            return turn.standing
        case _:
            return state.standing


def rules_of(state: State) -> DiceRules:
    """The rules of the table, in any phase."""
    match state:
        case Casting(starting=starting):
            return starting.rules
        case Rolling(turn=turn):
            return turn.rules
        case _:
            return state.rules


def _changed(state: State, seat: Seat, stake: Stake) -> Step[State]:
    standing = standing_of(state)
    stakes = (*standing.stakes[:seat], stake, *standing.stakes[seat + 1 :])
    deserted = standing.deserted and stake.sits is not Sits.IN
    after = _with(state, structs.replace(standing, stakes=stakes, deserted=deserted))
    return _settled(after, (to_all(SeatChanged(seat, stake.sits, stake.stack)),))


def _settled(state: State, told: tuple[Told, ...]) -> Step[State]:
    """The match may be over now, or a break that waited for the one who left."""
    if not isinstance(state, Break):
        return Step(state, told)
    step = ended_or(state, told)
    if isinstance(step.state, MatchOver) or waited_for(state):
        return step
    following = break_over(state)
    return Step(following.state, (*told, *following.told))


def _with(state: State, standing: Standing) -> State:
    match state:
        case Casting(starting=starting):
            return replace(state, starting=replace(starting, standing=standing))
        case Rolling(turn=turn):
            return replace(state, turn=replace(turn, standing=standing))
        case _:
            return replace(state, standing=standing)


def _sits(state: State, seat: Seat) -> Sits:
    return standing_of(state).stakes[seat].sits


def _is_over(state: State) -> bool:
    return isinstance(state, MatchOver)
