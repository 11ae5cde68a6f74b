"""Turns: throwing and standing. Judged before, in `play`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from ...cards.dice import DICE_IN_A_HAND
from ...core.game import Step, Told
from ...core.wire import Seat
from .circles import to_all
from .events import DiceThrown, TurnEnded
from .play_offs import bout_over
from .rules import MOST_THROWS
from .score import made
from .seen import Result, Thrown
from .state import Rolling, State, Turn

ALL_DICE = tuple(range(DICE_IN_A_HAND))


def seat_of(state: Turn) -> Seat:
    """Whose turn it is."""
    bout = state.bouts[-1]
    return bout.order[len(bout.results)]


def locked(throws: Sequence[Thrown]) -> tuple[int, ...]:
    """The places of the dice left lying at the first re-throw. Rule D2.1"""
    if len(throws) < 2:
        return ()
    return tuple(place for place in ALL_DICE if place not in throws[1].again)


def rolled(state: Rolling, faces: tuple[int, ...]) -> Step[State]:
    """The dice have come to rest; the third throw ends the turn. Rule D2.1"""
    turn = state.turn
    fresh = dict(zip(state.dice, faces, strict=True))
    lay = turn.throws[-1].dice if turn.throws else faces
    thrown = Thrown(tuple(fresh.get(place, lay[place]) for place in ALL_DICE), state.dice)
    after = replace(turn, throws=(*turn.throws, thrown))
    told = (to_all(DiceThrown(seat_of(turn), thrown)),)
    return turn_over(after, told) if len(after.throws) == MOST_THROWS else Step(after, told)


def turn_over(state: Turn, told: tuple[Told, ...] = ()) -> Step[State]:
    """The dice stand; the next seat throws, or the bout is over. Rules D2.1, D2.2"""
    bout = state.bouts[-1]
    made_of = made(state.rules, state.throws[-1].dice)
    result = Result(seat_of(state), state.throws, made_of)
    bout = structs.replace(bout, results=(*bout.results, result))
    bouts, told = (*state.bouts[:-1], bout), (*told, to_all(TurnEnded(result)))
    if len(bout.results) < len(bout.order):
        standing = structs.replace(state.standing, turns=state.standing.turns + 1)
        return Step(Turn(state.rules, standing, bouts), told)
    return bout_over(state, bouts, told)
