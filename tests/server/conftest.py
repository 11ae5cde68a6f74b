"""A server for a test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, running, settings


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A running server with nobody in it."""
    with running(settings(tmp_path)) as served:
        yield served
