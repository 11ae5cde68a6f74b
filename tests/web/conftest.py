"""A page of the installed Chromium, and a server: shared, or of its own for a test at the door."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.serving import served
from tests.web.chromium import launch_arguments

NewContext = Callable[..., BrowserContext]
expect.set_options(timeout=60_000)  # as long as a slow machine may take
BACKROOM = [sys.executable, "-m", "backroom"]
CALM = {"reduced_motion": "reduce", "color_scheme": "dark"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever asks for a page is a browser test; nobody has to remember the marker."""
    for item in items:
        if "playwright" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:  # Any: pytest-playwright's own signature
    """The installed Chromium."""
    return launch_arguments()


@pytest.fixture
def new_context(new_context: NewContext) -> NewContext:
    """Calm and dark, so that a slow machine shows the same; tests of movement ask for it."""
    return lambda **wishes: new_context(**{**CALM, **wishes})


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests that bring their own people and tables."""
    with served(BACKROOM, tmp_path_factory.mktemp("shared")) as running:
        yield running.address


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[str]:
    """The address of a server where nobody was before this test."""
    with served(BACKROOM, tmp_path) as running:
        yield running.address
