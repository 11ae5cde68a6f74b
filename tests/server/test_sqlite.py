"""The store in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from backroom.server.store.contract import NotStored, Store, UnusableDatabase
from backroom.server.store.sqlite import SqliteStore
from tests.server.store_contract import TABLE, Opened, StoreContract, line, run, seed


class TestSqliteStore(StoreContract):
    @pytest.fixture
    def opened(self, tmp_path: Path) -> Opened:
        return lambda: opened(tmp_path / "tables.db")


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    try:
        yield store
    finally:
        await store.close()


def test_the_live_connection_syncs_every_commit(tmp_path: Path) -> None:
    async def pragmas() -> object:
        async with opened(tmp_path / "tables.db") as store:
            return await store.pragma("synchronous"), await store.pragma("journal_mode")

    assert asyncio.run(pragmas()) == (2, "wal")


def test_a_database_of_a_newer_version_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(_made(path))
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("UPDATE meta SET value = '7' WHERE name = 'schema'")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(UnusableDatabase, match=r"schema 7.*newer Backroom"):
        SqliteStore(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"no database at all, but long enough to be one" * 40])
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(content)
    with pytest.raises(UnusableDatabase, match="not a database"):
        SqliteStore(path)
    assert path.read_bytes() == content


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(UnusableDatabase, match="not one of Backroom's"):
        SqliteStore(path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnusableDatabase, match="cannot be opened"):
        SqliteStore(tmp_path / "file" / "tables.db")


def test_a_full_database_stores_nothing_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    grown: list[FailingConnection] = []

    async def use(store: Store) -> object:
        writer = grown[0]
        await store.create(TABLE, line(0))
        writer.pages("10")
        with pytest.raises(NotStored, match="full"):
            await store.append(line(1, b"x" * 100_000))
        writer.pages("1000000")
        await store.append(line(1, b"y"))
        return await store.log(TABLE.id)

    assert run(lambda: failing(tmp_path, grown), use) == [b"x", b"y"]


def test_after_a_commit_that_failed_its_batch_is_not_stored_and_does_not_come_back(
    tmp_path: Path,
) -> None:
    made: list[FailingConnection] = []

    async def use(store: Store) -> object:
        await store.create(TABLE, line(0))
        made[0].fail_commits = 1
        lost = [store.append(line(seq)) for seq in (1, 2, 3)]
        results = await asyncio.gather(*lost, return_exceptions=True)
        assert all(isinstance(result, NotStored) for result in results)
        await store.append(line(1, b"y"))
        return await store.log(TABLE.id)

    assert run(lambda: failing(tmp_path, made), use) == [b"x", b"y"]
    assert run(lambda: opened(tmp_path / "tables.db"), _log) == [b"x", b"y"]


def test_while_another_process_writes_nobody_waits_twice(tmp_path: Path) -> None:
    made: list[FailingConnection] = []

    async def use(store: Store) -> None:
        await store.create(TABLE, line(0))
        made[0].busy = ("BEGIN", "UPDATE")
        with pytest.raises(NotStored, match="locked"):
            await store.append(line(1))
        made[0].busy = ()

    run(lambda: failing(tmp_path, made), use)
    assert made[0].waits == 1


@pytest.mark.parametrize("happens", ["taken away", "replaced", "emptied"])
def test_a_probe_fails_when_a_restart_would_not_find_what_is_written(
    tmp_path: Path, happens: str
) -> None:
    path = tmp_path / "tables.db"

    async def use(store: Store) -> None:
        await store.probe()
        if happens == "emptied":
            path.write_bytes(b"")
        else:
            path.rename(tmp_path / "elsewhere.db")
        if happens == "replaced":
            path.write_bytes((tmp_path / "elsewhere.db").read_bytes())
        with pytest.raises(NotStored, match="not the file any more"):
            await store.probe()

    run(lambda: opened(path), use)


def test_several_who_wait_share_a_commit(tmp_path: Path) -> None:
    batches: list[int] = []

    async def use() -> None:
        def committed(*, jobs: int, took_s: float, stored: bool) -> None:
            batches.append(jobs)

        store = SqliteStore(tmp_path / "tables.db", committed=committed)
        await store.create(TABLE, line(0))
        await asyncio.gather(*(store.append(line(seq)) for seq in range(1, 201)))
        await store.close()

    asyncio.run(use())
    assert sum(batches) == 201
    assert len(batches) < 20


def test_a_seed_is_in_no_text_about_an_entry() -> None:
    secret = seed(7)
    text = repr(line(0, b"x", TABLE, g1=secret)) + repr(secret)
    assert secret.secret.hex() not in text
    assert repr(secret.secret) not in text


class FailingConnection(sqlite3.Connection):
    """A connection whose disk can be made to fail."""

    fail_commits = 0
    busy: tuple[str, ...] = ()  # statements that wait in vain for another process
    waits = 0

    def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:  # Any: sqlite3's own
        if self.busy and sql.startswith(self.busy):
            self.waits += 1
            raise sqlite3.OperationalError("database is locked")
        if sql == "COMMIT" and self.fail_commits:
            self.fail_commits -= 1
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, parameters)

    def pages(self, most: str) -> None:
        """The database may be no larger than so many pages."""
        self.execute(f"PRAGMA max_page_count = {most}")


@asynccontextmanager
async def failing(folder: Path, made: list[FailingConnection]) -> AsyncIterator[SqliteStore]:
    def connect(path: Path) -> sqlite3.Connection:
        connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, factory=FailingConnection
        )
        made.append(connection)
        return connection

    store = SqliteStore(folder / "tables.db", connect=connect)
    try:
        yield store
    finally:
        await store.close()


async def _made(path: Path) -> None:
    async with opened(path):
        pass


async def _log(store: Store) -> object:
    return await store.log(TABLE.id)
