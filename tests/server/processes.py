"""A server in a process of its own, as an operator runs it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Process:
    """A `backroom serve` that listens."""

    running: subprocess.Popen[str]
    url: str
    said: str  # its first line

    def stop(self, *, timeout_s: float = 5.0) -> int:
        """SIGTERM; the status with which it ends in time."""
        self.running.terminate()
        return self.running.wait(timeout=timeout_s)

    def kill(self) -> None:
        """SIGKILL: it has no chance to do anything."""
        self.running.kill()
        self.running.wait()


def command(db: Path, *options: str, before: Sequence[str] = ()) -> list[str]:
    """The command line of a server on the loopback, on any port."""
    serve = [sys.executable, "-m", "backroom", "serve", "--host", "127.0.0.1", "--no-browser"]
    return [*before, *serve, "--db", str(db), *(options or ("--port", "0"))]


def environment() -> dict[str, str]:
    """Our sources first."""
    return {**os.environ, "PYTHONPATH": str(ROOT / "src")}


@contextmanager
def serving(db: Path, *options: str, before: Sequence[str] = ()) -> Iterator[Process]:
    """The server, until the end of the block, where it is killed if it still runs."""
    with subprocess.Popen(
        command(db, *options, before=before),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as running:
        assert running.stdout is not None
        said = running.stdout.readline()
        found = re.fullmatch(r"listening on (http://\S+)\n", said)
        assert found, f"expected an address, got {said!r}"
        try:
            yield Process(running, found[1], said)
        finally:
            running.kill()
