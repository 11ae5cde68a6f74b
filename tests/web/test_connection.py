"""Servers that go away and come back, and networks without https."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, BrowserType, expect

from tests.serving import served
from tests.web.people import OPEN, player

NewContext = Callable[..., BrowserContext]
BACKROOM = [sys.executable, "-m", "backroom"]


def test_a_server_that_comes_back_finds_everybody_in_their_seats(
    tmp_path: Path, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    with served(BACKROOM, tmp_path) as first:
        mei.sit(mei.open_table(first.address, players=3, settle_s=0.0))
        mei.start()
        mei.take(2)
        cards = mei.cards()
        port = urlsplit(first.address).port
        first.stop()
    expect(mei.page.locator(".notice--lost")).to_be_visible()
    with served(BACKROOM, tmp_path, "--port", str(port)):
        expect(mei.page.locator(".notice--lost")).to_have_count(0, timeout=60_000)
        mei.see(OPEN)
        assert mei.cards() == cards
        assert mei.texts(".place--own .place__name") == ["you"]
        mei.page.keyboard.press("0")
        expect(mei.page.locator(".place--own")).to_have_count(0)


def test_a_tap_while_the_way_is_cut_reaches_the_server_later(
    tmp_path: Path, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    with served(BACKROOM, tmp_path) as first:
        mei.sit(mei.open_table(first.address, players=2, settle_s=0.0))
        mei.start()
        mei.see(OPEN)
        port = urlsplit(first.address).port
        first.stop()
    mei.page.keyboard.press("1")
    mei.see(".is-wanted")
    with served(BACKROOM, tmp_path, "--port", str(port)):
        expect(mei.page.locator(".place--own")).to_have_count(1, timeout=60_000)


def test_a_tap_of_which_nothing_came_is_shown_no_more_and_not_done_later(
    tmp_path: Path, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    mei.page.clock.install()
    with served(BACKROOM, tmp_path) as first:
        mei.sit(mei.open_table(first.address, players=2, settle_s=0.0))
        mei.start()
        mei.see(OPEN)
        port = urlsplit(first.address).port
        first.stop()
    mei.see(".notice--lost")
    mei.page.keyboard.press("1")
    mei.see(".is-wanted")
    mei.page.clock.fast_forward(11_000)
    expect(mei.page.locator(".is-wanted")).to_have_count(0)
    with served(BACKROOM, tmp_path, "--port", str(port)):
        mei.page.clock.fast_forward(11_000)
        expect(mei.page.locator(".notice--lost")).to_have_count(0, timeout=60_000)
        expect(mei.page.locator(".place--own")).to_have_count(0)
        mei.take(2)
        expect(mei.page.locator(".place--own .chip__number")).to_have_text("2")


def test_everything_works_on_plain_http_in_a_home_network(
    tmp_path: Path, browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> None:
    """A name that is not this machine's own: there a browser withholds what it deems secure."""
    home = "--host-resolver-rules=MAP backroom.home.arpa 127.0.0.1"
    arguments = {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], home]}
    with (
        served(BACKROOM, tmp_path, "--allow-host", "backroom.home.arpa") as running,
        browser_type.launch(**arguments) as browser,
    ):
        mei = player(browser.new_context(), "Mei")
        address = running.address.replace("127.0.0.1", "backroom.home.arpa")
        mei.sit(mei.open_table(address, players=2))
        withheld = "[isSecureContext, !!crypto.subtle, !!crypto.randomUUID, !!navigator.clipboard]"
        assert mei.page.evaluate(withheld) == [False] * 4
        mei.page.click("text=Copy")
        expect(mei.page.get_by_role("status").filter(has_text="Copied.")).to_be_visible()
        mei.start()
        mei.take(1)
        assert mei.faults == []


def test_what_cannot_be_fetched_says_so(server: str, new_context: NewContext) -> None:
    mei = player(new_context(), "Mei")
    mei.page.goto(server)
    mei.page.route("**/table_form.js", lambda route: route.abort())
    mei.page.click("text=New table")
    mei.see("text=The server cannot be reached.")


def test_the_theme_can_be_chosen_and_is_remembered(server: str, new_context: NewContext) -> None:
    mei = player(new_context(color_scheme="light"), "Mei")
    mei.page.goto(server)
    scheme = "getComputedStyle(document.documentElement).colorScheme"
    assert mei.page.evaluate(scheme) == "light dark"
    mei.page.get_by_label("Settings").click()
    mei.page.get_by_label("Theme").select_option("dark")
    assert mei.page.evaluate(scheme) == "dark"
    mei.page.reload()
    assert mei.page.evaluate(scheme) == "dark"
    assert mei.faults == []
