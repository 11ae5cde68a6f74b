"""What clients saw and were promised, held against what the log says."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from backroom.core.chance import Seed
from backroom.core.wire import Seat
from backroom.protocol.analyses import Analysis
from backroom.protocol.concrete import Heard, Update
from backroom.protocol.messages import Done, Odds, Pong, Refused, Roster, Talked, Welcome
from backroom.server.folding import history
from backroom.server.store.sqlite import SqliteStore
from backroom.table import decode_entry, match_of, news

SEATS = 3


@dataclass(frozen=True, slots=True)
class Log:
    """All that a database holds of a table."""

    payloads: tuple[bytes, ...]
    seeds: dict[str, Seed] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Moment:
    """An update's place in the life of a table."""

    game: int
    viewer: Seat
    seq: int


Truth = dict[Moment, tuple[bytes, tuple[bytes, ...]]]  # the view, and what was told with it


@dataclass(slots=True)
class Witness:
    """One client: every update that it saw, every command that it was told is done."""

    seen: list[tuple[Moment, bytes, tuple[bytes, ...]]] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    game: int = 0

    def hear(self, message: Heard) -> None:
        """One message, in order."""
        match message:
            case Roster():
                self.game = message.number
            case Update():
                viewer = message.seen.viewer
                assert not isinstance(viewer, msgspec.Struct), "expected a seat, got a spectator"
                moment = Moment(self.game, viewer, message.seq)
                self.seen.append((moment, encoded(message.seen), tuple(map(encoded, message.told))))
            case Done():
                self.done.append(message.id)
            case Welcome() | Talked() | Odds() | Analysis() | Refused() | Pong():
                pass


def read_log(db: Path, table: str) -> Log:
    """The log as a server would find it."""

    async def read() -> Log:
        store = SqliteStore(db)
        log = Log(tuple(await store.log(table)), dict(await store.seeds(table)))
        await store.close()
        return log

    return asyncio.run(read())


def lost(log: Log, witness: Witness) -> list[str]:
    """Commands that the client was told are done, and that the log lacks."""
    kept = {decode_entry(payload).command for payload in log.payloads}
    return [command for command in witness.done if command not in kept]


def invented(truth: Truth, witness: Witness) -> list[Moment]:
    """What the client saw though the log does not say it."""
    return [
        moment
        for moment, seen, told in witness.seen
        if moment not in truth
        or truth[moment][0] != seen
        or told not in ((), truth[moment][1])  # a greeting tells no events
    ]


def last_views(log: Log) -> list[tuple[int, bytes]]:
    """By seat, the number and the content of the update that it has when all is told."""
    *_, last = history(log.payloads, log.seeds)
    stage = match_of(last.room)
    assert stage is not None
    views = (last.room.game.view(stage.match.state, Seat(seat)) for seat in range(SEATS))
    return [(stage.updates[seat], encoded(view)) for seat, view in enumerate(views)]


def encoded(content: object) -> bytes:
    """As on the wire."""
    return msgspec.json.encode(content)


def truth(log: Log) -> Truth:
    """Every update that the log gives rise to."""
    return dict(_moments(log))


def _moments(log: Log) -> Iterator[tuple[Moment, tuple[bytes, tuple[bytes, ...]]]]:
    for applied in history(log.payloads, log.seeds):
        for seat in map(Seat, range(SEATS)):
            update = news(applied, seat, now=0.0)
            if update:
                moment = Moment(applied.room.number, seat, update.seq)
                yield moment, (encoded(update.seen), tuple(map(encoded, update.told)))
