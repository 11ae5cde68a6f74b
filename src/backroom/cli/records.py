"""Reading the record that a command is given, and keeping those that bots have played."""

from __future__ import annotations

from pathlib import Path
from typing import IO

import click

from ..core.game import AnyGame
from ..core.record import NotARecord, Record, parse_record
from ..protocol.games import GAMES

MOST_CHARACTERS = 16_000_000  # far more than the longest game; a wrong file is not read for ever

__all__ = ["folder_for", "game_of", "keep_record", "plain", "read_record"]


def read_record(file: IO[str]) -> Record:
    """The record in `file`.

    Raises:
        click.ClickException: there is none; the message says why.
    """
    try:
        return parse_record(file.read(MOST_CHARACTERS))
    except UnicodeDecodeError:
        raise click.ClickException(f"{file.name}: expected text in UTF-8") from None
    except NotARecord as fault:
        raise click.ClickException(plain(f"{file.name}: {fault}")) from None


def folder_for(records: Path) -> None:
    """The folder is there, made if it is missing.

    Raises:
        click.ClickException: it cannot be made; the message says why.
    """
    try:
        records.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise _unwritable(records, fault) from None


def keep_record(file: Path, text: str) -> None:
    """The record is in `file`.

    Raises:
        click.ClickException: it cannot be written; the message says why.
    """
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        raise _unwritable(file, fault) from None


def plain(text: str) -> str:
    """The text as a terminal may show it: a record comes from others, and what it holds that
    would steer the terminal, or turn the direction of its text, is told instead.

    >>> print(plain("\\x1b[2Jgone\\nnot gone"))
    \\x1b[2Jgone
    not gone
    """
    return "".join(one if one.isprintable() or one == "\n" else ascii(one)[1:-1] for one in text)


def game_of(record: Record) -> AnyGame:
    """The game that the record is of.

    Raises:
        click.ClickException: this version does not know it.
    """
    if record.game not in GAMES:
        known = ", ".join(GAMES)
        raise click.ClickException(f"expected a record of {known}, got one of {record.game!r}")
    return GAMES[record.game]


def _unwritable(path: Path, fault: OSError) -> click.ClickException:
    return click.ClickException(f"{path} cannot be written: {fault.strerror}")
