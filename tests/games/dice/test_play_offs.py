"""Who wins a game, and what happens if several are equally best."""

from __future__ import annotations

from backroom.cards.dice import FullHouse
from backroom.core.wire import Seat
from backroom.games.dice import DICE, DiceRules, PlayOffOrder
from backroom.games.dice.events import PlayOffBegan, Tied
from backroom.games.dice.seen import SeenBreak, SeenMatchOver, SeenStarting, SeenTurn

from .telling import RUBBISH, after, seen, stacks, starts, told, turns

THREE, FOUR = DiceRules(players=3), DiceRules(players=4)
REDRAW = DiceRules(players=4, play_off_order=PlayOffOrder.REDRAW)
SIXES, FIVES = "6 6 1 2 3", "5 5 1 2 3"


def test_a_die_outside_the_combination_does_not_decide() -> None:
    # Rules D3.1, D4.2; a known fault elsewhere: a kicker was counted
    now = seen(THREE, starts(0, (0, 1, 2)), turns(1, (0, SIXES), (1, "6 6 5 4 3"), (2, RUBBISH)))
    assert isinstance(now, SeenTurn)
    assert now.bouts[-1].order == (0, 1)


def test_nothing_counts_when_nobody_has_a_combination() -> None:
    # Rules D3.1, D4.1
    now = seen(
        THREE,
        starts(0, (0, 1, 2)),
        turns(1, (0, "1 2 3 4 5"), (1, "2 3 4 5 6"), (2, "1 3 4 5 6")),
    )
    assert isinstance(now, SeenBreak)
    assert now.standing.past[-1].winners == (1,)


def test_only_those_tied_play_off_for_the_same_bank_without_a_new_ante() -> None:
    # Rule D4.2; a known fault elsewhere: a tie among three was handled as a tie of all
    tie = (starts(1, range(4)), turns(1, (1, SIXES), (2, FIVES), (3, SIXES), (0, SIXES)))
    now = seen(FOUR, *tie)
    assert now.bouts[-1].order == (1, 3, 0)
    assert (now.standing.bank, stacks(FOUR, *tie)) == (20, [95] * 4)
    assert told(FOUR, *tie)[1:] == [
        Tied((Seat(1), Seat(3), Seat(0))),
        PlayOffBegan(1, (Seat(1), Seat(3), Seat(0))),
    ]


def test_a_play_off_keeps_the_order_of_the_game_from_the_earliest_of_those_tied() -> None:
    # Rule D4.2
    tie = (starts(1, range(4)), turns(1, (1, FIVES), (2, SIXES), (3, FIVES), (0, SIXES)))
    assert seen(FOUR, *tie).bouts[-1].order == (2, 0)


def test_each_time_only_those_still_tied_go_on() -> None:
    # Rule D4.2
    tie = (
        starts(1, range(4)),
        turns(1, (1, SIXES), (2, FIVES), (3, SIXES), (0, SIXES)),
        turns(5, (1, FIVES), (3, RUBBISH), (0, FIVES)),
    )
    now = seen(FOUR, *tie)
    assert (now.bouts[-1].play_off, now.bouts[-1].order) == (2, (1, 0))
    won = seen(FOUR, *tie, turns(8, (1, RUBBISH), (0, FIVES)))
    assert won.standing.past[-1].winners == (0,)
    assert won.standing.past[-1].play_offs == 2
    assert stacks(FOUR, *tie, turns(8, (1, RUBBISH), (0, FIVES))) == [115, 95, 95, 95]


def test_play_offs_do_not_count_in_the_circle() -> None:
    # Rules D1.3, D4.2
    first = (
        starts(1, range(3)),
        turns(1, (1, SIXES), (2, SIXES), (0, RUBBISH)),
        turns(4, (1, SIXES), (2, RUBBISH)),
        "0 on 1\n1 on 1\n2 on 1",
    )
    now = seen(THREE, *first)
    assert (now.standing.played, now.bouts[-1].order) == (1, (2, 0, 1))


def test_with_redraw_those_tied_throw_a_die_and_go_on_clockwise() -> None:
    # Rule D4.3
    tie = (starts(1, range(4)), turns(1, (1, SIXES), (2, FIVES), (3, SIXES), (0, SIXES)))
    now = seen(REDRAW, *tie)
    assert isinstance(now, SeenStarting)
    assert (now.contenders, now.standing.bank) == ((1, 3, 0), 20)
    assert seen(REDRAW, *tie, starts(3, (0, 1, 3), draw=2)).bouts[-1].order == (3, 0, 1)


def test_with_redraw_the_tied_highest_throw_again_before_a_play_off_too() -> None:
    # Rules D1.2, D4.3
    tie = (starts(1, range(4)), turns(1, (1, SIXES), (2, FIVES), (3, SIXES), (0, SIXES)))
    dice = "0 start 2\ncast 6\n1 start 2\ncast 6\n3 start 2\ncast 1"
    now = seen(REDRAW, *tie, dice)
    assert isinstance(now, SeenStarting)
    assert now.contenders == (1, 0)
    done = seen(REDRAW, *tie, dice, starts(0, (1, 0), draw=3))
    assert (done.bouts[-1].order, done.bouts[-1].play_off) == ((0, 1, 3), 1)


def test_after_a_hundred_play_offs_those_tied_last_share_the_bank() -> None:
    # Rule D4.2
    three = DiceRules(players=3, ante=7, stack=70)
    tied = [turns(1 + 3 * bout, (1, SIXES), (2, SIXES), (0, SIXES)) for bout in range(100)]
    last = (starts(1, range(3)), *tied, turns(301, (1, FIVES), (2, SIXES), (0, SIXES)))
    now = seen(three, *last)
    assert isinstance(now, SeenBreak)
    assert (now.standing.past[-1].winners, now.standing.past[-1].play_offs) == ((2, 0), 100)
    assert stacks(three, *last) == [63 + 10, 63, 63 + 11]  # of 21: the odd chip to seat 2


def test_full_houses_of_equal_points_play_off_with_the_option_sum_alone() -> None:
    # Rule D3.2
    houses = (starts(0, range(3)), turns(1, (0, "5 5 5 2 2"), (1, "3 3 3 5 5"), (2, RUBBISH)))
    summed = DiceRules(players=3, full_house=FullHouse.SUM)
    assert isinstance(seen(summed, *houses), SeenTurn)
    assert seen(THREE, *houses).standing.past[-1].winners == (0,)


def test_the_example_that_players_know_decides_between_full_houses() -> None:
    # Rule D3.2
    houses = (starts(0, range(3)), turns(1, (0, "5 5 5 2 2"), (1, "3 3 3 6 6"), (2, RUBBISH)))
    summed = DiceRules(players=3, full_house=FullHouse.SUM)
    assert seen(THREE, *houses).standing.past[-1].winners == (0,)
    assert seen(summed, *houses).standing.past[-1].winners == (1,)


def test_the_last_game_of_a_match_may_be_played_off() -> None:
    # Rules D1.7, D4.2
    two = DiceRules(players=2)
    text = (
        starts(0, (0, 1)),
        turns(1, (0, SIXES), (1, FIVES)),
        "0 on 1\n1 on 1",
        turns(3, (1, SIXES), (0, SIXES)),
    )
    assert isinstance(seen(two, *text), SeenTurn)
    over = seen(two, *text, turns(5, (1, FIVES), (0, SIXES)))
    assert isinstance(over, SeenMatchOver)
    assert DICE.chance(after(two, *text)) is None
