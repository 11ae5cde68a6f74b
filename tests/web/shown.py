"""What several screens show of one table, so that it can be compared."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.web.people import Player

PATIENCE_S = 60.0
PAUSE_MS = 50

_SHOWN = """(name) => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const text = (one) => one?.textContent.trim() ?? "";
    const who = (one) => (text(one) === "you" ? name : text(one));
    const alts = (selector, within) => all(selector, within).map((card) => card.alt);
    const held = all("[data-place]:not([data-place^=centre])")
        .map((place) => [place.dataset.place, text(place.querySelector(".chip__number"))])
        .filter(([, stars]) => stars);
    return {
        heist: text(document.querySelector("h1")),
        score: all(".score__row").map((row) => row.getAttribute("aria-label")),
        still: text(document.querySelector(".still h2")),
        board: alts(".board .card[alt]"),
        held: held.map(([place, stars]) => `${place} ${stars}`).sort(),
        rail: all(".rail .place").map((place) => {
            const contests = text(place.querySelector(".contests"));
            return `${who(place.querySelector(".place__name"))} ${contests}`.trim();
        }),
        hands: all(".rung").map((rung) => ({
            seat: Number(rung.dataset.seat),
            name: who(rung.querySelector(".rung__name")),
            chips: all(".chip__number", rung).map(text),
            category: text(rung.querySelector(".rung__category")),
            hole: alts(".rung__hole .card[alt]", rung),
            breaks: rung.querySelector(".rung__break") !== null,
        })),
    };
}"""


@dataclass(frozen=True, slots=True)
class Shown:
    """A screen of a table, without what is its owner's alone."""

    heist: str
    score: list[str]
    still: str  # why nothing moves, or ""
    board: list[str]
    held: list[str]  # "seat-colour stars", of all seats, own chips too
    rail: list[str]  # whose each open chip is, and how often it was taken from a player
    hands: list[dict[str, Any]]  # Any: a rung of the showdown, as the script above lists it

    @property
    def is_over(self) -> bool:
        """Do all hands lie open?"""
        return bool(self.hands) and all(hand["category"] for hand in self.hands)


def shown(person: Player) -> Shown:
    """What stands on one screen now."""
    return Shown(**person.page.evaluate(_SHOWN, person.name))


def common(people: Sequence[Player], holds: Callable[[Shown], bool] = lambda _: True) -> Shown:
    """Waits until all screens show the same, and `holds` is true of it; gives what they show.

    Raises:
        AssertionError: if that does not happen; with what each screen shows.
    """
    until = time.monotonic() + PATIENCE_S
    screens = [shown(person) for person in people]
    while not (all(one == screens[0] for one in screens) and holds(screens[0])):
        if time.monotonic() > until:
            raise AssertionError("expected one picture, got\n" + "\n".join(map(str, screens)))
        people[0].page.wait_for_timeout(PAUSE_MS)
        screens = [shown(person) for person in people]
    return screens[0]
