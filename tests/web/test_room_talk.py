"""Who says what, and who reads it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import OPEN, phone, player
from tests.web.room import NewContext, begun, faults, heard, say, seated, table_with, write

SEAT_LEFT = "document.querySelector('.seat[data-seat=\"0\"]').getBoundingClientRect().left"
# A bubble goes by itself after a while, which a busy machine may take for less.
HOLD_BUBBLES = """() => {
    const timer = window.setTimeout;
    window.setTimeout = (deed, wait, ...more) => timer(deed, wait > 3000 ? 60_000 : wait, ...more);
}"""
# Pressed before anything is drawn anew; how many panels are open then?
BETWEEN_FRAMES = """(keys) => {
    for (const key of keys) {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        document.activeElement.dispatchEvent(event);
    }
    return document.querySelectorAll(".talk[open]").length;
}"""
TOGETHER = """() => {
    const middle = (one) => {
        const box = document.querySelector(one).getBoundingClientRect();
        return box.left + box.width / 2;
    };
    return Math.abs(middle(".bubble") - middle(".seat[data-seat='0']")) < 2;
}"""

APART = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [said, hand] = [box(".bubble"), box(".own__hand")];
    return said.left >= 0 && said.right <= hand.left;
}"""


def test_a_phrase_is_a_bubble_at_the_seat_and_a_line_in_the_log(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone()), "Mei")
    people = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg")
    begun(people)
    oleg = people[1]
    say(mei, "Who has no chip yet?")
    expect(mei.page.locator(".talk")).to_have_count(0)  # on a phone the game is in sight again
    oleg.see(".bubble:has-text('Who has no chip yet?')")
    oleg.see(".button--talk[aria-label='Talk, 1 new line']")
    expect(oleg.page.locator("#said")).to_contain_text("Mei: Who has no chip yet?")
    say(oleg, "… went up.", about="Mei")
    mei.see(".bubble:has-text('Mei went up.')")
    oleg.see(".talk__log >> text=Mei went up.")
    assert heard(oleg) == ["Who has no chip yet?", "Mei went up."]
    expect(oleg.page.locator(".talk-count")).to_have_count(0)
    assert faults(*people) == []


def test_a_bubble_stays_at_its_seat_when_the_table_makes_room_for_the_talk(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    wide = {"width": 1440, "height": 900}
    oleg = player(new_context(viewport=wide), "Oleg")
    table = table_with(mei, server, {}, players=3)
    begun(seated(new_context, table, mei, oleg))
    oleg.page.evaluate(HOLD_BUBBLES)
    before = oleg.page.evaluate(SEAT_LEFT)
    say(mei, "Who has no chip yet?")
    oleg.see(".bubble")
    oleg.page.click(".button--talk")
    oleg.page.wait_for_function(f"() => {SEAT_LEFT} < {before}")
    oleg.page.wait_for_function(TOGETHER)
    assert faults(mei, oleg) == []


def test_own_words_stand_beside_the_own_cards_where_there_is_room(
    server: str, new_context: NewContext
) -> None:
    wide = {"width": 1440, "height": 900}
    mei = player(new_context(viewport=wide), "Mei")
    people = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg")
    begun(people)
    mei.page.evaluate(HOLD_BUBBLES)
    say(mei, "Who has no chip yet?")
    mei.see(".bubble")
    mei.page.wait_for_function(APART)
    assert faults(*people) == []


def test_the_rule_is_shown_until_it_was_read(server: str, new_context: NewContext) -> None:
    mei = player(new_context(), "Mei")
    mei.come(table_with(mei, server, {}))
    mei.page.click(".button--talk")
    expect(mei.page.locator(".talk__rule")).to_contain_text("Your own cards may not")
    mei.page.click("text=Understood")
    mei.page.keyboard.press("Escape")
    mei.page.keyboard.press("t")
    mei.see(".talk")
    expect(mei.page.locator(".talk__rule")).to_have_count(0)
    assert mei.faults == []


def test_keys_reach_the_page_as_soon_as_the_talk_is_closed(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    mei.come(table_with(mei, server, {}))
    mei.page.keyboard.press("t")
    mei.see(".talk[open]")
    mei.page.focus(".talk__ask")
    assert mei.page.evaluate(BETWEEN_FRAMES, ["Escape", "t"]) == 1
    assert mei.page.evaluate(BETWEEN_FRAMES, ["Escape"]) == 0
    assert mei.faults == []


def test_keys_are_meant_for_the_game_while_the_talk_stands_beside_it(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(viewport={"width": 1440, "height": 900}), "Mei")
    begun(seated(new_context, table_with(mei, server, {}, players=3), mei))
    say(mei, "Hello!")
    mei.see(".talk[open] .talk__text")
    assert mei.page.evaluate("document.activeElement.matches('.talk .phrase')")
    mei.page.keyboard.press("2")
    mei.see(f"{OPEN}:nth-child(2).place--own")
    mei.page.keyboard.press("?")
    mei.see("dialog:modal .help__keys")
    assert mei.faults == []


@pytest.mark.parametrize(
    ("game", "plain", "about"),
    [
        ("crash", "This one may decide it.", "…: nice layout!"),
        ("dice", "That was close!", "… leads."),
    ],
)
def test_each_game_has_phrases_of_its_own(
    server: str, new_context: NewContext, game: str, plain: str, about: str
) -> None:
    mei = player(new_context(**phone()), "Mei")
    people = seated(
        new_context, table_with(mei, server, {}, type=f"{game}.rules"), mei, names="Oleg"
    )
    say(mei, plain)
    say(people[1], about, about="Mei")
    said = [plain, about.replace("…", "Mei")]
    mei.see(f".bubble:has-text('{said[1]}')")
    assert heard(mei) == said
    expect(mei.page.locator(".phrase")).to_have_count(12)
    expect(mei.page.locator(".talk__ask")).to_have_count(0 if game == "dice" else 1)
    assert faults(*people) == []


def test_free_text_waits_for_the_end_of_a_heist_and_is_text_whatever_it_looks_like(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    people = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg")
    write(mei, "<img src=x onerror=alert(1)> hi")
    assert heard(people[1]) == ["<img src=x onerror=alert(1)> hi"]
    begun(people)
    expect(mei.page.locator(".talk")).to_contain_text("Free text opens as soon as all hands")
    expect(mei.page.locator("[name=chat]")).to_have_count(0)
    assert faults(*people) == []


def test_what_spectators_write_during_a_heist_is_read_by_spectators_alone(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    table = table_with(mei, server, {}, players=3)
    people = seated(new_context, table, mei, names="Oleg")
    watchers = [player(new_context(), name) for name in ("Ana", "Kai")]
    begun(people)
    for watcher in watchers:
        watcher.come(table)
    write(watchers[0], "Mei sighs")
    watchers[1].see(".button--talk[aria-label='Talk, 1 new line']")
    assert heard(watchers[1]) == ["Mei sighs"]
    say(mei, "Thanks!")
    people[1].see(".bubble")
    assert heard(people[1]) == ["Thanks!"]
    assert heard(watchers[0]) == ["Mei sighs", "Thanks!"]
    assert faults(*people, *watchers) == []


def test_at_a_silent_table_there_is_nothing_to_talk_with(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    mei.sit(table_with(mei, server, {"talk": "off"}, players=2))
    begun([mei])
    mei.page.keyboard.press("t")
    expect(mei.page.locator(".button--talk, .talk")).to_have_count(0)


def test_lines_that_came_while_the_connection_was_lost_are_marked_as_unread(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    people = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg")
    oleg = people[1]
    say(mei, "Hello!")
    oleg.see(".button--talk[aria-label='Talk, 1 new line']")
    assert heard(oleg) == ["Hello!"]
    oleg.page.keyboard.press("Escape")
    oleg.page.context.set_offline(offline=True)
    oleg.page.evaluate("dispatchEvent(new Event('online'))")
    say(mei, "Good luck!")
    oleg.page.context.set_offline(offline=False)
    expect(oleg.page.locator(".button--talk")).to_have_attribute(
        "aria-label", re.compile("1 new line"), timeout=60_000
    )
