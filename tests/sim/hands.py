"""Random hands as arrays, the same on every run."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

DECK = 52
JACK = 52


Drawing = Callable[[int, int], NDArray[np.uint8]]


def random_hands(size: int, count: int) -> NDArray[np.uint8]:
    """uint8[hand, card]: distinct cards of the deck."""
    rng = np.random.default_rng([size, count])
    shuffled = rng.permuted(np.tile(np.arange(DECK, dtype=np.uint8), (count, 1)), axis=1)
    return np.ascontiguousarray(shuffled[:, :size])


def random_hands_with_the_jack(size: int, count: int) -> NDArray[np.uint8]:
    """The same, with the suitless Jack somewhere in each."""
    hands = random_hands(size, count)
    places = np.random.default_rng(size).integers(size, size=count)
    hands[np.arange(count), places] = JACK
    return hands
