"""How often hands win, beside showdowns judged one by one by the engine."""

from __future__ import annotations

from itertools import combinations
from typing import Unpack

import numpy as np
import pytest

from backroom.cards.card import DECK, JACK, Card, cards
from backroom.cards.poker import strength
from backroom.sim import Equities, card_numbers, equities
from backroom.sim.chance import drawn, start
from tests.sim.ways import WAYS, Way

Hands = tuple[str | None, ...]
"""Of each hand its cards, or None for random ones."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("hands", "board"),
    [
        (("Kc Kd", "Ac Qh"), "2c 7h 9d Js 3s"),
        (("Kc Kd", "Ac Qh", "9h 8h"), "2c 7h 9d Js"),
        (("Kc Kd", "Ac Qh"), "2c 7h 9d"),
        (("Kc Kd", None), "2c 7h 9d Js 3s"),
        (("Ah 2s", "Ad 3s"), "Kc Kd Ks Qh"),  # shared pots
        (("Ah Kh", None), "Qh Jh Th 2c 3c"),  # never beaten
        (("Kc Kd 2s", "Ac Qh Jh"), "2c 7h 9d"),
        (("9h 8h 2s", None), "Jh 7h 9d Js 3h"),
    ],
)
def test_few_deals_are_all_judged_as_the_engine_judges_them(
    hands: Hands, board: str, way: Way
) -> None:
    found = of_texts(hands, board, **way)
    judged = judged_one_by_one(hands, cards(board))
    assert (found.is_exact, found.counts.tolist()) == (True, judged)


@pytest.mark.parametrize("way", WAYS)
def test_two_known_hands_before_the_flop_are_reckoned_exactly(way: Way) -> None:
    found = of_texts(("Ah Kh", "Qs Qd"), "", **way)
    assert (found.is_exact, found.deals) == (True, 1_712_304)
    assert found.shares.round(4).tolist() == [0.4621, 0.5379]  # as poker players know them
    assert found.standard_errors.tolist() == [0, 0]


@pytest.mark.parametrize("hands", [("Kc Kd", None), ("Kc Kd 2h", None, None), (None,) * 4])
@pytest.mark.parametrize("board", ["", "2c 7h 9d"])
def test_each_way_draws_the_same_sample(hands: Hands, board: str) -> None:
    counts = [
        of_texts(hands, board, exact=0, samples=40_001, seed=5, **way).counts.tolist()
        for way in WAYS
    ]
    assert counts == [counts[0]] * len(WAYS)


def test_another_seed_draws_another_sample() -> None:
    one, other = (of_texts(("Kc Kd", None), "", samples=1_000, seed=seed) for seed in (1, 2))
    assert one.counts.tolist() != other.counts.tolist()


@pytest.mark.parametrize("seed", range(5))
def test_a_sample_is_off_by_few_standard_errors(seed: int) -> None:
    hands, board = ("Kc Kd", None), "2c 7h 9d"
    exact = of_texts(hands, board)
    sample = of_texts(hands, board, exact=0, seed=seed)
    assert (sample.is_exact, sample.deals) == (False, 100_000)
    assert np.all(np.abs(sample.shares - exact.shares) < 4 * sample.standard_errors)


def test_shares_add_to_one_and_wins_and_ties_are_told_apart() -> None:
    found = of_texts(("Ah 2s", "Ad 3s"), "Kc Kd Ks Qh")
    assert found.shares.sum() == pytest.approx(1)
    assert (found.shares == found.wins + found.ties / 2).all()


def test_every_card_of_the_pool_is_as_likely_in_every_place() -> None:
    pool = np.arange(52, dtype=np.uint8)
    deals = drawn(start(3), np.arange(200_000, dtype=np.uint64), pool, 17)
    assert all(len(set(deal)) == 17 for deal in deals[:1_000].tolist())
    counts = np.stack([np.bincount(place, minlength=52) for place in deals.T])
    expected = len(deals) / len(pool)
    spread = ((counts - expected) ** 2 / expected).sum(axis=1)  # chi-squared with 51 degrees
    assert 15 < spread.min() < spread.max() < 100


@pytest.mark.parametrize(
    ("hands", "board", "problem"),
    [
        ((), "", "expected 1 to 10 hands, got 0"),
        ((None,) * 11, "", "expected 1 to 10 hands, got 11"),
        (("Kc Kd", "Ac"), "", r"expected hands of two cards or of three, got \[1, 2\]"),
        (("Kc Kd", None), "2c 3c 4c 5c 6c 7c", "expected a board of 0 to 5 cards, got 6"),
        (("Kc Kd", None), "Kc", "expected distinct cards"),
        ((f"Kc {JACK}", None), "", "expected cards from 0 to 51"),
    ],
)
def test_cards_that_do_not_fit_together_are_refused(hands: Hands, board: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        of_texts(hands, board)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="expected a seed from 0 to"):
        of_texts((None, None), "", seed=seed)


class Options(Way, total=False):
    """What else can be asked for."""

    samples: int
    seed: int
    exact: int


def of_texts(hands: Hands, board: str, **options: Unpack[Options]) -> Equities:
    known = [None if hand is None else card_numbers(cards(hand)) for hand in hands]
    return equities(known, card_numbers(cards(board)), **options)


def judged_one_by_one(hands: Hands, board: tuple[Card, ...]) -> list[list[int]]:
    """counts[hand][winners]; of random hands there is one at most, and it is the last."""
    known = [cards(hand) for hand in hands if hand is not None]
    counts = [[0] * (len(hands) + 1) for _ in hands]
    unseen = [
        card for card in DECK if card not in {*board, *(card for hand in known for card in hand)}
    ]
    for more in combinations(unseen, 5 - len(board)):
        left = [card for card in unseen if card not in more]
        for last in combinations(left, len(known[0])) if None in hands else [()]:
            dealt = [*known, last] if last else known
            strengths = [strength((*hand, *board, *more)) for hand in dealt]
            winners = strengths.count(max(strengths))
            for hand, one in enumerate(strengths):
                counts[hand][winners if one == max(strengths) else 0] += 1
    return counts
