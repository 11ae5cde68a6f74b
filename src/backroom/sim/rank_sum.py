"""The strength of one hand from the sum of its cards, for kernels; see `rank_table`."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..cards.poker_table import FIVE_OF_A_SUIT, THREE_OF_EACH_SUIT
from .compiled import inlined
from .rank_table import RANK_MASKS, WEIGHT_SHIFT, addends, marks, rank_table, size_table

START = np.uint64(THREE_OF_EACH_SUIT)
FIVE = np.uint64(FIVE_OF_A_SUIT)
_UPPER_SUITS = np.uint64(0x8800)  # hearts and spades
_ODD_SUITS = np.uint64(0x8080)  # diamonds and spades
_SHIFT = np.uint64(WEIGHT_SHIFT)
_BOARD, _HOLE = 5, 2
_ALL_RANKS = np.uint64(RANK_MASKS - 1)


class Tables(NamedTuple):
    """What the kernels look hands of one size up in."""

    addends: NDArray[np.uint64]
    """addends: uint64[256], by the number of a card"""
    displacements: NDArray[np.uint16]
    """displacements: uint16[row]"""
    strengths: NDArray[np.uint16]
    """strengths: uint16[slot]"""
    marks: NDArray[np.uint64]
    """marks: uint64[256], by the number of a card, see `rank_table.marks`"""
    flushes: NDArray[np.uint16]
    """flushes: uint16[8192], by the ranks of a suit, a bit for each"""
    row_shift: np.uint64
    """what moves the row to the lowest bits of a sum"""
    last_slot: np.uint64
    """also the mask that takes the slot"""


@cache
def tables(size: int) -> Tables:
    """Those for hands of so many cards, 5 to 8."""
    layout, table = size_table(size)
    return Tables(
        addends(),
        table.displacements,
        table.strengths,
        marks(),
        rank_table().flushes,
        np.uint64(64 - layout.row_bits),
        np.uint64(layout.slots - 1),
    )


@inlined
def strength_of_sum(total: np.uint64, tables: Tables) -> np.uint16:
    """The strength of the ranks whose cards add to this, suits unseen."""
    row = tables.displacements[total >> tables.row_shift]
    return tables.strengths[((total >> _SHIFT) + np.uint64(row)) & tables.last_slot]


@inlined
def strength_of_flush(total: np.uint64, held: np.uint64, tables: Tables) -> np.uint16:
    """The strength in the one suit of five cards or more that this sum has.

    held: the marks of the hand's cards, or-ed.
    """
    lane = np.uint64(0)
    if total & _UPPER_SUITS:
        lane = np.uint64(32)
    if total & _ODD_SUITS:
        lane += np.uint64(16)
    return tables.flushes[(held >> lane) & _ALL_RANKS]


@inlined
def strength_of(cards: NDArray[np.uint8], seat: int, tables: Tables) -> np.uint16:
    """How strong the hand of this seat is; cards: five of the board, then two of each seat."""
    total, held = START, np.uint64(0)
    for place in range(_BOARD):
        total += tables.addends[cards[place]]
        held |= tables.marks[cards[place]]
    for hole in range(_HOLE):
        card = cards[_BOARD + _HOLE * seat + hole]
        total += tables.addends[card]
        held |= tables.marks[card]
    strength = strength_of_sum(total, tables)
    if total & FIVE:
        strength = max(strength, strength_of_flush(total, held, tables))
    return strength
