"""The marks of what may cross the wire: truth is dataclasses, what people see and say is `Wire`."""

from __future__ import annotations

import re
from typing import NewType

import msgspec

Seat = NewType("Seat", int)  # a place at the table, 0..players-1


def tag(name: str) -> str:
    """The tag of a struct on the wire.

    >>> tag("PutBack")
    'put_back'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Wire(msgspec.Struct, frozen=True, tag=tag, forbid_unknown_fields=True):
    """May be part of what leaves or arrives; its name travels as its tag."""


class Part(Wire, frozen=True, tag=False):
    """A part of something tagged, never one of several kinds: it travels without a tag."""


class Message(Wire, frozen=True):
    """May leave the process by itself."""


class Command(Wire, frozen=True):
    """What a client asks the table for."""


class View(Wire, frozen=True):
    """What one viewer knows. Leaves only inside an `Update`."""


class Event(Wire, frozen=True):
    """What people are told happened. Leaves only inside an `Update`."""


class Choice(Wire, frozen=True):
    """What a person asks a game for. It names no seat: the session knows who asks."""


class Spectator(Wire, frozen=True):
    """Someone who watches and learns only what everyone learns."""


Viewer = Seat | Spectator


class FaceDown(Wire, frozen=True):
    """Cards that lie there and that this viewer may not know."""

    count: int  # 1 or more
