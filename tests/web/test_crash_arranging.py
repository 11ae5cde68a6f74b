"""Hands of Crash are made by tap, by drag and by keys; the table and the page agree on them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import BrowserContext, expect

from backroom.cards.brag import FlushHigh, category, strength
from backroom.cards.card import card, rank
from tests.web.crash_play import (
    IN_RACK,
    LOCK,
    announced,
    begun,
    in_hands,
    in_rack,
    lay,
    opened,
    seated,
    skip,
)
from tests.web.people import Player, phone, player

NewContext = Callable[..., BrowserContext]

NINE = {"players": 2, "cards": 9, "target": 50}  # no exchange comes before
THIRTEEN = {"players": 4, "target": 50}

_MADE = """async (triples) => {
    const { madeOf } = await import("/web/crash/bench.js");
    const { update } = await import("/web/store.js");
    return triples.map((three) => {
        const { strength, category } = madeOf(update.value.seen, three);
        return [strength, category];
    });
}"""


def alone(server: str, new_context: NewContext, **rules: object) -> Player:
    """Mei at a table with bots, with her cards before her."""
    mei = player(new_context(**phone()), "Mei")
    seated(new_context, opened(mei, server, **rules), mei)
    begun([mei])
    mei.see(IN_RACK)
    return mei


@pytest.mark.parametrize("flush_high", FlushHigh)
def test_any_three_own_cards_are_called_what_they_are(
    server: str, new_context: NewContext, flush_high: FlushHigh
) -> None:
    # Rules C3.1 to C3.5, of all 286 hands that 13 cards hold, in any order
    mei = alone(server, new_context, flush_high=flush_high, **THIRTEEN)
    held = in_rack(mei)
    triples = [list(reversed(three)) for three in combinations(held, 3)]
    numbers = [strength([*map(card, three)], flush_high) for three in triples]
    assert len(triples) == 286
    assert mei.page.evaluate(_MADE, triples) == [[one, category(one)] for one in numbers]


def test_a_tapped_card_goes_to_the_hand_that_is_made_and_comes_back(
    server: str, new_context: NewContext
) -> None:
    mei = alone(server, new_context, **NINE)
    held = in_rack(mei)
    for one in held[:4]:
        mei.page.tap(f"[data-card='{one}']")
    expect(mei.page.locator(".hand.is-current")).to_have_attribute("data-hand", "1")
    hands = in_hands(mei)
    assert (sorted(hands[0]), hands[1:]) == (sorted(held[:3]), [[held[3]], []])
    mei.page.tap(f"[data-card='{held[0]}']")
    expect(mei.page.locator(".hand.is-current")).to_have_attribute("data-hand", "0")
    assert sorted(in_rack(mei)) == sorted([held[0], *held[4:]])
    mei.page.tap("[data-hand='2'] .hand__name")
    mei.page.tap(f"[data-card='{held[8]}']")
    assert in_hands(mei)[2] == [held[8]]
    assert mei.faults == []


def test_each_hand_has_its_name_as_soon_as_it_has_three_cards(
    server: str, new_context: NewContext
) -> None:
    mei = alone(server, new_context, **NINE)
    held = in_rack(mei)
    expect(mei.page.locator("[data-hand='0'] .hand__name")).to_contain_text("3 more cards")
    for one in held[:3]:
        mei.page.tap(f"[data-card='{one}']")
    called = category(strength([*map(card, held[:3])], FlushHigh.THREE)).replace("_", " ")
    expect(mei.page.locator("[data-hand='0'] strong")).to_have_text(called.capitalize())


def test_a_card_is_dragged_into_a_hand_onto_another_card_and_back(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    seated(new_context, opened(mei, server, **NINE), mei)
    begun([mei])
    first, second, third, fourth, *_ = in_rack(mei)
    for one in (first, second, third):
        _drag(mei, one, "[data-hand='1']")
    assert sorted(in_hands(mei)[1]) == sorted([first, second, third])
    _drag(mei, fourth, f"[data-hand='1'] [data-card='{second}']")
    assert sorted(in_hands(mei)[1]) == sorted([first, third, fourth])
    assert second in in_rack(mei)
    _drag(mei, first, "[data-hand='0']")
    _drag(mei, third, ".rack")
    assert in_hands(mei) == [[first], [fourth], []]
    _drag(mei, fourth, "header")
    assert in_hands(mei) == [[first], [fourth], []]  # dropped nowhere, it stays
    assert mei.faults == []


def test_each_move_is_undone_and_cards_are_sorted_by_rank_or_suit(
    server: str, new_context: NewContext
) -> None:
    mei = alone(server, new_context, **NINE)
    by_rank = in_rack(mei)
    mei.page.tap("text=By suit")
    by_suit = in_rack(mei)
    assert by_rank == sorted(by_rank, key=lambda one: (rank(card(one)), one[1]), reverse=True)
    assert by_suit == sorted(by_suit, key=lambda one: (one[1], rank(card(one))), reverse=True)
    mei.page.tap("text=By rank")
    mei.page.tap(f"[data-card='{by_rank[0]}']")
    mei.page.tap("text=Arrange for me")
    expect(mei.page.locator(".said")).to_contain_text("A suggestion")
    mei.page.tap("text=Undo")
    expect(mei.page.locator(".said")).not_to_contain_text("A suggestion")
    assert in_hands(mei) == [[by_rank[0]], [], []]
    mei.page.tap("text=Undo")
    assert in_rack(mei) == by_rank
    expect(mei.page.locator("text=Undo")).to_be_disabled()


def test_who_is_not_done_is_told_what_is_missing(server: str, new_context: NewContext) -> None:
    mei = alone(server, new_context, **NINE)
    expect(mei.page.locator(".bar__act")).to_have_text("Hand 1: 3 more cards")
    mei.page.tap(".bar__act", force=True)  # it says that it cannot be done yet, and why
    announced(mei, "Hand 1: 3 more cards")
    assert mei.page.locator(".arrange.is-locked").count() == 0


def test_whole_layouts_outlive_a_reload_and_the_other_device_follows(
    server: str, new_context: NewContext
) -> None:
    # Rule C2.11: it is at the table, locked or not
    context = new_context()
    mei = player(context, "Mei")
    table = opened(mei, server, **NINE)
    oleg = seated(new_context, table, mei, names="Oleg")[1]
    begun([mei, oleg])
    laptop = Player(context.new_page(), "Mei")
    laptop.come(table)
    laptop.see(IN_RACK)
    held = in_rack(mei)
    for one in held:
        mei.page.click(f"[data-card='{one}']")
    mei.see(LOCK)
    laid = {frozenset(hand) for hand in in_hands(mei)}
    laptop.see(LOCK)
    assert {frozenset(hand) for hand in in_hands(laptop)} == laid
    mei.page.reload()
    mei.see(LOCK)
    assert {frozenset(hand) for hand in in_hands(mei)} == laid
    mei.page.click(f"[data-card='{held[0]}']")
    expect(mei.page.locator(".said")).to_have_text(
        "If time runs out, your last whole layout counts."
    )
    mei.page.reload()
    mei.see(LOCK)  # what was not whole has never left the page


def test_who_is_ready_is_seen_by_all_and_may_change(server: str, new_context: NewContext) -> None:
    # Rule C2.6
    mei = player(new_context(), "Mei")
    table = opened(mei, server, **NINE)
    oleg = seated(new_context, table, mei, names="Oleg")[1]
    begun([mei, oleg])
    oleg.see(IN_RACK)
    lay(mei)
    mei.see(".arrange.is-locked")
    expect(mei.page.locator(".movable:enabled")).to_have_count(0)
    oleg.see(".one.is-done[data-seat='0']")
    expect(oleg.page.locator(".said")).to_have_text("1 of 2 has locked.")
    expect(oleg.page.locator(".movable")).to_have_count(9)
    mei.page.click("text=Unlock")
    mei.see(LOCK)
    oleg.page.wait_for_selector(".one.is-done", state="detached")
    lay(oleg)
    mei.page.click(LOCK)
    mei.see(".show")


def test_where_the_order_counts_a_layout_that_does_not_fall_is_warned_of(
    server: str, new_context: NewContext
) -> None:
    # Rule C2.8
    mei = player(new_context(), "Mei")
    table = opened(mei, server, strict_order=True, **NINE)
    oleg = seated(new_context, table, mei, names="Oleg")[1]
    begun([mei, oleg])
    mei.see(IN_RACK)
    hands = _weakest_first(in_rack(mei))
    for one in [one for hand in hands for one in hand]:
        mei.page.click(f"[data-card='{one}']")
    expect(mei.page.locator(".said")).to_have_text("Out of order, this scores nothing.")
    mei.page.click("text=Put in order")
    expect(mei.page.locator("text=Arrange for me")).to_be_visible()
    assert [set(hand) for hand in in_hands(mei)] == [set(hand) for hand in reversed(hands)]
    mei.page.click("text=Undo")
    mei.page.click(LOCK)
    lay(oleg)
    skip(mei)
    assert set(mei.texts(".shown__tag")) == {"out of order"}


def test_a_deal_is_played_by_keyboard_alone(server: str, new_context: NewContext) -> None:
    mei = player(new_context(), "Mei")
    seated(new_context, opened(mei, server, **NINE), mei)
    begun([mei])
    mei.see(IN_RACK)
    keys = mei.page.keyboard
    held = in_rack(mei)
    keys.press("ArrowRight")
    for digit in "321321321":
        keys.press(digit)  # the focus goes on to the next card
    mei.see(LOCK)
    made = [set(hand) for hand in in_hands(mei)]
    assert made == [set(held[2::3]), set(held[1::3]), set(held[0::3])]
    keys.press("ArrowRight")
    keys.press("0")
    assert len(in_rack(mei)) == 1
    keys.press("u")
    keys.press("a")
    expect(mei.page.locator(".said")).to_contain_text("A suggestion")
    keys.press("f")
    mei.see(".show")
    skip(mei)
    keys.press("s")
    mei.see("dialog .sheet")
    _escape(mei)
    mei.see(".bar >> text=Analysis")
    keys.press("l")
    mei.see("dialog .weighed")
    _escape(mei)
    keys.press("f")
    mei.see(IN_RACK)
    assert mei.faults == []


def _weakest_first(held: list[str]) -> list[list[str]]:
    """Three hands of these cards that rise in strength, without equals."""
    for first in combinations(held, 3):
        rest = [one for one in held if one not in first]
        for second in combinations(rest, 3):
            third = [one for one in rest if one not in second]
            hands = [list(first), list(second), third]
            numbers = [strength([*map(card, hand)], FlushHigh.THREE) for hand in hands]
            if numbers[0] < numbers[1] < numbers[2]:
                return hands
    raise AssertionError(f"expected hands of different strength in {held}")


def _escape(person: Player) -> None:
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog", state="detached")


def _drag(person: Player, one: str, to: str) -> None:
    in_rack(person)  # what was moved before is drawn
    start = person.page.locator(f"[data-card='{one}']").bounding_box()
    end = person.page.locator(to).first.bounding_box()
    assert start
    assert end
    mouse = person.page.mouse
    mouse.move(start["x"] + 9, start["y"] + 9)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    mouse.up()
