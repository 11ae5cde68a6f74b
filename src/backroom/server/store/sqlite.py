"""The store in one SQLite file: WAL, every commit synced, one writer, readers beside it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ...core.chance import Seed
from . import schema
from .contract import (
    Device,
    Holder,
    Line,
    LostRace,
    NotStored,
    Person,
    Sign,
    Table,
    Taken,
    UnusableDatabase,
)
from .writer import Committed, Writer, probe, unnoticed

FULL = 2  # PRAGMA synchronous: the WAL is synced before a commit returns
READERS = 2
BUSY_S = 5.0  # how long to wait for another process that writes

Row = tuple[Any, ...]  # Any: SQLite says at run time only what a column holds
Connect = Callable[[Path], sqlite3.Connection]


class SqliteStore:
    """A `Store` in the file at `path`, which is made if it is missing.

    Raises:
        UnusableDatabase: the file is no database of ours, is newer, or cannot be synced.
    """

    def __init__(
        self,
        path: Path,
        *,
        committed: Committed = unnoticed,
        connect: Connect | None = None,
    ) -> None:
        self._connect = connect or _connected
        connection, self._instance = _opened(path, self._connect)
        self._path = path
        self._identity = _identity(path)
        self._writer = Writer(connection, committed)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="backroom-reader")
        self._mine = threading.local()
        self._reading: list[sqlite3.Connection] = []

    @property
    def instance(self) -> str:
        return self._instance

    async def add_person(self, person: Person, device: Device, token_hash: bytes) -> None:
        row = (person.id, person.name, _now())

        def add(db: sqlite3.Connection) -> None:
            _run(db, "INSERT INTO people VALUES (?, ?, ?)", row)
            _add_device(db, person.id, device, token_hash)

        await self._writer.do(add)

    async def add_device(self, person: str, device: Device, token_hash: bytes) -> None:
        await self._writer.do(lambda db: _add_device(db, person, device, token_hash))

    async def holder(self, token_hash: bytes) -> Holder | None:
        query = (
            "SELECT people.id, name, devices.id, browser, system, seen"
            " FROM devices JOIN people ON people.id = person WHERE token_hash = ?"
        )
        rows = await self._read(query, token_hash)
        return Holder(Person(*rows[0][:2]), Device(*rows[0][2:])) if rows else None

    async def saw(self, device: Device) -> None:
        change = "UPDATE devices SET browser = ?, system = ?, seen = ? WHERE id = ?"
        row = (device.browser, device.system, device.seen, device.id)
        await self._writer.do(lambda db: _run(db, change, row))

    async def devices(self, person: str) -> Sequence[Device]:
        query = (
            "SELECT id, browser, system, seen FROM devices WHERE person = ? ORDER BY seen DESC, id"
        )
        return [Device(*row) for row in await self._read(query, person)]

    async def remove_device(self, person: str, device: str) -> bool:
        removed: list[int] = []
        remove = "DELETE FROM devices WHERE person = ? AND id = ?"
        await self._writer.do(
            lambda db: removed.append(db.execute(remove, (person, device)).rowcount)
        )
        return removed == [1]

    async def rename(self, person: str, name: str) -> None:
        row = (name, person)
        await self._writer.do(lambda db: _run(db, "UPDATE people SET name = ? WHERE id = ?", row))

    async def names(self, people: Sequence[str]) -> Mapping[str, str]:
        marks = ",".join("?" * len(people))
        return dict(await self._read(f"SELECT id, name FROM people WHERE id IN ({marks})", *people))

    async def create(self, table: Table, first: Line) -> None:
        await self._writer.do(lambda db: _create(db, table, first))

    async def table(self, table: str) -> Table | None:
        rows = await self._read("SELECT id, code FROM tables WHERE id = ?", table)
        return Table(*rows[0]) if rows else None

    async def table_by_code(self, code: str) -> Table | None:
        rows = await self._read("SELECT id, code FROM tables WHERE code = ?", code)
        return Table(*rows[0]) if rows else None

    async def append(self, line: Line) -> None:
        await self._writer.do(lambda db: _append(db, line))

    async def log(self, table: str, *, start: int = 0) -> Sequence[bytes]:
        query = "SELECT payload FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq"
        return [payload for (payload,) in await self._read(query, table, start)]

    async def seeds(self, table: str) -> Mapping[str, Seed]:
        rows = await self._read("SELECT game_id, seed FROM seeds WHERE table_id = ?", table)
        return {game: Seed(secret) for game, secret in rows}

    async def show(self, sign: Sign) -> None:
        await self._writer.do(lambda db: _show(db, sign))

    async def signs(self, *, since: float, most: int) -> Sequence[Sign]:
        query = (
            "SELECT table_id, seen, sign FROM door WHERE seen >= ?"
            " ORDER BY seen DESC, table_id LIMIT ?"
        )
        return [Sign(*row) for row in await self._read(query, since, most)]

    async def probe(self) -> None:
        def look(db: sqlite3.Connection) -> None:
            probe(db)
            if _identity(self._path) != self._identity:
                raise NotStored(f"{self._path} is not the file any more that was opened")

        await self._writer.do(look)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.stop)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._reading:
            connection.close()

    async def pragma(self, name: str) -> object:
        """What the live writing connection says of one of its settings."""
        said: list[object] = []
        await self._writer.do(lambda db: said.extend(db.execute(f"PRAGMA {name}").fetchone()))
        return said[0]

    async def _read(self, query: str, *values: object) -> list[Row]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._rows, query, values)

    def _rows(self, query: str, values: tuple[object, ...]) -> list[Row]:
        if not hasattr(self._mine, "connection"):
            self._mine.connection = self._connect(self._path)
            self._mine.connection.execute("PRAGMA query_only = ON")
            self._reading.append(self._mine.connection)
        connection: sqlite3.Connection = self._mine.connection
        return connection.execute(query, values).fetchall()


def _opened(path: Path, connect: Connect) -> tuple[sqlite3.Connection, str]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = connect(path)
    except (OSError, sqlite3.Error) as error:
        raise UnusableDatabase(f"{path} cannot be opened: {error}") from error
    try:
        return connection, _prepared(connection)
    except sqlite3.Error as error:
        connection.close()
        raise UnusableDatabase(f"{path} cannot be used: {error}") from error
    except UnusableDatabase as error:
        connection.close()
        raise UnusableDatabase(f"{path}: {error}") from error


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file lies there now, if it holds anything.

    It is not opened: closing it would drop the locks of SQLite on it, which belong to the process.
    """
    try:
        found = path.stat()
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found.st_size else None


def _prepared(connection: sqlite3.Connection) -> str:
    (journal,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    connection.execute(f"PRAGMA synchronous = {FULL}")
    connection.execute("PRAGMA foreign_keys = ON")
    (synchronous,) = connection.execute("PRAGMA synchronous").fetchone()
    if (journal, synchronous) != ("wal", FULL):
        raise UnusableDatabase(
            f"expected journal_mode wal and synchronous {FULL}, got {journal} and {synchronous};"
            " is the file on a network drive?"
        )
    return schema.prepare(connection)


def _connected(path: Path) -> sqlite3.Connection:
    # Each connection has one thread that uses it, but another may close it.
    return sqlite3.connect(path, isolation_level=None, timeout=BUSY_S, check_same_thread=False)


def _create(db: sqlite3.Connection, table: Table, first: Line) -> None:
    try:
        _run(db, "INSERT INTO tables VALUES (?, ?, ?)", (table.id, table.code, _now()))
    except sqlite3.IntegrityError as error:
        raise Taken(f"expected an id and a code that are free: {error}") from error
    _append(db, first)


def _append(db: sqlite3.Connection, line: Line) -> None:
    try:
        _run(db, "INSERT INTO log VALUES (?, ?, ?)", (line.table, line.seq, line.payload))
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
            raise
        raise LostRace(f"entry {line.seq} is in the log already") from error
    for game, seed in line.seeds.items():
        _run(db, "INSERT INTO seeds VALUES (?, ?, ?)", (game, line.table, seed.secret))
    if line.sign:
        _show(db, line.sign)


def _show(db: sqlite3.Connection, sign: Sign) -> None:
    change = (
        "INSERT INTO door VALUES (?, ?, ?)"
        " ON CONFLICT DO UPDATE SET seen = excluded.seen, sign = excluded.sign"
    )
    _run(db, change, (sign.table, sign.seen, sign.text))


def _add_device(db: sqlite3.Connection, person: str, device: Device, token_hash: bytes) -> None:
    row = (device.id, person, token_hash, device.browser, device.system, device.seen)
    _run(db, "INSERT INTO devices VALUES (?, ?, ?, ?, ?, ?)", row)


def _run(db: sqlite3.Connection, statement: str, row: tuple[object, ...]) -> None:
    db.execute(statement, row)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
