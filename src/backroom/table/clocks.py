"""When something is due at a table by itself."""

from __future__ import annotations

from ..core.update import NO_CLOCK, Waiting
from ..core.wire import Spectator, Viewer
from .room import Playing, Room


def due_at(room: Room) -> float | None:
    """When the clock of the running game strikes: seconds since 1970, or None if none runs.

    Never before everybody's cool-down has passed. Rule G2.7
    """
    stage = room.stage
    if not isinstance(stage, Playing) or stage.paused:
        return None
    clock = room.game.clock(stage.match.state)
    return None if clock is None else max(stage.since + clock.after_s, *stage.cooling)


def waiting(room: Room, viewer: Viewer, *, now: float) -> Waiting:
    """What is left of the clocks, as `viewer` meets them."""
    stage, due = room.stage, due_at(room)
    if not isinstance(stage, Playing) or stage.paused:
        return NO_CLOCK
    cooling_s = 0.0 if isinstance(viewer, Spectator) else stage.cooling[viewer] - now
    left_s, of_s = (0.0, 0.0) if due is None else (due - now, due - stage.since)
    return Waiting(_ms(left_s), _ms(of_s), _ms(cooling_s))


def _ms(seconds: float) -> int:
    return max(0, round(seconds * 1000))
