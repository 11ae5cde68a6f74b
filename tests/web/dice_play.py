"""What people do at a table of dice poker, and what their screens show."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.serving import served
from tests.web import loaded_dice
from tests.web.people import BUTTON, LONG_MS, Player

TABLE = ".table--dice"
MADE = ".tray__throws .is-made"  # throws that were made
HELD = ".place-die.is-held"
LOCKED = ".place-die.is-locked"
ROLLING = ".is-rolling"
MAY_HOLD = "button.place-die"
FIRST_THROW = f"{BUTTON}:text-is('Throw')"
STAND = ".bar >> text=Stand"
UNHURRIED = {"turn_s": 600.0}

_LYING = "all => all.map((one) => Number(/: (\\d)/.exec(one.ariaLabel)?.[1] ?? 0))"
_STACKS = "all => all.map((one) => Number(one.innerText))"


@contextmanager
def loaded(folder: Path, *throws: str) -> Iterator[str]:
    """The address of a server whose dice fall so, one text a throw."""
    backroom = [sys.executable, loaded_dice.__file__, " | ".join(throws)]
    with served(backroom, folder) as server:
        yield server.address


def opened(host: Player, server: str, **rules: object) -> str:
    """A new table of dice poker without hurry; gives its address."""
    return host.open_table(server, type="dice.rules", **{**UNHURRIED, **rules})


def begun(table: str, people: Sequence[Player]) -> None:
    """All sit down, the first of them starts; until all see the table."""
    for person in people:
        person.sit(table)
    people[0].page.click(".lobby__go .button--brass")
    for person in people:
        person.see(TABLE)


def cast(person: Player) -> None:
    """Throws a die for the start, as soon as that is asked."""
    press(person, "Throw your die")


def throw(person: Player, *, hold: Sequence[int] = ()) -> list[int]:
    """Holds the dice in these places, 1 to 5, and throws; gives what lies then."""
    person.see(BUTTON)
    made = person.page.locator(MADE).count() if person.page.locator(MAY_HOLD).count() else 0
    for place in hold:
        person.page.click(f"{MAY_HOLD} >> nth={place - 1}")
        person.see(f":nth-child({place}).is-held")
    person.page.click(f"{BUTTON}:has-text('Throw')")
    expect(person.page.locator(MADE)).to_have_count(made + 1, timeout=LONG_MS)
    person.page.wait_for_function("() => !document.querySelector('.tray__dice[aria-busy=true]')")
    return lying(person)


def stand(person: Player) -> None:
    """Leaves the dice as they lie."""
    person.page.click(STAND)


def press(person: Player, words: str) -> None:
    """The button of the moment, once it says this."""
    person.page.click(f"{BUTTON}:has-text('{words}')", timeout=LONG_MS)


def lying(person: Player) -> list[int]:
    """The five faces on the felt, 0 for dice that were not thrown."""
    faces: list[int] = person.page.eval_on_selector_all(".place-die", _LYING)
    return faces


def stacks(person: Player) -> list[int]:
    """The stacks on the screen, by seat."""
    found: list[int] = person.page.eval_on_selector_all(
        ".dice-seat__stack > [aria-hidden]:nth-child(2)", _STACKS
    )
    return found


def chips(person: Player) -> int:
    """All chips on the screen: stacks and bank."""
    return sum(stacks(person)) + int(person.texts(".bank__chips")[0])
