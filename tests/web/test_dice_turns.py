"""A turn of dice poker in a browser: holding, locks, and taps that come twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.web.dice_play import (
    FIRST_THROW,
    HELD,
    LOCKED,
    MADE,
    MAY_HOLD,
    ROLLING,
    STAND,
    begun,
    cast,
    loaded,
    lying,
    opened,
    press,
    stand,
    throw,
)
from tests.web.people import BUTTON, MOVING, Player, phone, player

NewContext = Callable[..., BrowserContext]
MEI_STARTS = ("6", "1")  # thrown by Mei, then by Oleg

PRESS_TWICE = """() => {
    const button = document.querySelector(".bar .button--brass");
    button.click();
    button.click();
}"""

# How many dice roll, and what they are said to make: each time that one of both changes.
WATCH_ROLLS = """() => {
    window.rolls = [];
    const look = () => {
        const rolling = document.querySelectorAll(".is-rolling").length;
        const now = `${rolling} ${document.querySelector(".tray__made")?.textContent ?? ""}`;
        if (now !== (window.rolls.at(-1) ?? "0 ")) window.rolls.push(now);
    };
    const changes = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document.body, changes);
}"""


def two(server: str, new_context: NewContext, **context: object) -> tuple[Player, Player]:
    """Mei and Oleg, where Mei has the first turn."""
    mei, oleg = (player(new_context(**phone(**context)), name) for name in ("Mei", "Oleg"))
    begun(opened(mei, server, players=2), (mei, oleg))
    cast(mei)
    cast(oleg)
    mei.see(FIRST_THROW)
    return mei, oleg


def test_dice_are_held_by_a_tap_thrown_again_and_locked(
    tmp_path: Path, new_context: NewContext
) -> None:
    # Rules D2.1, D2.2
    with loaded(tmp_path, *MEI_STARTS, "6 6 5 2 1", "5 6 3", "4 4") as server:
        mei, oleg = two(server, new_context)
        assert throw(mei) == [6, 6, 5, 2, 1]
        expect(mei.page.locator(".tray__made")).to_have_text("Pair of sixes")
        mei.page.click(f"{MAY_HOLD} >> nth=0")
        mei.page.click(f"{MAY_HOLD} >> nth=4")
        mei.page.click(f"{MAY_HOLD} >> nth=4")  # and lets it go
        expect(mei.page.locator(HELD)).to_have_count(1)
        expect(mei.page.locator(BUTTON)).to_have_text("Throw 4 dice")
        assert throw(mei, hold=(2,)) == [6, 6, 5, 6, 3]
        expect(mei.page.locator(LOCKED)).to_have_count(2)
        expect(mei.page.locator(HELD)).to_have_count(0)
        expect(mei.page.locator(f"{LOCKED} .place-die__word")).to_have_text(["locked", "locked"])
        mei.page.click(f"{LOCKED} >> nth=0", force=True)  # it says that it is disabled
        expect(mei.page.locator(".notice--refused")).to_have_text(
            "That die is locked: it was left lying."
        )
        mei.page.click(f"{MAY_HOLD} >> nth=3")
        press(mei, "Throw 2 dice")
        oleg.see("text=To beat: Mei, 26 points")
        assert lying(oleg) == [6, 6, 4, 6, 4]
        assert mei.faults + oleg.faults == []


def test_with_every_die_held_or_locked_only_standing_is_left(
    tmp_path: Path, new_context: NewContext
) -> None:
    # Rule D2.2
    with loaded(tmp_path, *MEI_STARTS, "6 6 6 6 1") as server:
        mei, _ = two(server, new_context)
        throw(mei)
        for place in range(5):
            mei.page.click(f"{MAY_HOLD} >> nth={place}")
        expect(mei.page.locator(".bar .button")).to_have_text(["Stand"])


def test_two_taps_at_once_throw_once(tmp_path: Path, new_context: NewContext) -> None:
    # Rule D2.5
    with loaded(tmp_path, *MEI_STARTS, "6 6 5 2 1") as server:
        mei, _ = two(server, new_context)
        mei.page.evaluate(PRESS_TWICE)
        mei.see(STAND)
        expect(mei.page.locator(MADE)).to_have_count(1)
        assert lying(mei) == [6, 6, 5, 2, 1]
        expect(mei.page.locator(".notice--refused")).to_have_count(0)


def test_a_second_tap_while_the_dice_roll_throws_nothing(
    tmp_path: Path, new_context: NewContext
) -> None:
    # Rule D2.5: the dice are here, so that a tap now would be of the second throw
    with loaded(tmp_path, *MEI_STARTS, "6 6 5 2 1") as server:
        mei, _ = two(server, new_context, **MOVING)
        box = mei.page.locator(BUTTON).bounding_box()
        assert box is not None
        mei.page.mouse.click(box["x"] + 40, box["y"] + 20)
        mei.see(ROLLING)
        mei.page.mouse.click(box["x"] + 40, box["y"] + 20)
        mei.page.keyboard.press("f")
        mei.see(STAND)
        expect(mei.page.locator(MADE)).to_have_count(1)
        assert lying(mei) == [6, 6, 5, 2, 1]


def test_dice_roll_before_they_say_what_they_make_and_those_held_lie_still(
    tmp_path: Path, new_context: NewContext
) -> None:
    with loaded(tmp_path, *MEI_STARTS, "6 6 5 2 1", "3 3 3") as server:
        people = two(server, new_context, **MOVING)
        for person in people:
            person.page.evaluate(WATCH_ROLLS)
        throw(people[0])
        throw(people[0], hold=(1, 2))
        for person in people:
            expect(person.page.locator(".tray__made")).to_have_text("Full house, threes and sixes")
            rolls = person.page.evaluate("window.rolls")
            assert rolls == ["5 ", "0 Pair of sixes", "3 ", "0 Full house, threes and sixes"]


def test_no_face_is_in_the_browser_before_it_is_thrown(
    tmp_path: Path, new_context: NewContext
) -> None:
    heard: list[str] = []
    with loaded(tmp_path, *MEI_STARTS, "6 6 5 2 1") as server:
        mei, oleg = (player(new_context(), name) for name in ("Mei", "Oleg"))
        for person in (mei, oleg):
            person.page.on(
                "websocket",
                lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))),
            )
        begun(opened(mei, server, players=2), (mei, oleg))
        cast(mei)
        cast(oleg)
        mei.see(FIRST_THROW)
        assert [text for text in heard if "[6,6,5,2,1]" in text] == []
        throw(mei)
        assert [text for text in heard if "[6,6,5,2,1]" in text] != []


def test_a_reload_in_mid_turn_changes_nothing(tmp_path: Path, new_context: NewContext) -> None:
    with loaded(tmp_path, *MEI_STARTS, "6 6 5 2 1", "5 6 3") as server:
        mei, oleg = two(server, new_context)
        throw(mei)
        throw(mei, hold=(1, 2))
        for person in (mei, oleg):
            person.page.reload()
            person.see(".tray__made:has-text('Three sixes')")
            assert lying(person) == [6, 6, 5, 6, 3]
            assert person.page.locator(LOCKED).count() == 2
            assert person.page.locator(MADE).count() == 2
        stand(mei)
        oleg.see(FIRST_THROW)


def test_who_waits_can_press_nothing_and_sees_for_whom(
    tmp_path: Path, new_context: NewContext
) -> None:
    with loaded(tmp_path, *MEI_STARTS, "6 6 5 2 1") as server:
        mei, oleg = two(server, new_context)
        throw(mei)
        expect(oleg.page.locator(".bar")).to_have_text("Waiting for Mei")
        assert oleg.page.locator(MAY_HOLD).count() == 0
        expect(oleg.page.locator(".dice-seat.is-now")).to_contain_text("Mei")


def test_what_a_throw_makes_is_held_against_the_best(
    tmp_path: Path, new_context: NewContext
) -> None:
    # Rules D2.3, D3.1
    throws = (*MEI_STARTS, "4 4 1 2 3", "4 4 6 6 1", "4 4 4 5 1")
    with loaded(tmp_path, *throws) as server:
        mei, oleg = two(server, new_context)
        throw(mei)
        stand(mei)
        expect(oleg.page.locator(".to-beat")).to_contain_text("Pair of fours")
        throw(oleg)
        expect(oleg.page.locator(".tray__hint").first).to_have_text("20 points · ahead")
        expect(oleg.page.locator(".tray__made")).to_have_text("Two pairs, sixes and fours")


def test_what_a_turn_was_worth_is_shown_after_it_alone(
    tmp_path: Path, new_context: NewContext
) -> None:
    with loaded(tmp_path, *MEI_STARTS, "6 6 6 2 1") as server:
        mei, oleg = two(server, new_context)
        throw(mei)
        assert mei.page.locator(".button--look").count() == 0
        stand(mei)
        mei.page.click(".button--look")
        mei.see("dialog .worth")
        assert mei.texts(".worth__lost")[0].startswith("The best choice was worth ")
        first = mei.texts(".worth__table tbody >> nth=0 >> tr")
        assert any("yours" in row for row in first) or len(first) == 6
        assert mei.texts(".worth .is-taken .worth__mark")[0] == "yours"
        assert oleg.page.locator(".button--look").count() == 0
        mei.page.reload()
        mei.see(".button--look")
        assert mei.faults == []
