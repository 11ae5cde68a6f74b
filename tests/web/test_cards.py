"""Each challenge and each specialist, played once in a browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from backroom.games.gang import Rules
from tests.web.clean import violations
from tests.web.people import OPEN, Player, player

NewContext = Callable[..., BrowserContext]
QUICK = {"players": 2, "settle_s": 0.0, "cool_down_s": 0.0, "vaults": 9, "alarms": 9}
LONG_MS = 60_000
CARD_LINES = {
    "First challenge": "4",
    "First specialist": "10",
    "Time to answer": "90",
    "Vaults to win": "9",
    "Alarms to lose": "7",
}

# One act at most: agree, the button, or a free chip. Choices are made by the test.
STEP = """() => {
    if (document.querySelector("dialog[open], .showdown")) return;
    const [yes] = document.querySelectorAll(".ask__yes, .bar .button--brass");
    const free = document.querySelector(".place--free");
    if (yes) yes.click();
    else if (free && !document.querySelector(".place--own")) free.click();
}"""


@pytest.mark.parametrize(
    ("card", "sign"),
    [
        ("quick_access", ".dot--yellow.is-now"),
        ("hasty_getaway", ".dot--orange.is-gone"),
        ("blackout", ".slot--white.is-gone"),
        ("security_cameras", ".own__hand[data-count='3']"),
    ],
)
def test_a_challenge_that_changes_the_rounds_is_seen(
    server: str, new_context: NewContext, card: str, sign: str
) -> None:
    mei, oleg = _two(server, new_context, challenges=[card])
    _until(sign, mei, oleg)
    expect(mei.page.locator(".strip__card--challenge")).to_have_count(1)
    assert mei.faults == oleg.faults == []


@pytest.mark.parametrize(("card", "stars"), [("noise_sensors", 1), ("ventilation_shaft", 2)])
def test_a_black_chip_asks_once_and_stays(
    server: str, new_context: NewContext, card: str, stars: int
) -> None:
    mei, oleg = _two(server, new_context, challenges=[card])
    mei.see(OPEN)
    mei.page.keyboard.press(str(stars))
    mei.see("dialog[open] #ask-first")
    assert mei.page.locator(".place--own").count() == 0
    mei.page.click("dialog .button--grave")
    mei.see(f"{OPEN}:nth-child({stars}).place--own .chip--black")
    oleg.page.click(f"{OPEN} >> nth={stars - 1}")
    oleg.see("text=A black chip stays where it is")
    expect(mei.page.locator(".place--own")).to_have_count(1)


def test_one_of_the_two_redraws_comes_and_is_noted(server: str, new_context: NewContext) -> None:
    mei, oleg = _two(server, new_context, challenges=["motion_detector", "laser_tripwires"])
    _until(".dot--yellow.is-now", mei, oleg)
    _until(OPEN, mei, oleg)
    notes = [_notes(person) for person in (mei, oleg)]
    assert all("discard" in text and "anew" in text for text in notes)
    assert sum("You drew" in text for text in notes) == 1


def test_both_scans_are_guessed_while_the_last_hand_is_hidden(
    server: str, new_context: NewContext
) -> None:
    for _ in range(6):  # with a broken order nothing is guessed
        mei, oleg = _two(server, new_context, challenges=["retina_scan", "fingerprint_scan"])
        _until(".showdown", mei, oleg)
        if mei.page.locator(".guess").count():
            break
    guesser, holder = sorted((mei, oleg), key=lambda one: one.page.locator(".guess__one").count())[
        ::-1
    ]
    expect(holder.page.locator(".guess")).to_contain_text("You are muted")
    expect(guesser.page.locator(".guess__one")).to_have_count(13)
    assert violations(guesser.page) == []
    _talk_is_for_guessers(guesser, holder)
    guesser.page.click(".guess__one >> nth=0")
    expect(guesser.page.locator(".guess__one")).to_have_count(10)
    guesser.page.click(".guess__one >> nth=1")
    guesser.see(".bar__verdict")
    assert guesser.faults == holder.faults == []


def test_announcements_stay_at_the_seats(server: str, new_context: NewContext) -> None:
    mei, oleg = _two(server, new_context, specialists=["investor", "math_whiz"])
    _until(OPEN, mei, oleg)
    expect(mei.page.locator(".seat .tag")).to_have_count(2)
    expect(mei.page.locator(".own .tag")).to_have_count(2)


def test_hands_are_dealt_anew_and_cards_are_passed(server: str, new_context: NewContext) -> None:
    mei, oleg = _two(server, new_context, specialists=["con_artist", "coordinator"])
    _until(".bar .button--brass:has-text('Choose')", mei, oleg)
    given = mei.cards()[0]
    for person in (mei, oleg):
        person.page.click(".bar .button--brass")
        person.page.click(".choose__one >> nth=0")
        person.page.click("dialog .button--brass")
    _until(OPEN, mei, oleg)
    assert given in oleg.cards()
    assert given in _notes(mei)


def test_a_specialist_is_proposed_refused_and_withdrawn(
    server: str, new_context: NewContext
) -> None:
    mei, oleg = _two(server, new_context, specialists=["muscle"])
    mei.see(OPEN)
    _propose(mei, "Muscle")
    oleg.page.click(".ask__no")
    mei.see(OPEN)
    _propose(oleg, "Muscle")
    oleg.page.click("text=Take it back")
    _propose(oleg, "Muscle")
    mei.page.click(".ask__yes")
    expect(mei.page.locator(".seat .tag")).to_have_count(1)
    expect(mei.page.locator(".strip__card.is-used")).to_have_count(1)
    assert mei.faults == oleg.faults == []


@pytest.mark.parametrize(
    ("card", "pick", "seen"),
    [
        ("Informant", "Show", ".seat .tag--private"),
        ("Hacker", "Discard", ".strip__notes"),
        ("Mastermind", "Name", ".seat .tag"),
        ("Jack", "Discard", ".seat .tag"),
        ("Getaway Driver", "", ".seat .tag"),
    ],
)
def test_a_specialist_is_used(
    server: str, new_context: NewContext, card: str, pick: str, seen: str
) -> None:
    mei, oleg = _two(server, new_context, specialists=[card.lower().replace(" ", "_")])
    mei.see(OPEN)
    _propose(mei, card)
    oleg.page.click(".ask__yes")
    if pick:
        mei.page.click(".bar .button--brass:has-text('Choose')")
        mei.page.click(".choose__one >> nth=0")
        if pick == "Show":
            mei.page.click("dialog .segments__one >> nth=0")
        assert violations(mei.page) == []
        mei.page.click(f"dialog .button--brass:has-text('{pick}')")
    oleg.see(seen)
    assert mei.faults == oleg.faults == []


def test_axe_finds_nothing_in_the_dialogs_of_cards(server: str, new_context: NewContext) -> None:
    rules = {"challenges": ["noise_sensors"], "specialists": ["mastermind", "investor"]}
    mei, oleg = _two(server, new_context, **rules)
    _until(OPEN, mei, oleg)
    found = {"table": violations(mei.page)}
    for index in range(3):
        mei.page.click(f".strip__card >> nth={index}")
        mei.see("dialog[open]")
        found[f"card {index}"] = violations(mei.page)
        mei.page.keyboard.press("Escape")
    mei.page.click(".strip__notes")
    mei.see("dialog[open]")
    found["notes"] = violations(mei.page)
    assert {name: text for name, text in found.items() if text} == {}


def test_the_form_offers_modes_and_warns_of_void_cards(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    mei.page.goto(server)
    mei.page.fill("#name", "Mei")
    mei.page.click("text=New table")
    mei.page.select_option("label:has-text('Mode') select", "custom")
    mei.page.check("[name=quick_access]")
    mei.page.check("[name=motion_detector]")
    mei.see("text=Motion Detector does nothing here")
    assert violations(mei.page) == []
    mei.page.click("text=Open the table")
    mei.see(".lobby >> text=Quick Access and Motion Detector")
    assert mei.faults == []


def test_the_form_sets_all_that_rules_leave_to_a_table(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    mei.page.goto(server)
    mei.page.fill("#name", "Mei")
    mei.page.click("text=New table")
    mei.page.select_option("label:has-text('Mode') select", "intermediate")
    mei.page.click("text=More options")
    for label, value in CARD_LINES.items():
        mei.page.select_option(f"label:has-text('{label}') select", value)
    mei.page.click(".segments__one:has-text('proposal asks it')")
    assert violations(mei.page) == []
    sent = []
    mei.page.on("request", lambda one: sent.append(one.post_data_json))
    mei.page.click("text=Open the table")
    mei.see(".lobby >> text=the challenges begin with Retina Scan")
    [rules] = [one["rules"] for one in sent if one and "rules" in one]
    names = ("first_challenge", "first_specialist", "proposal_s", "mastermind", "vaults", "alarms")
    assert [rules[name] for name in names] == [4, 10, 90, "asked", 9, 7]
    unset = set(Rules.__struct_fields__) - {*rules, "decks", "lowest_rank"}
    assert unset == {"challenges", "specialists"}  # of another mode
    assert mei.faults == []


def _talk_is_for_guessers(guesser: Player, holder: Player) -> None:  # Rule G7.20
    for one in (guesser, holder):
        one.page.keyboard.press("t")
        one.see(".talk[open]")
        one.page.locator("text=Understood").click()
    holder.see(".talk >> text=You are muted until the others have guessed")
    expect(holder.page.locator(".talk :is(input, .phrase)")).to_have_count(0)
    assert violations(holder.page) == []
    guesser.page.fill(".talk [name=chat]", "the ace, I think")
    guesser.page.keyboard.press("Enter")
    holder.see(".talk__text:text-is('the ace, I think')")
    for one in (guesser, holder):
        one.page.keyboard.press("Escape")
        expect(one.page.locator(".talk[open]")).to_have_count(0)


def _two(server: str, new_context: NewContext, **rules: object) -> tuple[Player, Player]:
    """Two people at a table with these cards in force in every heist."""
    mei, oleg = (player(new_context(), name) for name in ("Mei", "Oleg"))
    table = mei.open_table(server, mode="custom", **QUICK, **rules)
    mei.sit(table)
    oleg.sit(table)
    mei.start()
    oleg.see(".table .card--own[alt]")
    return mei, oleg


def _until(selector: str, *people: Player) -> None:
    """Everybody takes what is free and agrees, until all of them see this."""
    for _ in range(LONG_MS // 50):
        if all(person.page.locator(selector).count() for person in people):
            return
        for person in people:
            if not person.page.locator(selector).count():
                person.page.evaluate(STEP)
        people[0].page.wait_for_timeout(50)
    raise AssertionError(f"expected {selector}; the bars say {[p.texts('.bar') for p in people]}")


def _propose(person: Player, card: str) -> None:
    """For this person."""
    person.page.click(f".strip__card[title='{card}']")
    person.page.click("dialog .propose .button--brass")


def _notes(person: Player) -> str:
    person.page.click(".strip__notes")
    person.see("dialog .notes")
    text = person.page.locator("dialog .notes").inner_text()
    person.page.keyboard.press("Escape")
    return text
