"""What the log of a table holds: the room is what these make of nothing.

An entry is neither a message nor a part of one, and holds no seed: a seed is kept apart, under
the id of its game, and meets its entry again in `Logged`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NewType

import msgspec

from ..core.chance import Seed
from ..core.levels import Level
from ..core.match import Played
from ..core.phrases import Phrase
from ..core.wire import Seat
from ..protocol.motions import Motion
from ..protocol.options import Options

PersonId = NewType("PersonId", str)
NOBODY = PersonId("")


class Entry(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """Something that happened, for ever."""

    at: float  # seconds since 1970, never less than in the entry before
    by: PersonId = NOBODY  # who asked; nobody for bots and clocks
    command: str = ""  # the id of the command that asked


class Created(Entry, frozen=True, kw_only=True):
    """A table; the first entry of every log."""

    table: str
    code: str
    game: str
    rules: msgspec.Raw  # JSON; only the game can read it
    options: Options
    name: str  # of the host
    commitment: str  # to the seed of game 1


class SatDown(Entry, frozen=True, kw_only=True):
    """A person took a free seat, moved to one, or came back to the seat that a bot kept."""

    seat: Seat
    name: str
    nonce: str
    actions: tuple[str, ...] = ()  # what the game makes of it, and chance; lines of the record


class StoodUp(Entry, frozen=True, kw_only=True):
    """A person gave up a seat."""

    seat: Seat
    actions: tuple[str, ...] = ()  # what the game undoes then, and chance; lines of the record


class Removed(Entry, frozen=True, kw_only=True):
    """The host freed a seat."""

    seat: Seat
    actions: tuple[str, ...] = ()  # as above


class BotSat(Entry, frozen=True, kw_only=True):
    """The host put a bot in a free seat, or gave a bot another level."""

    seat: Seat
    level: Level


class StoodIn(Entry, frozen=True, kw_only=True):
    """A bot stands in for a person, who may take the seat back."""

    seat: Seat
    actions: tuple[str, ...] = ()  # as above


class HostPassed(Entry, frozen=True, kw_only=True):
    """Somebody else is host."""

    to: PersonId


class Locked(Entry, frozen=True, kw_only=True):
    """Nobody new may sit down, or they may again."""

    locked: bool


class Began(Entry, frozen=True, kw_only=True):
    """A game, with bots in the free seats."""

    commitment: str = ""  # to the seed of the game after this one; never empty in a log
    actions: tuple[str, ...] = ()  # lines of the record: the chance that opens the game


class Readied(Entry, frozen=True, kw_only=True):
    """A person is ready for the next game."""

    nonce: str


class Voted(Entry, frozen=True, kw_only=True):
    """A person is for a motion, or no longer."""

    motion: Motion
    yes: bool
    actions: tuple[str, ...] = ()  # as above, if it puts a bot in a seat


class Resumed(Entry, frozen=True, kw_only=True):
    """The pause is over."""


class Spoke(Entry, frozen=True, kw_only=True):
    """Somebody said a ready phrase."""

    name: str
    phrase: Phrase
    about: Seat | Literal["nobody"]


class Wrote(Entry, frozen=True, kw_only=True):
    """Somebody wrote free text."""

    name: str
    text: str


class Acted(Entry, frozen=True, kw_only=True):
    """A choice or a clock, and the chance that followed it, as lines of the record."""

    actions: tuple[str, ...]


GivenUp = StoodUp | Removed | StoodIn
SeatEntry = SatDown | GivenUp | BotSat | HostPassed | Locked
TalkEntry = Spoke | Wrote
AnyEntry = Created | SeatEntry | Began | Readied | Voted | Resumed | Acted | TalkEntry

_decoder = msgspec.json.Decoder(AnyEntry)


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry with the seed that it commits to, if it commits to one."""

    entry: AnyEntry
    seed: Seed | None = None  # for `Created` and `Began`
    # What the actions made of the match, when that is known already. Any: of whichever game.
    played: Played[Any, Any, Any, Any, Any, Any] | None = field(
        default=None, compare=False, repr=False
    )


def encode_entry(entry: AnyEntry) -> bytes:
    """The entry as JSON, for the log alone."""
    return msgspec.json.encode(entry)


def decode_entry(payload: bytes) -> AnyEntry:
    """The inverse of `encode_entry`.

    Raises:
        msgspec.ValidationError: the payload is no entry of this version.
    """
    return _decoder.decode(payload)


def game_id(table: str, number: int) -> str:
    """The id of the table's game number `number`, from 1."""
    return f"{table}.{number}"
