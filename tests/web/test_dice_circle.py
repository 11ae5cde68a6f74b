"""A circle of dice poker in real browsers: a play-off, a stand-in, somebody who joins, the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.web.dice_play import (
    FIRST_THROW,
    begun,
    cast,
    chips,
    loaded,
    opened,
    press,
    stacks,
    stand,
    throw,
)
from tests.web.people import BUTTON, Player, player
from tests.web.room import faults, menu

NewContext = Callable[..., BrowserContext]

ALL = 300  # chips that three people bring
NOW = ".dice-seat.is-now"
RUBBISH = "1 2 3 4 6"
STAND_IN = (RUBBISH, RUBBISH, RUBBISH)  # it is behind, so it throws as often as it may
STARTS = ("6", "6", "1", "5", "2")  # Mei and Oleg are level, and Mei has the higher die then
GAME_1 = ("5 5 5 2 2", "5 5 5 2 2", *STAND_IN, "1 1 2 3 4", "3 3 2 1 6")
GAME_2 = ("4 4 4 4 1", *STAND_IN, "2 2 1 3 4")
GAME_3 = (RUBBISH, RUBBISH, RUBBISH, "1 1 2 3 4", "2 2 1 3 4")
CIRCLE_2 = ("1", "2", "3", "6 6 6 6 6")


def turn(person: Player) -> None:
    """Throws once and stands."""
    throw(person)
    stand(person)


def test_a_circle_with_a_play_off_and_a_leaver_is_played_to_its_end_and_others_join_after_it(
    tmp_path: Path, new_context: NewContext
) -> None:
    # Rules D1.2 to D1.5, D4.2
    throws = (*STARTS, *GAME_1, *GAME_2, *GAME_3, *CIRCLE_2)
    with loaded(tmp_path, *throws) as server:
        mei, oleg, ana, zoe = (player(new_context(), one) for one in ["Mei", "Oleg", "Ana", "Zoe"])
        table = opened(mei, server, players=3, circles=2)
        begun(table, (mei, oleg, ana))
        zoe.come(table)
        for person in (mei, oleg, ana):
            cast(person)
        zoe.see("text=Level: those throw again.")
        assert zoe.page.locator(".start-die").count() == 2
        cast(mei)
        cast(oleg)

        expect(mei.page.locator("h1")).to_have_text("Game 1")
        assert (stacks(zoe), chips(zoe)) == ([95, 95, 95], ALL)
        turn(mei)
        ana.page.click(".head__menu")
        ana.page.click("dialog >> text=Leave the table")
        ana.see("dialog >> text=A bot throws for you until the circle is over.")
        ana.page.click("dialog >> text=Stand up and watch")
        zoe.see(".dice-seat__tag[title='a bot stands in for Ana until the circle is over']")
        expect(zoe.page.locator(NOW)).to_contain_text("Oleg")  # still his turn
        turn(oleg)
        for person in (mei, oleg, zoe):
            person.see("h1:has-text('Game 1, play-off 1')")
        expect(zoe.page.locator(".dice-seat.is-out")).to_have_count(1)
        expect(zoe.page.locator(".said")).to_have_text(
            "Only Mei and Oleg play on, for the same bank"
        )
        assert chips(zoe) == ALL
        turn(mei)
        turn(oleg)
        zoe.see("text=Oleg takes the bank of 15")
        assert (stacks(zoe), chips(zoe)) == ([95, 110, 95], ALL)
        zoe.see("text=Seats are open between circles.")
        assert zoe.page.locator(".bar >> text=Sit down").count() == 0

        for person in (mei, oleg):
            press(person, "Next game")
        turn(oleg)  # who sits to the left of Mei
        turn(mei)
        zoe.see("text=Oleg takes the bank of 15")
        assert (stacks(zoe), chips(zoe)) == ([90, 120, 90], ALL)
        for person in (mei, oleg):
            press(person, "Next game")
        turn(mei)
        turn(oleg)
        zoe.see("text=Oleg takes the bank of 15")
        zoe.see(".dice-seat__tag[title='has left, with the stack']")
        assert (stacks(zoe), chips(zoe)) == ([85, 130, 85], ALL)

        zoe.page.click(".bar >> text=Sit down")
        zoe.page.click("dialog >> text=Sit here")
        zoe.see(".dice-seat.is-you:has-text('100')")
        assert chips(mei) == 85 + 130 + 100
        for person in (mei, oleg):
            press(person, "Next circle")
        expect(mei.page.locator("h1")).to_have_text("Who starts?")
        for person in (mei, oleg, zoe):
            cast(person)
        expect(mei.page.locator(".head__sub")).to_have_text("Circle 2 of 2 · game 1 of 3")
        zoe.see(FIRST_THROW)
        assert throw(zoe) == [6, 6, 6, 6, 6]
        expect(oleg.page.locator(".tray__made")).to_have_text("Poker, five sixes")
        assert faults(mei, oleg, ana, zoe) == []


def test_a_match_ends_with_its_last_circle_and_a_rematch_begins_anew(
    tmp_path: Path, new_context: NewContext
) -> None:
    # Rule D1.7
    games = ("6 6 6 6 6", RUBBISH, RUBBISH, "6 6 6 6 6")
    with loaded(tmp_path, "6", "1", *games) as server:
        mei, oleg = (player(new_context(), name) for name in ("Mei", "Oleg"))
        begun(opened(mei, server, players=2), (mei, oleg))
        cast(mei)
        cast(oleg)
        turn(mei)
        turn(oleg)
        for person in (mei, oleg):
            person.see("text=starts the next game")
            press(person, "Next game")
        turn(oleg)
        turn(mei)
        for person, words in ((mei, "You win the match"), (oleg, "Mei wins the match")):
            person.see(f".results__title:has-text('{words}')")
            assert stacks(person) == [110, 90]
        mei.page.click(".bank")
        expect(mei.page.locator("dialog >> .past-game")).to_have_count(2)
        mei.page.keyboard.press("Escape")
        mei.page.click(".bar >> text=Record")
        mei.see("dialog >> .record__command")
        mei.page.keyboard.press("Escape")
        for person in (mei, oleg):
            press(person, "Rematch")
        for person in (mei, oleg):
            person.see(f"{BUTTON}:has-text('Throw your die')")
            assert stacks(person) == [100, 100]
        assert faults(mei, oleg) == []


def test_the_best_throw_of_the_last_game_is_marked_whoever_wins_the_match(
    tmp_path: Path, new_context: NewContext
) -> None:
    with loaded(tmp_path, "6", "1", "6 6 6 6 6", RUBBISH, "5 5 5 5 5", RUBBISH) as server:
        mei, oleg = (player(new_context(), name) for name in ("Mei", "Oleg"))
        begun(opened(mei, server, players=2), (mei, oleg))
        cast(mei)
        cast(oleg)
        turn(mei)
        turn(oleg)
        for person in (mei, oleg):
            press(person, "Next game")
        turn(oleg)
        turn(mei)
        mei.see(".results__title:has-text('Mei and Oleg share the match')")
        expect(mei.page.locator(".dice-seat.is-best")).to_have_count(1)
        expect(mei.page.locator(".dice-seat.is-best")).to_contain_text("Oleg")
        assert faults(mei, oleg) == []


def test_who_cannot_pay_is_told_to_sit_the_circle_out(
    tmp_path: Path, new_context: NewContext
) -> None:
    # Rule D1.6
    best = "6 6 6 6 6"
    games = (best, RUBBISH, RUBBISH, RUBBISH, RUBBISH, best, RUBBISH, RUBBISH, best)
    with loaded(tmp_path, "6", "5", "1", *games, "6", "1") as server:
        mei, oleg, ana = (player(new_context(), name) for name in ("Mei", "Oleg", "Ana"))
        begun(opened(mei, server, players=3, stack=15, circles=2), (mei, oleg, ana))
        for person in (mei, oleg, ana):
            cast(person)
        for order in ((mei, oleg, ana), (oleg, ana, mei), (ana, mei, oleg)):
            for person in order:
                turn(person)
            for person in order:
                press(person, "Next circle" if order[0] is ana else "Next game")
        for person in (mei, oleg):
            cast(person)
        ana.see(".said:has-text('You sit this circle out')")
        assert stacks(ana) == [25, 10, 0]
        assert faults(mei, oleg, ana) == []


def test_who_left_takes_the_seat_back_within_the_circle(
    tmp_path: Path, new_context: NewContext
) -> None:
    # Rule D1.4
    with loaded(tmp_path, "6", "1", "6 6 5 2 1", "3 1 4") as server:
        mei, oleg = (player(new_context(), name) for name in ("Mei", "Oleg"))
        begun(opened(mei, server, players=2), (mei, oleg))
        cast(mei)
        cast(oleg)
        oleg.page.click(".head__menu")
        oleg.page.click("dialog >> text=Leave the table")
        oleg.page.click("dialog >> text=Stand up and watch")
        mei.see(".dice-seat__tag:has-text('stand-in')")
        oleg.page.click(".notice >> text=Take")
        mei.page.wait_for_selector(".dice-seat__tag:has-text('stand-in')", state="detached")
        turn(mei)
        oleg.see(FIRST_THROW)
        assert faults(mei, oleg) == []


def test_a_game_that_a_vote_ended_says_so(tmp_path: Path, new_context: NewContext) -> None:
    with loaded(tmp_path, "6", "1", "6 6 6 6 6", RUBBISH, RUBBISH, "6 6 6 6 6") as server:
        mei, oleg = (player(new_context(), name) for name in ("Mei", "Oleg"))
        begun(opened(mei, server, players=2, circles=0), (mei, oleg))
        cast(mei)
        cast(oleg)
        for one, other in ((mei, oleg), (oleg, mei)):
            turn(one)
            turn(other)
            if one is mei:
                for person in (mei, oleg):
                    press(person, "Next game")
        for person in (mei, oleg):
            person.see(f"{BUTTON}:has-text('Next circle')")
            menu(person, "Votes")
            person.page.click("dialog >> .deed:has-text('End the game')")
            person.page.click("dialog:has(#ask-first) >> .button--grave")
        mei.see(".still >> text=The game was ended")
        assert mei.texts(".bar") == ["Rematch"]
