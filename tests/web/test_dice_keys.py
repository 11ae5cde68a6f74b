"""Dice poker without a pointer, and for those who listen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.web.dice_play import (
    FIRST_THROW,
    HELD,
    LOCKED,
    MADE,
    STAND,
    begun,
    cast,
    loaded,
    opened,
    press,
)
from tests.web.people import BUTTON, Player, player

NewContext = Callable[..., BrowserContext]

# Everything that was ever said to those who listen.
LISTEN = """() => {
    window.said = [];
    const region = document.getElementById("said");
    new MutationObserver(() => region.textContent && window.said.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
}"""


def at_a_table(server: str, new_context: NewContext) -> tuple[Player, Player]:
    mei, oleg = (player(new_context(), name) for name in ("Mei", "Oleg"))
    begun(opened(mei, server, players=2), (mei, oleg))
    return mei, oleg


def test_a_whole_match_is_played_by_keys_alone(tmp_path: Path, new_context: NewContext) -> None:
    throws = ("1", "6", "6 6 5 2 1", "3 6 5", "2 2", "1 2 3 4 6", "5 5 5 5 5", "1 1 2 3 4")
    with loaded(tmp_path, *throws) as server:
        mei, oleg = at_a_table(server, new_context)
        mei.see(f"{BUTTON}:has-text('Throw your die')")
        mei.page.keyboard.press("f")
        cast(oleg)  # higher, so Mei comes second
        oleg.see(FIRST_THROW)
        key(oleg, "Enter", STAND)
        key(oleg, "1", f"{HELD} >> nth=0")
        key(oleg, "2", f"{HELD} >> nth=1")
        key(oleg, "f", f"button{LOCKED} >> nth=1")
        oleg.page.keyboard.press("1")
        oleg.see(".notice--refused >> text=locked")
        key(oleg, "4", f"{HELD} >> nth=0")
        key(oleg, "4", f"{BUTTON}:has-text('Throw 3 dice')")
        key(oleg, "4", f"{BUTTON}:has-text('Throw 2 dice')")
        key(oleg, "f", ".bar >> text=Waiting for Mei")
        mei.see(FIRST_THROW)
        key(mei, "f", STAND)
        key(mei, "s", f"{BUTTON}:has-text('Next game')")
        key(mei, "l", "dialog .worth")
        key(mei, "Escape", ".table--dice:not(:has(dialog))")
        key(mei, "f", ".bar >> text=Waiting for Oleg")
        press(oleg, "Next game")
        mei.see(FIRST_THROW)
        key(mei, "f", STAND)
        for place in "12345":
            mei.page.keyboard.press(place)
        expect(mei.page.locator(".bar .button")).to_have_text(["Stand"])
        key(mei, "s", ".bar >> text=Waiting for Oleg")
        oleg.see(FIRST_THROW)
        key(oleg, "f", STAND)
        key(oleg, "s", ".results__title:has-text('Mei and Oleg share the match')")
        key(oleg, "l", "dialog")
        key(oleg, "Escape", ".table--dice:not(:has(dialog))")
        for person in (oleg, mei):
            key(person, "f", ".bar")
        oleg.see(f"{BUTTON}:has-text('Throw your die')")
        assert mei.faults + oleg.faults == []


def test_a_question_mark_shows_the_keys_of_dice(tmp_path: Path, new_context: NewContext) -> None:
    with loaded(tmp_path) as server:
        mei, _ = at_a_table(server, new_context)
        key(mei, "?", "dialog .help__keys")
        expect(mei.page.locator("dialog")).to_contain_text("hold that die, or let it go")
        key(mei, "Escape", ".table--dice:not(:has(dialog))")


def test_arrows_walk_along_the_dice_and_enter_holds(
    tmp_path: Path, new_context: NewContext
) -> None:
    with loaded(tmp_path, "6", "1", "6 6 5 2 1") as server:
        mei, oleg = at_a_table(server, new_context)
        cast(mei)
        cast(oleg)
        mei.see(FIRST_THROW)
        key(mei, "f", STAND)
        mei.page.locator("button.place-die").first.focus()
        mei.page.keyboard.press("ArrowRight")
        key(mei, "Enter", ":nth-child(2).is-held")
        label = mei.page.locator(HELD)
        expect(label).to_have_attribute("aria-pressed", "true")
        expect(label).to_have_attribute("aria-label", "Die 2: 6")


def test_who_listens_hears_own_throws_whole_turns_of_others_and_who_wins(
    tmp_path: Path, new_context: NewContext
) -> None:
    throws = ("6", "1", "6 6 5 2 1", "5 6 3", "5 5 5 2 2")
    with loaded(tmp_path, *throws) as server:
        mei, oleg = at_a_table(server, new_context)
        for person in (mei, oleg):
            person.page.evaluate(LISTEN)
        cast(mei)
        cast(oleg)
        mei.see(FIRST_THROW)
        key(mei, "f", STAND)
        for place in ("1", "2"):
            mei.page.keyboard.press(place)
        key(mei, "f", f"{MADE} >> nth=1")
        said(mei, "You threw 6 6 5 6 3: Three sixes, 18 points.")
        key(mei, "s", ".bar >> text=Waiting for Oleg")
        said(oleg, "Mei: 6 6 5 6 3, Three sixes, 18 points.")
        said(oleg, "Your turn. To beat: Mei, Three sixes, 18 points.")
        oleg.see(FIRST_THROW)
        key(oleg, "f", STAND)
        key(oleg, "s", ".results")
        said(mei, "Oleg takes the bank of 10.")
        assert not any("Mei threw" in text for text in oleg.page.evaluate("window.said"))


def key(person: Player, name: str, then: str) -> None:
    """Presses a key; until what it does is there."""
    person.page.keyboard.press(name)
    person.see(then)


def said(person: Player, text: str) -> None:
    """Waits until that has been said, alone or among more."""
    person.page.wait_for_function(
        "(text) => window.said.some((one) => one.includes(text))", arg=text
    )
