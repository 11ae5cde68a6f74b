"""Every lot of up to five dice, numbered, and how likely a throw turns one into another."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial

import numpy as np
from numpy.typing import NDArray

from ...cards.dice import DICE_IN_A_HAND, FACES

Numbers = NDArray[np.int16]
Chances = NDArray[np.float64]

LOTS: tuple[tuple[int, ...], ...] = tuple(
    lot for size in range(DICE_IN_A_HAND + 1) for lot in combinations_with_replacement(FACES, size)
)
"""The 462 lots of 0 to 5 dice, faces rising; a lot's place here is its number."""

SIZES: Numbers = np.array([len(lot) for lot in LOTS], np.int16)
"""sizes: int16[lot], how many dice a lot has"""

COUNTS: Numbers = np.array([[lot.count(face) for face in FACES] for lot in LOTS], np.int16)
"""counts: int16[lot, face]"""

FULL = slice(int(np.argmax(SIZES == DICE_IN_A_HAND)), len(LOTS))
"""The 252 lots of five."""

FIVES = LOTS[FULL]

_PLACES = (DICE_IN_A_HAND + 1) ** np.arange(len(FACES))
_NUMBER: Numbers = np.zeros((DICE_IN_A_HAND + 1) ** len(FACES), np.int16)
_NUMBER[COUNTS @ _PLACES] = np.arange(len(LOTS))


def number(dice: Sequence[int]) -> int:
    """The number of a lot of up to five dice, in any order.

    >>> LOTS[number((6, 1, 6))]
    (1, 6, 6)
    """
    return int(numbers(np.array([[dice.count(face) for face in FACES]]))[0])


def numbers(counts: NDArray[np.integer]) -> Numbers:
    """The numbers of the lots with these counts: int[..., face] to int16[...]."""
    found: Numbers = _NUMBER[counts @ _PLACES]
    return found


def of_size(size: int) -> slice:
    """The lots of so many dice."""
    low, high = np.searchsorted(SIZES, (size, size + 1))
    return slice(int(low), int(high))


def throw(size: int) -> Chances:
    """How likely so many dice show each lot of that size: float64[lot of the size]."""
    lots = COUNTS[of_size(size)]
    factorials = np.array([factorial(count) for count in range(DICE_IN_A_HAND + 1)])
    ways: Chances = factorial(size) / factorials[lots].prod(axis=1)
    return ways / float(len(FACES)) ** size


def completed() -> Chances:
    """How likely a lot that lies becomes each five when the rest is thrown: float64[lot, five].

    A lot of five is thrown no more.
    """
    chances = np.zeros((len(LOTS), len(FIVES)))
    for size in range(DICE_IN_A_HAND + 1):
        lying, thrown = of_size(size), of_size(DICE_IN_A_HAND - size)
        fives = numbers(COUNTS[lying, None] + COUNTS[None, thrown]) - FULL.start
        rows = np.arange(lying.start, lying.stop)[:, None]
        chances[rows, fives] = throw(DICE_IN_A_HAND - size)
    return chances


def parts(lots: slice) -> NDArray[np.bool_]:
    """Which lots can be kept of each of these: bool[lot of the slice, lot]."""
    held: NDArray[np.bool_] = np.all(COUNTS[lots, None] >= COUNTS[None], axis=2)
    return held
