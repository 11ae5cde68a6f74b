"""Batches rank as the scalar functions do, by each way and with any number of threads."""

from __future__ import annotations

import subprocess
import sys
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from backroom.cards import brag, dice, poker
from backroom.cards.brag import FlushHigh
from backroom.cards.card import DECK, cards
from backroom.cards.dice import FullHouse
from backroom.sim import card_numbers, card_texts, rank_brag, rank_dice, rank_hands
from tests.sim.hands import Drawing, random_hands, random_hands_with_the_jack
from tests.sim.ways import WAYS, Way

BLOCKS = 40_000  # more hands than any way takes at once


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("draw", [random_hands, random_hands_with_the_jack])
@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_hands_are_as_strong_as_the_engine_says(size: int, draw: Drawing, way: Way) -> None:
    hands = draw(size, BLOCKS)
    judged = [poker.strength(card_texts(hand)) for hand in hands]
    assert rank_hands(hands, **way).tolist() == judged


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_crowded_hands_of_a_suit_are_as_strong_as_the_engine_says(size: int, way: Way) -> None:
    # From a dozen cards: straight flushes, and with eight cards full houses beside flushes.
    few = card_numbers(cards("Ah Kh Qh Jh Th 9h Ac Ad Kc Jd Js J*"))
    hands = few[random_hands(size, BLOCKS) % 12]
    hands = hands[[len(set(hand)) == size for hand in hands.tolist()]]
    judged = [poker.strength(card_texts(hand)) for hand in hands]
    assert rank_hands(hands, **way).tolist() == judged


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("flush_high", FlushHigh)
def test_all_brag_hands_are_as_strong_as_the_engine_says(flush_high: FlushHigh, way: Way) -> None:
    hands = [hand for hand in product(range(52), repeat=3) if len(set(hand)) == 3]
    judged = [brag.strength([DECK[card] for card in hand], flush_high) for hand in hands]
    assert rank_brag(np.array(hands, np.uint8), flush_high, **way).tolist() == judged


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("full_house", FullHouse)
def test_all_throws_are_worth_what_the_engine_says(full_house: FullHouse, way: Way) -> None:
    throws = list(product(dice.FACES, repeat=5))
    judged = [dice.worth(throw, full_house).strength for throw in throws]
    assert rank_dice(np.array(throws, np.uint8), full_house, **way).tolist() == judged


@pytest.mark.parametrize("way", WAYS)
def test_no_hands_have_no_strengths(way: Way) -> None:
    none = (
        rank_hands(np.zeros((0, 7), np.uint8), **way),
        rank_brag(np.zeros((0, 3), np.uint8), FlushHigh.ACE, **way),
        rank_dice(np.zeros((0, 5), np.uint8), **way),
    )
    assert [strengths.tolist() for strengths in none] == [[], [], []]


@pytest.mark.parametrize("way", WAYS)
def test_hands_need_not_lie_together_in_memory(way: Way) -> None:
    hands = random_hands(8, 1_000)
    apart = hands[::2, :7]
    assert rank_hands(apart, **way).tolist() == rank_hands(apart.copy(), **way).tolist()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("number", [53, 64, 255])
def test_a_number_that_is_no_card_is_refused(number: int, way: Way) -> None:
    hands = random_hands(8, BLOCKS)
    hands[-1] = number
    with pytest.raises(ValueError, match=f"expected cards from 0 to 52, got {number}"):
        rank_hands(hands, **way)


@pytest.mark.parametrize("way", WAYS)
def test_brag_has_no_suitless_jack(way: Way) -> None:
    with pytest.raises(ValueError, match="expected cards from 0 to 51, got 52"):
        rank_brag(np.array([[0, 1, 52]], np.uint8), FlushHigh.THREE, **way)


@pytest.mark.parametrize("face", [0, 7])
def test_a_number_that_is_no_face_is_refused(face: int) -> None:
    with pytest.raises(ValueError, match="expected faces from 1 to 6"):
        rank_dice(np.array([[1, 2, 3, 4, face]], np.uint8))


@pytest.mark.parametrize(
    ("hands", "got"),
    [
        (np.zeros((2, 4), np.uint8), r"uint8\[2, 4\]"),
        (np.zeros((2, 7), np.int64), r"int64\[2, 7\]"),
        (np.zeros(7, np.uint8), r"uint8\[7\]"),
    ],
)
def test_hands_of_another_type_or_shape_are_refused(hands: NDArray[np.uint8], got: str) -> None:
    with pytest.raises(ValueError, match=r"expected hands as uint8\[batch, 5 .* got " + got):
        rank_hands(hands)


def test_fewer_than_one_thread_is_refused() -> None:
    with pytest.raises(ValueError, match="expected 1 thread or more, got 0"):
        rank_hands(random_hands(7, 1), threads=0)


def test_numba_is_imported_by_the_first_call_that_uses_it() -> None:
    program = """if True:
        import sys
        import numpy as np
        from backroom.sim import rank_hands
        hands = np.arange(7, dtype=np.uint8)[None]
        rank_hands(hands, native=False)
        before = "numba" in sys.modules
        rank_hands(hands)
        print(before, "numba" in sys.modules)
    """
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == ["False", "True"]
