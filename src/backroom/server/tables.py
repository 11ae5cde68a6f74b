"""All tables: made, found, brought into memory when somebody comes, let go when idle."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Mapping, Sequence

import msgspec

from ..core.chance import Seed
from ..core.record import Record
from ..protocol.bodies import NewTable
from ..protocol.games import game_of
from ..table import Created, Logged, Over, PersonId, record_of
from .codes import new_code, typed
from .folding import first_line, folded, rooms, sign
from .live import LiveTable
from .metrics import Metrics
from .seeds import new_seed
from .store.contract import NotStored, Person, Store, Table, Taken
from .threads import Threads

ID_BYTES = 12  # of a link: 96 random bits
IDLE_S = 600.0  # without a socket, until a table leaves the memory
SWEEP_S = 60.0


class Unfinished(Exception):
    """The game still runs."""


class Tables:
    """The tables, by id."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._threads = Threads()
        self._archive = Threads()  # so that no bot waits for those who read old games
        self._live: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._left_at: dict[str, float] = {}
        self._sweeper = asyncio.ensure_future(self._sweep())

    async def create(self, host: Person, wanted: NewTable) -> Table:
        """A new table, with `host` as its host, though nobody sits yet.

        Raises:
            NotStored: it does not exist.
        """
        while True:
            table = Table(secrets.token_urlsafe(ID_BYTES), new_code())
            try:
                await self._store.create(table, first_line(_created(table, host, wanted)))
            except Taken:
                continue
            return table

    async def find(self, code: str) -> Table | None:
        """The table with this code, as somebody typed it."""
        meant = typed(code)
        return await self._store.table_by_code(meant) if meant else None

    async def exists(self, table: str) -> bool:
        """Is there a table with this id?"""
        return table in self._live or await self._store.table(table) is not None

    def in_memory(self, table: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return _loaded(self._live[table]) if table in self._live else None

    async def live(self, table: str) -> LiveTable | None:
        """The table in memory, or None if there is none with this id."""
        if table not in self._live:
            self._live[table] = asyncio.ensure_future(self._load(table))
        try:
            live = await asyncio.shield(self._live[table])
        except Exception:
            self._live.pop(table, None)
            raise
        if live is None:
            self._live.pop(table, None)
        self._metrics.tables.set(len(self._live))
        return live

    async def record(self, table: str, number: int) -> Record | None:
        """The record of the table's game number `number`, or None if there never was one.

        Raises:
            Unfinished: it still runs.
        """
        payloads, seeds = await self._store.log(table), await self._store.seeds(table)
        return await self._archive.do(_record, payloads, seeds, number)

    async def close(self) -> None:
        """Nothing happens at any table by itself any more."""
        self._sweeper.cancel()
        for table in tuple(self._live):
            self._let_go(table)
        self._threads.close()
        self._archive.close()

    async def _load(self, table: str) -> LiveTable | None:
        payloads = await self._store.log(table)
        if not payloads:
            return None
        log = await self._threads.do(folded, payloads, await self._store.seeds(table))
        live = LiveTable(log, store=self._store, threads=self._threads, metrics=self._metrics)
        await self._visited(live)
        return live

    async def _visited(self, live: LiveTable) -> None:
        """The door knows that somebody is there, if it shows the table."""
        shown = sign(live.room, seen=time.time())
        if shown:
            with contextlib.suppress(NotStored):  # then the door is a little behind
                await self._store.show(shown)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            self._let_idle_go(time.monotonic())
            watched = [
                live for one in self._live.values() if (live := _loaded(one)) and _is_watched(one)
            ]
            await asyncio.gather(*map(self._visited, watched))

    def _let_idle_go(self, now: float) -> None:
        for table, loading in tuple(self._live.items()):
            if not loading.done() or _is_watched(loading):
                self._left_at.pop(table, None)
            elif now - self._left_at.setdefault(table, now) >= IDLE_S:
                self._let_go(table)
        self._metrics.tables.set(len(self._live))

    def _let_go(self, table: str) -> None:
        self._left_at.pop(table, None)
        loading = self._live.pop(table)
        if not loading.done():
            loading.cancel()
        elif live := _loaded(loading):
            live.stop()


def _loaded(loading: asyncio.Task[LiveTable | None]) -> LiveTable | None:
    if not loading.done() or loading.cancelled() or loading.exception():
        return None
    return loading.result()


def _is_watched(loading: asyncio.Task[LiveTable | None]) -> bool:
    live = _loaded(loading)
    return live is not None and len(live.audience) > 0


def _created(table: Table, host: Person, wanted: NewTable) -> Logged:
    seed = new_seed()
    entry = Created(
        at=time.time(),
        by=PersonId(host.id),
        table=table.id,
        code=table.code,
        game=game_of(wanted.rules).name,
        rules=msgspec.Raw(msgspec.json.encode(wanted.rules)),
        options=wanted.options,
        name=host.name,
        commitment=seed.commitment,
    )
    return Logged(entry, seed=seed)


def _record(payloads: Sequence[bytes], seeds: Mapping[str, Seed], number: int) -> Record | None:
    room = None
    for room in rooms(payloads, seeds):
        if room.number == number and isinstance(room.stage, Over):
            return record_of(room)
    if room is not None and room.number == number:
        raise Unfinished
    return None
