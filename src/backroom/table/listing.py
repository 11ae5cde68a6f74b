"""What the door shows of a table."""

from __future__ import annotations

from ..protocol.bodies import Listed
from .messages import phase_of
from .room import Empty, Robot, Room, is_paused, people


def listing(room: Room) -> Listed:
    """The table as everybody may know it who has not come in; who looks in at it is not counted."""
    return Listed(
        table=room.table,
        name=room.options.name,
        host_name=room.host_name,
        game=room.game.name,
        rules=room.rules,
        options=room.options,
        people=len(people(room)),
        bots=sum(isinstance(sitter, Robot) for sitter in room.sitters),
        free=sum(isinstance(sitter, Empty) for sitter in room.sitters),
        phase=phase_of(room),
        locked=room.locked,
        paused=is_paused(room),
    )
