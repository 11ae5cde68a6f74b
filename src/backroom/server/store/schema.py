"""The tables of the SQLite database, and the check that a file is one of ours."""

from __future__ import annotations

import secrets
import sqlite3

from .contract import UnusableDatabase

VERSION = 2

_TABLES = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
CREATE TABLE people (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, created TEXT NOT NULL
) WITHOUT ROWID, STRICT;
CREATE TABLE devices (
  id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people, token_hash BLOB NOT NULL UNIQUE,
  browser TEXT NOT NULL, system TEXT NOT NULL, seen REAL NOT NULL
) WITHOUT ROWID, STRICT;
CREATE INDEX devices_of_person ON devices (person);
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
CREATE TABLE door (
  table_id TEXT PRIMARY KEY REFERENCES tables, seen REAL NOT NULL, sign BLOB NOT NULL
) WITHOUT ROWID, STRICT;
CREATE INDEX door_by_seen ON door (seen);
"""

# From each version to the next. A schema 1 had one token a person, and no door.
_UPGRADES = {
    1: """
CREATE TEMP TABLE tokens AS
  SELECT id, token_hash, coalesce(CAST(strftime('%s', created) AS REAL), 0.0) AS seen FROM people;
CREATE TABLE people_2 (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, created TEXT NOT NULL
) WITHOUT ROWID, STRICT;
INSERT INTO people_2 SELECT id, name, created FROM people;
DROP TABLE people;
ALTER TABLE people_2 RENAME TO people;
CREATE TABLE devices (
  id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people, token_hash BLOB NOT NULL UNIQUE,
  browser TEXT NOT NULL, system TEXT NOT NULL, seen REAL NOT NULL
) WITHOUT ROWID, STRICT;
CREATE INDEX devices_of_person ON devices (person);
INSERT INTO devices
  SELECT 'd_' || lower(hex(randomblob(8))), id, token_hash, '', '', seen FROM tokens;
DROP TABLE tokens;
CREATE TABLE door (
  table_id TEXT PRIMARY KEY REFERENCES tables, seen REAL NOT NULL, sign BLOB NOT NULL
) WITHOUT ROWID, STRICT;
CREATE INDEX door_by_seen ON door (seen);
""",
}


def prepare(connection: sqlite3.Connection) -> str:
    """The database has our tables; the answer is its instance.

    Raises:
        UnusableDatabase: it is of a newer version, or somebody else's.
    """
    if not _names(connection):
        _create(connection)
    if "meta" not in _names(connection):
        raise UnusableDatabase("the file is a database, but not one of Backroom's")
    meta = dict(connection.execute("SELECT name, value FROM meta"))
    for version in range(_checked(meta.get("schema", "")), VERSION):
        _upgrade(connection, version)
    return str(meta["instance"])


def _names(connection: sqlite3.Connection) -> set[str]:
    rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    return {name for (name,) in rows}


def _create(connection: sqlite3.Connection) -> None:
    connection.executescript(f"BEGIN EXCLUSIVE;{_TABLES}")
    meta = {"schema": str(VERSION), "instance": secrets.token_hex(4), "probes": "0"}
    connection.executemany("INSERT INTO meta VALUES (?, ?)", meta.items())
    connection.execute("COMMIT")


def _checked(schema: str) -> int:
    """The version that the database has."""
    if not schema.isdecimal() or int(schema) < 1:
        raise UnusableDatabase("the file is a database, but not one of Backroom's")
    if int(schema) > VERSION:
        raise UnusableDatabase(
            f"the database has schema {schema}, and this Backroom knows schemas up to {VERSION}:"
            " it was written by a newer Backroom. Update Backroom, or name another file with --db"
        )
    return int(schema)


def _upgrade(connection: sqlite3.Connection, version: int) -> None:
    """All of it or, if it is interrupted, nothing."""
    try:
        connection.executescript(f"BEGIN EXCLUSIVE;{_UPGRADES[version]}")
        row = (str(version + 1),)
        connection.execute("UPDATE meta SET value = ? WHERE name = 'schema'", row)
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
