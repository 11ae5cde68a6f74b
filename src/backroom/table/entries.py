"""What the log of a table holds: the room is what these make of nothing.

An entry is neither a message nor a part of one, and holds no seed: a seed is kept apart, under
the id of its game, and meets its entry again in `Logged`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NewType

import msgspec

from ..core.chance import Seed
from ..core.match import Played
from ..core.wire import Seat
from ..games.gang.rules import Rules

PersonId = NewType("PersonId", str)


class Entry(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """Something that happened, for ever."""

    at: float  # seconds since 1970, never less than in the entry before
    by: PersonId = PersonId("")  # who asked; "" for bots and clocks
    command: str = ""  # the id of the command that asked


class Created(Entry, frozen=True, kw_only=True):
    """A table; the first entry of every log."""

    table: str
    code: str
    game: str
    rules: Rules
    commitment: str  # to the seed of game 1


class SatDown(Entry, frozen=True, kw_only=True):
    """A person took a free seat, or came back to the seat that a bot kept."""

    seat: Seat
    name: str
    nonce: str


class StoodUp(Entry, frozen=True, kw_only=True):
    """A person gave up a seat."""

    seat: Seat


class Began(Entry, frozen=True, kw_only=True):
    """A game, with bots in the free seats."""

    commitment: str  # to the seed of the game after this one
    actions: tuple[str, ...]  # lines of the record: the chance that opens the game


class WantedAgain(Entry, frozen=True, kw_only=True):
    """A person is ready for a rematch."""

    nonce: str


class Acted(Entry, frozen=True, kw_only=True):
    """A choice or a clock, and the chance that followed it, as lines of the record."""

    actions: tuple[str, ...]


AnyEntry = Created | SatDown | StoodUp | Began | WantedAgain | Acted

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
