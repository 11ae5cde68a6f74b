"""What axe says of a page, in the dark and in the light."""

from __future__ import annotations

from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# What fades is not judged half way. The first frame starts what a change of theme fades.
IS_STILL = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return document.getAnimations()
        .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
        .every((one) => one.playState !== "running");
}"""


def violations(page: Page) -> list[str]:
    """A report for each theme in which there is something to find; the page is left dark."""
    reports = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(IS_STILL)
        results = Axe().run(page)
        if results.violations_count:
            reports.append(f"{theme}: {results.generate_report()}")
    return reports
