"""A walk through every screen, so that each can be looked at the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.web.people import BUTTON, OPEN, SHOWDOWN, Player

# Enough players to fill a phone, a heist before the last one, and no clock that runs away.
RULES = {"players": 6, "vaults": 2, "alarms": 2, "peek": "always", "settle_s": 15.0}


def at_the_door(mei: Player, server: str) -> Iterator[str]:
    """The screens before a table. Stops at each, and gives its name."""
    mei.page.goto(server)
    mei.see("#name")
    yield "door"
    mei.page.click("text=Play with bots")
    mei.see(".wrong")
    yield "door, without a name"
    mei.page.click("text=I have a code")
    mei.see("#code")
    yield "code"
    mei.page.click("text=New table")
    mei.page.click("text=More options")
    yield "options"
    mei.page.goto(f"{server}/t/AAAAAAAAAAAAAAAA")
    mei.see(".gate #name")
    yield "gate"
    mei.page.fill("#name", mei.name)
    mei.page.keyboard.press("Enter")
    mei.see(".gate:not(:has(#name))")
    yield "no such table"


def at_the_table(mei: Player, server: str, **changes: object) -> Iterator[str]:
    """The screens of a table, to the end of a game. Stops at each, and gives its name."""
    mei.come(mei.open_table(server, **{**RULES, **changes}))
    yield "lobby"
    mei.page.click("text=Sit down")
    mei.see(".lobby__go >> text=Start")
    mei.start()
    mei.see(BUTTON)
    yield "peek"
    mei.agree()
    for colour in ("white", "yellow", "orange", "red"):
        mei.see(f".dot--{colour}.is-now")
        mei.see(OPEN)
        yield f"{colour} chips"
        _play_until(mei, BUTTON)
        yield f"{colour} chips held"
        _play_until(mei, f".table:not(:has(.dot--{colour}.is-now))", is_fine=True)
    mei.see(".rung__face.is-open")
    yield "showdown"
    mei.page.click("text=Show all")
    mei.see(".moment")
    yield "moment"
    mei.see(".bar__verdict:not(.is-early)")
    mei.page.wait_for_selector(".moment", state="detached")
    yield "heist over"
    _play_to_the_end(mei)
    yield "game over"
    yield from _dialogs(mei)


def _play_to_the_end(mei: Player) -> None:
    while not mei.page.locator("text=Rematch").count():
        mei.agree()
        mei.page.wait_for_selector(SHOWDOWN, state="detached")
        mei.play_heist()
        mei.skip_to_verdict()
    mei.page.wait_for_selector(".moment", state="detached")


def _play_until(mei: Player, selector: str, *, is_fine: bool = False) -> None:
    """Takes a free chip whenever there is none in hand, and is fine if so wished."""
    for _ in range(1200):
        if mei.page.locator(selector).count():
            return
        mei.page.evaluate(_STEP, is_fine)
        mei.page.wait_for_timeout(50)
    raise AssertionError(f"expected {selector}; the bar says {mei.texts('.bar')}")


_STEP = """(isFine) => {
    const free = document.querySelector(".place--free");
    if (isFine) document.querySelector(".table:not(.table--showdown) .bar .button--brass")?.click();
    if (free && !document.querySelector(".place--own")) free.click();
}"""


def _dialogs(mei: Player) -> Iterator[str]:
    opened: dict[str, Callable[[], object]] = {
        "help": lambda: mei.page.keyboard.press("?"),
        "record": lambda: mei.page.click("text=Record"),
        "menu": lambda: mei.page.click(".head__menu"),
    }
    for name, opens in opened.items():
        opens()
        mei.see("dialog[open]")
        yield name
        if name != "menu":
            mei.page.keyboard.press("Escape")
    mei.page.click("dialog >> text=Leave the table")
    mei.see("dialog[open] >> text=Stay")
    yield "leave"
