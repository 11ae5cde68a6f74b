"""Chance from a seed: numbered words of 64 random bits, and cards drawn with them.

Word w of a seed is SplitMix64's output function of `start(seed) + w · GOLDEN`. So every deal of a
batch has words of its own, and any number of threads, in any order, deals the same.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

GOLDEN = 0x9E3779B97F4A7C15
FIRST_FACTOR = 0xBF58476D1CE4E5B9
SECOND_FACTOR = 0x94D049BB133111EB
LAST_WORD = (1 << 64) - 1

FRACTION_BITS = 58
"""Bits of a word that draws are made from: times a number below 64 they still fit into 64."""
LAST_FRACTION = (1 << FRACTION_BITS) - 1
DRAWS_OF_A_WORD = 5
"""Cards drawn with one word; so the chance of a deal is off by less than one part in 2**28."""


def words_for(draws: int) -> int:
    """How many words it takes to draw so many cards."""
    return -(-draws // DRAWS_OF_A_WORD)


def start(seed: int) -> np.uint64:
    """Where the words of this seed begin.

    Raises ValueError unless the seed is from 0 to 2**64 - 1.
    """
    if not 0 <= seed <= LAST_WORD:
        raise ValueError(f"expected a seed from 0 to 2**64 - 1, got {seed}")
    return np.uint64(mixed(np.array([seed], np.uint64) + np.uint64(GOLDEN))[0])


def words(start: np.uint64 | NDArray[np.uint64], numbers: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The words of these numbers, of one seed or each of its own: uint64[...] to uint64[...]."""
    return mixed(start + numbers * np.uint64(GOLDEN))


def mixed(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """SplitMix64's output function, of each."""
    words = (words ^ words >> np.uint64(30)) * np.uint64(FIRST_FACTOR)
    words = (words ^ words >> np.uint64(27)) * np.uint64(SECOND_FACTOR)
    return words ^ words >> np.uint64(31)


def drawn(
    start: np.uint64, deals: NDArray[np.uint64], pool: NDArray[np.uint8], count: int
) -> NDArray[np.uint8]:
    """`count` cards of the `pool` for each deal, in order, without replacement.

    deals: uint64[deal], their numbers; pool: uint8[card]. Gives uint8[deal, count].
    """
    left = np.tile(pool, (len(deals), 1))
    rows = np.arange(len(deals))
    cards = np.empty((len(deals), count), dtype=np.uint8)
    fractions = deals  # until the first word is drawn
    for draw in range(count):
        if draw % DRAWS_OF_A_WORD == 0:
            number = deals * np.uint64(words_for(count)) + np.uint64(draw // DRAWS_OF_A_WORD)
            fractions = words(start, number) >> np.uint64(64 - FRACTION_BITS)
        products = fractions * np.uint64(len(pool) - draw)
        places = draw + (products >> np.uint64(FRACTION_BITS)).view(np.int64)
        fractions = products & np.uint64(LAST_FRACTION)
        cards[:, draw] = left[rows, places]
        left[rows, places] = left[:, draw]
    return cards
