"""A walk through every screen of dice poker: two people on loaded dice, then eight seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.web.dice_play import (
    FIRST_THROW,
    TABLE,
    begun,
    cast,
    loaded,
    opened,
    press,
    stand,
    throw,
)
from tests.web.people import BUTTON, Player

Seen = tuple[str, Player]

TIED_START = ("6", "6", "5", "2")
TIED_GAME = ("6 6 5 2 1", "5 6 5", "1 1", "6 6 6 1 1")
PLAY_OFF = ("4 4 4 4 1", "2 2 2 3 3", "1 2 3", "1 3 4")
LAST_GAME = ("1 2 3 4 5", "6 6 6 6 6")
SEATS = 8


def playing_dice(_: str, mei: Player, oleg: Player) -> Iterator[Seen]:
    """What dice poker shows. Stops at each; gives its name and who sees it.

    It needs dice that fall as told, and so a server of its own.
    """
    with (
        TemporaryDirectory() as folder,
        loaded(Path(folder), *TIED_START, *TIED_GAME, *PLAY_OFF, *LAST_GAME) as told,
    ):
        yield from of_two(told, mei, oleg)
        yield from of_eight(told, mei, oleg)


def of_two(server: str, mei: Player, oleg: Player) -> Iterator[Seen]:
    """A match from the die for the start to its end, with a play-off."""
    begun(opened(mei, server, players=2), (mei, oleg))
    mei.see(f"{BUTTON}:has-text('Throw your die')")
    yield "who starts", mei
    cast(mei)
    cast(oleg)
    mei.see("text=Level: those throw again.")
    yield "level at the start", mei
    cast(mei)
    cast(oleg)
    mei.see("text=You start")
    yield "starter found", mei
    mei.see(".tray__who:has-text('Your turn')")
    yield "before the first throw", mei
    throw(mei)
    yield "first throw", mei
    throw(mei, hold=(1, 2))
    mei.page.click("button.place-die >> nth=3")
    yield "locked and held", mei
    yield "another’s turn", oleg
    throw_last(mei)
    oleg.see("text=Mei has")
    yield "what a turn came to", oleg
    oleg.see(FIRST_THROW)
    mei.page.click(".button--look")
    mei.see("dialog .worth")
    yield "what the choices were worth", mei
    mei.page.keyboard.press("Escape")
    throw(oleg)
    yield "level", oleg
    stand(oleg)
    mei.see("h1:has-text('play-off')")
    mei.see(".tray__who:has-text('Your turn')")
    yield "play-off", mei
    throw(mei)
    stand(mei)
    throw(oleg)
    yield "behind", oleg
    throw(oleg, hold=(1, 2))
    throw_last(oleg)
    mei.see(".results")
    yield "game over", mei
    mei.page.click(".bank")
    mei.see("dialog .rows")
    yield "stacks and games", mei
    mei.page.keyboard.press("Escape")
    for person in (mei, oleg):
        press(person, "Next game")
    for person in (oleg, mei):
        throw(person)
        stand(person)
    mei.see(".results__title:has-text('match')")
    yield "match over", mei
    mei.page.keyboard.press("?")
    mei.see("dialog .help__keys")
    yield "help", mei
    mei.page.click("dialog >> text=The rules")
    mei.see("dialog .rules__die")
    yield "rules at the table", mei
    mei.page.keyboard.press("Escape")


def throw_last(person: Player) -> None:
    """The third throw, which ends the turn."""
    person.page.click(f"{BUTTON}:has-text('Throw')")


def of_eight(server: str, mei: Player, oleg: Player) -> Iterator[Seen]:
    """Eight seats, most of them bots', with somebody who watches."""
    table = opened(mei, server, players=SEATS, ante=10, rebuy=True)
    mei.sit(table)
    yield "lobby", mei
    mei.page.click(".lobby__go .button--brass")
    mei.see(TABLE)
    oleg.come(table)
    yield "watching eight", oleg
    yield "eight start", mei
    _until(mei, "button.place-die")
    mei.page.click("button.place-die >> nth=2")
    yield "eight, own turn", mei
    _until(mei, ".results")
    yield "eight, game over", mei
    mei.page.click(".bank")
    mei.see("dialog .rows")
    yield "eight, stacks", mei


def _until(mei: Player, selector: str) -> None:
    """Takes the button of the moment until that is there."""
    for _ in range(1800):
        if mei.page.locator(selector).count():
            return
        button = mei.page.locator(BUTTON)
        if button.count():
            button.first.click()
        mei.page.wait_for_timeout(100)
    raise AssertionError(f"expected {selector}; the bar says {mei.texts('.bar')}")
