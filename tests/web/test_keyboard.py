"""The whole game without a pointer, and for those who listen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.web.people import BUTTON, OPEN, SHOWDOWN, Player, player

NewContext = Callable[..., BrowserContext]
# What has the focus: a button by its words, a field by its label, one of a few by their name.
FOCUS = """() => {
    const { type, name, placeholder, labels, innerText } = document.activeElement;
    if (type === "radio") return name;
    return placeholder || labels?.[0]?.firstElementChild?.innerText || innerText.trim();
}"""
QUICK = {"vaults": 3, "alarms": 3, "cool_down_s": 0.0}


def test_a_name_and_enter_lead_into_a_game_with_bots(server: str, new_context: NewContext) -> None:
    mei = player(new_context(), "Mei")
    mei.page.goto(server)
    mei.see("#name")
    _tab_to(mei, "Your name")
    mei.page.keyboard.type("Mei")
    mei.page.keyboard.press("Enter")
    mei.see(OPEN)


def test_a_game_is_played_by_keyboard_alone_from_the_door_to_a_rematch(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    keys = mei.page.keyboard
    mei.page.goto(server)
    mei.see("#name")
    _tab_to(mei, "Your name")
    keys.type("Mei")
    _press(mei, "New table")
    _tab_to(mei, "players")
    keys.press("ArrowLeft")  # 3 in place of 4
    _tab_to(mei, "ending")
    keys.press("ArrowRight")  # at once
    _press(mei, "More options")
    for line in ("Vaults to win", "Alarms to lose"):
        _tab_to(mei, line)
        keys.press("1")
    _press(mei, "Open the table")
    mei.see(".lobby__go >> text=Start with bots")
    _press(mei, "Start with bots")
    _play_heist(mei)
    mei.see(".bar >> text=Rematch")
    assert mei.texts(".bar__verdict small")[0] in ("1 vault · 0 alarms", "0 vaults · 1 alarm")
    _press(mei, "Record")
    mei.see("dialog >> .record__command")
    _escape(mei)
    keys.press("l")
    mei.see("dialog >> .back__table")
    _escape(mei)
    keys.press("f")
    mei.see(OPEN)
    assert len(mei.texts(".place")) == 3
    assert mei.faults == []


def test_digits_take_and_zero_puts_back(server: str, new_context: NewContext) -> None:
    mei, oleg = (player(new_context(), name) for name in ("Mei", "Oleg"))
    table = mei.open_table(server, players=2, **QUICK)
    mei.sit(table)
    oleg.sit(table)
    mei.start()
    mei.see(OPEN)
    mei.page.keyboard.press("2")
    expect(mei.page.locator(".place__name")).to_have_text(["free", "you"])
    mei.page.keyboard.press("2")
    mei.page.keyboard.press("1")
    expect(mei.page.locator(".place__name")).to_have_text(["you", "free"])
    mei.page.keyboard.press("0")
    expect(mei.page.locator(".place__name")).to_have_text(["free", "free"])


def test_a_question_mark_shows_the_keys_and_escape_leads_back(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    mei.sit(mei.open_table(server, players=2))
    mei.page.keyboard.press("?")
    expect(mei.page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    mei.page.keyboard.press("Escape")
    expect(mei.page.get_by_role("dialog")).to_have_count(0)


def test_who_listens_hears_the_cards_and_each_chip_once(
    server: str, new_context: NewContext
) -> None:
    mei, oleg = (player(new_context(), name) for name in ("Mei", "Oleg"))
    table = mei.open_table(server, players=2, **QUICK)
    mei.sit(table)
    oleg.sit(table)
    mei.start()
    said = mei.page.locator("#said")
    expect(said).to_contain_text("You hold ")
    expect(said).to_contain_text("white chips are open.")
    oleg.take(1)
    oleg.take(2)
    oleg.take(1)
    expect(said).to_have_text("Oleg took 2. Oleg took 1.")


def test_chips_have_names_that_say_what_a_press_does(server: str, new_context: NewContext) -> None:
    mei, oleg = (player(new_context(), name) for name in ("Mei", "Oleg"))
    table = mei.open_table(server, players=2, **QUICK)
    mei.sit(table)
    oleg.sit(table)
    mei.start()
    oleg.take(2)
    mei.take(2)
    oleg.see(".contests")
    names = [one.get_attribute("aria-label") for one in oleg.page.locator(OPEN).all()]
    assert names == [
        "Take the chip with 1 star, it is free",
        "Take the chip with 2 stars from Mei. taken from a player once",
    ]


def _play_heist(mei: Player) -> None:
    """Takes a free chip each round and is fine with it, sees the hands and the verdict."""
    keys = mei.page.keyboard
    for _ in range(1200):
        if mei.page.locator(SHOWDOWN).count():
            break
        if mei.page.locator(BUTTON).count():
            keys.press("f")
        elif not mei.page.locator(".place--own").count():
            names = mei.texts(".place__name")
            keys.press(str(1 + names.index("free") if "free" in names else 1))
        mei.page.wait_for_timeout(100)
    _press(mei, "Show all")


def _escape(mei: Player) -> None:
    mei.page.keyboard.press("Escape")
    expect(mei.page.locator("dialog")).to_have_count(0)


def _press(mei: Player, name: str) -> None:
    """Enter, on what has this name."""
    _tab_to(mei, name)
    mei.page.keyboard.press("Enter")


def _tab_to(mei: Player, name: str) -> None:
    """Presses Tab until something with this name has the focus."""
    found = []
    for _ in range(30):
        mei.page.keyboard.press("Tab")
        found.append(mei.page.evaluate(FOCUS))
        if found[-1] == name:
            return
    raise AssertionError(f"expected {name!r} within 30 presses of Tab, got {found}")
