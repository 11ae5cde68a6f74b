"""Millions of hands beside an independent evaluator, and all hands of seven cards counted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from phevaluator import evaluate_cards

from backroom.cards.card import JACK, Card
from backroom.cards.category import CATEGORIES, Category
from backroom.cards.poker_table import CATEGORY_SHIFT
from backroom.sim import card_texts, rank_hands
from tests.cards.plain_poker import worth
from tests.sim.hands import random_hands, random_hands_with_the_jack
from tests.sim.ways import NUMBA, NUMPY, Way

SEVENS = 133_784_560
LONG = pytest.param(2_000_000, marks=pytest.mark.soak)


@pytest.mark.parametrize("way", [NUMBA, NUMPY])
@pytest.mark.parametrize("count", [50_000, LONG])
def test_hands_of_seven_rank_as_phevaluator_ranks_them(count: int, way: Way) -> None:
    hands = random_hands(7, count)
    ranks = [evaluate_cards(*hand) for hand in hands.tolist()]
    assert misfits(rank_hands(hands, **way), np.array(ranks)) == []


@pytest.mark.parametrize("way", [NUMBA, NUMPY])
@pytest.mark.parametrize("count", [10_000, LONG])
def test_eight_cards_rank_as_phevaluator_ranks_the_best_seven_of_them(count: int, way: Way) -> None:
    hands = random_hands(8, count)
    ranks = [
        min(evaluate_cards(*seven) for seven in combinations(hand, 7)) for hand in hands.tolist()
    ]
    assert misfits(rank_hands(hands, **way), np.array(ranks)) == []


@pytest.mark.parametrize("count", [1_000, pytest.param(50_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_hands_with_the_suitless_jack_rank_as_the_rules_say(size: int, count: int) -> None:
    hands = random_hands_with_the_jack(size, count)
    worths = [worth(card_texts(hand)) for hand in hands]
    order = {one: -place for place, one in enumerate(sorted(set(worths)))}
    assert all(Card(JACK) in card_texts(hand) for hand in hands[:100])
    assert misfits(rank_hands(hands), np.array([order[one] for one in worths])) == []


@pytest.mark.soak
def test_all_hands_of_seven_fall_into_their_categories() -> None:
    counts = np.zeros(1 << 16, np.int64)
    for hands in all_sevens():
        counts += np.bincount(rank_hands(hands), minlength=len(counts))
    by_category = counts.reshape(-1, 1 << CATEGORY_SHIFT).sum(axis=1)
    assert counts.sum() == SEVENS
    assert np.count_nonzero(counts) == 4_824  # classes that the best five of seven can have
    assert dict(zip(CATEGORIES, by_category.tolist(), strict=False)) == {
        Category.ROYAL_FLUSH: 4_324,
        Category.STRAIGHT_FLUSH: 37_260,
        Category.FOUR_OF_A_KIND: 224_848,
        Category.FULL_HOUSE: 3_473_184,
        Category.FLUSH: 4_047_644,
        Category.STRAIGHT: 6_180_020,
        Category.THREE_OF_A_KIND: 6_461_620,
        Category.TWO_PAIR: 31_433_400,
        Category.ONE_PAIR: 58_627_800,
        Category.HIGH_CARD: 23_294_460,
    }


def misfits(strengths: NDArray[np.uint16], ranks: NDArray[np.int64]) -> list[list[int]]:
    """Where strengths do not rise as the ranks fall: neighbours [strength, rank], on one scale."""
    pairs = np.unique(np.stack([strengths.astype(np.int64), -ranks], axis=1), axis=0)
    wrong = ~np.all(np.diff(pairs, axis=0) > 0, axis=1)
    found: list[list[int]] = np.concatenate([pairs[:-1][wrong], pairs[1:][wrong]]).tolist()
    return found


def all_sevens() -> Iterator[NDArray[np.uint8]]:
    """Every hand of seven cards once, a batch for each three highest cards."""
    fours = np.array(list(combinations(range(49), 4)), np.uint8)
    fours = fours[np.lexsort(fours.T)]  # by the highest card first
    for top in range(6, 52):
        batches = []
        for middle, third in combinations(range(top - 1, 3, -1), 2):
            below = fours[: np.searchsorted(fours[:, 3], third)]
            batches.append(np.insert(below, 4, [[third], [middle], [top]], axis=1))
        yield np.concatenate(batches)
