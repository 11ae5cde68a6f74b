"""How brag hands rank."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations

import pytest

from backroom.cards.brag import (
    BRAG_CATEGORIES,
    CLASSES,
    HANDS,
    BragCategory,
    FlushHigh,
    category,
    lowest,
    place,
    strength,
    strengths,
)
from backroom.cards.card import DECK, cards

THREE, ACE = FlushHigh.THREE, FlushHigh.ACE
BOTH = pytest.mark.parametrize("flush_high", FlushHigh)


def worth(hand: str, flush_high: FlushHigh = THREE) -> int:
    return strength(cards(hand), flush_high)


def named(hand: str, flush_high: FlushHigh = THREE) -> BragCategory:
    return category(worth(hand, flush_high))


def falls(text: str, flush_high: FlushHigh = THREE) -> bool:
    """Is each of these hands, written with a bar between them, stronger than the next?"""
    worths = [worth(hand, flush_high) for hand in text.split("|")]
    return all(first > second for first, second in pairwise(worths))


@BOTH
def test_all_hands_fall_into_their_categories(flush_high: FlushHigh) -> None:
    counted = Counter(category(number) for number in strengths(flush_high))
    assert counted == {
        BragCategory.PRIAL: 52,
        BragCategory.RUNNING_FLUSH: 48,
        BragCategory.RUN: 720,
        BragCategory.FLUSH: 1_096,
        BragCategory.PAIR: 3_744,
        BragCategory.HIGH_CARD: 16_440,
    }


@BOTH
def test_the_strengths_are_the_numbers_of_741_classes(flush_high: FlushHigh) -> None:
    assert len(strengths(flush_high)) == HANDS
    assert sorted(set(strengths(flush_high))) == list(range(CLASSES))


def test_every_hand_has_a_place_of_its_own() -> None:
    places = [place(hand) for hand in combinations(DECK, 3)]
    assert sorted(places) == list(range(HANDS))


@BOTH
def test_the_order_of_the_cards_never_matters(flush_high: FlushHigh) -> None:
    """Known fault elsewhere: the rank depends on the order of the cards."""
    for hand in combinations(DECK, 3):
        assert len({strength(order, flush_high) for order in permutations(hand)}) == 1


@BOTH
def test_suits_break_no_tie(flush_high: FlushHigh) -> None:
    # Rule C3.5
    suits = "cdhs"
    for change in permutations(suits):
        changed = str.maketrans(suits, "".join(change))
        for hand in combinations(DECK, 3):
            other = cards(" ".join(hand).translate(changed))
            assert strength(other, flush_high) == strength(hand, flush_high)


def test_categories_beat_each_other_in_their_order() -> None:
    # Rule C3.1
    assert falls("2c 2d 2h|4c 3c 2c|4c 3d 2c|5c 4c 2c|2c 2d 3h|Ac Kd Jh")


@BOTH
def test_the_lowest_of_a_category_is_above_all_of_the_one_before(flush_high: FlushHigh) -> None:
    for before, after in pairwise(BRAG_CATEGORIES):
        assert category(lowest(after)) is after
        assert category(lowest(after) - 1) is before
    weakest = "5c 3d 2h|2c 2d 3h|5c 4c 2c|4c 3d 2c|4c 3c 2c|2c 2d 2h"
    if flush_high is ACE:
        weakest = weakest.replace("5c 4c 2c", "5c 3c 2c")
    numbers = [worth(hand, flush_high) for hand in weakest.split("|")]
    assert numbers == [lowest(category) for category in BRAG_CATEGORIES]


@BOTH
def test_three_threes_are_the_highest_prial(flush_high: FlushHigh) -> None:
    # Rule C3.1
    ranks = "3AKQJT987654" + "2"
    assert falls("|".join(f"{rank}c {rank}d {rank}h" for rank in ranks), flush_high)
    assert worth("3c 3d 3h", flush_high) == CLASSES - 1


RUNS = ["A23", *("AKQJT98765432"[first : first + 3] for first in range(11))]


@BOTH
@pytest.mark.parametrize("suits", ["ccc", "cdh"])
def test_runs_fall_from_ace_two_three_and_ace_king_queen(flush_high: FlushHigh, suits: str) -> None:
    # Rule C3.2
    """Known fault elsewhere: all runs are equal."""
    runs = [" ".join(map("".join, zip(run, suits, strict=True))) for run in RUNS]
    assert falls("|".join(runs), flush_high)
    wanted = BragCategory.RUNNING_FLUSH if suits == "ccc" else BragCategory.RUN
    assert {named(run, flush_high) for run in runs} == {wanted}


def test_king_queen_jack_is_a_run() -> None:
    """Known fault elsewhere: it is read as a high card."""
    assert named("Kc Qd Jh") is BragCategory.RUN


def test_ace_two_three_is_a_run() -> None:
    """Known fault elsewhere: it is refused."""
    assert named("Ac 2d 3h") is BragCategory.RUN


def test_king_ace_two_is_no_run() -> None:
    # Rule C3.2
    """Known fault elsewhere: it is taken for one."""
    assert named("Kc Ad 2h") is BragCategory.HIGH_CARD
    assert named("Kc Ac 2c") is BragCategory.FLUSH


def test_a_pair_is_seen_wherever_its_cards_stand() -> None:
    """Known fault elsewhere: a pair in the second and third card is missed."""
    assert {named(" ".join(order)) for order in permutations(("7c", "9d", "9h"))} == {
        BragCategory.PAIR
    }
    assert {named(" ".join(order)) for order in permutations(("Jc", "9d", "9h"))} == {
        BragCategory.PAIR
    }


def test_of_a_flush_the_three_is_the_highest_card() -> None:
    # Rule C3.4
    assert falls("3c Ac Kc|3c 5c 2c|Ac Kc Jc|Ac Kc 2c|Ac 5c 4c|Kc Qc Tc|6c 5c 2c|5c 4c 2c")


def test_of_a_flush_the_ace_is_the_highest_card_where_the_table_wants_it() -> None:
    # Rule C3.4
    assert falls("Ac Kc Jc|Ac Kc 3c|Ac Kc 2c|Ac 4c 3c|Kc Qc Tc|5c 4c 2c|5c 3c 2c", ACE)


@BOTH
def test_of_pairs_the_pair_decides_then_the_odd_card_ace_high(flush_high: FlushHigh) -> None:
    # Rule C3.3
    text = "Ac Ad Kh|Ac Ad 3h|Ac Ad 2h|Kc Kd Ah|4c 4d 2h|3c 3d Ah|3c 3d 2h|2c 2d Ah|2c 2d 3h"
    assert falls(text, flush_high)


@BOTH
def test_of_high_cards_the_highest_decides_then_the_next_ace_high(flush_high: FlushHigh) -> None:
    # Rule C3.3
    text = "Ac Kd Jh|Ac Kd 3h|Ac Kd 2h|Ac 5d 4h|Kc Qd Th|Kc 3d 2h|6c 5d 3h|5c 4d 2h|5c 3d 2h"
    assert falls(text, flush_high)
