"""A turn of three throws: against known chances, and against a plain solver of the same turn."""

from __future__ import annotations

import numpy as np
import pytest

from backroom.solve.dice import decision
from backroom.solve.dice.throws import FIVES, LOTS, completed, number, throw
from backroom.solve.dice.turn import turn, values

from . import plain

POKER = np.array([[float(len(set(five)) == 1)] for five in FIVES])
STAKES = np.random.default_rng(7).random((len(FIVES), 3))


@pytest.mark.parametrize(("locks", "chance"), [(True, 0.0456565337), (False, 0.0460286425)])
def test_the_best_chance_of_five_alike_is_known(*, locks: bool, chance: float) -> None:
    assert turn(POKER, locks=locks).value[0] == pytest.approx(chance, abs=5e-11)


@pytest.mark.parametrize("locks", [True, False])
def test_a_turn_is_worth_what_the_plain_solver_says(*, locks: bool) -> None:
    stakes = dict(zip(plain.five_lots(), STAKES.tolist(), strict=True))
    expected = [plain.turn(lambda dice: tuple(stakes[dice]), seat, locks=locks) for seat in (0, 1)]
    played = turn(STAKES, locks=locks)
    found = played.results[:, :2].T @ STAKES
    assert played.value[:2] == pytest.approx([expected[0][0], expected[1][1]], abs=1e-12)
    assert found == pytest.approx(np.array(expected), abs=1e-12)


@pytest.mark.parametrize("locks", [True, False])
def test_results_are_as_likely_as_makes_their_value(*, locks: bool) -> None:
    played = turn(STAKES, locks=locks)
    assert played.results.sum(axis=0) == pytest.approx(np.ones(3), abs=1e-12)
    assert (played.results * STAKES).sum(axis=0) == pytest.approx(played.value, abs=1e-12)


def test_a_lock_costs_and_never_helps() -> None:
    assert (turn(STAKES).value < turn(STAKES, locks=False).value).all()


def test_who_keeps_five_at_the_first_throw_stands() -> None:
    assert values(STAKES).at_first[number((1, 2, 3, 4, 5))].tolist() == pytest.approx(
        STAKES[FIVES.index((1, 2, 3, 4, 5))].tolist()
    )


def test_chances_of_throws_add_up() -> None:
    assert completed().sum(axis=1) == pytest.approx(np.ones(len(LOTS)))
    assert [throw(size).sum() for size in range(6)] == pytest.approx([1.0] * 6)


def test_of_equal_choices_the_one_that_keeps_more_dice_is_taken() -> None:
    same = np.ones((len(FIVES), 1))
    standing = turn(same).results[:, 0]
    assert standing == pytest.approx(throw(5))
    assert decision.INDIFFERENT > 0
