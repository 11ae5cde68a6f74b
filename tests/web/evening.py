"""Friends at a table for an evening: what all their screens do and show together."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.serving import Server, served
from tests.web.people import Player, finish
from tests.web.shown import Shown, common

BACKROOM = [sys.executable, "-m", "backroom"]
PATIENCE_MS = 60_000
LOST = ".notice--lost"
GAP = "ERR_CONNECTION_REFUSED"  # what a browser says while there is no server
OWN_SEAT = "document.querySelector('.own')?.dataset.seat ?? 'none'"


@dataclass(slots=True)
class House:
    """A server that can lose its power; `folder` has the database."""

    folder: Path
    server: Server
    servers: ExitStack

    def lose_power(self) -> None:
        """Gone without a word."""
        self.server.kill()

    def have_power(self) -> None:
        """Back, at the same address, with what was stored."""
        port = str(urlsplit(self.server.address).port)
        again = served(BACKROOM, self.folder, "--port", port)
        self.server = self.servers.enter_context(again)


@contextmanager
def house(folder: Path) -> Iterator[House]:
    """A server with a database of its own, until the end of the evening."""
    with ExitStack() as servers:
        yield House(folder, servers.enter_context(served(BACKROOM, folder)), servers)


@dataclass(slots=True)
class Evening:
    """Who is there: a screen for each person that sits, by seat, and those that look on."""

    seated: list[Player]
    others: list[Player] = field(default_factory=list)

    @property
    def screens(self) -> list[Player]:
        """All of them."""
        return [*self.seated, *self.others]

    def seats(self) -> list[str]:
        """Where each screen says that its owner sits."""
        return [screen.page.evaluate(OWN_SEAT) for screen in self.screens]

    def play(self) -> Shown:
        """To the end of a game of one heist, which all screens show alike."""
        finish(*self.seated)
        return common(self.screens, lambda screen: screen.is_over)

    def rematch(self) -> None:
        """All want it, and all screens show it begin, each from its seat."""
        for person in self.seated:
            person.page.click(".bar >> text=Rematch", timeout=PATIENCE_MS)
        screen = common(self.screens, lambda screen: screen.rail == ["free"] * len(self.seated))
        assert (screen.heist, screen.held, screen.board) == ("Heist 1", [], [])

    def lose_power_in_the_showdown(self, house: House) -> None:
        """Everybody comes back by themselves, to the same seat at the same table."""
        finish(*self.seated)
        self.seated[0].see(".rung__face.is-open")
        house.lose_power()
        for screen in self.screens:
            expect(screen.page.locator(LOST)).to_be_visible(timeout=PATIENCE_MS)
            screen.page.evaluate("window.hasStayed = true")
        house.have_power()
        for screen in self.screens:
            expect(screen.page.locator(LOST)).to_have_count(0, timeout=PATIENCE_MS)
            assert screen.page.evaluate("window.hasStayed")

    def complaints(self) -> list[str]:
        """Of all browsers, but for those about a server that was gone."""
        faults = [fault for screen in self.screens for fault in screen.faults]
        return [fault for fault in faults if GAP not in fault]
