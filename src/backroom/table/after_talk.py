"""What a line makes of a room."""

from __future__ import annotations

from dataclasses import replace

from .entries import TalkEntry
from .room import Room
from .talking import kept, said


def talked(room: Room, entry: TalkEntry) -> Room:
    """The line, after those before it."""
    return replace(room, talk=kept((*room.talk, said(room, entry))))
