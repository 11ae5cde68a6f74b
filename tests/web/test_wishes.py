"""A chip that was tapped is drawn as wanted until the table has answered, and no longer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, WebSocketRoute, expect

from tests.web.people import OPEN, Player, player
from tests.web.room import STILL, begun, seated, table_with

NewContext = Callable[..., BrowserContext]


class Way:
    """The way between a page and the server, on which either direction can be held up."""

    def __init__(self, person: Player) -> None:
        self.held: list[Callable[[], None]] = []
        self.holds = {"there": False, "back": False}
        person.page.route_web_socket("**/socket", self._join)

    def release(self) -> None:
        """What was held up arrives, in its order; nothing is held up any more."""
        self.holds = dict.fromkeys(self.holds, False)
        for arrive in self.held:
            arrive()
        self.held.clear()

    def _join(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: self._carry("there", lambda: server.send(text)))
        server.on_message(lambda text: self._carry("back", lambda: page.send(text)))

    def _carry(self, direction: str, arrive: Callable[[], None]) -> None:
        if self.holds[direction]:
            self.held.append(arrive)
        else:
            arrive()


def test_an_answer_that_comes_after_the_wish_has_lapsed_still_counts(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    mei.page.clock.install()
    way = Way(mei)
    mei.sit(mei.open_table(server, players=2, settle_s=0.0))
    mei.start()
    mei.see(OPEN)
    way.holds["back"] = True
    mei.page.keyboard.press("1")
    mei.see(".is-wanted")
    mei.page.clock.fast_forward(11_000)
    expect(mei.page.locator(".is-wanted")).to_have_count(0)
    expect(mei.page.locator(".place--own")).to_have_count(0)
    way.release()
    expect(mei.page.locator(f"{OPEN}:nth-child(1).place--own")).to_have_count(1)
    expect(mei.page.locator(".is-wanted")).to_have_count(0)
    assert mei.faults == []


def test_a_wish_that_is_refused_is_drawn_no_more_and_a_sentence_says_why(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    way = Way(mei)
    table = table_with(mei, server, {}, players=3, **STILL)
    mei, oleg, _ = people = seated(new_context, table, mei, names="Oleg Ana")
    begun(people)
    way.holds["there"] = True
    mei.page.keyboard.press("1")
    mei.see(".is-wanted")
    oleg.take(1)
    mei.see(f"{OPEN}:nth-child(1):has-text('Oleg')")
    way.release()
    mei.see("text=That chip has just moved.")
    expect(mei.page.locator(".is-wanted")).to_have_count(0)
    expect(mei.page.locator(".place--own")).to_have_count(0)
    assert mei.faults == []
