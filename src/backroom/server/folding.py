"""From a table's log to its room, and from an entry to a line of the log."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from ..core.chance import Seed
from ..table import (
    Applied,
    Created,
    Logged,
    Room,
    apply,
    created,
    decode_entry,
    encode_entry,
    game_id,
    listing,
)
from ..table.entries import AnyEntry, Began
from .store.contract import Line, Sign


@dataclass(frozen=True, slots=True)
class Folded:
    """A room, and how many entries of its log made it."""

    room: Room
    entries: int  # the number of the next entry


def folded(payloads: Sequence[bytes], seeds: Mapping[str, Seed]) -> Folded:
    """The room that a whole log makes.

    Raises:
        ValueError: it is no log.
    """
    last = deque(rooms(payloads, seeds), maxlen=1)
    if not last:
        raise ValueError("expected a log, got no entry")
    return Folded(last[0], len(payloads))


def rooms(payloads: Sequence[bytes], seeds: Mapping[str, Seed]) -> Iterator[Room]:
    """The room after each entry of a log."""
    return (applied.room for applied in history(payloads, seeds))


def history(payloads: Sequence[bytes], seeds: Mapping[str, Seed]) -> Iterator[Applied]:
    """What each entry of a log made of its room, and told."""
    promised = {seed.commitment: seed for seed in seeds.values()}
    applied: Applied | None = None
    for payload in payloads:
        entry = decode_entry(payload)
        logged = Logged(entry, _seed(entry, promised))
        applied = apply(applied.room, logged) if applied else Applied(created(logged))
        yield applied


def line(room: Room, logged: Logged, *, seq: int, after: Room) -> Line:
    """`logged` as entry number `seq` of the log of `room`, of which it makes `after`."""
    seeds = {} if logged.seed is None else {game_id(room.table, room.number + 2): logged.seed}
    return Line(
        table=room.table,
        seq=seq,
        payload=encode_entry(logged.entry),
        seeds=seeds,
        sign=None if after.roster == room.roster else sign(after, seen=after.now),
    )


def first_line(logged: Logged) -> Line:
    """The first of a log."""
    room = created(logged)
    return Line(
        table=room.table,
        seq=0,
        payload=encode_entry(logged.entry),
        seeds={game_id(room.table, 1): room.next_seed},
        sign=sign(room, seen=room.now),
    )


def sign(room: Room, *, seen: float) -> Sign | None:
    """What the door shows of the table; None if it is not public."""
    if not room.options.public:
        return None
    return Sign(room.table, seen, msgspec.json.encode(listing(room)))


def _seed(entry: AnyEntry, promised: Mapping[str, Seed]) -> Seed | None:
    """The seed that `entry` commits to, if it commits to one."""
    match entry:
        case Created(commitment=commitment) | Began(commitment=commitment):
            return promised.get(commitment)
        case _:
            return None
