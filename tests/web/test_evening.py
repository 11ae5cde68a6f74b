"""An evening of friends: several screens, several games, and all that happens between them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.evening import PATIENCE_MS, Evening, house
from tests.web.people import MOVING, OPEN, Player, player
from tests.web.room import NewContext, do, heard, menu, say, shut, table_with, vote
from tests.web.shown import common

SIZES = {
    "Mei": (360, 640),
    "Oleg": (390, 844),
    "Ana": (768, 1024),
    "Kai": (1440, 900),
    "Wall": (1920, 1080),
}


@pytest.mark.soak
def test_an_evening_of_six_screens(tmp_path: Path, new_context: NewContext) -> None:
    mei, oleg, ana, kai, wall = (_on_own_screen(new_context, name) for name in SIZES)
    desk = _on_own_screen(new_context, "Oleg", size=SIZES["Kai"])
    with house(tmp_path) as place:
        evening = _come(place.server.address, mei, oleg, ana, kai, wall)
        mei.start()
        _fight_for_a_chip(evening)
        _say_something(evening)
        evening.play()
        evening.rematch()
        _pass_host(mei, oleg)
        _take_another_device(evening, oleg, desk)
        _let_a_bot_play(evening, ana)
        _pause(evening)
        evening.play()
        evening.rematch()
        evening.lose_power_in_the_showdown(place)
        wall.page.reload()  # so that it knows what was stored alone
        common(evening.screens, lambda screen: screen.is_over)
        assert [_is_host(one) for one in (mei, oleg, desk)] == [False, True, True]
        evening.rematch()
        assert evening.seats() == ["0", "1", "2", "3", "none", "1"]
        _end_in_secret(evening)
        evening.rematch()
        assert evening.complaints() == []


def test_a_power_cut_in_the_showdown_and_a_change_of_host_lose_nobody(
    tmp_path: Path, new_context: NewContext
) -> None:
    mei, oleg, ana, _, wall = (_on_own_screen(new_context, name) for name in SIZES)
    with house(tmp_path) as place:
        rules = {"players": 3, "vaults": 1, "alarms": 1, "ending": "instant"}
        table = table_with(mei, place.server.address, {}, **rules)
        for person in (mei, oleg, ana):
            person.sit(table)
        wall.come(table)
        evening = Evening([mei, oleg, ana], [wall])
        mei.start()
        _pass_host(mei, oleg)
        evening.lose_power_in_the_showdown(place)
        wall.page.reload()  # so that it knows what was stored alone
        common(evening.screens, lambda screen: screen.is_over)
        assert [_is_host(one) for one in (mei, oleg)] == [False, True]
        evening.rematch()
        assert evening.seats() == ["0", "1", "2", "none"]
        assert evening.complaints() == []


def _on_own_screen(
    new_context: NewContext, name: str, *, size: tuple[int, int] | None = None
) -> Player:
    width, height = size or SIZES[name]
    view = {"width": width, "height": height}
    return player(new_context(viewport=view, has_touch=width < 800, **MOVING), name)


def _come(
    server: str, mei: Player, oleg: Player, ana: Player, kai: Player, wall: Player
) -> Evening:
    """One opens the table by the form; by link, by code and by the list come the others."""
    mei.page.goto(server)
    mei.page.fill("#name", mei.name)
    _open_table(mei)
    mei.see(".sitter:has-text('Mei') >> text=you")
    oleg.sit(mei.page.url)
    [code] = mei.texts(".invitation__code strong")
    for person in (ana, kai, wall):
        person.page.goto(server)
        person.page.fill("#name", person.name)
    ana.page.click("text=I have a code")
    ana.page.fill("#code", code.lower())
    ana.page.keyboard.press("Enter")
    ana.page.click(".lobby >> text=Sit down")
    ana.see(".sitter:has-text('Ana') >> text=you")
    kai.page.click(".open-table >> text=Sit down")
    kai.see(".sitter:has-text('Kai') >> text=you")
    wall.page.click(".open-table >> text=Watch")
    wall.see("text=You are watching.")
    return Evening([mei, oleg, ana, kai], [wall])


def _open_table(mei: Player) -> None:
    """A public one for short games in which no round ends before all are fine."""
    mei.page.click("text=New table")
    mei.page.fill("#table-name", "The long evening")
    mei.page.click(".segments__one:has-text('everybody')")
    mei.page.click("text=More options")
    mei.page.get_by_label("Quiet time").select_option("0")
    mei.page.get_by_label("Pause after taking").select_option("0")
    mei.page.get_by_label("Vaults to win").select_option("1")
    mei.page.get_by_label("Alarms to lose").select_option("1")
    mei.page.click("text=Open the table")
    mei.see(".lobby")


def _fight_for_a_chip(evening: Evening) -> None:
    mei, oleg, ana, kai = evening.seated
    common(evening.screens, lambda screen: screen.rail == ["free"] * 4)
    for person in (mei, oleg, mei):
        person.take(2)
    kai.take(4)
    screen = common(evening.screens, lambda screen: len(screen.held) == 2)
    assert screen.rail == ["free", "Mei ×2", "free", "Kai"]
    assert screen.held == ["0-white 2", "3-white 4"]
    assert screen.score == ["Vaults: 0 of 1", "Alarms: 0 of 1"]
    assert len({tuple(one.cards()) for one in (mei, oleg, ana, kai)}) == 4


def _say_something(evening: Evening) -> None:
    *others, kai = evening.seated
    say(kai, "Who has no chip yet?")
    for screen in (*others, *evening.others):
        screen.see(".button--talk[aria-label='Talk, 1 new line']")
        assert heard(screen) == ["Who has no chip yet?"]
    for screen in evening.screens:
        screen.page.keyboard.press("Escape")
        expect(screen.page.locator(".talk")).to_have_count(0)


def _pass_host(host: Player, next_one: Player) -> None:
    menu(host, "Seats")
    host.page.click(f"dialog >> .sitter:has-text('{next_one.name}') >> .button--round")
    do(host, "Make host")
    shut(host)
    assert [_is_host(one) for one in (host, next_one)] == [False, True]


def _is_host(person: Player) -> bool:
    menu(person, "Seats")
    person.see("dialog >> .sitter")
    is_host = person.page.locator("dialog >> text=Lock the table").count() == 1
    shut(person)
    return is_host


def _take_another_device(evening: Evening, oleg: Player, desk: Player) -> None:
    """The same person in the same seat, on two screens from now on."""
    menu(oleg, "Name and devices")
    oleg.page.click("text=Add a device")
    oleg.see(".big-code")
    desk.page.goto(oleg.page.input_value("[aria-label='Link for the other device']"))
    desk.page.click("text=Yes, use the code")
    desk.see(OPEN)
    shut(oleg)
    evening.others.append(desk)
    desk.take(3)
    oleg.see(f"{OPEN}:nth-child(3).place--own")
    assert oleg.cards() == desk.cards()
    common(evening.screens, lambda screen: screen.held == ["1-white 3"])


def _let_a_bot_play(evening: Evening, ana: Player) -> None:
    """Voted for by most, from whichever device; the person takes the seat back."""
    mei, _, _, kai = evening.seated
    desk = evening.others[-1]
    cards = ana.cards()
    vote(mei, "A bot for Ana")
    shut(mei)
    for person in (kai, desk):
        person.page.click(".notice--ballot >> text=Yes")
    ana.see("text=A bot plays in your seat.")
    common(evening.screens, lambda screen: any("2-white" in held for held in screen.held))
    ana.page.click("text=Take my seat back")
    ana.see(".card--own[alt]")
    assert ana.cards() == cards


def _pause(evening: Evening) -> None:
    mei, oleg, _, kai = evening.seated
    vote(kai, "Pause")
    shut(kai)
    for person in (mei, oleg):
        person.page.click(".notice--ballot >> text=Yes")
    common(evening.screens, lambda screen: screen.still == "Paused")
    mei.page.click(".still >> .button")
    common(evening.screens, lambda screen: screen.still == "")


def _end_in_secret(evening: Evening) -> None:
    """Two of four are for it, and nobody sees that; the third ends it."""
    mei, oleg, ana, kai = evening.seated
    for person in (mei, ana):
        vote(person, "End the game")
        person.see("dialog >> text=Nobody sees it until it carries.")
        shut(person)
    for screen in (oleg, kai, *evening.others):
        assert screen.page.locator(".head__dot, .notice").count() == 0
    vote(kai, "End the game")
    common(evening.screens, lambda screen: screen.still == "The game was ended")
    for screen in evening.screens:
        expect(screen.page.locator("dialog")).to_have_count(0, timeout=PATIENCE_MS)
