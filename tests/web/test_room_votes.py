"""Votes: a pause, a new start, the end of a game, a bot for somebody who is idle."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import phone, player
from tests.web.room import NewContext, begun, do, faults, menu, seated, shut, table_with, vote


def test_a_pause_is_voted_for_by_a_button_in_sight_and_ended_by_anybody(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone()), "Mei")
    # No bot: as soon as the pause is over it might take the chip that Mei is about to take.
    people = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg Ana")
    begun(people)
    oleg = people[1]
    vote(mei, "Pause")
    mei.see("dialog >> text=1 of 2 votes, one is yours")
    shut(mei)
    oleg.see("text=Pause?")
    oleg.page.click(".notice--ballot >> text=Yes")
    for person in people:
        person.see(".still >> text=Paused")
    mei.page.evaluate("document.querySelector('.place').click()")
    mei.see("text=The game is paused.")
    oleg.page.click(".still >> .button")
    mei.page.wait_for_selector(".still", state="detached")
    mei.take(1)
    assert faults(*people) == []


def test_a_vote_can_be_taken_back_and_a_question_put_off(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    people = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg")
    begun(people)
    oleg = people[1]
    vote(mei, "Pause")
    oleg.page.click(".notice--ballot >> [aria-label='Not now']")
    expect(oleg.page.locator(".notice--ballot")).to_have_count(0)
    oleg.see(".head__menu[aria-label='Menu, a vote is open']")
    do(mei, "Pause")
    oleg.see(".head__menu[aria-label='Menu']")
    assert faults(*people) == []


def test_who_is_for_the_end_is_hidden_until_more_than_half_are(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    people = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg Ana")
    begun(people)
    _, oleg, ana = people
    vote(mei, "End the game")
    mei.see("dialog >> text=Nobody sees it until it carries.")
    shut(mei)
    menu(oleg, "Votes")
    expect(oleg.page.locator("dialog")).not_to_contain_text("votes,")
    expect(oleg.page.locator("dialog >> .deed__note")).to_have_count(0)
    expect(oleg.page.locator(".head__dot, .notice")).to_have_count(0)
    do(oleg, "End the game")
    oleg.page.click("dialog:has(#ask-first) >> .button--grave")
    for person in people:
        person.see(".still >> text=The game was ended")
    for person in people:
        expect(person.page.locator("dialog")).to_have_count(0)
        person.page.click("text=Rematch")
    for person in people:
        person.see(".place--free")
    expect(ana.page.locator(".still")).to_have_count(0)
    assert faults(*people) == []


def test_a_game_begins_anew_while_its_first_heist_is_hidden(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(**phone()), "Mei")
    mei.sit(table_with(mei, server, {}, players=3))
    begun([mei])
    mei.take(3)
    vote(mei, "Begin anew")
    mei.page.wait_for_selector(".place--own", state="detached")
    mei.see(".place--free")
    assert mei.texts("h1") == ["Heist 1"]
    assert mei.faults == []


def test_people_vote_a_bot_into_the_seat_of_somebody_who_is_idle(
    server: str, new_context: NewContext
) -> None:
    mei = player(new_context(), "Mei")
    people = seated(new_context, table_with(mei, server, {}, players=3), mei, names="Oleg Ana")
    begun(people)
    _, oleg, ana = people
    vote(mei, "A bot for Ana")
    shut(mei)
    oleg.see("text=A bot for Ana?")
    oleg.page.click(".notice--ballot >> text=Yes")
    ana.page.click("text=Take my seat back")
    ana.see(".card--own[alt]")
    assert faults(*people) == []
