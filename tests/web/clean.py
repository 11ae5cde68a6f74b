"""What axe says of a page, in the dark and in the light."""

from __future__ import annotations

from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
FADE_MS = 400  # what fades in is not judged half way


def violations(page: Page) -> list[str]:
    """A report for each theme in which there is something to find; the page is left dark."""
    page.wait_for_timeout(FADE_MS)
    reports = []
    for theme in reversed(THEMES):
        page.emulate_media(color_scheme=theme)
        results = Axe().run(page)
        if results.violations_count:
            reports.append(f"{theme}: {results.generate_report()}")
    return reports
