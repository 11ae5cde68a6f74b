"""A walk through every screen of the room: waiting, the menu, talk, votes, devices."""

from __future__ import annotations

from collections.abc import Iterator

from tests.web.people import OPEN, Player
from tests.web.room import do, menu, say, shut, table_with


def in_the_room(server: str, mei: Player, oleg: Player) -> Iterator[tuple[str, Player]]:
    """The screens around a game of two people. Stops at each; gives its name and who sees it."""
    table = table_with(mei, server, {"name": "The Back Door", "public": True}, players=4)
    oleg.page.goto(server)
    oleg.see(".open-table")
    yield "open tables", oleg
    oleg.page.click("text=New table")
    oleg.page.click("text=More options")
    yield "form", oleg
    mei.sit(table)
    oleg.come(table)
    yield "waiting room of one who watches", oleg
    oleg.page.click("text=Sit down")
    oleg.page.click("text=I’m ready")
    mei.see(".sitter__ready")
    yield "waiting room of the host", mei
    mei.page.click("[data-seat='1'] .button--round")
    mei.see("dialog >> text=Make host")
    yield "what a host can do about a person", mei
    mei.page.click("text=Remove …")
    mei.see("#ask-first")
    yield "to remove asks first", mei
    shut(mei)
    mei.page.click("[data-seat='2'] .button--round")
    mei.see("dialog >> text=rookie bot")
    yield "what a host can do about a free seat", mei
    shut(mei)
    mei.start()
    oleg.see(OPEN)
    yield from _pages(mei)
    yield from _talk(mei, oleg)
    yield from _stops(mei, oleg)


def _pages(mei: Player) -> Iterator[tuple[str, Player]]:
    mei.page.click(".head__menu")
    mei.see("dialog >> text=Invite others")
    yield "menu", mei
    shut(mei)
    for entry in ("Invite", "Seats", "Votes", "Name and devices"):
        menu(mei, entry)
        mei.page.wait_for_timeout(200)
        yield f"menu, {entry}", mei
        if entry != "Name and devices":
            shut(mei)
    mei.page.click("text=Add a device")
    mei.see(".big-code")
    yield "code for a device", mei
    mei.page.click(".device >> text=Sign out")
    mei.see("#ask-first")
    yield "to sign out asks first", mei
    shut(mei)


def _talk(mei: Player, oleg: Player) -> Iterator[tuple[str, Player]]:
    mei.page.click(".button--talk")
    mei.see(".talk__rule")
    yield "the rule of the talk", mei
    mei.page.keyboard.press("Escape")
    mei.page.wait_for_selector(".talk", state="detached")
    say(mei, "Who has no chip yet?")
    oleg.see(".bubble")
    yield "a bubble", oleg
    oleg.page.click(".button--talk")
    oleg.page.click("text=Understood")
    oleg.page.click(".phrase:text-is('… went up.')")
    yield "about whom", oleg
    oleg.page.keyboard.press("Escape")


def _stops(mei: Player, oleg: Player) -> Iterator[tuple[str, Player]]:
    menu(mei, "Votes")
    do(mei, "Pause")
    oleg.see(".notice--ballot")
    yield "a vote is open", oleg
    oleg.page.click(".notice--ballot >> text=Yes")
    oleg.see(".still")
    shut(mei)
    mei.see(".still")  # or it comes, and fades the table, while somebody looks
    yield "a pause", mei
    oleg.page.click(".still >> .button")
    menu(mei, "Seats")
    mei.page.click("dialog >> [data-seat='1'] .button--round")
    do(mei, "Let a bot stand in")
    oleg.see("text=A bot plays in your seat.")
    yield "a bot in the own seat", oleg
    oleg.page.click(".own--watching >> text=Sit down")
    oleg.see("dialog >> text=Which seat?")
    yield "which seat", oleg
    shut(oleg)
    shut(mei)
    menu(mei, "Votes")
    do(mei, "End the game")
    mei.page.click("dialog:has(#ask-first) >> .button--grave")
    mei.see(".still >> text=The game was ended")
    mei.page.wait_for_selector(".dialog[open]", state="detached")
    yield "the game was ended", mei
