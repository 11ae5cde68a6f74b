"""Chromium as it lies on this machine."""

from __future__ import annotations

import os
from typing import Any

from tools.browser import NAMES, browser

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def launch_arguments() -> dict[str, Any]:  # Any: what playwright's `launch` takes
    """Where it is and how it starts; as root it runs without its sandbox only."""
    path = browser()
    assert path is not None, f"expected one of {', '.join(NAMES)} on PATH (make test installs one)"
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": path, "args": [*QUIET, *(["--no-sandbox"] if as_root else [])]}
