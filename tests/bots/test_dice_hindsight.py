"""A turn of dice poker in hindsight: what was decided, and what each choice was worth."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots import choose
from backroom.bots.dice.hindsight import Decided, decided, has_solver, played_turn
from backroom.cards.dice import FullHouse
from backroom.core.levels import Level
from backroom.core.wire import Seat, Spectator
from backroom.games.dice import DICE, DiceRules, Throw
from backroom.solve.dice.choices import Position, options
from backroom.solve.dice.seats import Tie, solved

from ..games.dice.telling import RUBBISH, after, starts, turns

TWO = DiceRules(players=2)
THREE = DiceRules(players=3)
BEGUN = starts(0, (0, 1))
PLAYED_OFF = solved(FullHouse.TRIPLE, Tie.PLAYED_OFF)

HELD_SIXES = """0 throw 1 1 0 1 2 3 4
roll 6 1 6 2 5
0 throw 1 2 1 3 4
roll 3 6 4
0 throw 1 3 1 4
roll 2 2"""


def looked_at(rules: DiceRules, seat: int, *parts: str) -> tuple[Decided, ...]:
    played = played_turn(DICE.view(after(rules, *parts), Seat(seat)))
    assert played is not None
    return decided(rules, played)


def test_each_decision_lists_all_choices_and_the_one_taken() -> None:
    first, second = looked_at(TWO, 0, BEGUN, HELD_SIXES)
    assert (first.dice, first.locked) == ((6, 1, 6, 2, 5), ())
    assert first.choices[first.taken].keep == (6, 6)
    assert (second.dice, second.locked) == ((6, 3, 6, 6, 4), (6, 6))
    assert second.choices[second.taken].keep == (6, 6, 6)
    assert {option.keep for option in second.choices} == {
        (6, 6), (6, 6, 6), (6, 6, 4), (6, 6, 3), (6, 6, 4, 3), (6, 6, 6, 3), (6, 6, 6, 4),
        (6, 6, 6, 4, 3),
    }  # fmt: skip


def test_the_values_are_those_of_the_solver() -> None:
    first, _ = looked_at(TWO, 0, BEGUN, HELD_SIXES)
    position = Position((6, 1, 6, 2, 5), 2, (), (), holders=0, to_come=1)
    assert first.choices == tuple(options(PLAYED_OFF, position))
    assert first.taken == 0


def test_who_stands_has_kept_all_five() -> None:
    (only,) = looked_at(TWO, 0, BEGUN, turns(1, (0, RUBBISH)))
    taken = only.choices[only.taken]
    assert (len(taken.keep), taken.throw) == (5, ())
    assert taken.value < only.choices[0].value


def test_a_turn_is_measured_by_what_lay_before_it_and_who_came_after() -> None:
    begun = starts(0, (0, 1, 2))
    parts = (begun, turns(1, (0, "5 5 5 2 2"), (1, "6 6 5 5 1")))
    (only,) = looked_at(THREE, 1, *parts)
    position = Position((6, 6, 5, 5, 1), 2, (), (5, 5, 5, 2, 2), holders=1, to_come=1)
    assert only.choices == tuple(options(PLAYED_OFF, position))
    assert only.choices[only.taken].value == 0 < only.choices[0].value


def test_both_who_are_level_are_to_be_beaten() -> None:
    begun = starts(0, (0, 1, 2))
    (only,) = looked_at(THREE, 2, begun, turns(1, (0, RUBBISH), (1, RUBBISH), (2, RUBBISH)))
    position = Position(tuple(map(int, RUBBISH.split())), 2, (), (1, 2, 3, 4, 6), 2, to_come=0)
    assert only.choices == tuple(options(PLAYED_OFF, position))


def test_in_a_play_off_it_is_the_turn_of_the_play_off() -> None:
    tied = turns(1, (0, RUBBISH), (1, RUBBISH))
    (only,) = looked_at(TWO, 0, BEGUN, tied, turns(3, (0, "6 6 6 6 5")))
    assert only.dice == (6, 6, 6, 6, 5)


@pytest.mark.parametrize("full_house", FullHouse)
def test_who_takes_the_choice_of_the_exact_bot_has_taken_a_best_one(full_house: FullHouse) -> None:
    rules = DiceRules(players=2, full_house=full_house)
    throw = "0 throw 1 1 0 1 2 3 4\nroll 3 3 3 5 5"
    choice = choose(Level.EXACT, rules, DICE.view(after(rules, BEGUN, throw), Seat(0)), Random(0))
    (only,) = looked_at(rules, 0, BEGUN, f"{throw}\n0 stand 1 1")
    assert (only.taken == 0) is not isinstance(choice, Throw)


def test_who_has_had_no_turn_or_watches_has_nothing_to_look_at() -> None:
    state = after(TWO, BEGUN, turns(1, (0, RUBBISH)))
    assert played_turn(DICE.view(state, Seat(1))) is None
    assert played_turn(DICE.view(state, Spectator())) is None


def test_dice_of_fewer_faces_have_no_solver() -> None:
    assert has_solver(TWO)
    assert not has_solver(DiceRules(players=2, highest_face=3))
