"""Programs that some tests need and that not every machine has."""

from __future__ import annotations

import os
import shutil

import pytest


def needs(*programs: str) -> None:
    """Skips the test where one of these is not on PATH; where CI is true that is a failure.

    `.ci/run` installs them, so there nothing is left out in silence.
    """
    missing = [program for program in programs if shutil.which(program) is None]
    if missing:
        miss(f"this test needs {', '.join(missing)} on PATH")


def miss(reason: str) -> None:
    """The test cannot run here: skipped, but failed where CI is true."""
    if os.environ.get("CI", "").lower() in ("1", "true"):
        pytest.fail(reason)
    pytest.skip(reason)
