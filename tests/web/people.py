"""People at a table, each in a browser of their own, who notice everything that goes wrong."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Response

LONG_MS = 60_000  # as long as a slow machine may take; who waits goes on as soon as it is there
HEIST_MS = 120_000  # bots take their time
STEP_MS = 60
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}  # Any: an argument of a context
OPEN = ".rail .place"
SHOWDOWN = ".showdown"
BUTTON = ".bar .button--brass"  # the one thing to do now

_OPEN_TABLE = """async ([name, rules]) => {
    const post = async (path, body) => {
        const headers = { "Content-Type": "application/json" };
        const answer = await fetch(path, { method: "POST", headers, body });
        return answer.json();
    };
    await post("/api/me", JSON.stringify({ name }));
    const body = { rules: { type: "gang.rules", ...JSON.parse(rules) } };
    return post("/api/tables", JSON.stringify(body));
}"""


@dataclass(slots=True)
class Player:
    """A person before a page. `faults` holds what the browser complained about."""

    page: Page
    name: str
    faults: list[str] = field(default_factory=list)

    def open_table(self, server: str, **rules: object) -> str:
        """A new table of this person; gives its address, and does not go there."""
        self.page.goto(server)
        address = self.page.evaluate(_OPEN_TABLE, [self.name, json.dumps(rules)])
        return f"{server}/t/{address['table']}"

    def come(self, table: str) -> None:
        """To the table, by its link; somebody new says a name first."""
        self.page.goto(table)
        self.page.wait_for_selector(".lobby, .gate, .table")
        if self.page.locator(".gate").count():
            self.page.fill("#name", self.name)
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector(".lobby, .table")

    def sit(self, table: str) -> None:
        """A seat at the table."""
        self.come(table)
        self.page.click("text=Sit down")
        self.page.wait_for_selector(f".sitter:has-text('{self.name}') >> text=you")

    def start(self) -> None:
        """The host begins; until the cards are there."""
        self.page.click(".lobby__go .button--brass")
        self.page.wait_for_selector(".table .card--own[alt]")

    def take(self, stars: int) -> None:
        """A chip, from wherever it lies; until it is ours."""
        self.page.click(f"{OPEN} >> nth={stars - 1}")
        self.page.wait_for_selector(f"{OPEN}:nth-child({stars}).place--own")

    def agree(self) -> None:
        """I'm fine, or next heist: the button of the moment."""
        self.page.click(BUTTON)

    def see(self, selector: str) -> None:
        """Waits for it."""
        self.page.wait_for_selector(selector, timeout=LONG_MS)

    def texts(self, selector: str) -> list[str]:
        """What stands there now."""
        return self.page.locator(selector).all_inner_texts()

    def cards(self) -> list[str]:
        """The own two, by name."""
        cards = self.page.locator(".card--own").all()
        return [card.get_attribute("alt") or "" for card in cards]

    def play_heist(self) -> None:
        """Takes a free chip each round and is fine with it, until the showdown."""
        finish(self)

    def skip_to_verdict(self) -> None:
        """Sees all hands at once, and the verdict out."""
        self.page.evaluate(_SHOW_ALL)
        self.see(".bar__verdict:not(.is-early)")


# A short showdown may be over before anybody could press it.
_SHOW_ALL = """() => [...document.querySelectorAll(".bar button")]
    .find((one) => one.innerText.trim() === "Show all")?.click()"""

# One act at most: the button if there is something to agree to, else a free chip.
_STEP = """() => {
    if (document.querySelector(".showdown, .bar--end")) return;
    const button = document.querySelector(".bar .button--brass");
    const free = document.querySelector(".place--free");
    if (button) button.click();
    else if (free && !document.querySelector(".place--own")) free.click();
}"""


def finish(*people: Player) -> None:
    """Everybody takes what is free and is fine, to the showdown."""
    for _ in range(HEIST_MS // STEP_MS):
        if all(person.page.locator(SHOWDOWN).count() for person in people):
            return
        for person in people:
            person.page.evaluate(_STEP)
        people[0].page.wait_for_timeout(STEP_MS)
    raise AssertionError(f"expected a showdown; the bars say {[p.texts('.bar') for p in people]}")


def player(context: BrowserContext, name: str) -> Player:
    """A person with a new page of this browser context."""
    known = Player(context.new_page(), name)
    known.page.on("console", lambda message: known.faults.extend(_complaint(message)))
    known.page.on("pageerror", lambda error: known.faults.append(str(error)))
    known.page.on("response", lambda answer: known.faults.extend(_failure(answer)))
    return known


def phone(**more: object) -> dict[str, Any]:  # Any: arguments of a browser context
    """The smallest phone that must do."""
    size = {"width": 360, "height": 640}
    return {"viewport": size, "has_touch": True, **more}


def _complaint(message: ConsoleMessage) -> list[str]:
    """Breaches of the content policy are among the errors."""
    return [message.text] if message.type in ("error", "warning") else []


def _failure(answer: Response) -> list[str]:
    return [f"{answer.status} {answer.url}"] if answer.status >= 400 else []
