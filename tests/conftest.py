"""What every test here may count on: the same examples on every run, nothing kept on disk."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("house", database=None, deadline=None, derandomize=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden",
        action="store_true",
        help="write golden files anew instead of comparing with them (make golden)",
    )


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Doctests are for src: of the tests, only files of tests are collected."""
    is_other_code = collection_path.suffix == ".py" and not collection_path.name.startswith("test_")
    return True if is_other_code else None


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> bool:
    """Shall this run write the golden files instead of comparing with them?"""
    return bool(request.config.getoption("--golden"))
