"""Hands from weak to strong, as two seats show them."""

from __future__ import annotations

import pytest

from backroom.games.gang import Ending, Rules

from .telling import heist, seen_showdown

TWO = Rules(players=2, ending=Ending.INSTANT)

# A hand, a hand that beats it, the board. Each line one step up the ladder of Rule G2.12.
LADDER = (
    ("high_card", "3c 4d", "one_pair", "9h 4s", "9d 7c 2h Js Kd"),
    ("one_pair", "Ac Ad", "two_pair", "3c 4d", "3h 4s 9d Jc Kh"),
    ("two_pair", "Ac Kd", "three_of_a_kind", "2c 2d", "2h As Kh 7c 9d"),
    ("three_of_a_kind", "Ac Ad", "straight", "2c 3d", "4h 5s 6d Ah Jc"),
    ("straight", "Kc Qd", "flush", "2h 4h", "Ah Jh Th 3s 8d"),
    ("flush", "Ah Kh", "full_house", "2c 2d", "2h 5h 5s 9h Jc"),
    ("full_house", "Ac Ad", "four_of_a_kind", "2c 2d", "2h 2s Ah 9c Kd"),
    ("four_of_a_kind", "Ac Ad", "straight_flush", "2h 3h", "Ah As 4h 5h 9c"),
    ("straight_flush", "9h 8h", "royal_flush", "Ah Kh", "Qh Jh Th 2c 3d"),
)
WITHIN = (  # a hand, a hand of the same category that beats it, the board, the category
    ("3c 2d", "4c 2h", "7s 9d Jh Qs Kc", "high_card", 0),  # the board plays: a tie
    ("Ac 2d", "Ad 8h", "7s 9d Jh 3s 4c", "high_card", 1),  # kickers from high to low
    ("8c 8d", "9h 9c", "2s 5d Jh Qs Kc", "one_pair", 1),  # the pair before its kickers
    ("Ac 9d", "Ad Th", "As 2d 3h 7s 8c", "one_pair", 1),
    ("Qc Qd", "Kh 2c", "Ks 2d 5h 5s 9c", "two_pair", 1),  # the higher pair first
    ("3c 3d", "4h 4c", "3h 4s 9d Jc Kh", "three_of_a_kind", 1),
    ("Ac 2d", "6c 7h", "3s 4d 5h Kd Qc", "straight", 1),  # the ace is low
    ("Ah 2h", "Kh 3h", "4h 7h 9h Js Qc", "flush", -1),
    ("Kc Kd", "Ah 2c", "As Ad Kh 2s 2d", "full_house", 1),  # the three before the two
    ("Kc 3d", "Ac 4d", "7c 7d 7h 7s 2c", "four_of_a_kind", 1),
    ("Ah 2h", "6h 7h", "3h 4h 5h Ks Qc", "straight_flush", 1),
    ("2c 3d", "4c 5d", "Ah Kh Qh Jh Th", "royal_flush", 0),
)


def shown(weak: str, strong: str, board: str) -> list[tuple[str, bool]]:
    """The categories as seats with these hands show them, and whether the second is weaker."""
    seen = seen_showdown(heist(deal=f"{weak} {strong}", board=board, red=(0, 1)), TWO)
    return [(hand.category.value, hand.breaks) for hand in seen.shown]


@pytest.mark.parametrize(("low", "weak", "high", "strong", "board"), LADDER)
def test_each_category_beats_the_one_below(  # Rule G2.12
    low: str, weak: str, high: str, strong: str, board: str
) -> None:
    assert shown(weak, strong, board) == [(low, False), (high, False)]
    assert shown(strong, weak, board) == [(high, False), (low, True)]


@pytest.mark.parametrize(("one", "two", "board", "category", "better"), WITHIN)
def test_within_a_category_ranks_decide_and_suits_never(  # Rule G2.12
    one: str, two: str, board: str, category: str, better: int
) -> None:
    assert shown(one, two, board) == [(category, False), (category, better < 0)]
    assert shown(two, one, board) == [(category, False), (category, better > 0)]
