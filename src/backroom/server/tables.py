"""All tables: made, found, brought into memory when somebody comes, let go when idle."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence

from ..core.chance import SEED_BYTES, Seed
from ..core.record import Record
from ..protocol.bodies import NewTable
from ..table import Created, Logged, Over, PersonId, record_of
from .aside import Aside
from .folding import first_line, folded, rooms
from .live import LiveTable
from .metrics import Metrics
from .store.contract import Person, Store, Table, Taken

ID_BYTES = 12  # of a link: 96 random bits
CODE_LENGTH = 8  # of 32 letters each: 40 random bits
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that looks like another
IDLE_S = 600.0  # without a socket, until a table leaves the memory
SWEEP_S = 60.0


class Unfinished(Exception):
    """The game still runs."""


class Tables:
    """The tables, by id."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._aside = Aside()
        self._live: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._left_at: dict[str, float] = {}
        self._sweeper = asyncio.ensure_future(self._sweep())

    async def create(self, host: Person, wanted: NewTable) -> Table:
        """A new table, with `host` as its host, though nobody sits yet.

        Raises:
            NotStored: it does not exist.
        """
        while True:
            table = Table(secrets.token_urlsafe(ID_BYTES), _code())
            try:
                await self._store.create(table, first_line(_created(table, host, wanted)))
            except Taken:
                continue
            return table

    async def find(self, code: str) -> Table | None:
        """The table with this code, as somebody typed it."""
        typed = "".join(letter for letter in code.upper() if letter.isalnum())
        return await self._store.table_by_code(typed) if len(typed) == CODE_LENGTH else None

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
        return await self._aside.do(_record, payloads, seeds, number)

    async def close(self) -> None:
        """Nothing happens at any table by itself any more."""
        self._sweeper.cancel()
        for table in tuple(self._live):
            self._let_go(table)
        self._aside.close()

    async def _load(self, table: str) -> LiveTable | None:
        payloads = await self._store.log(table)
        if not payloads:
            return None
        log = await self._aside.do(folded, payloads, await self._store.seeds(table))
        return LiveTable(log, store=self._store, aside=self._aside, metrics=self._metrics)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            self._let_idle_go(time.monotonic())

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
    return None if loading.cancelled() or loading.exception() else loading.result()


def _is_watched(loading: asyncio.Task[LiveTable | None]) -> bool:
    live = _loaded(loading)
    return live is not None and len(live.audience) > 0


def _created(table: Table, host: Person, wanted: NewTable) -> Logged:
    seed = Seed(secrets.token_bytes(SEED_BYTES))
    entry = Created(
        at=time.time(),
        by=PersonId(host.id),
        table=table.id,
        code=table.code,
        game=wanted.game,
        rules=wanted.rules,
        options=wanted.options,
        name=host.name,
        commitment=seed.commitment,
    )
    return Logged(entry, seed=seed)


def _code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _record(payloads: Sequence[bytes], seeds: Mapping[str, Seed], number: int) -> Record | None:
    room = None
    for room in rooms(payloads, seeds):
        if room.number == number and isinstance(room.stage, Over):
            return record_of(room)
    if room is not None and room.number == number:
        raise Unfinished
    return None
