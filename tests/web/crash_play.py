"""What people do at a table of Crash, by what stands on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import BrowserContext

from tests.web.people import LONG_MS, Player, player

NewContext = Callable[..., BrowserContext]

IN_RACK = ".rack .movable"
LOCK = ".bar .button--brass:has-text('Lock in')"
SHOWN = ".bar--end .bar__verdict"  # all hands have been shown
UNTIMED = {"exchange_s": 0, "arrange_s": 0}


def opened(host: Player, server: str, **rules: object) -> str:
    """A new table of Crash; gives its address."""
    return host.open_table(server, **{"type": "crash.rules", **UNTIMED, **rules})


def seated(new_context: NewContext, table: str, *people: Player, names: str = "") -> list[Player]:
    """`people`, who have pages already, and others with these `names`: all sit at the table."""
    known = [*people, *(player(new_context(), name) for name in names.split())]
    for person in known:
        person.sit(table)
    return known


def begun(people: Sequence[Player]) -> None:
    """The first of them starts the game; until all see cards."""
    people[0].page.click(".lobby__go .button--brass")
    for person in people:
        person.see(".table--crash :is(.rack, .exchange__cards, .watched) .card")


def keep(person: Player) -> None:
    """Keeps the cards, when asked."""
    person.page.click(".bar .button--brass:has-text('Keep')")


def swap(person: Player) -> None:
    """Throws in the cards, and says again that this is wished."""
    person.page.click(".bar >> text=/Throw in|Take the packet/")
    person.page.click(".bar >> text=/Yes, all/")


def lay(person: Player) -> None:
    """The table's suggestion, and locked."""
    person.see(IN_RACK)
    person.page.click("text=Arrange for me")
    person.page.click(LOCK)


def skip(person: Player) -> None:
    """Sees all hands at once."""
    person.see(".show")
    person.page.evaluate(_SHOW_ALL)
    person.see(SHOWN)


def play_deal(people: Sequence[Player]) -> None:
    """Everybody keeps, lays as suggested, and sees all hands."""
    for person in people:
        until(person, ".rack", (".bar .button--brass:has-text('Keep')",), people)
    for person in people:
        lay(person)
    for person in people:
        skip(person)


def play_to_the_end(people: Sequence[Player]) -> int:
    """Deal after deal; how many there were."""
    deals = 1
    play_deal(people)
    while not people[0].page.locator("text=Rematch").count():
        for person in people:
            person.page.click(".bar >> text=Next deal")
        for person in people:
            person.page.wait_for_selector(".show", state="detached", timeout=LONG_MS)
        play_deal(people)
        deals += 1
    return deals


def until(person: Player, wanted: str, presses: Sequence[str], people: Sequence[Player]) -> None:
    """Everybody presses these when they are there, until this person sees what is wanted."""
    for _ in range(LONG_MS // 50):
        if person.page.locator(wanted).count():
            return
        for one in people:
            for press in presses:
                one.page.evaluate(_PRESS, press)
        person.page.wait_for_timeout(50)
    raise AssertionError(f"expected {wanted}; the bar says {person.texts('.bar')}")


def in_rack(person: Player) -> list[str]:
    """The cards that lie in no hand, as the wire writes them."""
    return cards(person, ".rack")


def in_hands(person: Player) -> list[list[str]]:
    """The cards of each hand."""
    return [
        cards(person, f"[data-hand='{hand}']")
        for hand in range(person.page.locator("[data-hand]").count())
    ]


def cards(person: Player, where: str) -> list[str]:
    """Cards that can be moved, in this part of the page, once it is drawn."""
    found: list[str] = person.page.evaluate(_CARDS, where)
    return found


def announced(person: Player, words: str) -> None:
    """Waits until those who listen have heard this."""
    person.page.wait_for_function(_HEARD, arg=words)


_CARDS = """async (where) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const movable = document.querySelector(where)?.querySelectorAll(".movable") ?? [];
    return [...movable].map((one) => one.dataset.card);
}"""
_HEARD = "(words) => document.getElementById('said').textContent.includes(words)"

_SHOW_ALL = """() => [...document.querySelectorAll(".bar button")]
    .find((one) => one.innerText.trim() === "Show all")?.click()"""

# The words at the end of a selector are Playwright's own; here they are looked for by hand.
_PRESS = """(selector) => {
    const [, plain, words] = selector.match(/^(.*?)(?::has-text\\('(.*)'\\))?$/);
    const found = [...document.querySelectorAll(plain)];
    found.find((one) => one.innerText.includes(words ?? ""))?.click();
}"""
