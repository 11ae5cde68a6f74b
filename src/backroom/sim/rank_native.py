"""Kernels of Numba that rank batches; imported by the first call that uses them.

Compiled once for a machine and kept beside this file. A number that is no card is noticed, and
reads nothing outside the tables.
"""

from __future__ import annotations

import os

import numpy as np
from numba import config, njit, prange, set_num_threads
from numpy.typing import NDArray

from .rank_sum import FIVE, START, Tables, strength_of_flush, strength_of_sum, tables
from .rank_table import NO_CARDS

Cards = NDArray[np.uint8]
Strengths = NDArray[np.uint16]

# Read when the first kernel of several threads runs: who waits for the others sleeps, and does not
# keep a core busy that other programs, or those very others, could use.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

BLOCK = 1 << 14
"""Hands that a thread ranks at a time."""

_MOST_THREADS: int = config.NUMBA_NUM_THREADS  # type: ignore[attr-defined]  # set when Numba is imported


def rank(hands: Cards, threads: int) -> tuple[Strengths, bool]:
    """As `rank_hands`, and whether all numbers are cards."""
    hands = np.ascontiguousarray(hands)
    strengths = np.empty(len(hands), dtype=np.uint16)
    places = tuple(range(hands.shape[1]))
    of_size = tables(hands.shape[1])
    if threads == 1:
        seen = _rank(hands, places, strengths, of_size)
    else:
        with_threads(threads)
        seen = np.bitwise_or.reduce(_rank_in_blocks(hands, places, strengths, of_size))
    return strengths, not int(seen) & NO_CARDS


def rank_brag(hands: Cards, table: Strengths, threads: int) -> Strengths:
    """As `backroom.sim.rank.rank_brag`, with the strengths by place."""
    strengths = np.empty(len(hands), dtype=np.uint16)
    if threads == 1:
        _rank_brag(hands, table, strengths)
    else:
        with_threads(threads)
        _rank_brag_in_blocks(hands, table, strengths)
    return strengths


def rank_dice(throws: NDArray[np.uint8], table: Strengths, threads: int) -> Strengths:
    """As `backroom.sim.rank.rank_dice`, with the strengths by faces."""
    strengths = np.empty(len(throws), dtype=np.uint16)
    if threads == 1:
        _rank_dice(throws, table, strengths)
    else:
        with_threads(threads)
        _rank_dice_in_blocks(throws, table, strengths)
    return strengths


def with_threads(threads: int) -> None:
    """What runs in parallel from now on runs on so many threads, or as many as there are."""
    set_num_threads(min(threads, _MOST_THREADS))


@njit(cache=True, nogil=True)
def _rank(hands: Cards, places: tuple[int, ...], strengths: Strengths, tables: Tables) -> np.uint64:
    """Writes the strength of each hand; gives the sums of all hands, or-ed.

    Compiled for as many cards as `places` has, which is a part of its type.
    """
    seen = np.uint64(0)
    for hand in range(len(hands)):
        total = START
        for place in range(len(places)):
            total += tables.addends[hands[hand, place]]
        seen |= total
        strength = strength_of_sum(total, tables)
        if total & FIVE:
            held = np.uint64(0)
            for place in range(len(places)):
                held |= tables.marks[hands[hand, place]]
            strength = max(strength, strength_of_flush(total, held, tables))
        strengths[hand] = strength
    return seen


@njit(cache=True, parallel=True)
def _rank_in_blocks(
    hands: Cards, places: tuple[int, ...], strengths: Strengths, tables: Tables
) -> NDArray[np.uint64]:
    """As `_rank`, with the sums of each block, or-ed."""
    seen = np.zeros(_blocks(len(hands)), dtype=np.uint64)
    for block in prange(len(seen)):
        start, stop = block * BLOCK, min((block + 1) * BLOCK, len(hands))
        seen[block] = _rank(hands[start:stop], places, strengths[start:stop], tables)
    return seen


@njit(cache=True, inline="always")
def _blocks(count: int) -> int:
    return (count + BLOCK - 1) // BLOCK


@njit(cache=True, nogil=True)
def _rank_brag(hands: Cards, table: Strengths, strengths: Strengths) -> None:
    for hand in range(len(hands)):
        first, second, third = hands[hand, 0], hands[hand, 1], hands[hand, 2]
        low = np.intp(min(first, second, third))
        high = np.intp(max(first, second, third))
        middle = np.intp(first) + second + third - low - high
        place = low + middle * (middle - 1) // 2 + high * (high - 1) * (high - 2) // 6
        strengths[hand] = table[place]


@njit(cache=True, parallel=True)
def _rank_brag_in_blocks(hands: Cards, table: Strengths, strengths: Strengths) -> None:
    for block in prange(_blocks(len(hands))):
        start, stop = block * BLOCK, min((block + 1) * BLOCK, len(hands))
        _rank_brag(hands[start:stop], table, strengths[start:stop])


@njit(cache=True, nogil=True)
def _rank_dice(throws: NDArray[np.uint8], table: Strengths, strengths: Strengths) -> None:
    for throw in range(len(throws)):
        place = 0
        for die in range(4, -1, -1):
            place = 6 * place + throws[throw, die] - 1
        strengths[throw] = table[place]


@njit(cache=True, parallel=True)
def _rank_dice_in_blocks(throws: NDArray[np.uint8], table: Strengths, strengths: Strengths) -> None:
    for block in prange(_blocks(len(throws))):
        start, stop = block * BLOCK, min((block + 1) * BLOCK, len(throws))
        _rank_dice(throws[start:stop], table, strengths[start:stop])
