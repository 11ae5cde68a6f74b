"""Whole games of Crash, each player in a browser: to the target, with people and bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import BrowserContext, expect

from tests.web.crash_play import (
    IN_RACK,
    announced,
    begun,
    in_hands,
    keep,
    lay,
    opened,
    play_to_the_end,
    seated,
    skip,
    swap,
)
from tests.web.people import Player, player

NewContext = Callable[..., BrowserContext]

POINTS = ".one__points b"


def test_two_people_play_to_the_target_and_again(server: str, new_context: NewContext) -> None:
    # Rules C2.2, C2.12
    mei = player(new_context(), "Mei")
    people = seated(new_context, opened(mei, server, players=2, target=3), mei, names="Oleg")
    begun(people)
    assert mei.page.locator(".people__open").count() == 0
    deals = play_to_the_end(people)
    assert _sheet(mei) == _sheet(people[1])
    mei.page.click(".people__open")
    mei.see("dialog .sheet")
    mei.page.keyboard.press("Escape")
    mei.page.wait_for_selector("dialog", state="detached")
    assert len(_sheet(mei)) == deals + 1  # and their sum
    assert max(map(int, mei.texts(POINTS))) >= 3
    for person in people:
        person.page.click("text=Rematch")
    for person in people:
        person.see(".exchange__cards .card")
        assert person.texts(POINTS) == ["0", "0"]
        assert person.faults == []


def test_both_answers_are_told_together_and_the_cards_never(
    server: str, new_context: NewContext
) -> None:
    # Rules C2.2, C2.9
    mei = player(new_context(), "Mei")
    table = opened(mei, server, players=2, target=50)
    people = mei, oleg = seated(new_context, table, mei, names="Oleg")
    begun(people)
    before = _shown(mei)
    swap(mei)
    expect(mei.page.locator(".exchange__answer")).to_have_text("You throw in your cards.")
    oleg.see(".one.is-done[data-seat='0']")
    assert oleg.page.locator("text=threw in").count() == 0
    keep(oleg)
    expect(oleg.page.locator(".said")).to_have_text("Mei threw in all 13 cards.")
    mei.see(IN_RACK)
    assert set(_shown(mei)).isdisjoint(before)
    assert len(_shown(oleg)) == 13
    for person in people:
        lay(person)
    skip(mei)
    mei.see(".bar >> text=Analysis")
    mei.page.click("text=Analysis")
    expect(mei.page.locator(".weighed__thrown .card")).to_have_count(13)  # to their owner alone
    skip(oleg)
    oleg.page.click("text=Analysis")
    oleg.see(".weighed")
    assert oleg.page.locator(".weighed__thrown").count() == 0


def test_three_are_asked_in_turn_until_one_takes_the_packet(
    server: str, new_context: NewContext
) -> None:
    # Rule C2.3
    mei = player(new_context(), "Mei")
    table = opened(mei, server, players=3, target=2, min_hand="high_card")
    people = seated(new_context, table, mei, names="Oleg Ana")
    begun(people)
    first = _asked(people)
    others = [person for person in people if person is not first]
    for other in others:
        assert other.page.locator(".bar button:has-text('Keep')").count() == 0
        expect(other.page.locator(".exchange h2")).to_contain_text(f"{first.name} is asked")
    keep(first)
    expect(others[0].page.locator(".exchange__order .is-past")).to_have_text(f"{first.name} keeps")
    second = _asked(others)  # the page of the first may still show its own buttons
    swap(second)
    for person in people:
        said = "You threw in your 13" if person is second else f"{second.name} threw in all 13"
        expect(person.page.locator(".said")).to_contain_text(said)
    play_to_the_end(people)
    assert _sheet(people[0]) == _sheet(people[1]) == _sheet(people[2])
    assert [person.faults for person in people] == [[], [], []]


def test_five_play_with_nine_cards_people_and_bots(server: str, new_context: NewContext) -> None:
    # Rule C1.2
    mei = player(new_context(), "Mei")
    table = opened(mei, server, players=5, target=2, min_hand="high_card")
    people = seated(new_context, table, mei, names="Oleg")
    begun(people)
    assert len(in_hands(mei)) == 3
    assert len(mei.texts(".one .mark--bot")) == 3
    play_to_the_end(people)
    assert _sheet(people[0]) == _sheet(people[1])
    assert [person.faults for person in people] == [[], []]


def test_who_leaves_is_stood_in_for_and_what_was_laid_stays(
    server: str, new_context: NewContext
) -> None:
    # Rules C1.5, C2.11
    mei = player(new_context(), "Mei")
    table = opened(mei, server, players=2, cards=9, target=50)
    mei, oleg = seated(new_context, table, mei, names="Oleg")
    begun([mei, oleg])
    lay(oleg)
    oleg.see(".arrange.is-locked")
    laid = [sorted(hand) for hand in in_hands(oleg)]
    oleg.page.click(".head__menu")
    oleg.page.click("dialog >> text=Leave the table")
    oleg.page.click("dialog >> .button--grave")
    mei.see(".one[data-seat='1'] .mark--bot")
    mei.see(".one.is-done[data-seat='1']")
    lay(mei)
    skip(mei)
    shown = mei.page.evaluate(_LAYOUTS)
    assert [sorted(hand) for hand in shown[1]] == laid


def test_who_watches_sees_backs_until_all_is_shown(server: str, new_context: NewContext) -> None:
    # Rules C2.1, C2.9
    mei = player(new_context(), "Mei")
    table = opened(mei, server, players=2, cards=9, target=50)
    people = seated(new_context, table, mei, names="Oleg")
    begun(people)
    ana = player(new_context(), "Ana")
    ana.come(table)
    ana.see(".watched .backs")
    assert ana.page.locator(".card[alt]").count() == 0
    for person in people:
        lay(person)
    skip(ana)
    assert ana.page.locator(".shown .card[alt]").count() == 18
    assert ana.page.locator("text=Analysis").count() == 0
    assert ana.faults == []


def test_those_who_listen_hear_once_what_others_do(server: str, new_context: NewContext) -> None:
    mei = player(new_context(), "Mei")
    table = opened(mei, server, players=2, cards=9, target=50)
    mei, oleg = seated(new_context, table, mei, names="Oleg")
    mei.page.evaluate(_LISTEN)
    begun([mei, oleg])
    announced(mei, "You hold ")
    lay(oleg)
    announced(mei, "Oleg has locked.")
    lay(mei)
    announced(mei, "Best: ")
    mei.page.evaluate("() => document.querySelector('.bar button').click()")
    announced(mei, "The deal: ")
    heard: list[str] = mei.page.evaluate("() => window.heard")
    whole = " ".join(heard)
    assert [whole.count(words) for words in ("Deal 1.", "You hold ", "Oleg has locked.")] == [
        1,
        1,
        1,
    ]


_SHOWN = """() => [...document.querySelectorAll(":is(.felt, .rack) .card[alt]")]
    .map((one) => one.alt)"""
_LAYOUTS = """async () => {
    const { update } = await import("/web/store.js");
    const { layouts } = update.value.seen.standing.past.at(-1);
    return layouts.map(({ hands }) => hands.map(({ cards }) => cards));
}"""
_LISTEN = """() => {
    window.heard = [];
    const region = document.getElementById("said");
    new MutationObserver(() => window.heard.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
}"""


def _shown(person: Player) -> list[str]:
    """The own cards by name."""
    found: list[str] = person.page.evaluate(_SHOWN)
    return found


def _asked(people: Sequence[Player]) -> Player:
    """Who is offered the packet now."""
    for _ in range(600):
        for person in people:
            if person.page.locator(".bar button:has-text('Keep')").count():
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError(f"expected an offer, got {[one.texts('.bar') for one in people]}")


def _sheet(person: Player) -> list[list[str]]:
    """The numbers of the score sheet, deal by deal, then their sum."""
    person.page.click(".bar >> text=Sheet")
    person.see("dialog .sheet")
    rows = person.page.locator(".sheet :is(tbody, tfoot) tr").all()
    numbers = [row.locator("td").all_inner_texts() for row in rows]
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog", state="detached")
    return numbers
