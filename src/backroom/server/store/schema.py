"""The tables of the SQLite database, and the check that a file is one of ours."""

from __future__ import annotations

import secrets
import sqlite3

from .contract import UnusableDatabase

VERSION = 1

_TABLES = """
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
"""


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
    _check(meta.get("schema", ""))
    return str(meta["instance"])


def _names(connection: sqlite3.Connection) -> set[str]:
    rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    return {name for (name,) in rows}


def _create(connection: sqlite3.Connection) -> None:
    connection.executescript(f"BEGIN EXCLUSIVE;{_TABLES}")
    meta = {"schema": str(VERSION), "instance": secrets.token_hex(4), "probes": "0"}
    connection.executemany("INSERT INTO meta VALUES (?, ?)", meta.items())
    connection.execute("COMMIT")


def _check(schema: str) -> None:
    if not schema.isdecimal():
        raise UnusableDatabase("the file is a database, but not one of Backroom's")
    if int(schema) > VERSION:
        raise UnusableDatabase(
            f"the database has schema {schema}, and this Backroom knows schemas up to {VERSION}:"
            " it was written by a newer Backroom. Update Backroom, or name another file with --db"
        )
