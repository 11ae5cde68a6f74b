"""How people come to a table: the list of open ones, a code, a link, another device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import OPEN, Player, phone, player
from tests.web.room import NewContext, faults, menu, seated, shut, table_with

_IS_WITHIN = """(selector) => {
    const box = document.querySelector(selector);
    const edge = box.getBoundingClientRect().right - parseFloat(getComputedStyle(box).paddingRight);
    return [...box.querySelectorAll("*")].every((one) => one.getBoundingClientRect().right <= edge);
}"""


def test_a_public_table_is_found_in_the_list_and_a_private_one_is_not(
    alone: str, new_context: NewContext
) -> None:
    mei, oleg = player(new_context(), "Mei"), player(new_context(**phone()), "Oleg")
    table_with(mei, alone, {"name": "Cellar"})
    table_with(mei, alone, {"name": "The Back Door", "public": True})
    oleg.page.goto(alone)
    oleg.page.fill("#name", "Oleg")
    oleg.see(".open-table")
    assert oleg.texts(".open-table h3") == ["The Back Door"]
    oleg.page.click("text=Sit down")
    oleg.see(".sitter:has-text('Oleg') >> text=you")
    assert oleg.texts("h1") == ["The Back Door"]
    assert faults(mei, oleg) == []


def test_a_table_where_a_game_runs_can_be_watched_from_the_door(
    alone: str, new_context: NewContext
) -> None:
    mei, oleg = player(new_context(), "Mei"), player(new_context(), "Oleg")
    seated(new_context, table_with(mei, alone, {"public": True}, players=3), mei)
    mei.start()
    oleg.page.goto(alone)
    oleg.page.fill("#name", "Oleg")
    oleg.page.click(".open-table >> text=Watch")
    oleg.see("text=You are watching.")
    assert faults(mei, oleg) == []


def test_the_options_of_the_form_are_those_of_the_table(
    alone: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone()), "Mei")
    mei.page.goto(alone)
    mei.page.fill("#name", "Mei")
    mei.page.click("text=New table")
    mei.page.fill("#table-name", "Cellar")
    for choice in ("everybody", "chips only"):
        mei.page.click(f".segments__one:has-text('{choice}')")
    mei.page.click(".segments__one:has-text('2')")
    assert "Two is practice" in mei.texts(".table-form")[0]
    mei.page.click("text=Open the table")
    mei.see(".lobby")
    assert mei.texts("h1") == ["Cellar"]
    assert len(mei.texts(".sitter")) == 2
    expect(mei.page.locator(".button--talk")).to_have_count(0)
    mei.page.goto(alone)
    mei.see(".open-table")  # the list is made anew once a second at most
    [listed] = mei.page.request.get(f"{alone}/api/tables").json()["tables"]
    assert listed["options"] == {
        "name": "Cellar",
        "public": True,
        "talk": "off",
        "level": "percentile",
    }
    assert mei.faults == []


def test_the_form_offers_three_games_and_remembers_the_options_of_each(
    alone: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone()), "Mei")
    _at_the_form(mei, alone)
    mei.page.click(".segments__one:has-text('Dice poker')")
    mei.see("label:has-text('The match goes over')")
    assert _is_within(mei, ".table-form")
    mei.page.click(".segments__one:has-text('8')")
    _choose(mei, "The match goes over", "3")
    _choose(mei, "Everybody brings", "50")
    antes = mei.page.locator("label:has-text('Into the bank') option")
    expect(antes).to_have_text(["1 chip", "2 chips", "5 chips"])  # of which 50 pay eight
    assert _opened(mei) == "Dice poker · 8 players · 3 circles · 50 chips each"
    _at_the_form(mei, alone)
    mei.page.click(".segments__one:has-text('Crash')")
    mei.page.click(".segments__one:has-text('5')")
    _choose(mei, "The game goes to", "3")
    mei.see("text=Five players get nine cards each")
    assert _opened(mei) == "Crash · 5 players · 9 cards · first to 3 points"
    _at_the_form(mei, alone)
    expect(mei.page.locator(".segments__one:has-text('Crash') input")).to_be_checked()
    mei.page.click(".segments__one:has-text('Dice poker')")
    expect(mei.page.locator("label:has-text('Everybody brings') select")).to_have_value("50")
    assert mei.faults == []


@pytest.mark.parametrize(("game", "name"), [("crash", "Crash"), ("dice", "Dice poker")])
def test_each_game_can_be_tried_from_the_door_with_bots(
    alone: str, new_context: NewContext, game: str, name: str
) -> None:
    mei = player(new_context(**phone()), "Mei")
    mei.page.goto(alone)
    mei.page.click(f"[aria-label='Play {name} with bots']")
    mei.see("text=First, a name.")
    assert mei.page.evaluate("document.activeElement.id") == "name"
    mei.page.fill("#name", "Mei")
    mei.page.click(f"[aria-label='Play {name} with bots']")
    mei.see(f".table--{game}")
    assert mei.faults == []


def test_a_game_is_shown_in_its_own_styles_alone(alone: str, new_context: NewContext) -> None:
    mei = player(new_context(**phone()), "Mei")
    _at_the_form(mei, alone)
    mei.page.click("text=Open the table")
    mei.see(".lobby")
    mei.start()
    assert {"rail.css", "wide.css"} <= _styles(mei)
    mei.page.click(".head__menu")
    mei.page.click("text=Leave the table")
    mei.page.click("dialog >> text=/^Leave$/")  # without loading the page anew
    mei.page.click("text=New table")
    mei.page.click(".segments__one:has-text('Dice poker')")
    mei.page.click("text=Open the table")
    mei.page.click(".lobby__go >> text=/^Start/")  # once they sit, which they do by themselves
    mei.see(".table--dice")
    assert "dice.css" in _styles(mei)
    assert {"rail.css", "wide.css"} & _styles(mei) == set()
    assert mei.faults == []


def _styles(person: Player) -> set[str]:
    """Files of the styles that are in force."""
    names = """[...document.styleSheets].filter((one) => !one.disabled && one.href)
        .map((one) => one.href.split("/").pop())"""
    return set(person.page.evaluate(names))


def _is_within(person: Player, selector: str) -> bool:
    """Does nothing reach into the padding on the right?"""
    within: bool = person.page.evaluate(_IS_WITHIN, selector)
    return within


def _at_the_form(person: Player, server: str) -> None:
    person.page.goto(server)
    person.page.fill("#name", person.name)
    person.page.click("text=New table")
    person.see(".table-form")


def _choose(person: Player, label: str, value: str) -> None:
    person.page.select_option(f"label:has-text('{label}') select", value)


def _opened(person: Player) -> str:
    person.page.click("text=Open the table")
    person.see(".lobby")
    return person.texts(".head__sub")[0]


def test_a_typed_code_leads_to_the_table(alone: str, new_context: NewContext) -> None:
    mei, oleg = player(new_context(), "Mei"), player(new_context(), "Oleg")
    mei.sit(table_with(mei, alone, {}))
    [code] = mei.texts(".invitation__code strong")
    assert mei.page.locator(".invitation .qr").evaluate("one => one.naturalWidth") > 0
    oleg.page.goto(alone)
    oleg.page.fill("#name", "Oleg")
    oleg.page.click("text=I have a code")
    oleg.page.fill("#code", code.lower())
    oleg.page.keyboard.press("Enter")
    oleg.see(".lobby >> text=Mei")
    assert faults(mei, oleg) == []


def test_a_device_code_brings_another_browser_to_the_same_seat(
    alone: str, new_context: NewContext
) -> None:
    laptop, mobile = player(new_context(), "Mei"), player(new_context(**phone()), "")
    laptop.sit(table_with(laptop, alone, {}, players=2))
    laptop.start()
    menu(laptop, "Name and devices")
    laptop.page.click("text=Add a device")
    laptop.see(".big-code")
    laptop.page.wait_for_function("() => document.querySelector('.new-code .qr')?.naturalWidth > 0")
    link = laptop.page.input_value("[aria-label='Link for the other device']")
    mobile.page.goto(link)
    mobile.page.click("text=Yes, use the code")
    mobile.see(OPEN)
    assert "device=" not in mobile.page.url
    shut(laptop)
    assert mobile.cards() == laptop.cards()
    mobile.take(1)
    laptop.see(".place--own")
    menu(laptop, "Name and devices")
    laptop.page.click(".device:not(:has-text('this one')) >> text=Sign out")
    laptop.page.click("dialog >> .button--grave")
    mobile.see("text=This device was signed out")
    assert len(laptop.texts(".device")) == 1
    assert faults(laptop, mobile) == []


def test_a_device_code_can_be_typed_at_the_door_without_a_name(
    alone: str, new_context: NewContext
) -> None:
    laptop, mobile = player(new_context(), "Mei"), player(new_context(**phone()), "")
    laptop.sit(table_with(laptop, alone, {}))
    menu(laptop, "Name and devices")
    laptop.page.click("text=Add a device")
    laptop.see(".big-code")
    [code] = laptop.texts(".big-code")
    mobile.page.goto(alone)
    mobile.page.click("text=I have a code")
    mobile.page.fill("#code", code)
    mobile.page.click("text=Go in")
    mobile.see("text=This device is yours now too, Mei.")
    assert mobile.page.input_value("#name") == "Mei"
    mobile.page.click("text=I have a code")
    mobile.page.fill("#code", code)
    mobile.page.click("text=Go in")
    mobile.see("text=This code is not good.")


def test_a_changed_name_is_the_one_of_the_next_seat(alone: str, new_context: NewContext) -> None:
    mei = player(new_context(), "Mei")
    mei.come(table_with(mei, alone, {}))
    menu(mei, "Name and devices")
    mei.page.fill("dialog >> #name", "Mei Lin")
    mei.page.keyboard.press("Enter")
    mei.see("text=Saved.")
    shut(mei)
    mei.page.click("text=Sit down")
    mei.see(".sitter:has-text('Mei Lin')")
    assert mei.faults == []
