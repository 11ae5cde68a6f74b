"""A real server in a process of its own, on a free port and a database of its own."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

STOPS_WITHIN_S = 5.0


@dataclass(frozen=True, slots=True)
class Server:
    """A server that listens; `address` ends without a slash."""

    address: str
    process: subprocess.Popen[str]

    def stop(self) -> float:
        """Asks it to stop as a service manager would; gives the seconds that took."""
        asked = time.monotonic()
        self.process.terminate()
        self.process.communicate(timeout=2 * STOPS_WITHIN_S)
        return time.monotonic() - asked

    def kill(self) -> None:
        """Ends it as a power cut would: nothing is tidied up."""
        self.process.kill()
        self.process.communicate(timeout=2 * STOPS_WITHIN_S)


@contextmanager
def served(backroom: Sequence[str], folder: Path, *options: str) -> Iterator[Server]:
    """Runs `backroom serve` in `folder`, where its log is left as `server.log`.

    Raises:
        AssertionError: when the server ends before it says where it listens; with its log.
    """
    command = [*backroom, "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    command += ["--db", str(folder / "backroom.db"), *options]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with (folder / "server.log").open("w+", encoding="utf-8") as log:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        )
        try:
            yield Server(_address(process, log), process)
        finally:
            process.kill()
            process.communicate()


def _address(process: subprocess.Popen[str], log: IO[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if said := re.search(r"listening on (http://\S+)", line):
            return said[1].rstrip("/")
    log.seek(0)
    raise AssertionError(f"expected a server that listens; it ended and left\n{log.read()}")
