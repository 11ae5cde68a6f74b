"""Plays a real game in Chromium and writes pictures of every screen to docs/screenshots/.

    python -m tools.screenshots

Needs what the browser tests need. Each picture stays below 150 KB.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.serving import served
from tests.web.chromium import launch_arguments
from tests.web.people import player
from tests.web.screens import at_the_door, at_the_table
from tools.environment import ROOT, say

FOLDER = ROOT / "docs" / "screenshots"
SIZES = ((360, 640), (1440, 900))
QUALITIES = (88, 80, 70, 60)  # of JPEG, tried in turn
LARGEST = 150_000  # bytes


def main() -> None:
    """Writes the pictures anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jpg"):
        old.unlink()
    with (
        TemporaryDirectory() as folder,
        served([sys.executable, "-m", "backroom"], Path(folder)) as running,
        sync_playwright() as playwright,
        playwright.chromium.launch(**launch_arguments()) as browser,
    ):
        for width, height in SIZES:
            for number, (screen, page) in enumerate(
                _screens(browser, running.address, width, height)
            ):
                title = screen.replace(",", "").replace(" ", "-")
                _picture(page, FOLDER / f"{width}x{height}-{number:02}-{title}.jpg")
    say(f"{len(list(FOLDER.glob('*.jpg')))} pictures in {FOLDER.relative_to(ROOT)}")


def _screens(browser: Browser, server: str, width: int, height: int) -> Iterator[tuple[str, Page]]:
    size: ViewportSize = {"width": width, "height": height}
    with browser.new_context(viewport=size, color_scheme="dark") as context:
        mei = player(context, "Mei")
        for screen in at_the_door(mei, server):
            yield screen, mei.page
        for screen in at_the_table(mei, server, vaults=3, alarms=3):
            yield screen, mei.page


def _picture(page: Page, path: Path) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)  # what moves has arrived
    for quality in QUALITIES:
        page.screenshot(path=path, type="jpeg", quality=quality)
        if path.stat().st_size <= LARGEST:
            return
    raise SystemExit(f"expected {path.name} below {LARGEST} bytes, got {path.stat().st_size}")


if __name__ == "__main__":
    main()
