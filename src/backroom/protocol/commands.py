"""What a client may ask over a socket. Each command carries an id, so that a repeat is harmless."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ..core.levels import Level
from ..core.phrases import Phrase
from ..core.wire import Command, Seat
from .games import AnyChoice
from .motions import Motion

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


class Ready(Command, frozen=True):
    """I am ready for the next game, and add a nonce to its chance.

    A rematch begins when every person seated is ready; the first game when the host starts it.
    """

    id: Id
    nonce: Nonce


class Act(Command, frozen=True):
    """A choice in the running game."""

    id: Id
    choice: AnyChoice


class Remove(Command, frozen=True):
    """Free a seat. In a running game a bot takes it over. The host alone may."""

    id: Id
    seat: Seat


class PutBot(Command, frozen=True):
    """A bot of this level in a free seat, or another level for a bot. The host alone may."""

    id: Id
    seat: Seat
    level: Level


class StandIn(Command, frozen=True):
    """A bot plays for somebody who does not act, and keeps the seat. The host alone may."""

    id: Id
    seat: Seat


class PassHost(Command, frozen=True):
    """Make the person in this seat the host. The host alone may."""

    id: Id
    seat: Seat


class Lock(Command, frozen=True):
    """Let nobody new sit down, or let them again. The host alone may."""

    id: Id
    locked: bool


class Vote(Command, frozen=True):
    """For a motion, or no longer for it. It carries with more than half of the people seated."""

    id: Id
    motion: Motion
    yes: bool


class Resume(Command, frozen=True):
    """Go on after a pause."""

    id: Id


class Say(Command, frozen=True):
    """A ready phrase. Rule G3.3"""

    id: Id
    phrase: Phrase
    about: Seat | Literal["nobody"] = "nobody"  # a seat for the phrases that point at somebody


class Chat(Command, frozen=True):
    """Free text, where the table allows it now. Rule G3.3"""

    id: Id
    text: Annotated[str, Meta(max_length=400)]  # at most 200 characters are left of it


class Ping(Command, frozen=True):
    """Is the way open? Not stored."""

    id: Id


AnyCommand = (
    Sit
    | Leave
    | Ready
    | Start
    | Act
    | Remove
    | PutBot
    | StandIn
    | PassHost
    | Lock
    | Vote
    | Resume
    | Say
    | Chat
    | Ping
)
