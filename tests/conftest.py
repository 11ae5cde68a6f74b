"""What every test here may count on: the same examples on every run, nothing kept on disk."""

from __future__ import annotations

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


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> bool:
    """Shall this run write the golden files instead of comparing with them?"""
    return bool(request.config.getoption("--golden"))
