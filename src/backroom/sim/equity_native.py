"""Showdowns of many deals, counted by kernels of Numba."""

from __future__ import annotations

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from .chance_native import draw_into
from .dealt import BOARD_CARDS, Cards, Dealt
from .rank_native import with_threads
from .rank_sum import FIVE, START, Tables, strength_of_flush, strength_of_sum, tables

BLOCK = 1 << 12
"""Deals that a thread reckons at a time."""

Counts = NDArray[np.int64]
Sizes = tuple[int, ...]
"""A number as the length of a tuple: a part of the type, so kernels are compiled for it."""


def sampled(deal: Dealt, start: np.uint64, samples: int, threads: int) -> Counts:
    """As `equity_plain.sampled`."""
    if threads == 1:
        counts = np.zeros((deal.hands, deal.hands + 1), dtype=np.int64)
        _sample(deal, start, 0, samples, *_sizes(deal), _tables(deal), counts)
        return counts
    with_threads(threads)
    return _sample_in_blocks(deal, start, samples, *_sizes(deal), _tables(deal)).sum(axis=0)


def listed(deal: Dealt, draws: Cards, threads: int) -> Counts:
    """As `equity_plain.listed`."""
    if threads == 1:
        counts = np.zeros((deal.hands, deal.hands + 1), dtype=np.int64)
        _list(deal, draws, *_sizes(deal), _tables(deal), counts)
        return counts
    with_threads(threads)
    return _list_in_blocks(deal, draws, *_sizes(deal), _tables(deal)).sum(axis=0)


def _sizes(deal: Dealt) -> tuple[Sizes, Sizes]:
    return (0,) * deal.hands, (0,) * deal.hole_cards


def _tables(deal: Dealt) -> Tables:
    return tables(BOARD_CARDS + deal.hole_cards)


@njit(cache=True, nogil=True)
def _sample(
    deal: Dealt,
    start: np.uint64,
    first: int,
    last: int,
    hands: Sizes,
    hole: Sizes,
    tables: Tables,
    counts: Counts,
) -> None:
    """Counts the showdowns of the deals from number `first` to before `last`."""
    cards = deal.cards.copy()
    left = deal.pool.copy()
    for number in range(first, last):
        draw_into(start, number, deal.pool, left, cards, deal.gaps)
        _showdown(cards, hands, hole, tables, counts)


@njit(cache=True, parallel=True)
def _sample_in_blocks(
    deal: Dealt, start: np.uint64, samples: int, hands: Sizes, hole: Sizes, tables: Tables
) -> Counts:
    """counts: int64[block, hand, winners]"""
    counts = np.zeros(((samples + BLOCK - 1) // BLOCK, len(hands), len(hands) + 1), dtype=np.int64)
    for block in prange(len(counts)):
        first, last = block * BLOCK, min((block + 1) * BLOCK, samples)
        _sample(deal, start, first, last, hands, hole, tables, counts[block])
    return counts


@njit(cache=True, nogil=True)
def _list(
    deal: Dealt, draws: Cards, hands: Sizes, hole: Sizes, tables: Tables, counts: Counts
) -> None:
    """Counts the showdowns of these deals."""
    cards = deal.cards.copy()
    for number in range(len(draws)):
        for draw in range(len(deal.gaps)):
            cards[deal.gaps[draw]] = draws[number, draw]
        _showdown(cards, hands, hole, tables, counts)


@njit(cache=True, parallel=True)
def _list_in_blocks(deal: Dealt, draws: Cards, hands: Sizes, hole: Sizes, tables: Tables) -> Counts:
    """counts: int64[block, hand, winners]"""
    blocks = (len(draws) + BLOCK - 1) // BLOCK
    counts = np.zeros((blocks, len(hands), len(hands) + 1), dtype=np.int64)
    for block in prange(blocks):
        some = draws[block * BLOCK : (block + 1) * BLOCK]
        _list(deal, some, hands, hole, tables, counts[block])
    return counts


@njit(cache=True, inline="always")
def _showdown(cards: Cards, hands: Sizes, hole: Sizes, tables: Tables, counts: Counts) -> None:
    """Counts, for each hand, among how many winners it is."""
    board = START
    for place in range(BOARD_CARDS):
        board += tables.addends[cards[place]]
    best, winners, won = np.uint16(0), 0, 0
    for hand in range(len(hands)):
        first = BOARD_CARDS + hand * len(hole)
        total = board
        for place in range(len(hole)):
            total += tables.addends[cards[first + place]]
        strength = strength_of_sum(total, tables)
        if total & FIVE:
            held = np.uint64(0)
            for place in range(BOARD_CARDS):
                held |= tables.marks[cards[place]]
            for place in range(len(hole)):
                held |= tables.marks[cards[first + place]]
            strength = max(strength, strength_of_flush(total, held, tables))
        if strength > best:
            best, winners, won = strength, 1, 1 << hand
        elif strength == best:
            winners += 1
            won |= 1 << hand
    for hand in range(len(hands)):
        counts[hand, winners * (won >> hand & 1)] += 1
