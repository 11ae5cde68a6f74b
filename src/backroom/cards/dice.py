"""How five dice rank: alike or in pairs, never in a row, and only the dice that count.

Of two equal combinations the one with more points wins: the sum of the dice that make it, for
nothing the sum of all five. There are two readings of the full house, see `FullHouse`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

FACES = (1, 2, 3, 4, 5, 6)
DICE_IN_A_HAND = 5

_CATEGORY_SHIFT = 6  # the tie-break below it is at most 6 * 7 + 5


class DiceCategory(StrEnum):
    """What five dice are called; they stand in rising order.

    Compare dice by their strength: the members themselves compare as texts.
    """

    NOTHING = "nothing"
    PAIR = "pair"
    TWO_PAIRS = "two_pairs"
    THREE = "three"
    FULL_HOUSE = "full_house"
    FOUR = "four"
    POKER = "poker"


class FullHouse(StrEnum):
    """What decides between two full houses. Rule D3.2"""

    TRIPLE = "triple"  # the three alike, then the pair
    SUM = "sum"  # the points alone


_RISING = tuple(DiceCategory)
_BY_COUNTS = {
    (1, 1, 1, 1, 1): DiceCategory.NOTHING,
    (2, 1, 1, 1): DiceCategory.PAIR,
    (2, 2, 1): DiceCategory.TWO_PAIRS,
    (3, 1, 1): DiceCategory.THREE,
    (3, 2): DiceCategory.FULL_HOUSE,
    (4, 1): DiceCategory.FOUR,
    (5,): DiceCategory.POKER,
}


@dataclass(frozen=True, slots=True)
class Worth:
    """What five dice amount to."""

    category: DiceCategory
    points: int  # the sum of the dice that count, 2..30
    strength: int  # greater wins, equal is a tie; comparable under one `FullHouse` only
    counting: tuple[int, ...]  # the dice that count, the most alike first, then high to low


def worth(dice: Sequence[int], full_house: FullHouse = FullHouse.TRIPLE) -> Worth:
    """What five dice are worth; their order does not matter.

    Raises ValueError for other than five faces from 1 to 6.

    >>> worth((2, 5, 5, 2, 5)).points
    19
    >>> worth((5, 5, 5, 2, 2)).strength > worth((3, 3, 3, 6, 6)).strength
    True
    >>> worth((5, 5, 5, 2, 2), FullHouse.SUM).strength > worth((3, 3, 3, 6, 6)).strength
    False
    """
    return _worth(tuple(dice), full_house)


@cache  # 7,776 throws, asked for in every view
def _worth(dice: tuple[int, ...], full_house: FullHouse) -> Worth:
    if len(dice) != DICE_IN_A_HAND or not set(dice) <= set(FACES):
        raise ValueError(f"expected five faces from 1 to 6, got {tuple(dice)}")
    groups = sorted(((count, face) for face, count in Counter(dice).items()), reverse=True)
    category = _BY_COUNTS[tuple(count for count, _ in groups)]
    counting = tuple(
        face
        for count, face in groups
        for _ in range(count)
        if count > 1 or category is DiceCategory.NOTHING  # Rule D3.1
    )
    points = sum(counting)
    order = points
    if category is DiceCategory.FULL_HOUSE and full_house is FullHouse.TRIPLE:
        (_, triple), (_, pair) = groups
        order = triple * (FACES[-1] + 1) + pair
    strength = (_RISING.index(category) << _CATEGORY_SHIFT) + order
    return Worth(category, points, strength, counting)
