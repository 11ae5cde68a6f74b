"""Who starts: a die each, the highest first. Rules D1.2, D4.3"""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from ...core.game import Step, Told
from ...core.wire import Seat
from .circles import cast_for, clockwise, next_game, to_all
from .events import StartCast, StarterFound, StartTied
from .play_offs import play_off
from .seen import StartDie
from .state import Casting, Starting, State


def not_cast(state: Starting) -> tuple[Seat, ...]:
    """Who has still to throw."""
    thrown = {die.seat for die in state.cast}
    return tuple(seat for seat in state.contenders if seat not in thrown)


def cast(state: Casting, faces: tuple[int, ...]) -> Step[State]:
    """The dice for the start have come to rest; the tied highest throw again."""
    starting = state.starting
    dice = tuple(StartDie(seat, face) for seat, face in zip(state.rolling, faces, strict=True))
    after, told = replace(starting, cast=starting.cast + dice), (to_all(StartCast(dice)),)
    if not_cast(after):
        return Step(after, told)
    highest = max(die.face for die in after.cast)
    thrown = {die.seat: die.face for die in after.cast}
    best = tuple(seat for seat in after.contenders if thrown[seat] == highest)
    if len(best) == 1:
        return _started(after, best[0], (*told, to_all(StarterFound(best[0]))))
    again = cast_for(after.rules, after.standing, after.bouts, best)
    return Step(
        replace(again, earlier=(*after.earlier, after.cast)), (*told, to_all(StartTied(best)))
    )


def _started(state: Starting, first: Seat, told: tuple[Told, ...]) -> Step[State]:
    """The circle's first game, or the play-off, begins."""
    cast = (*state.earlier, state.cast)
    if state.bouts:
        return play_off(state.rules, state.standing, state.bouts, first, told, cast)
    order = clockwise(state.standing.order, first)
    return next_game(state.rules, structs.replace(state.standing, order=order), told, cast)
