"""A walk through what is there to learn: rules, settings, the coach, a look back."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.web.people import Player

SHORT = {"players": 3, "ending": "instant", "vaults": 1, "alarms": 1}
GUIDE = "localStorage['backroom.guide'] = JSON.stringify(location.pathname.slice(3))"


def while_learning(mei: Player, server: str, **changes: object) -> Iterator[str]:
    """The screens of rules, coach and look back. Stops at each, and gives its name."""
    mei.page.goto(f"{server}/rules")
    mei.see(".hands")
    yield "rules"
    mei.page.click(".logo")
    mei.page.click("[aria-label=Settings]")
    mei.see("dialog .settings")
    yield "settings"
    mei.page.keyboard.press("Escape")
    mei.sit(mei.open_table(server, **{**SHORT, **changes}))
    mei.page.evaluate(GUIDE)
    mei.page.reload()
    mei.start()
    mei.see(".coach")
    yield "coach"
    mei.play_heist()
    mei.skip_to_verdict()
    mei.page.click(".bar >> text=Look back")
    mei.see(".back__table")
    yield "look back"
    mei.page.keyboard.press("Escape")
    expect(mei.page.locator("dialog")).to_have_count(0)
    mei.page.keyboard.press("?")
    mei.page.click("dialog >> text=The rules")
    mei.see("dialog .hands")
    yield "rules at the table"
