"""Batches ranked with NumPy alone, a block at a time so that it stays in the processor's caches."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ..cards.poker_table import FIVE_OF_A_SUIT, THREE_OF_EACH_SUIT
from .rank_table import (
    NO_CARDS,
    RANK_MASKS,
    WEIGHT_SHIFT,
    addends,
    marks,
    rank_table,
    size_table,
)

Cards = NDArray[np.uint8]
Strengths = NDArray[np.uint16]

BLOCK = 1 << 15
"""Hands ranked at a time."""


def rank(hands: Cards) -> tuple[Strengths, bool]:
    """As `rank_hands`, and whether all numbers are cards."""
    hands = np.ascontiguousarray(hands)
    strengths = np.empty(len(hands), dtype=np.uint16)
    seen = np.uint64(0)
    for start in range(0, len(hands), BLOCK):
        block = slice(start, start + BLOCK)
        sums = _sums(hands[block])
        _of_ranks(sums, hands.shape[1], strengths[block])
        _of_flushes(sums, hands[block], strengths[block])
        seen |= np.bitwise_or.reduce(sums)
    return strengths, not int(seen) & NO_CARDS


def rank_brag(hands: Cards, table: Strengths) -> Strengths:
    """As `backroom.sim.rank.rank_brag`, with the strengths by place."""
    first, second, third = hands.T.astype(np.intp)
    low = np.minimum(np.minimum(first, second), third)
    high = np.maximum(np.maximum(first, second), third)
    middle = first + second + third - low - high
    places = low + middle * (middle - 1) // 2 + high * (high - 1) * (high - 2) // 6
    return np.take(table, places)


def rank_dice(throws: NDArray[np.uint8], table: Strengths) -> Strengths:
    """As `backroom.sim.rank.rank_dice`, with the strengths by faces."""
    places = throws[:, 0].astype(np.intp)
    for power, faces in enumerate(throws.T[1:], start=1):
        places += faces * np.intp(6**power)
    return np.take(table, places - _ALL_ONES)


_ALL_ONES = sum(6**power for power in range(5))


def _sums(hands: Cards) -> NDArray[np.uint64]:
    """uint64[hand]: the sums of what the cards add, two cards at a time."""
    count, size = hands.shape
    sums = np.full(count, THREE_OF_EACH_SUIT, dtype=np.uint64)
    added = np.empty(count, dtype=np.uint64)
    places = np.empty(count, dtype=np.intp)
    flat = hands.reshape(-1)
    for first in range(0, size - 1, 2):
        # Two bytes of each hand read as one number; NumPy reads them though they are not aligned.
        places[...] = np.ndarray((count,), np.uint16, flat, first, (size,))
        np.take(_pairs(), places, out=added, mode="clip")
        sums += added
    if size % 2:
        places[...] = hands[:, size - 1]
        np.take(addends(), places, out=added, mode="clip")
        sums += added
    return sums


@cache
def _pairs() -> NDArray[np.uint64]:
    """uint64[65,536]: what two cards add, by their two bytes read as one number."""
    pairs = addends()[:, None] + addends()
    return pairs.reshape(-1)  # symmetric, so the order of bytes does not matter


def _of_ranks(sums: NDArray[np.uint64], size: int, strengths: Strengths) -> None:
    """Writes the strengths of the ranks, suits unseen."""
    layout, table = size_table(size)
    rows = (sums >> np.uint64(64 - layout.row_bits)).view(np.int64)
    places = (sums >> np.uint64(WEIGHT_SHIFT)).view(np.int64)
    places += np.take(_wide(size), rows, mode="clip")
    places &= layout.slots - 1
    np.take(table.strengths, places, out=strengths, mode="clip")


@cache
def _wide(size: int) -> NDArray[np.int64]:
    """int64[row]: the displacements, in the type that they are added to."""
    return size_table(size)[1].displacements.astype(np.int64)


def _of_flushes(sums: NDArray[np.uint64], hands: Cards, strengths: Strengths) -> None:
    """Raises the strengths of the hands that hold five cards of a suit."""
    counts = sums & np.uint64(FIVE_OF_A_SUIT)
    flushes = np.flatnonzero(counts)
    counts = counts[flushes]
    held = np.bitwise_or.reduce(marks()[hands[flushes]], axis=1)
    lanes = (counts > 0x80) * np.uint64(32) + ((counts & 0x8080) != 0) * np.uint64(16)
    of_suit = rank_table().flushes[held >> lanes & np.uint64(RANK_MASKS - 1)]
    strengths[flushes] = np.maximum(strengths[flushes], of_suit)
