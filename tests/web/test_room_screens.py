"""Every screen of the room: clean for axe, nothing cut off, nothing too small to touch."""

from __future__ import annotations

import pytest

from tests.web.clean import violations
from tests.web.people import player
from tests.web.room import NewContext
from tests.web.room_screens import in_the_room
from tests.web.test_screens import SPILL, TOO_SMALL

SIZES = [(360, 640), (1440, 900)]
TALK_TOO_SMALL = TOO_SMALL.replace('"dialog[open]"', '".dialog[open], .talk"')

BROKEN = """() => [...document.querySelectorAll("button")]
    .filter((one) => one.checkVisibility() && !one.childElementCount)
    .filter((one) => one.firstChild && !/\\s/.test(one.textContent.trim()))
    .filter((one) => {
        const word = document.createRange();
        word.selectNodeContents(one);
        return word.getClientRects().length > 1;
    })
    .map((one) => `${one.textContent} is broken into lines`)"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_screens_of_the_room_are_clean_and_fit(
    alone: str, new_context: NewContext, width: int, height: int
) -> None:
    size = {"width": width, "height": height}
    mei, oleg = (player(new_context(viewport=size), name) for name in ("Mei", "mei"))
    found = {}
    for screen, person in in_the_room(alone, mei, oleg):
        wrong = violations(person.page)
        wrong += [spilt for spilt in person.page.evaluate(SPILL) if spilt.startswith("across")]
        wrong += person.page.evaluate(TALK_TOO_SMALL) + person.page.evaluate(BROKEN)
        if wrong:
            found[screen] = wrong
    assert found == {}
    assert mei.faults + oleg.faults == []
