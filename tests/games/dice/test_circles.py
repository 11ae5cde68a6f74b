"""Circles: who starts, who pays, who sits out, who wins in the end."""

from __future__ import annotations

import pytest

from backroom.core.game import Clock, Outcome
from backroom.core.wire import Seat, Spectator
from backroom.games.dice import DICE, DiceRefusal, DiceRules, FullHouse, GoOn, ThrowStart
from backroom.games.dice.events import CircleBegan, GameBegan, Rebought, SatOut
from backroom.games.dice.rules import PlayOffOrder
from backroom.games.dice.seen import SeenBreak, SeenMatchOver, SeenStarting, SeenTurn, StartDie
from backroom.games.dice.state import BreakElapsed, StartElapsed

from .telling import RUBBISH, after, refused, seen, stacks, standing, starts, told, turns

TWO, THREE = DiceRules(players=2), DiceRules(players=3)
BEST, MIDDLE = "6 6 6 6 6", "5 5 5 5 5"


def game(first: int, *seats: int, winner: int) -> str:
    """A game that `winner` wins, its first turn of that number, then all go on but at the end."""
    return turns(first, *((seat, BEST if seat == winner else RUBBISH) for seat in seats))


def onward(number: int, *seats: int) -> str:
    return "\n".join(f"{seat} on {number}" for seat in seats)


@pytest.mark.parametrize("players", [1, 9])
def test_there_are_two_to_eight_players(players: int) -> None:
    # Rule D1.1
    with pytest.raises(ValueError, match="expected players from 2 to 8"):
        DiceRules(players=players)


@pytest.mark.parametrize(
    "wrong",
    [
        {"stack": 1},
        {"ante": 0},
        {"circles": -1},
        {"circles": 100},
        {"turn_s": 4.9},
        {"turn_s": float("nan")},
        {"highest_face": 7},
        {"highest_face": 1},
        {"players": 5, "stack": 24, "ante": 5},
    ],
)
def test_options_out_of_range_are_refused(wrong: dict[str, int | float]) -> None:
    with pytest.raises(ValueError, match="expected"):
        DiceRules(**wrong)  # type: ignore[arg-type]  # by name


def test_everybody_brings_the_same_stack() -> None:
    # Rule D1.1
    assert stacks(DiceRules(players=8, stack=70)) == [70] * 8


def test_everybody_throws_a_die_for_the_start_in_any_order() -> None:
    # Rule D1.2
    now = seen(THREE, "2 start 1\ncast 4")
    assert isinstance(now, SeenStarting)
    assert (now.contenders, now.cast) == ((0, 1, 2), (StartDie(Seat(2), 4),))
    assert DICE.actors(after(THREE, "2 start 1\ncast 4")) == {0, 1}


def test_the_highest_starts_and_turns_go_clockwise() -> None:
    # Rule D1.2
    now = seen(THREE, starts(1, (2, 0, 1)))
    assert now.bouts[-1].order == now.standing.order == (1, 2, 0)


def test_only_the_tied_highest_throw_again() -> None:
    # Rule D1.2; a known fault elsewhere: a tie of three was handled as a tie of all
    tied = "0 start 1\ncast 5\n1 start 1\ncast 3\n2 start 1\ncast 5"
    now = seen(THREE, tied)
    assert isinstance(now, SeenStarting)
    assert (now.contenders, now.cast, now.standing.draws) == ((0, 2), (), 2)
    assert len(now.earlier[0]) == 3
    assert refused(after(THREE, tied), 1, ThrowStart(2)) == DiceRefusal.NO_PART
    again = seen(THREE, tied, "0 start 2\ncast 1\n2 start 2\ncast 2")
    assert again.bouts[-1].order == (2, 0, 1)


def test_nobody_throws_for_the_start_twice() -> None:
    # Rule D2.5
    state = after(THREE, "2 start 1\ncast 4")
    assert refused(state, 2, ThrowStart(1)) == DiceRefusal.CAST_ALREADY
    assert refused(state, 1, ThrowStart(2)) == DiceRefusal.OTHER_DRAW


def test_the_server_throws_for_the_start_for_all_who_have_not() -> None:
    # Rule D2.4
    state = after(THREE, "2 start 1\ncast 4")
    assert DICE.clock(state) == Clock(60.0, StartElapsed(1))
    now = seen(THREE, "2 start 1\ncast 4\nstart elapsed 1\ncast 6 1")
    assert now.bouts[-1].order == (0, 1, 2)


@pytest.mark.parametrize(
    ("thrown", "said"),
    [("2 start 1", "seat 2"), ("2 start 1\ncast 4\nstart elapsed 1", "seats 0, 1")],
)
def test_the_sketch_says_whose_dice_roll_for_the_start(thrown: str, said: str) -> None:
    assert f": the dice of {said} roll for the start\n" in DICE.sketch(seen(THREE, thrown))


def test_everybody_pays_the_ante_and_the_winner_takes_the_bank() -> None:
    # Rules D1.5, D4.1
    begun = starts(0, (0, 1, 2))
    assert (stacks(THREE, begun), standing(THREE, begun).bank) == ([95, 95, 95], 15)
    won = game(1, 0, 1, 2, winner=1)
    assert (stacks(THREE, begun, won), standing(THREE, begun, won).bank) == ([95, 110, 95], 0)


def test_the_next_game_is_started_by_the_player_to_the_left() -> None:
    # Rule D1.3
    first = (starts(1, (0, 1, 2)), game(1, 1, 2, 0, winner=0), onward(1, 0, 1, 2))
    assert seen(THREE, *first).bouts[-1].order == (2, 0, 1)
    second = (game(4, 2, 0, 1, winner=0), onward(2, 0, 1, 2))
    assert seen(THREE, *first, *second).bouts[-1].order == (0, 1, 2)


def test_all_see_who_starts_the_next_game_as_far_as_that_is_known() -> None:
    # Rule D1.3
    rules = DiceRules(players=2, circles=2)
    begun = starts(1, (0, 1))
    first = game(1, 1, 0, winner=0)
    second = (first, onward(1, 0, 1), game(3, 0, 1, winner=1))
    assert seen(rules, "0 start 1\ncast 1").next_starter == ()
    assert seen(rules, begun).next_starter == (0,)
    assert seen(rules, begun, first).next_starter == (0,)
    assert seen(rules, begun, first, onward(1, 0, 1)).next_starter == ()  # who knows who will play
    assert seen(rules, begun, *second).next_starter == (1,)
    assert seen(rules, begun, *second, "joined 0").next_starter == ()  # the die decides


def test_a_circle_is_as_many_games_as_players_and_ends_the_match_if_it_is_the_last() -> None:
    # Rules D1.3, D1.7
    text = (
        starts(1, (0, 1)),
        game(1, 1, 0, winner=0),
        onward(1, 0, 1),
        game(3, 0, 1, winner=0),
    )
    now = seen(TWO, *text)
    assert isinstance(now, SeenMatchOver)
    assert (now.winners, DICE.outcome(after(TWO, *text))) == ((0,), Outcome((110, 90)))


def test_equal_stacks_share_the_win() -> None:
    # Rule D1.7
    now = seen(
        TWO, starts(1, (0, 1)), game(1, 1, 0, winner=0), onward(1, 0, 1), game(3, 0, 1, winner=1)
    )
    assert isinstance(now, SeenMatchOver)
    assert now.winners == (0, 1)


def test_the_next_circle_begins_with_the_first_starter_again_without_a_die() -> None:
    # Rule D1.3
    rules = DiceRules(players=2, circles=0)
    circle = (starts(1, (0, 1)), game(1, 1, 0, winner=0), onward(1, 0, 1), game(3, 0, 1, winner=1))
    over = seen(rules, *circle)
    assert isinstance(over, SeenBreak)
    assert over.circle_over
    now = seen(rules, *circle, onward(2, 0, 1))
    assert isinstance(now, SeenTurn)
    assert (now.standing.circle, now.bouts[-1].order) == (2, (1, 0))
    assert told(rules, *circle, onward(2, 0, 1)) == [
        CircleBegan(2, (Seat(1), Seat(0))),
        GameBegan(3, (Seat(1), Seat(0)), 10),
    ]


def broke() -> tuple[str, ...]:
    """A circle of three that seat 0 wins as a whole: the others have 40 chips of 70 left."""
    return (
        starts(0, (0, 1, 2)),
        game(1, 0, 1, 2, winner=0),
        onward(1, 0, 1, 2),
        game(4, 1, 2, 0, winner=0),
        onward(2, 0, 1, 2),
        game(7, 2, 0, 1, winner=0),
    )


def test_who_cannot_pay_for_a_whole_circle_sits_out_and_a_smaller_circle_is_cheaper() -> None:
    # Rules D1.5, D1.6: a circle of three costs 60, one of two 40
    rules = DiceRules(players=3, stack=100, ante=20, circles=2)
    lost = (
        starts(0, (0, 1, 2)),
        game(1, 0, 1, 2, winner=0),
        onward(1, 0, 1, 2),
        game(4, 1, 2, 0, winner=1),
        onward(2, 0, 1, 2),
        game(7, 2, 0, 1, winner=1),
    )
    assert stacks(rules, *lost) == [100, 160, 40]
    events = told(rules, *lost, onward(3, 0, 1, 2))
    assert events == [SatOut(Seat(2)), CircleBegan(2, (Seat(0), Seat(1)))]
    now = seen(rules, *lost, onward(3, 0, 1, 2))
    assert isinstance(now, SeenStarting)  # Rule D1.3: others play it, so the die decides anew
    assert now.contenders == (0, 1)


def test_with_one_player_left_the_match_is_over() -> None:
    # Rule D1.6
    rules = DiceRules(players=3, stack=70, ante=20, circles=0)
    now = seen(rules, *broke())
    assert isinstance(now, SeenMatchOver)
    assert (now.winners, [stake.stack for stake in now.standing.stakes]) == ((0,), [190, 10, 10])


def test_with_the_option_rebuy_who_cannot_pay_brings_another_stack_that_all_see() -> None:
    # Rule D1.6
    rules = DiceRules(players=3, stack=70, ante=20, circles=0, rebuy=True)
    circle = (*broke(), onward(3, 0, 1, 2))
    events = told(rules, *circle)
    assert events[:2] == [Rebought(Seat(1), 80), Rebought(Seat(2), 80)]
    after_it = standing(rules, *circle)
    assert [stake.rebuys for stake in after_it.stakes] == [0, 1, 1]
    assert (after_it.brought, [stake.stack for stake in after_it.stakes]) == (350, [170, 60, 60])


def test_a_game_is_followed_by_a_break_until_all_have_gone_on() -> None:
    # Rule D4.4
    text = (starts(0, (0, 1)), game(1, 0, 1, winner=0))
    state = after(TWO, *text)
    assert DICE.clock(state) == Clock(20.0, BreakElapsed(1))
    assert DICE.actors(state) == {0, 1}
    waiting = after(TWO, *text, "1 on 1")
    assert refused(waiting, 1, GoOn(1)) == DiceRefusal.ONWARD_ALREADY
    assert refused(waiting, 0, GoOn(2)) == DiceRefusal.OTHER_GAME
    assert isinstance(DICE.view(waiting, Spectator()), SeenBreak)
    for end in ("0 on 1", "break elapsed 1"):
        assert isinstance(seen(TWO, *text, "1 on 1", end), SeenTurn)


def test_the_break_between_circles_is_longer() -> None:
    # Rule D4.4
    rules = DiceRules(players=2, circles=2)
    text = (starts(0, (0, 1)), game(1, 0, 1, winner=0), onward(1, 0, 1), game(3, 1, 0, winner=0))
    assert DICE.clock(after(rules, *text)) == Clock(60.0, BreakElapsed(2))


def test_who_sits_a_circle_out_is_not_waited_for() -> None:
    # Rule D1.6
    rules = DiceRules(players=3, stack=100, ante=20, circles=2)
    lost = (
        starts(0, (0, 1, 2)),
        game(1, 0, 1, 2, winner=0),
        onward(1, 0, 1, 2),
        game(4, 1, 2, 0, winner=1),
        onward(2, 0, 1, 2),
        game(7, 2, 0, 1, winner=1),
        onward(3, 0, 1, 2),
        starts(0, (0, 1), draw=2),
        game(10, 0, 1, winner=0),
    )
    state = after(rules, *lost)
    assert DICE.actors(state) == {0, 1}
    assert refused(state, 2, GoOn(4)) == DiceRefusal.NOT_WAITED_FOR


def test_the_defaults_are_those_of_the_page() -> None:
    assert DiceRules() == DiceRules(
        players=4,
        stack=100,
        ante=5,
        circles=1,
        full_house=FullHouse.TRIPLE,
        play_off_order=PlayOffOrder.SAME,
        rebuy=False,
        turn_s=60.0,
    )
