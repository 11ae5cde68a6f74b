"""The Chromium that browser tests drive: one that is installed already."""

from __future__ import annotations

import os
import shutil

# Debian's Chromium without windows draws the same pages with a third less work.
WINDOWLESS = "chromium-headless-shell"
NAMES = (WINDOWLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def browser() -> str | None:
    """Its path, the first of `NAMES` on PATH; BACKROOM_CHROMIUM=… names another."""
    chosen = os.environ.get("BACKROOM_CHROMIUM")
    found = (shutil.which(name) for name in NAMES)
    return chosen or next((path for path in found if path), None)
