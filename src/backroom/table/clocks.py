"""When something is due at a table by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core.game import Clock, Everyone
from ..core.match import AnyMatch
from ..core.update import NO_CLOCK, Waiting
from ..core.wire import Seat, Spectator, Viewer
from .room import Playing, Room, Running


@dataclass(frozen=True, slots=True)
class Due:
    """What the next clock will do, and when."""

    at: float  # seconds since 1970
    action: Any  # Any: of whichever game


def running(match: AnyMatch, before: tuple[Running, ...], now: float) -> tuple[Running, ...]:
    """The clocks of the game that run now; those that ran before have not begun anew."""
    since = {one.clock.action: one.since for one in before}
    clock, waits = match.game.clock(match.state), match.game.waits(match.state)
    whose: list[tuple[Seat | Everyone, Clock[Any]]] = list(waits.items())
    if clock is not None:
        whose.insert(0, (Everyone(), clock))
    return tuple(Running(clock, since.get(clock.action, now), bars) for bars, clock in whose)


def first_due(room: Room) -> Due | None:
    """What the first clock of the running game to strike will do, or None if none runs.

    Never before everybody's cool-down has passed. Rule G2.7
    """
    stage = room.stage
    if not isinstance(stage, Playing) or stage.paused or not stage.clocks:
        return None
    first = min(stage.clocks, key=_strikes_at)
    return Due(max(_strikes_at(first), *stage.cooling), first.clock.action)


def due_at(room: Room) -> float | None:
    """When the first clock of the running game strikes: seconds since 1970, or None."""
    due = first_due(room)
    return None if due is None else due.at


def waiting(room: Room, viewer: Viewer, *, now: float) -> Waiting:
    """What is left of the clocks, as `viewer` meets them."""
    stage = room.stage
    if not isinstance(stage, Playing) or stage.paused:
        return NO_CLOCK
    cooling_s = 0.0 if isinstance(viewer, Spectator) else stage.cooling[viewer] - now
    left_s = of_s = own_s = 0.0
    for one in stage.clocks:
        due = max(_strikes_at(one), *stage.cooling)
        if isinstance(one.bars, Everyone):
            left_s, of_s = due - now, due - one.since
        elif one.bars == viewer:
            own_s = due - now
    return Waiting(_ms(left_s), _ms(of_s), _ms(cooling_s), _ms(own_s))


def _strikes_at(one: Running) -> float:
    return one.since + one.clock.after_s


def _ms(seconds: float) -> int:
    return max(0, round(seconds * 1000))
