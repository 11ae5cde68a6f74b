"""Every screen of Crash: nothing for axe to find, nothing cut off, thirteen cards in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from backroom.cards.brag import BragCategory, FlushHigh, category, strength
from backroom.cards.card import Card
from backroom.solve.crash.best import best
from backroom.solve.crash.field import Table
from tests.web.clean import violations
from tests.web.crash_play import (
    IN_RACK,
    LOCK,
    SHOWN,
    begun,
    in_hands,
    in_rack,
    lay,
    opened,
    seated,
    skip,
)
from tests.web.crash_screens import playing_crash
from tests.web.people import MOVING, phone, player
from tests.web.test_screens import HIDDEN, SPILL, TOO_SMALL

NewContext = Callable[..., BrowserContext]

# A finger on the upper half of each card and on each hand meets just that.
MISSED = """() => [...document.querySelectorAll(".movable, .hand__name")].filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 3, box.y + Math.min(box.height / 2, 22)];
    return !one.contains(document.elementFromPoint(x, y));
}).map((one) => one.getAttribute("aria-label") || one.textContent)"""
LABELS = """() => [...document.querySelectorAll(".hands__one")].map((one) =>
    [one.querySelector("strong").textContent,
     [...one.querySelectorAll(".card")].map((card) => card.alt)])"""
EXAMPLE = """() => [...document.querySelectorAll(".rules__rows li")].map((row) =>
    [...row.querySelectorAll(".rules__three")].map((three) =>
        [[...three.querySelectorAll(".card")].map((card) => card.alt),
         three.parentElement.classList.contains("is-won")]))"""
NAMES = "two three four five six seven eight nine ten jack queen king ace"
RANKS = dict(zip(NAMES.split(), "23456789TJQKA", strict=True))


def test_axe_finds_nothing_on_any_screen_of_crash(server: str, new_context: NewContext) -> None:
    mei, oleg = (player(new_context(**phone()), name) for name in ("Mei", "Oleg"))
    found = {}
    for screen, person in playing_crash(server, mei, oleg):
        if wrong := violations(person.page):
            found[screen] = wrong
    assert found == {}
    assert (mei.faults, oleg.faults) == ([], [])


def test_no_screen_of_crash_is_larger_than_a_small_phone(
    server: str, new_context: NewContext
) -> None:
    mei, oleg = (player(new_context(**phone()), name) for name in ("Mei", "Oleg"))
    wrong = {}
    for screen, person in playing_crash(server, mei, oleg):
        spilt = [] if screen == "lobby" else person.page.evaluate(SPILL)
        if screen not in ("lobby", "sheet", "analysis", "help"):
            spilt += person.page.evaluate(HIDDEN) + person.page.evaluate(TOO_SMALL)
        if spilt:
            wrong[screen] = spilt
    assert wrong == {}


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (768, 1024), (1440, 900), (740, 360)])
def test_all_thirteen_cards_and_four_hands_can_be_touched(
    server: str, new_context: NewContext, size: tuple[int, int]
) -> None:
    width, height = size
    mei = player(new_context(viewport={"width": width, "height": height}), "Mei")
    seated(new_context, opened(mei, server, players=4), mei)
    begun([mei])
    mei.see(IN_RACK)
    assert (len(in_rack(mei)), len(in_hands(mei))) == (13, 4)
    assert mei.page.evaluate(MISSED) == []
    for one in in_rack(mei)[:12:2]:
        mei.page.click(f"[data-card='{one}']", position={"x": 8, "y": 12})
    assert sum(map(len, in_hands(mei))) == 6
    assert mei.page.evaluate(MISSED) == []
    mei.page.click("text=Arrange for me")
    mei.see(LOCK)
    assert mei.page.evaluate(MISSED) == []
    assert mei.page.evaluate(SPILL) == []


def test_hands_are_turned_one_by_one_and_the_points_follow(
    server: str, new_context: NewContext
) -> None:
    # Rule C2.4
    mei = player(new_context(**phone(**MOVING)), "Mei")
    table = opened(mei, server, players=2, cards=9, target=50)
    people = seated(new_context, table, mei, names="Oleg")
    begun(people)
    for person in people:
        lay(person)
    mei.see(".show__row.is-at[data-row='0'] .shown.is-open")
    assert mei.page.locator(".shown.is-open").count() < 6
    assert mei.texts(".one__points b") == ["0", "0"]
    assert mei.page.locator(".show__tab:disabled").count() == 3
    mei.see(".show__row.is-at[data-row='1']")
    mei.see(SHOWN)
    assert mei.page.locator(".shown.is-open").count() == 6
    result = mei.page.evaluate(RESULT)
    assert list(map(int, mei.texts(".one__points b"))) == result["points"]
    mei.page.click(".show__tab >> nth=0")
    won = mei.page.locator(".show__row[data-row='0'] .shown.is-won")
    winner = result["rows"][0]["winner"]
    assert won.count() == (winner != "nobody")
    if winner != "nobody":
        expect(won).to_have_attribute("data-seat", str(winner))
    assert mei.faults == []


def test_the_analysis_is_what_the_solver_says(server: str, new_context: NewContext) -> None:
    mei = player(new_context(), "Mei")
    seated(new_context, opened(mei, server, players=5, target=50, flush_high="ace"), mei)
    begun([mei])
    mei.see(IN_RACK)
    held = in_rack(mei)
    for one in held:
        mei.page.click(f"[data-card='{one}']")
    mei.page.click(LOCK)
    skip(mei)
    found = best([Card(one) for one in held], Table(9, FlushHigh.ACE, BragCategory.PAIR, 4))
    mei.page.click("text=Analysis")
    mei.see(".weighed")
    laid, *others = mei.texts(".weighed h3 small")
    if others:
        assert others == [f"{found.points:.2f} points expected"]
        lost = mei.texts(".weighed__cost")[0]
        assert lost.startswith(("Your layout gave away", "Your layout was the best"))
    else:
        assert laid == f"{found.points:.2f} points expected"


def test_pictures_in_the_rules_are_what_they_say(server: str, new_context: NewContext) -> None:
    # Rules C3.1 to C3.5, C2.4
    mei = player(new_context(**phone()), "Mei")
    mei.page.goto(f"{server}/rules/crash")
    mei.see(".hands__one")
    shown = mei.page.evaluate(LABELS)
    called = [name.lower().replace(" ", "_") for name, _ in shown]
    assert called == [category(_strength(three)) for _, three in shown]
    assert called == [str(one) for one in reversed(BragCategory)]
    rows = mei.page.evaluate(EXAMPLE)
    left, right = ([_strength(row[side][0]) for row in rows] for side in (0, 1))
    assert left == sorted(left, reverse=True)
    assert right == sorted(right, reverse=True)
    for row, mine, yours in zip(rows, left, right, strict=True):
        assert [won for _, won in row] == [mine > yours, yours > mine]
    for three in mei.page.locator(".rules__falls").all():
        falls = [_strength(alts) for alts in three.evaluate(FALLS)]
        assert falls == sorted(falls, reverse=True)
        assert len(set(falls)) == len(falls)
    assert [one for one in mei.page.evaluate(SPILL) if one.startswith("across")] == []
    assert violations(mei.page) == []


FALLS = """(one) => [...one.querySelectorAll(".rules__three")].map((three) =>
    [...three.querySelectorAll(".card")].map((card) => card.alt))"""
RESULT = """async () => {
    const { update } = await import("/web/store.js");
    return update.value.seen.standing.past.at(-1);
}"""


def _strength(names: list[str]) -> int:
    """Of three cards as they are called: "ace of spades"."""
    cards = [Card(RANKS[rank] + suit[0]) for rank, _, suit in map(str.split, names)]
    return strength(cards, FlushHigh.THREE)
