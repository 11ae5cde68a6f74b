"""What people do around a game: the menu, the seats, the votes, the talk."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext

from tests.web.people import OPEN, Player, player

NewContext = Callable[..., BrowserContext]

STILL = {"settle_s": 0.0, "cool_down_s": 0.0}  # no round ends before all say so

NARROW = 900  # pixels; below, the talk closes when something was said
ASK_FIRST = ("End the game", "Begin anew")

_OPEN_TABLE = """async ([name, body]) => {
    const headers = { "Content-Type": "application/json" };
    const post = (path, body) => fetch(path, { method: "POST", headers, body });
    await post("/api/me", JSON.stringify({ name }));
    return (await post("/api/tables", body)).json();
}"""


def table_with(host: Player, server: str, options: dict[str, object], **rules: object) -> str:
    """A new table of `host` with these options; gives its address, and does not go there."""
    host.page.goto(server)
    usual = {} if "type" in rules else {"type": "gang.rules", **STILL}
    body = json.dumps({"options": options, "rules": {**usual, **rules}})
    return f"{server}/t/{host.page.evaluate(_OPEN_TABLE, [host.name, body])['table']}"


def seated(new_context: NewContext, table: str, *people: Player, names: str = "") -> list[Player]:
    """`people`, who have pages already, and others with these `names`: all sit at the table."""
    known = [*people, *(player(new_context(), name) for name in names.split())]
    for person in known:
        person.sit(table)
    return known


def begun(people: list[Player]) -> None:
    """The first of them starts the game; until all see chips."""
    people[0].start()
    for person in people:
        person.see(OPEN)


def menu(person: Player, entry: str) -> None:
    """Opens this page of the menu."""
    person.page.click(".head__menu")
    person.page.click(f"dialog >> .deed:has-text('{entry}')")


def shut(person: Player) -> None:
    """Closes the dialog that is open, however deep one is in it."""
    person.page.click(".dialog[open] >> [aria-label=Close]")
    person.page.wait_for_selector(".dialog[open]", state="detached")


def do(person: Player, deed: str) -> None:
    """Presses what stands in the dialog under this title."""
    person.page.click(f"dialog >> .deed:has(.deed__title:text-is('{deed}'))")


def point(host: Player, seat: int) -> None:
    """Opens what a host can do about a seat, in the waiting room."""
    host.page.click(f".lobby [data-seat='{seat}'] .button--round")
    host.see("dialog[open]")


def vote(person: Player, deed: str) -> None:
    """Votes for a motion in the menu, says yes if asked, and closes it."""
    menu(person, "Votes")
    do(person, deed)
    if deed in ASK_FIRST:
        person.page.click("dialog:has(#ask-first) >> .button--grave")


def say(person: Player, phrase: str, *, about: str = "") -> None:
    """Says a ready phrase."""
    _open_talk(person)
    person.page.click(f".phrase:text-is('{phrase}')")
    if about:
        person.page.click(f".phrase--seat:has-text('{about}')")
    if (person.page.viewport_size or {"width": NARROW})["width"] < NARROW:
        person.page.wait_for_selector(".talk", state="detached")


def write(person: Player, text: str) -> None:
    """Writes to the table."""
    _open_talk(person)
    person.page.fill("[name=chat]", text)
    person.page.keyboard.press("Enter")
    person.see(f".talk__log >> text={text}")


def heard(person: Player) -> list[str]:
    """All that stands in the log of the talk."""
    _open_talk(person)
    return person.texts(".talk__log .talk__text")


def faults(*people: Player) -> list[str]:
    """What any of their browsers complained about."""
    return [fault for person in people for fault in person.faults]


def _open_talk(person: Player) -> None:
    if not person.page.locator(".talk").count():
        person.page.click(".button--talk")
        person.see(".talk[open]")
    # At once, if it is there: the panel may be drawn anew between a look and a click.
    person.page.locator("text=Understood").evaluate_all("all => all.forEach((one) => one.click())")
