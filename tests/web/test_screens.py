"""Every screen and phase: nothing for axe to find, nothing cut off, nothing too small to touch."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from playwright.sync_api import BrowserContext

from tests.web.clean import violations
from tests.web.people import MOVING, phone, player
from tests.web.screens import at_the_door, at_the_table

NewContext = Callable[..., BrowserContext]

SPILL = """() => {
    const page = document.documentElement;
    const spill = { across: page.scrollWidth - innerWidth, down: page.scrollHeight - innerHeight };
    return Object.entries(spill).filter(([, pixels]) => pixels > 0).map(String);
}"""

TOO_SMALL = """() => {
    const shown = document.querySelector("dialog[open]") ?? document;
    return [...shown.querySelectorAll("button, a, select, summary, input:not([type=radio])")]
        .filter((one) => one.checkVisibility())
        .map((one) => [one, one.type === "checkbox" ? one.closest("label") : one])
        .map(([one, target]) => [one, target.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44)
        .map(([one, box]) => `${one.textContent || one.name}: ${box.width} x ${box.height}`);
}"""

HIDDEN = """() => [...document.querySelectorAll(".table button")]
    .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    })
    .map((one) => one.textContent)"""

BOXES = """() => {
    const parts = ".seats, .felt, .board, .rail, .said, .own__hand, .own__chips, .bar";
    return [...document.querySelectorAll(parts)].map((part) => {
        const box = part.getBoundingClientRect();
        return [part.className.split(" ")[0], box.x, box.y, box.width, box.height];
    });
}"""


def test_axe_finds_nothing_on_any_screen(alone: str, new_context: NewContext) -> None:
    mei = player(new_context(**phone()), "Mei")
    found = {}
    for screen in chain(at_the_door(mei, alone), at_the_table(mei, alone, players=3)):
        if wrong := violations(mei.page):
            found[screen] = wrong
    assert found == {}
    assert mei.faults == []


def test_six_players_fit_on_a_small_phone_and_nothing_jumps(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone(**MOVING)), "Mei")
    boxes = {}
    wrong = {}
    for screen in at_the_table(mei, server):
        if screen == "peek" or "chips" in screen:
            boxes[screen] = mei.page.evaluate(BOXES)
        spilt = [] if screen == "lobby" else mei.page.evaluate(SPILL) + mei.page.evaluate(HIDDEN)
        if screen not in ("showdown", "moment", "heist over", "game over"):
            spilt += mei.page.evaluate(TOO_SMALL)
        if spilt:
            wrong[screen] = spilt
    assert wrong == {}
    assert len(boxes) == 9
    assert [screen for screen in boxes if boxes[screen] != boxes["peek"]] == []


def test_no_screen_is_wider_than_a_small_phone(alone: str, new_context: NewContext) -> None:
    mei = player(new_context(**phone()), "Mei")
    wrong = {}
    for screen in at_the_door(mei, alone):
        across = [spilt for spilt in mei.page.evaluate(SPILL) if spilt.startswith("across")]
        if across or (small := mei.page.evaluate(TOO_SMALL)):
            wrong[screen] = across or small
    assert wrong == {}
