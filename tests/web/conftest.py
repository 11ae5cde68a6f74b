"""A page of the installed Chromium, and a server of its own for each test that asks for one."""

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


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server that started for this test."""
    with served([sys.executable, "-m", "backroom"], tmp_path) as running:
        yield running.address
