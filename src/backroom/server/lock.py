"""One server at a time serves from a SQLite file: others would not hear what it does."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from .store.contract import UnusableDatabase


def locked(db: Path) -> IO[bytes]:
    """A file to keep open while serving from `db`; the system lets go when the process ends.

    It lies beside the file itself, so every link that leads there comes to the same one.

    Raises:
        UnusableDatabase: another process has it.
    """
    real = db.resolve()
    path = real.with_name(f"{real.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    except OSError as error:
        raise UnusableDatabase(f"{path} cannot be opened: {error.strerror}") from error
    try:
        _lock(file)
    except OSError as error:
        file.close()
        raise UnusableDatabase(f"another Backroom serves from {db}") from error
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
