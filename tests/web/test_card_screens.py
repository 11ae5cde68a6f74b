"""Every screen of challenges and specialists with six people on a small phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.web.card_screens import Seen, cards_guessed, cards_used
from tests.web.clean import violations
from tests.web.people import Player, phone, player
from tests.web.room import NewContext
from tests.web.test_screens import SPILL, TOO_SMALL

# A row of a showdown is as wide as the screen, and six of them share its height.
SMALL = TOO_SMALL.replace('"button, ', '"button:not(.rung__face), ')
OPENING = "hands open one by one before a guess"

# Of the rows of a showdown, those whose words lie over the row below or are cut off by it.
CROWDED = """() => [...document.querySelectorAll(".rung")].filter((rung) => {
    const box = rung.getBoundingClientRect();
    return [...rung.querySelectorAll(".rung__name, .rung__category, .tag")].some((part) => {
        const its = part.getBoundingClientRect();
        return its.height > 0 && (its.bottom > box.bottom + 3 || its.top < box.top - 3);
    });
}).map((rung) => `${rung.innerText} has no room`)"""

# Of what is said beside a seat, what covers its chips.
COVERED = """() => [...document.querySelectorAll(".seat")].filter((seat) => {
    const chips = seat.querySelector(".seat__chips").getBoundingClientRect();
    const marks = [...seat.querySelectorAll(".tag")];
    return marks.some((mark) => mark.getBoundingClientRect().bottom > chips.top + 2);
}).map((seat) => `${seat.innerText} covers its chips`)"""


@pytest.mark.parametrize(("walk", "count"), [(cards_used, 20), (cards_guessed, 10)])
def test_screens_of_cards_are_clean_and_fit(
    server: str,
    new_context: NewContext,
    walk: Callable[[str, Player, Player], Iterator[Seen]],
    count: int,
) -> None:
    mei, oleg = (player(new_context(**phone()), name) for name in ("Mei", "Oleg"))
    found, screens = {}, []
    for screen, person in walk(server, mei, oleg):
        screens.append(screen)
        if screen == OPENING:
            assert person.page.locator(".rung .is-open").count() < 5
            continue
        wrong = violations(person.page)
        wrong += [spilt for spilt in person.page.evaluate(SPILL) if spilt.startswith("across")]
        for look in (SMALL, CROWDED, COVERED):
            wrong += person.page.evaluate(look)
        if wrong:
            found[screen] = wrong
    assert found == {}
    assert len(screens) == count
    assert mei.faults + oleg.faults == []
