"""Every screen of dice poker: nothing for axe to find, nothing cut off, nothing too small."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.web.clean import violations
from tests.web.dice_screens import playing_dice
from tests.web.people import phone, player
from tests.web.test_screens import HIDDEN, SPILL, TOO_SMALL

NewContext = Callable[..., BrowserContext]

# Words that are cut off, and parts of the table that lie over each other or outside the felt.
CUT_OFF = """() => {
    if (document.querySelector("dialog[open]")) return [];
    const texts = ".to-beat b, .tray__made, .tray__hint, .tray__who, .dice-seat__stack, "
        + ".dice-seat__tag, .dice-seat__made, .results__title, .row__made, .bar button, .head h1";
    const cut = [...document.querySelectorAll(texts)]
        .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1);
    const felt = document.querySelector(".dice-felt")?.getBoundingClientRect();
    const out = [...document.querySelectorAll(".dice-felt p, .dice-felt li, .place-die")]
        .filter((one) => one.checkVisibility())
        .filter((one) => one.getBoundingClientRect().bottom > felt.bottom + 1
            || one.getBoundingClientRect().top < felt.top - 1);
    const boxes = [".to-beat", ".tray", ".results", ".starting", ".next-starter"]
        .map((part) => document.querySelector(part)?.getBoundingClientRect())
        .filter((box) => box && box.height > 0);
    const over = boxes.slice(1).filter((box, at) => box.top < boxes[at].bottom - 1);
    return [...cut, ...out].map((one) => `${one.className}: ${one.textContent}`)
        .concat(over.map((box) => `over another: ${box.top}`));
}"""


def test_axe_finds_nothing_on_any_screen_of_dice(new_context: NewContext) -> None:
    mei, oleg = (player(new_context(**phone()), name) for name in ("Mei", "Oleg"))
    found = {}
    for screen, person in playing_dice("", mei, oleg):
        if wrong := violations(person.page):
            found[screen] = wrong
    assert found == {}
    assert mei.faults + oleg.faults == []


@pytest.mark.parametrize("size", [(360, 640), (740, 360), (1440, 900)], ids=str)
def test_all_of_dice_is_in_sight_on_any_screen(
    new_context: NewContext, size: tuple[int, int]
) -> None:
    view = {"viewport": {"width": size[0], "height": size[1]}}
    mei, oleg = (player(new_context(**view), name) for name in ("Mei", "Oleg"))
    wrong = {}
    for screen, person in playing_dice("", mei, oleg):
        if screen == "lobby":
            continue
        spilt = [*person.page.evaluate(SPILL), *person.page.evaluate(HIDDEN)]
        spilt += [*person.page.evaluate(TOO_SMALL), *person.page.evaluate(CUT_OFF)]
        if spilt:
            wrong[screen] = spilt
    assert wrong == {}
