"""What `chance` does, for kernels of Numba; they agree to the last bit."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .chance import DRAWS_OF_A_WORD, FIRST_FACTOR, FRACTION_BITS, GOLDEN, LAST_FRACTION
from .chance import SECOND_FACTOR as SECOND
from .compiled import inlined

_GOLDEN = np.uint64(GOLDEN)
_FIRST, _SECOND = np.uint64(FIRST_FACTOR), np.uint64(SECOND)
_BITS, _OTHER_BITS = np.uint64(FRACTION_BITS), np.uint64(64 - FRACTION_BITS)
_LAST = np.uint64(LAST_FRACTION)


@inlined
def word(start: np.uint64, number: np.uint64) -> np.uint64:
    """Word `number` of the seed whose words begin at `start`."""
    mixed = start + number * _GOLDEN
    mixed = (mixed ^ (mixed >> np.uint64(30))) * _FIRST
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _SECOND
    return mixed ^ (mixed >> np.uint64(31))


@inlined
def draw_into(
    start: np.uint64,
    deal: int,
    pool: NDArray[np.uint8],
    left: NDArray[np.uint8],
    cards: NDArray[np.uint8],
    places: NDArray[np.intp],
) -> None:
    """Draws a card for each of `places` and writes it there, into `cards`.

    `left` is scratch space as long as the pool.
    """
    for place in range(len(pool)):
        left[place] = pool[place]
    number = np.uint64(deal) * np.uint64((len(places) + DRAWS_OF_A_WORD - 1) // DRAWS_OF_A_WORD)
    fraction = np.uint64(0)
    for draw in range(len(places)):
        if draw % DRAWS_OF_A_WORD == 0:
            fraction = word(start, number) >> _OTHER_BITS
            number += np.uint64(1)
        product = fraction * np.uint64(len(pool) - draw)
        found = draw + np.intp(product >> _BITS)
        fraction = product & _LAST
        cards[places[draw]] = left[found]
        left[found] = left[draw]
