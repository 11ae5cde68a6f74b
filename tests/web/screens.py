"""A walk through every screen, so that each can be looked at the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.web.people import BUTTON, OPEN, Player

# Enough players to fill a phone, one alarm to see the end soon, and no clock that runs away.
RULES = {"players": 6, "vaults": 1, "alarms": 1, "peek": "always", "settle_s": 15.0}


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


def at_the_table(mei: Player, server: str) -> Iterator[str]:
    """The screens of a table, to the end of a game. Stops at each, and gives its name."""
    mei.come(mei.open_table(server, **RULES))
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
        _take_one(mei)
        yield f"{colour} chips held"
        mei.agree()
    mei.see(".rung__face.is-open")
    yield "showdown"
    mei.page.click("text=Show all")
    mei.see(".moment")
    yield "moment"
    mei.see(".bar__verdict:not(.is-early)")
    mei.page.wait_for_selector(".moment", state="detached")
    yield "game over"
    yield from _dialogs(mei)


def _take_one(mei: Player) -> None:
    """A free chip, and again if somebody takes it, until all are held."""
    for _ in range(400):
        if mei.page.locator(BUTTON).count():
            return
        mei.page.evaluate(
            """() => {
                const free = document.querySelector(".place--free");
                if (free && !document.querySelector(".place--own")) free.click();
            }"""
        )
        mei.page.wait_for_timeout(50)
    raise AssertionError(f"expected all chips held; the rail says {mei.texts('.place__name')}")


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
