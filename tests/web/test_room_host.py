"""What a host can do, and that names never break the screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import OPEN, phone, player
from tests.web.room import (
    NewContext,
    begun,
    do,
    faults,
    menu,
    point,
    seated,
    shut,
    table_with,
)

CUT = """() => [...document.querySelectorAll(".table *")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 6)
    .map((one) => one.className)"""


def test_the_host_puts_a_bot_of_a_level_and_frees_its_seat_again(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone()), "Mei")
    mei.sit(table_with(mei, server, {}, players=3))
    point(mei, 2)
    do(mei, "rookie bot")
    mei.see("[data-seat='2']:has-text('rookie bot')")
    point(mei, 2)
    do(mei, "steady bot")
    mei.see("[data-seat='2']:has-text('steady bot')")
    point(mei, 2)
    do(mei, "Free the seat")
    mei.see("[data-seat='2']:has-text('free')")
    assert mei.faults == []


def test_who_sits_moves_to_a_free_seat_on_a_small_phone(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone()), "Mei")
    mei, oleg = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg")
    oleg.see("[aria-label='Move to seat 3']")
    assert mei.page.evaluate(CUT.replace(".table", ".lobby")) == []
    mei.page.click("[aria-label='Move to seat 3']")
    mei.see("[data-seat='2']:has-text('you · host')")
    oleg.see("[data-seat='0']:has-text('free')")
    oleg.page.click("[aria-label='Move to seat 1']")
    oleg.see("[data-seat='0']:has-text('you')")
    assert faults(mei, oleg) == []


def test_the_host_removes_somebody_after_being_asked_and_locks_the_table(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone()), "Mei")
    table = table_with(mei, server, {}, players=3)
    mei, oleg = seated(new_context, table, mei, names="Oleg")
    point(mei, 1)
    mei.page.click("text=Remove …")
    mei.see("#ask-first")
    assert mei.page.evaluate("document.activeElement.textContent") == "No"
    mei.page.click("dialog >> .button--grave")
    oleg.see("text=Sit here")
    mei.page.check("text=Lock the table")
    oleg.see("text=Mei has locked the table")
    expect(oleg.page.locator(".lobby .button--brass, .button--small")).to_have_count(0)
    assert faults(mei, oleg) == []


def test_the_role_of_the_host_is_passed_on(server: str, new_context: NewContext) -> None:
    mei = player(new_context(), "Mei")
    mei, oleg = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg")
    point(mei, 1)
    do(mei, "Make host")
    oleg.see("text=You are the host now.")
    oleg.see(".lobby__go >> text=Start")
    mei.see("text=I’m ready")
    mei.page.click("text=I’m ready")
    mei.see("text=You are ready. Oleg starts the game.")
    oleg.see("[data-seat='0'] .sitter__ready")
    expect(mei.page.locator(".sitter .button--round")).to_have_count(0)
    assert faults(mei, oleg) == []


def test_a_bot_stands_in_by_the_host_and_the_person_takes_the_seat_back(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    people = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg")
    begun(people)
    oleg = people[1]
    cards = oleg.cards()
    menu(mei, "Seats")
    mei.page.click("dialog >> [data-seat='1'] .button--round")
    do(mei, "Let a bot stand in")
    shut(mei)
    oleg.see("text=A bot plays in your seat.")
    mei.see(".seat .mark--bot >> nth=1")
    oleg.page.click("text=Take my seat back")
    oleg.see(".card--own[alt]")
    assert oleg.cards() == cards
    assert faults(*people) == []


def test_somebody_who_leaves_is_followed_by_a_bot_and_that_by_a_spectator(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    table = table_with(mei, server, {}, players=3)
    people = seated(new_context, table, mei, names="Oleg")
    ana = player(new_context(**phone()), "Ana")
    begun(people)
    ana.come(table)
    oleg = people[1]
    cards = oleg.cards()
    oleg.page.click(".head__menu")
    oleg.page.click("dialog >> text=Leave the table")
    oleg.see("dialog >> text=A bot plays on in your seat.")
    oleg.page.click("dialog >> .button--grave")
    oleg.see("#name")
    ana.page.click("text=Sit down")
    ana.page.click("dialog >> [data-seat='1'] >> text=Sit here")
    ana.see(".card--own[alt]")
    assert ana.cards() == cards
    assert faults(ana, *people) == []


def test_who_stood_up_may_not_take_another_hand_of_this_heist_and_is_told_why(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    people = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg")
    begun(people)
    oleg = people[1]
    oleg.page.click(".head__menu")
    oleg.page.click("dialog >> text=Leave the table")
    oleg.page.click("dialog >> text=Stand up and watch")
    oleg.see("text=You are watching.")
    oleg.page.click(".own--watching >> text=Sit down")
    oleg.page.click("dialog >> [data-seat='2'] >> text=Sit here")
    expect(oleg.page.locator("dialog [role=alert]")).to_have_text(
        "You have seen another hand. The seat is open as soon as all hands are shown."
    )
    assert faults(*people) == []


def test_people_of_the_same_name_are_told_apart_by_the_number_of_the_seat(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    table = table_with(mei, server, {}, players=3)
    mei, ana, other = seated(new_context, table, mei, names="Ana mei")
    expect(mei.page.locator(".sitter .name__twin")).to_have_text(["1", "3"])
    begun([mei, ana, other])
    expect(ana.page.locator(".seat .name__twin")).to_have_text(["3", "1"])
    assert faults(mei, ana, other) == []


def test_long_and_strange_names_stay_in_their_places(server: str, new_context: NewContext) -> None:
    mei = player(new_context(**phone()), "國" * 24)
    table = table_with(mei, server, {"name": "W" * 40}, players=3)
    mei.come(table)
    mei.page.click("text=Sit down")
    loud = player(new_context(**phone()), "😀" * 24)
    bold = player(new_context(**phone()), "<b>&amp;" + "\u202e" + "abc</b>")
    for person, seat in ((loud, 1), (bold, 2)):
        person.come(table)
        person.page.click("text=Sit down")
        mei.see(f".sitter--person[data-seat='{seat}']")
    assert mei.page.evaluate("document.documentElement.scrollWidth") == 360
    mei.page.click(".lobby__go .button--brass")
    mei.see(OPEN)
    assert mei.page.evaluate(CUT) == []
    bar = ".bar, .seats, .felt, .said"
    heights = [box.bounding_box() for box in mei.page.locator(bar).all()]
    loud.page.click(f"{OPEN} >> nth=0")
    mei.see(".place--held")
    assert [box.bounding_box() for box in mei.page.locator(bar).all()] == heights
    assert mei.page.evaluate("document.documentElement.scrollWidth") == 360
    assert "<b>&amp;abc</b>" in mei.texts(".seat__name")
    assert faults(mei, loud, bold) == []


def test_a_spectator_stays_for_the_rematch_and_sits_down_for_it(
    server: str, new_context: NewContext
) -> None:
    mei, ana = player(new_context(), "Mei"), player(new_context(**phone()), "Ana")
    table = table_with(mei, server, {}, players=2, ending="instant", vaults=1, alarms=1)
    mei.sit(table)
    begun([mei])
    ana.come(table)
    mei.play_heist()
    ana.page.click(".bar >> text=Sit down")
    ana.page.click("dialog >> [data-seat='1'] >> text=Sit here")
    ana.page.click("text=Rematch")
    mei.page.click("text=Rematch")
    for person in (mei, ana):
        person.see(OPEN)
        person.see(".card--own[alt]")
    assert faults(mei, ana) == []
