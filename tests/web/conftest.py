"""A page of the installed Chromium, and a server of its own for each test that asks for one."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.serving import served
from tools.browser import NAMES, browser

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
    """The address of a server that started for this test."""
    with served([sys.executable, "-m", "backroom"], tmp_path) as running:
        yield running.address
