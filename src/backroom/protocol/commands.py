"""What a client may ask over a socket. Each command carries an id, so that a repeat is harmless."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ..core.wire import Command, Seat
from ..games.gang.choices import GangChoice

Id = Annotated[str, Meta(min_length=1, max_length=40)]  # unique among a person's commands
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # 16 random bytes, hex


class Sit(Command, frozen=True):
    """Take a seat, and add a nonce to the chance of the next game."""

    id: Id
    seat: Seat | Literal["any"]
    nonce: Nonce


class Leave(Command, frozen=True):
    """Give up the seat. In a running game a bot takes it over."""

    id: Id


class Start(Command, frozen=True):
    """Begin the game, or a rematch, with bots in the free seats. The host alone may."""

    id: Id


class Again(Command, frozen=True):
    """I want a rematch. It begins when every person seated wants one."""

    id: Id
    nonce: Nonce


class Act(Command, frozen=True):
    """A choice in the running game."""

    id: Id
    choice: GangChoice


class Ping(Command, frozen=True):
    """Is the way open? Not stored."""

    id: Id


AnyCommand = Sit | Leave | Start | Again | Act | Ping
