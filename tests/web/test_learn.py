"""Rules, a guided first heist, and a look back at what happened."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from backroom.cards.card import Card, cards
from backroom.cards.poker import best
from tests.web.clean import violations
from tests.web.learn_screens import while_learning
from tests.web.people import OPEN, SHOWDOWN, phone, player

NewContext = Callable[..., BrowserContext]
COLOURS = ("white", "yellow", "orange", "red")
TITLES = [
    "What it is about",
    "A heist",
    "The chips",
    "The showdown",
    "Which hand beats which",
    "What may be said",
    "Modes with cards",
    "The challenges",
    "The specialists",
]

# What the table of a look back says: for each row name, category, stars of the chips, true place.
ROWS = """() => [...document.querySelectorAll(".back__table tbody tr")].map((row) => [
    row.querySelector(".back__name").textContent,
    row.querySelector(".back__category").textContent,
    [...row.querySelectorAll(".chip__number")].map((number) => Number(number.textContent)),
    row.querySelector(".back__place").textContent,
])"""
FOLLOW = "() => document.querySelector('button.is-coached')?.click()"
COVERED = """() => {
    const spot = document.querySelector("button.is-coached");
    if (!spot) return { apart: true, inside: true, fits: true };
    const coach = document.querySelector(".coach").getBoundingClientRect();
    const box = spot.getBoundingClientRect();
    const apart = coach.bottom <= box.top || coach.top >= box.bottom;
    const inside = box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    const text = document.querySelector(".coach__text");
    return { apart, inside, fits: text.scrollHeight <= text.clientHeight + 1 };
}"""


def test_axe_finds_nothing_in_rules_settings_coach_and_look_back(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone()), "Mei")
    found = {}
    for screen in while_learning(mei, server):
        if wrong := violations(mei.page):
            found[screen] = wrong
    assert found == {}
    assert mei.faults == []


def test_the_rules_have_an_address_and_so_has_each_chapter(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone()), "Mei")
    mei.page.goto(f"{server}/rules")
    mei.see(".hands")
    assert mei.texts("h2") == TITLES
    assert mei.page.locator(".hands__one").count() == 10
    mei.page.goto("about:blank")
    mei.page.goto(f"{server}/rules#hands")
    mei.see(".hands")
    mei.page.wait_for_function(
        "() => document.getElementById('hands').getBoundingClientRect().top < 200"
    )
    assert mei.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    mei.page.click(".logo")
    mei.see("#name")
    mei.page.click("text=The rules")
    mei.see(".hands")
    mei.page.go_back()
    mei.see("#name")
    assert mei.faults == []


@pytest.mark.parametrize(
    ("game", "chapter"),
    [("crash", "Which hand beats which"), ("dice", "Which throw beats which")],
)
def test_each_game_has_a_page_of_rules_and_help_of_its_own(
    server: str, new_context: NewContext, game: str, chapter: str
) -> None:
    mei = player(new_context(**phone()), "Mei")
    mei.page.goto(f"{server}/rules")
    mei.page.click(f".rules-page__games [href='/rules/{game}']")
    expect(mei.page.locator(".rules-page__games [aria-current=page]")).to_have_count(1)
    expect(mei.page).to_have_url(f"{server}/rules/{game}")
    mei.see(f"h2:has-text('{chapter}')")
    assert violations(mei.page) == []
    title = mei.texts("h1")
    mei.page.reload()
    mei.see(f"h2:has-text('{chapter}')")
    assert mei.texts("h1") == title
    mei.come(mei.open_table(server, type=f"{game}.rules"))
    for _ in range(2):  # the second time nothing is fetched any more
        mei.page.keyboard.press("?")
        mei.page.click(f".help__more >> text={chapter}")
        mei.page.wait_for_function("() => document.activeElement.id === 'hands-title'")
        mei.page.keyboard.press("Escape")
        mei.page.wait_for_selector("dialog", state="detached")
    assert mei.faults == []


def test_each_example_in_the_rules_is_the_hand_that_it_is_called(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    mei.page.goto(f"{server}/rules")
    mei.see(".hands")
    shown = mei.page.evaluate(
        """() => [...document.querySelectorAll(".hands__one")].map((one) => [
            one.querySelector("strong").textContent,
            [...one.querySelectorAll("img")].map((card) => card.src.match(/(..)\\.svg/)[1]),
            one.querySelectorAll(".is-kicker").length,
        ])"""
    )
    hands = [best(_cards(names)) for _, names, _ in shown]
    assert [name for name, _, _ in shown] == [_name(hand.category) for hand in hands]
    assert [hand.strength for hand in hands] == sorted(
        (hand.strength for hand in hands), reverse=True
    )
    board, *holes = _example(mei.page)
    strengths = [best(board + hole).strength for hole in holes]
    assert strengths == sorted(strengths)
    assert len(set(strengths)) == len(strengths)


def test_every_card_is_in_the_rules_and_a_tap_says_all_of_it(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone(reduced_motion="reduce")), "Mei")
    mei.page.goto(f"{server}/rules#challenges")
    mei.see("#specialists .force >> nth=9")
    kinds = mei.texts(".force__kind")
    both = ("Challenge", "Specialist")
    assert kinds == [f"{kind} {number}" for kind in both for number in range(1, 11)]
    assert len(set(mei.texts(".force__name"))) == len(set(mei.texts(".force__short"))) == 20
    assert mei.page.locator(".force .icon").count() == 20
    jack = mei.page.locator(".rules__force:has(.force__name:text-is('Jack'))")
    expect(jack.locator("> p")).to_be_hidden()
    jack.locator("summary").click()
    expect(jack.locator("> p")).to_contain_text("never for a flush")
    assert violations(mei.page) == []
    mei.come(mei.open_table(server))
    mei.page.keyboard.press("?")
    mei.page.click("dialog >> text=Challenges and specialists")
    mei.see("dialog .rules__force >> nth=19")
    assert mei.page.evaluate("document.activeElement.id") == "cards-title"
    assert mei.faults == []


def test_the_rules_can_be_printed(server: str, new_context: NewContext) -> None:
    mei = player(new_context(color_scheme="dark"), "Mei")
    mei.page.goto(f"{server}/rules")
    mei.see(".hands")
    mei.page.emulate_media(media="print")
    assert mei.page.locator(".rules-page__print").is_hidden()
    # Dark on paper, whatever the screen was.
    expect(mei.page.locator(".chapter p").first).to_have_css("color", "rgb(42, 32, 23)")


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_who_only_follows_the_coach_finishes_a_first_heist(
    server: str, new_context: NewContext, size: tuple[int, int]
) -> None:
    width, height = size
    mei = player(new_context(viewport={"width": width, "height": height}), "Mei")
    mei.page.goto(server)
    mei.page.fill("#name", "Mei")
    mei.page.click("text=Learn by playing")
    mei.see(".coach")
    said: list[str] = []
    for _ in range(600):
        if not mei.page.locator(".coach").count():
            break
        said += [text for text in mei.texts(".coach__text") if text not in said]
        if said and mei.page.locator("button.is-coached").count():
            assert mei.page.evaluate(COVERED) == {"apart": True, "inside": True, "fits": True}, said
            mei.page.evaluate(FOLLOW)
        mei.page.wait_for_timeout(100)
    told = "\n".join(said)
    for words in (
        "yours alone",
        "weakest hand",
        "Three cards for all",
        "A fourth",
        "The last card",
        "by red chip",
        "Three vaults win, three alarms lose.",
    ):
        assert words in told
    assert mei.texts("h1") == ["Heist 2"]
    assert mei.faults == []


def test_a_first_heist_waits_for_its_player(server: str, new_context: NewContext) -> None:
    mei = player(new_context(), "Mei")
    mei.page.goto(server)
    mei.page.fill("#name", "Mei")
    mei.page.click("text=Learn by playing")
    mei.see(".bar >> text=I have looked")
    expect(mei.page.locator(".ring")).to_have_count(0)  # no clock runs
    mei.agree()
    mei.play_heist()
    mei.skip_to_verdict()
    mei.see(".bar >> text=Next heist")
    expect(mei.page.locator(".ring")).to_have_count(0)
    assert mei.faults == []


def test_the_coach_can_be_sent_away_and_stays_away(server: str, new_context: NewContext) -> None:
    mei = player(new_context(), "Mei")
    mei.page.goto(server)
    mei.page.fill("#name", "Mei")
    mei.page.click("text=Learn by playing")
    mei.see(".coach")
    mei.page.reload()
    mei.see(".coach")
    expect(mei.page.locator("#said")).to_contain_text("yours alone")
    mei.page.click("text=Skip")
    expect(mei.page.locator(".coach")).to_have_count(0)
    assert mei.page.locator(".is-coached").count() == 0
    mei.page.reload()
    mei.see(".card--own[alt]")
    assert mei.page.locator(".coach").count() == 0


def test_the_look_back_says_what_the_log_says(server: str, new_context: NewContext) -> None:
    mei = player(new_context(**phone()), "Mei")
    mei.sit(mei.open_table(server, players=3, ending="instant", vaults=1, alarms=1))
    mei.start()
    mei.play_heist()
    mei.page.keyboard.press("l")
    assert mei.page.locator("dialog").count() == 0  # not before all hands are shown
    mei.skip_to_verdict()
    mei.page.keyboard.press("l")
    mei.see(".back__table")
    table = mei.page.url.rsplit("/", 1)[1]
    record = mei.page.request.get(f"{server}/api/tables/{table}/games/1/record").text()
    assert mei.page.evaluate(ROWS) == _standings(record), record
    assert mei.page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
    assert mei.faults == []


def test_heists_before_the_last_can_be_looked_back_at_from_the_score(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone()), "Mei")
    mei.sit(mei.open_table(server, players=3, ending="instant"))
    mei.start()
    for number in (2, 3):
        mei.play_heist()
        mei.skip_to_verdict()
        mei.agree()
        mei.page.wait_for_selector(SHOWDOWN, state="detached")
        mei.see(OPEN)
        assert mei.texts("h1") == [f"Heist {number}"]
    mei.page.click(".score--past")
    mei.see(".back__table")
    boards = []
    for heist in mei.page.locator(".back__heist").all():
        heist.click()
        expect(heist).to_have_attribute("aria-pressed", "true")
        cards_there = mei.page.locator(".back__board img").all()
        boards.append([card.get_attribute("alt") for card in cards_there])
    assert len(boards) == 2
    assert boards[0] != boards[1]
    assert mei.faults == []


def _standings(record: str) -> list[list[object]]:
    """The rows that a look back at the one heist of this record must show to seat 0."""
    seats_line = next(line for line in record.splitlines() if line.startswith("seats: "))
    names = ["you", *(seat.split(" (")[0] for seat in json.loads(seats_line[7:])[1:])]
    hands: list[tuple[Card, ...]] = []
    board: tuple[Card, ...] = ()
    held: dict[tuple[str, int], int] = {}  # stars by colour and seat
    for line in record.split("\n\n", 1)[1].splitlines():
        match line.split():
            case ["deal", *dealt]:
                every = cards(" ".join(dealt))
                hands = [every[at : at + 2] for at in range(0, len(every), 2)]
            case ["turn", *turned]:
                board += cards(" ".join(turned))
            case [seat, "take", colour, stars, "from", source]:
                if source != "centre":
                    del held[colour, int(source)]
                held[colour, int(seat)] = int(stars)
            case [seat, "put", "back", colour, _]:
                del held[colour, int(seat)]
            case _:
                pass
    made = [best(hand + board) for hand in hands]
    places = [1 + sum(other.strength < one.strength for other in made) for one in made]
    seats = sorted(range(len(names)), key=lambda seat: (-places[seat], -held["red", seat]))
    return [
        [
            names[seat],
            _name(made[seat].category),
            [held[colour, seat] for colour in COLOURS],
            _place(places, seat),
        ]
        for seat in seats
    ]


def _place(places: list[int], seat: int) -> str:
    alike = places.count(places[seat])
    first = places[seat]
    return str(first) if alike == 1 else f"{first}–{first + alike - 1}"


def _name(category: object) -> str:
    words = str(category).replace("_", " ").capitalize()
    return {"One pair": "Pair"}.get(words, words)


def _cards(names: list[str]) -> tuple[Card, ...]:
    return cards(" ".join(name[0] + name[1].lower() for name in names))


def _example(page: Page) -> list[tuple[Card, ...]]:
    """The board of the showdown in the rules, then the hands in their order."""
    names = """(row) =>
        [...row.querySelectorAll("img")].map((card) => card.src.match(/(..)\\.svg/)[1])"""
    rows = page.locator(".rules__board, .rules__shown li").all()
    return [_cards(row.evaluate(names)) for row in rows]
