"""Kernels of Numba for deals of Crash; imported by the first call that uses them."""

from __future__ import annotations

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from .chance_native import draw_into
from .rank_native import with_threads

BLOCK = 1 << 10
"""Deals that a thread takes at a time."""

Cards = NDArray[np.uint8]


def drawn(
    start: np.uint64, deals: NDArray[np.uint64], pool: Cards, count: int, threads: int
) -> Cards:
    """As `chance.drawn`."""
    with_threads(threads)
    cards = np.empty((len(deals), count), np.uint8)
    _draw(start, deals, pool, cards)
    return cards


def points(strengths: NDArray[np.uint16], weakest: int, threads: int) -> NDArray[np.uint8]:
    """As `crash_deals.points`."""
    with_threads(threads)
    scored = np.zeros(strengths.shape[:2], np.uint8)
    _score(np.ascontiguousarray(strengths), weakest, scored)
    return scored


def greedy(hands: Cards, table: NDArray[np.uint16], layouts: Cards, threads: int) -> None:
    """As `crash_policies.greedy`, written into `layouts`; table: uint16[place of three cards]."""
    with_threads(threads)
    _lay(np.ascontiguousarray(hands), table, layouts)


@njit(cache=True, parallel=True)
def _draw(start: np.uint64, deals: NDArray[np.uint64], pool: Cards, cards: Cards) -> None:
    places = np.arange(cards.shape[1])
    for block in prange((len(deals) + BLOCK - 1) // BLOCK):
        left = np.empty(len(pool), np.uint8)
        for deal in range(block * BLOCK, min(len(deals), (block + 1) * BLOCK)):
            draw_into(start, deals[deal], pool, left, cards[deal], places)


@njit(cache=True, parallel=True)
def _score(strengths: NDArray[np.uint16], weakest: int, scored: NDArray[np.uint8]) -> None:
    deals, seats, hands = strengths.shape
    for deal in prange(deals):
        laid = strengths[deal]
        for hand in range(hands):
            highest, holder = np.int64(-1), -1
            for seat in range(seats):
                counts = True
                for place in range(1, hands):
                    counts = counts and laid[seat, place - 1] >= laid[seat, place]
                strength = np.int64(laid[seat, hand])
                if counts and strength > highest:
                    highest, holder = strength, seat
                elif counts and strength == highest:
                    holder = -1
            if holder >= 0 and highest >= weakest:
                scored[deal, holder] += 1
        for seat in range(seats):
            scored[deal, seat] += scored[deal, seat] == hands


@njit(cache=True, parallel=True)
def _lay(hands: Cards, table: NDArray[np.uint16], layouts: Cards) -> None:
    for block in prange((len(hands) + BLOCK - 1) // BLOCK):
        left = np.empty(hands.shape[1], np.int64)
        for deal in range(block * BLOCK, min(len(hands), (block + 1) * BLOCK)):
            left[:] = hands[deal]
            _lay_one(left, table, layouts[deal])


@njit(cache=True)
def _lay_one(left: NDArray[np.int64], table: NDArray[np.uint16], layout: Cards) -> None:
    cards = len(left)
    for hand in range(len(layout)):
        best, first, second, third = np.int64(-1), 0, 0, 0
        for low in range(cards):
            for middle in range(low + 1, cards):
                for high in range(middle + 1, cards):
                    one, two, three = left[low], left[middle], left[high]
                    place = one + two * (two - 1) // 2 + three * (three - 1) * (three - 2) // 6
                    strength = np.int64(table[place])
                    if strength > best:
                        best, first, second, third = strength, low, middle, high
        layout[hand, 0], layout[hand, 1], layout[hand, 2] = left[first], left[second], left[third]
        kept = 0
        for card in range(cards):
            if card != first and card != second and card != third:
                left[kept] = left[card]
                kept += 1
        cards = kept
