"""A page of the installed Chromium, and a server of its own for each test that asks for one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import pytest

from tools.browser import NAMES, browser

ROOT = Path(__file__).resolve().parents[2]
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever asks for a page is a browser test; nobody has to remember the marker."""
    for item in items:
        if "playwright" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:  # Any: pytest-playwright's own signature
    """Chromium as it lies on this machine; as root it runs without its sandbox only."""
    path = browser()
    assert path is not None, f"expected one of {', '.join(NAMES)} on PATH (make test installs one)"
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": path, "args": [*QUIET, *(["--no-sandbox"] if as_root else [])]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server that started for this test, on a port and a database of its own."""
    command = [sys.executable, "-m", "backroom", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--db", str(tmp_path / "backroom.db"), "--no-browser"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
    with (tmp_path / "server.log").open("w+", encoding="utf-8") as log:
        running = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        )
        try:
            yield _address(running, log)
        finally:
            running.terminate()
            running.communicate(timeout=10)


def _address(running: subprocess.Popen[str], log: IO[str]) -> str:
    assert running.stdout is not None
    for line in running.stdout:
        if said := re.search(r"listening on (http://\S+)", line):
            return said[1].rstrip("/")
    log.seek(0)
    raise AssertionError(f"the server ended before it listened:\n{log.read()}")
