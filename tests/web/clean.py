"""What axe says of a page, in the dark and in the light."""

from __future__ import annotations

from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# In the light only what looks at colours: all else is the same in the dark, and found there.
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
THEMES: dict[Literal["light", "dark"], dict[str, object]] = {
    "light": {"runOnly": COLOURS},
    "dark": {},
}
# What fades is not judged half way. The first frame starts what a change of theme fades.
IS_STILL = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return document.getAnimations()
        .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
        .every((one) => one.playState !== "running");
}"""


AXE = Axe()


def violations(page: Page) -> list[str]:
    """A report for each theme in which there is something to find; the page is left dark."""
    reports = []
    for theme, options in THEMES.items():
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(IS_STILL)
        results = AXE.run(page, options={"resultTypes": ["violations"], **options})
        if results.violations_count:
            reports.append(f"{theme}: {results.generate_report()}")
    return reports
