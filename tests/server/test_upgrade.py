"""A database of an older version is brought up to date, or left as it is."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from pathlib import Path

import httpx
import pytest

from backroom.client import Api, connected
from backroom.server.store import schema
from backroom.server.store.contract import Device, Holder, Person, UnusableDatabase
from backroom.server.store.sqlite import SqliteStore
from tests.server.players import party, playing
from tests.server.running import QUICK, running, settings

# As version 1 made it.
SCHEMA_1 = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
CREATE TABLE people (
  id TEXT PRIMARY KEY, token_hash BLOB NOT NULL UNIQUE, name TEXT NOT NULL, created TEXT NOT NULL
) WITHOUT ROWID, STRICT;
CREATE TABLE tables (
  id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, created TEXT NOT NULL
) WITHOUT ROWID, STRICT;
CREATE TABLE log (
  table_id TEXT NOT NULL REFERENCES tables, seq INTEGER NOT NULL, payload BLOB NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID, STRICT;
CREATE TABLE seeds (
  game_id TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables, seed BLOB NOT NULL
) WITHOUT ROWID, STRICT;
CREATE INDEX seeds_of_table ON seeds (table_id);
INSERT INTO meta VALUES ('schema', '1'), ('instance', 'cafe0123'), ('probes', '7');
"""
TOKEN = "A" * 43
HASH = hashlib.sha256(TOKEN.encode()).digest()


def test_people_of_version_1_keep_token_and_name(tmp_path: Path) -> None:
    path = old(tmp_path)

    async def use() -> tuple[Holder | None, str]:
        store = SqliteStore(path)
        holder = await store.holder(HASH)
        await store.close()
        return holder, store.instance

    found, instance = asyncio.run(use())
    (device,) = devices(path)
    assert found == Holder(Person("p_ann", "Ann"), Device(device, "", "", 1_798_718_400.0))
    assert instance == "cafe0123"


def test_a_database_of_version_1_has_then_the_tables_of_a_new_one(tmp_path: Path) -> None:
    path = old(tmp_path)
    for one in (path, tmp_path / "new.db"):
        open_and_close(one)
    assert columns(path) == columns(tmp_path / "new.db")
    assert columns(path)["devices"] == ["id", "person", "token_hash", "browser", "system", "seen"]


def test_an_upgrade_that_is_interrupted_leaves_version_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = old(tmp_path)
    before = columns(path)
    broken = f"{schema._UPGRADES[1]} INSERT INTO nowhere VALUES (1);"
    monkeypatch.setitem(schema._UPGRADES, 1, broken)
    with pytest.raises(UnusableDatabase, match="nowhere"):
        SqliteStore(path)
    assert columns(path) == before
    monkeypatch.undo()
    open_and_close(path)
    assert len(devices(path)) == 1


@pytest.mark.parametrize("version", ["0", "", "two", "-1"])
def test_a_version_that_never_was_is_refused(tmp_path: Path, version: str) -> None:
    path = old(tmp_path)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("UPDATE meta SET value = ? WHERE name = 'schema'", (version,))
    connection.close()
    with pytest.raises(UnusableDatabase, match="not one of Backroom's"):
        SqliteStore(path)


def test_who_played_under_version_1_plays_on_and_gets_a_second_device(tmp_path: Path) -> None:
    """A game begun now, put back into the tables of version 1, as that had left it."""
    with running(settings(tmp_path, limits=QUICK)) as server:
        friends = party(server.url)

        async def begin() -> None:
            async with playing(friends) as at:
                await at[1].ping()

        asyncio.run(begin())
    downgrade(tmp_path / "tables.db")
    with running(settings(tmp_path, limits=QUICK)) as server:
        ann = Api(server.url, friends.people[0].token)
        tablet = Api.join(server.url, "?").become(ann.device_code())
        bearer = {"Authorization": f"Bearer {tablet.token}"}
        assert httpx.get(f"{server.url}/api/me", headers=bearer).json() == {"name": "Ann"}

        async def back() -> object:
            async with connected(server.url, tablet.token, friends.table) as at:
                await at.until(lambda it: it.update is not None)
                return at.roster and at.roster.you

        assert asyncio.run(back()) == 0


def old(folder: Path) -> Path:
    """A database of version 1, with Ann in it."""
    path = folder / "tables.db"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(SCHEMA_1)
    row = ("p_ann", HASH, "Ann", "2026-12-31T12:00:00+00:00")
    connection.execute("INSERT INTO people VALUES (?, ?, ?, ?)", row)
    connection.close()
    return path


def downgrade(path: Path) -> None:
    """The same people, tables, logs and seeds in the tables of version 1."""
    connection = sqlite3.connect(path, isolation_level=None)
    people = connection.execute(
        "SELECT people.id, token_hash, name, created FROM people JOIN devices ON person = people.id"
    ).fetchall()
    for table in ("devices", "door", "people"):
        connection.execute(f"DROP TABLE {table}")
    connection.execute(
        "CREATE TABLE people (id TEXT PRIMARY KEY, token_hash BLOB NOT NULL UNIQUE,"
        " name TEXT NOT NULL, created TEXT NOT NULL) WITHOUT ROWID, STRICT"
    )
    connection.executemany("INSERT INTO people VALUES (?, ?, ?, ?)", people)
    connection.execute("UPDATE meta SET value = '1' WHERE name = 'schema'")
    connection.close()


def open_and_close(path: Path) -> None:
    """As a server does that nobody visits."""
    asyncio.run(SqliteStore(path).close())


def columns(path: Path) -> dict[str, list[str]]:
    """The columns of each table, and each index."""
    connection = sqlite3.connect(path)
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema ORDER BY name")]
    found = {
        name: [row[1] for row in connection.execute(f"PRAGMA table_info('{name}')")]
        for name in names
    }
    connection.close()
    return found


def devices(path: Path) -> list[str]:
    """The ids of all devices."""
    connection = sqlite3.connect(path)
    found = [device for (device,) in connection.execute("SELECT id FROM devices")]
    connection.close()
    return found
