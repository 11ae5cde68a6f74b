"""How five dice rank: every one of the 7,776 throws, and both readings of the full house."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.cards.dice import FACES, DiceCategory, FullHouse, worth

THROWS = tuple(product(FACES, repeat=5))
DICE = st.tuples(*[st.sampled_from(FACES)] * 5)


@pytest.mark.parametrize("full_house", FullHouse)
def test_each_category_comes_as_often_as_it_should(full_house: FullHouse) -> None:
    # Rule D3
    assert Counter(str(worth(dice, full_house).category) for dice in THROWS) == {
        "poker": 6,
        "four": 150,
        "full_house": 300,
        "three": 1200,
        "two_pairs": 1800,
        "pair": 3600,
        "nothing": 720,
    }


RISING = (
    ((1, 2, 3, 4, 5), DiceCategory.NOTHING, 15),
    ((2, 3, 4, 5, 6), DiceCategory.NOTHING, 20),
    ((1, 1, 6, 5, 4), DiceCategory.PAIR, 2),
    ((6, 6, 1, 2, 3), DiceCategory.PAIR, 12),
    ((1, 1, 2, 2, 6), DiceCategory.TWO_PAIRS, 6),
    ((6, 6, 5, 5, 1), DiceCategory.TWO_PAIRS, 22),
    ((1, 1, 1, 6, 5), DiceCategory.THREE, 3),
    ((6, 6, 6, 1, 2), DiceCategory.THREE, 18),
    ((1, 1, 1, 2, 2), DiceCategory.FULL_HOUSE, 7),
    ((6, 6, 6, 5, 5), DiceCategory.FULL_HOUSE, 28),
    ((1, 1, 1, 1, 6), DiceCategory.FOUR, 4),
    ((6, 6, 6, 6, 1), DiceCategory.FOUR, 24),
    ((1, 1, 1, 1, 1), DiceCategory.POKER, 5),
    ((6, 6, 6, 6, 6), DiceCategory.POKER, 30),
)


@pytest.mark.parametrize("full_house", FullHouse)
def test_combinations_and_points_rise_together_in_strength(full_house: FullHouse) -> None:
    # Rule D4.1
    worths = [worth(dice, full_house) for dice, _, _ in RISING]
    assert [(made.category, made.points) for made in worths] == [
        (category, points) for _, category, points in RISING
    ]
    strengths = [made.strength for made in worths]
    assert strengths == sorted(set(strengths))


@given(DICE, DICE, st.sampled_from(FullHouse))
def test_higher_combination_then_more_points_wins(
    one: tuple[int, ...], other: tuple[int, ...], full_house: FullHouse
) -> None:
    # Rules D3, D4.1, with full houses by the triple left to their own test
    order = list(DiceCategory)
    mine, yours = worth(one, full_house), worth(other, full_house)
    if {mine.category, yours.category} == {DiceCategory.FULL_HOUSE}:
        return
    by_rule = (order.index(mine.category), mine.points) > (
        order.index(yours.category),
        yours.points,
    )
    assert (mine.strength > yours.strength) == by_rule


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((6, 6, 1, 2, 3), (6, 6, 5, 4, 3)),
        ((6, 6, 5, 5, 1), (6, 6, 5, 5, 4)),
        ((6, 6, 4, 4, 1), (6, 6, 4, 4, 5)),
        ((4, 4, 4, 1, 2), (4, 4, 4, 6, 5)),
        ((3, 3, 3, 3, 1), (3, 3, 3, 3, 6)),
    ],
)
def test_dice_outside_the_combination_never_count(
    one: tuple[int, ...], other: tuple[int, ...]
) -> None:
    # Rule D3.1; a known fault elsewhere: a kicker was counted
    assert worth(one).strength == worth(other).strength


def test_two_pairs_of_equal_sums_are_equal() -> None:
    # Rule D3
    assert worth((6, 6, 2, 2, 1)).strength == worth((5, 5, 3, 3, 1)).strength


@pytest.mark.parametrize("dice", [(1, 2, 3, 4, 5), (5, 4, 3, 2, 1), (2, 3, 4, 5, 6)])
def test_five_in_a_row_are_nothing(dice: tuple[int, ...]) -> None:
    # Rule D3.1; a known fault elsewhere: a test for straights crashed
    assert (worth(dice).category, worth(dice).points) == (DiceCategory.NOTHING, sum(dice))


def test_the_triple_decides_between_full_houses_unless_the_table_says_sum() -> None:
    # Rule D3.2
    fives, threes = (5, 5, 5, 2, 2), (3, 3, 3, 6, 6)
    assert worth(fives).strength > worth(threes).strength
    assert worth(fives, FullHouse.SUM).strength < worth(threes, FullHouse.SUM).strength
    assert (worth(fives).points, worth(threes).points) == (19, 21)


def test_the_pair_decides_between_full_houses_of_one_triple() -> None:
    # Rule D3.2
    assert worth((5, 5, 5, 2, 2)).strength > worth((5, 5, 5, 1, 1)).strength


def test_all_thirty_full_houses_differ_by_triple_and_some_are_equal_by_sum() -> None:
    # Rule D3.2
    houses = [dice for dice in THROWS if worth(dice).category is DiceCategory.FULL_HOUSE]
    by_triple = {worth(dice).strength for dice in houses}
    by_sum = {worth(dice, FullHouse.SUM).strength for dice in houses}
    assert (len(by_triple), len(by_sum)) == (30, len({sum(dice) for dice in houses}))
    assert (
        worth((5, 5, 5, 2, 2), FullHouse.SUM).strength
        == worth((3, 3, 3, 5, 5), FullHouse.SUM).strength
    )


@pytest.mark.parametrize("full_house", FullHouse)
def test_the_order_of_the_dice_does_not_matter(full_house: FullHouse) -> None:
    for dice in ((5, 2, 5, 2, 5), (6, 6, 1, 2, 3), (1, 2, 3, 4, 5)):
        assert {worth(other, full_house) for other in permutations(dice)} == {
            worth(dice, full_house)
        }


def test_the_dice_that_count_are_named_the_most_alike_first() -> None:
    assert worth((2, 5, 2, 5, 5)).counting == (5, 5, 5, 2, 2)
    assert worth((2, 6, 2, 6, 1)).counting == (6, 6, 2, 2)
    assert worth((6, 1, 3, 4, 2)).counting == (6, 4, 3, 2, 1)


@pytest.mark.parametrize(
    "dice", [(1, 2, 3, 4), (1, 2, 3, 4, 5, 6), (0, 1, 2, 3, 4), (7, 1, 1, 1, 1)]
)
def test_other_than_five_dice_are_refused(dice: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="expected five faces from 1 to 6"):
        worth(dice)
