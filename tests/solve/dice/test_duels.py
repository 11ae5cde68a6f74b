"""Duels are thrown with real dice, by the values of choices alone; they come out as computed."""

from __future__ import annotations

import sys
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from backroom.cards.dice import FullHouse
from backroom.solve.dice.seats import Seats, Tie, solved
from backroom.solve.dice.throws import FIVES, FULL, LOTS, number
from backroom.solve.dice.turn import Kept, values

Ints = NDArray[np.int64]


@pytest.mark.parametrize("count", [100_000, pytest.param(1_000_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("full_house", FullHouse)
def test_duels_are_won_as_often_as_computed(full_house: FullHouse, count: int) -> None:
    rng = np.random.default_rng(count)
    seats = solved(full_house, Tie.SHARED)
    results = thrown(seats, rng, np.zeros(count, np.int64), holders=0)
    answers = thrown(seats, rng, results, holders=1)
    won = np.where(results == answers, 0.5, results > answers)
    error, expected = won.std() / count**0.5, seats.values(2)[0]
    sys.stdout.write(
        f"\n{count} duels, {full_house}: the first thrower wins {expected:.9f} as computed, "
        f"{won.mean():.6f} as thrown, standard error {error:.6f}\n"
    )
    assert abs(won.mean() - expected) < 3 * error
    tied = seats.play_off(2)
    assert abs((results == answers).mean() - tied) < 3 * (tied * (1 - tied) / count) ** 0.5


def thrown(seats: Seats, rng: np.random.Generator, best: Ints, *, holders: int) -> Ints:
    """The classes of a turn's results, each against the best so far of its duel."""
    stakes = seats.stakes(holders=holders, to_come=1 - holders)
    kept = values(stakes[seats.classes])
    first = rng.integers(1, 7, (len(best), 5))
    lying = kept_at_first(kept)[numbers(first), best]
    second = rng.integers(1, 7, (len(best), 5))
    second[np.arange(5) >= 5 - SIZE[lying][:, None]] = 0  # only those not kept are thrown
    lying = kept_at_second(kept, lying, numbers(second), best)
    third = rng.integers(1, 7, (len(best), 5))
    third[np.arange(5) >= 5 - SIZE[lying][:, None]] = 0
    return seats.classes[SUM[lying, numbers(third)] - FULL.start]


def kept_at_first(kept: Kept) -> Ints:
    """lot, best: what is kept of a first throw"""
    table = np.zeros((len(LOTS), kept.at_first.shape[1]), np.int64)
    for five in FIVES:
        parts = np.array([number(part) for part in parts_of(five)])
        table[number(five)] = parts[kept.at_first[parts].argmax(axis=0)]
    return table


def kept_at_second(kept: Kept, locked: Ints, thrown: Ints, best: Ints) -> Ints:
    """What lies when the third throw is made: each group of equal positions decides at once."""
    kinds, where = np.unique(np.stack((locked, thrown, best)), axis=1, return_inverse=True)
    chosen = [decided(kept, *map(int, kind)) for kind in kinds.T]
    return np.array(chosen)[where.ravel()]


def decided(kept: Kept, locked: int, thrown: int, best: int) -> int:
    lying = [int(SUM[locked, number(part)]) for part in parts_of(LOTS[thrown])]
    return max(lying, key=lambda lot: float(kept.at_second[lot, best]))


def parts_of(dice: tuple[int, ...]) -> set[tuple[int, ...]]:
    picks = product((False, True), repeat=len(dice))
    return {tuple(d for d, picked in zip(dice, pick, strict=True) if picked) for pick in picks}


def numbers(dice: Ints) -> Ints:
    """The lots of rows of dice; 0 is no die."""
    found: Ints = NUMBER[np.sort(dice, axis=1) @ PLACES]
    return found


PLACES = 7 ** np.arange(5)
NUMBER = np.zeros(7**5, np.int64)
for _lot in LOTS:
    NUMBER[((0,) * (5 - len(_lot)) + _lot) @ PLACES] = number(_lot)
SIZE = np.array([len(lot) for lot in LOTS])
SUM = np.array(
    [[number(a + b) if len(a) + len(b) <= 5 else 0 for b in LOTS] for a in LOTS], np.int64
)
