"""A server for a test that asks for one, and quiet logs."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tests.server.running import QUICK, Running, running, settings

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A running server with nobody in it, where everybody may be as quick as a test."""
    with running(settings(tmp_path, limits=QUICK)) as served:
        yield served


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The same, for tests that bring their own people and leave nothing behind."""
    with running(settings(tmp_path_factory.mktemp("shared"), limits=QUICK)) as served:
        yield served


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    """A running server with the limits that it has outside of tests."""
    with running(settings(tmp_path)) as served:
        yield served
