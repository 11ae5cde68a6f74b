"""A turn: throws, locks, standing, and choices that come twice."""

from __future__ import annotations

import pytest

from backroom.cards.dice import DiceCategory
from backroom.core.game import Clock
from backroom.core.wire import Seat, Spectator
from backroom.games.dice import DICE, DiceRefusal, DiceRules, GoOn, Stand, Throw, ThrowStart
from backroom.games.dice.seen import Against, Result, SeenTurn, Thrown
from backroom.games.dice.state import TurnElapsed

from .telling import RUBBISH, after, refused, seen, starts, turns

TWO = DiceRules(players=2)
ALL = (0, 1, 2, 3, 4)
BEGUN = starts(0, (0, 1))
FIRST = "0 throw 1 1 0 1 2 3 4\nroll 6 6 5 2 1"
SECOND = "0 throw 1 2 2 3 4\nroll 5 3 6"
THIRD = "0 throw 1 3 3\nroll 6"


def results(*parts: str) -> tuple[Result, ...]:
    return seen(TWO, *parts).bouts[-1].results


def test_the_first_throw_is_of_all_five_dice() -> None:
    # Rule D2.1
    state = after(TWO, BEGUN)
    assert tuple(DICE.options(state, Seat(0))) == (Throw(1, 1, ALL),)
    assert refused(state, 0, Throw(1, 1, (0, 1))) == DiceRefusal.ALL_FIVE
    assert refused(state, 0, Stand(1, 0)) == DiceRefusal.NOT_THROWN


def test_after_the_first_throw_one_to_five_dice_may_be_thrown_again() -> None:
    # Rule D2.1
    options = tuple(DICE.options(after(TWO, BEGUN, FIRST), Seat(0)))
    throws = [option for option in options if isinstance(option, Throw)]
    assert options[0] == Stand(1, 1)
    assert (len(options), len(throws), {len(one.dice) for one in throws}) == (
        32,
        31,
        set(range(1, 6)),
    )


def test_dice_left_lying_at_the_first_re_throw_are_locked() -> None:
    # Rule D2.1; a known fault elsewhere: a locked die was thrown
    state = after(TWO, BEGUN, FIRST, SECOND)
    now = DICE.view(state, Spectator())
    assert isinstance(now, SeenTurn)
    assert now.locked == (0, 1)
    assert refused(state, 0, Throw(1, 3, (1, 3))) == DiceRefusal.LOCKED_DIE
    offered = {
        place
        for one in DICE.options(state, Seat(0))
        if isinstance(one, Throw)
        for place in one.dice
    }
    assert offered == {2, 3, 4}


def test_a_die_thrown_at_the_first_re_throw_may_be_kept_or_thrown() -> None:
    # Rule D2.2
    assert results(BEGUN, FIRST, SECOND, THIRD)[0].throws == (
        Thrown((6, 6, 5, 2, 1), ALL),
        Thrown((6, 6, 5, 3, 6), (2, 3, 4)),
        Thrown((6, 6, 5, 6, 6), (3,)),
    )


def test_with_all_five_thrown_again_nothing_is_locked() -> None:
    # Rule D2.1
    now = seen(TWO, BEGUN, FIRST, "0 throw 1 2 0 1 2 3 4\nroll 1 1 2 3 4")
    assert isinstance(now, SeenTurn)
    assert now.locked == ()


def test_the_third_throw_ends_the_turn() -> None:
    # Rule D2.1
    now = seen(TWO, BEGUN, FIRST, SECOND, THIRD)
    assert isinstance(now, SeenTurn)
    assert (now.seat, now.throws, now.standing.turns) == (1, (), 2)


def test_throwing_no_die_is_standing() -> None:
    # Rule D2.2
    state = after(TWO, BEGUN, FIRST)
    assert refused(state, 0, Throw(1, 2, ())) == DiceRefusal.NO_DICE
    assert results(BEGUN, FIRST, "0 stand 1 1")[0].made.category is DiceCategory.PAIR


def test_a_double_click_throws_once() -> None:
    # Rule D2.5; a known fault elsewhere
    rolling = after(TWO, BEGUN, "0 throw 1 1 0 1 2 3 4")
    assert refused(rolling, 0, Throw(1, 1, ALL)) == DiceRefusal.NOT_NOW
    assert refused(after(TWO, BEGUN, FIRST), 0, Throw(1, 1, ALL)) == DiceRefusal.OTHER_THROW
    lying = after(TWO, BEGUN, FIRST, SECOND)
    assert refused(lying, 0, Throw(1, 2, (2, 3, 4))) == DiceRefusal.OTHER_THROW
    assert refused(lying, 0, Stand(1, 1)) == DiceRefusal.OTHER_THROW


def test_a_choice_about_another_turn_is_refused() -> None:
    # Rule D2.5
    state = after(TWO, BEGUN, turns(1, (0, RUBBISH)))
    assert refused(state, 1, Throw(1, 1, ALL)) == DiceRefusal.OTHER_TURN
    assert refused(state, 0, Throw(2, 1, ALL)) == DiceRefusal.NOT_YOUR_TURN
    assert refused(state, 1, Throw(2, 1, ALL)) is None


@pytest.mark.parametrize("dice", [(5,), (-1, 0), (1, 0), (0, 0), (10**30,)])
def test_places_are_of_the_five_dice_and_rise(dice: tuple[int, ...]) -> None:
    assert refused(after(TWO, BEGUN, FIRST), 0, Throw(1, 2, dice)) == DiceRefusal.NO_SUCH_DIE


@pytest.mark.parametrize("choice", [ThrowStart(1), GoOn(1)])
def test_what_belongs_to_another_phase_is_refused(choice: ThrowStart | GoOn) -> None:
    assert refused(after(TWO, BEGUN), 0, choice) == DiceRefusal.NOT_NOW


def test_later_players_know_what_they_must_beat() -> None:
    # Rule D2.3
    before = turns(1, (0, "5 5 2 2 1"))
    for dice, against in (
        ("5 5 3 3 1", Against.AHEAD),
        ("5 5 2 2 6", Against.LEVEL),
        ("6 6 1 2 3", Against.BEHIND),
    ):
        now = seen(TWO, BEGUN, before, f"1 throw 2 1 0 1 2 3 4\nroll {dice}")
        assert isinstance(now, SeenTurn)
        assert (now.leaders, now.against) == ((0,), against)


def test_the_server_throws_once_for_who_does_not_begin_and_then_the_dice_stand() -> None:
    # Rule D2.4
    state = after(TWO, BEGUN)
    assert DICE.clock(state) == Clock(60.0, TurnElapsed(1, 0))
    thrown = after(TWO, BEGUN, "turn elapsed 1 0\nroll 1 1 2 3 4")
    assert DICE.clock(thrown) == Clock(60.0, TurnElapsed(1, 1))
    assert results(BEGUN, "turn elapsed 1 0\nroll 1 1 2 3 4\nturn elapsed 1 1")[0].throws == (
        Thrown((1, 1, 2, 3, 4), ALL),
    )


def test_a_clock_that_comes_too_late_is_refused() -> None:
    # Rule D2.4
    assert DICE.refusal(after(TWO, BEGUN, FIRST), TurnElapsed(1, 0)) == DiceRefusal.CLOCK_TOO_LATE


@pytest.mark.parametrize("roll", ["roll 6 6 6", "roll 7 1", "roll 0 1", "roll 1"])
def test_dice_that_were_not_thrown_cannot_come(roll: str) -> None:
    state = after(TWO, BEGUN, FIRST, "0 throw 1 2 3 4")
    assert DICE.refusal(state, DICE.parse(roll)) == DiceRefusal.WRONG_DICE
