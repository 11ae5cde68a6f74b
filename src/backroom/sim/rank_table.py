"""The shipped tables of the batch kernels: their layout, and the one place that reads them.

A hand is one sum of 64 bits, to which each card adds its rank's weight in the upper half and one to
its suit's count in the lowest 16 bits. The upper half tells the ranks of a hand apart. It is looked
up by hash and displace, for each size of hand in a table of its own, so that the tables stay small
enough for the processor's caches: the high bits choose a row, and the row's displacement moves the
low bits to a slot that no other ranks use. `tools/build_rank_tables.py` writes the file.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate, pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..cards.card import JACK, RANKS, rank

FILE = Path(__file__).with_name("rank.table")

CARDS = 53
"""Numbers of cards: the deck's 52, then the suitless Jack."""
RANK_MASKS = 1 << len(RANKS)
"""Sets of ranks, one bit for each rank."""
WEIGHT_SHIFT = 32
NO_CARD = 1 << 24
"""What a number that is no card's adds: a bit that cards never set, ..."""
NO_CARDS = 15 * NO_CARD
"""... and all bits that up to eight such numbers set."""


class Layout(NamedTuple):
    """How the table of some sizes of hands is laid out."""

    sizes: tuple[int, ...]
    """cards in the hands that stand in it"""
    row_bits: int
    """the highest bits of the weight, which choose a row"""
    slot_bits: int
    """the lowest bits of the weight, which the displacement moves"""

    @property
    def rows(self) -> int:
        return 1 << self.row_bits

    @property
    def slots(self) -> int:
        return 1 << self.slot_bits


LAYOUTS = (Layout((5, 6), 12, 15), Layout((7,), 13, 16), Layout((8,), 14, 17))


class SizeTable(NamedTuple):
    """The strengths of all hands of some sizes that make no flush."""

    displacements: NDArray[np.uint16]
    """displacements: uint16[row]"""
    strengths: NDArray[np.uint16]
    """strengths: uint16[slot], 0 in the slots that no ranks use"""


class RankTable(NamedTuple):
    """What the file holds, in its order and little-endian."""

    weights: NDArray[np.uint32]
    """weights: uint32[13], of two to ace"""
    flushes: NDArray[np.uint16]
    """flushes: uint16[RANK_MASKS], the strength of five to eight cards of a suit, 0 for others"""
    sizes: tuple[SizeTable, ...]
    """by layout"""


@cache
def rank_table() -> RankTable:
    """The tables that are shipped with the package, read once. Not to be changed."""
    return read_tables()


def read_tables() -> RankTable:
    """What the file holds.

    Raises ValueError if its length is wrong.
    """
    content = FILE.read_bytes()
    ends = tuple(accumulate((4 * len(RANKS), 2 * RANK_MASKS, *map(_bytes, LAYOUTS))))
    if len(content) != ends[-1]:
        raise ValueError(f"expected {ends[-1]} bytes in {FILE.name}, got {len(content)}")
    weights = np.frombuffer(content[: ends[0]], "<u4").astype(np.uint32)
    flushes, *sizes = (
        np.frombuffer(content[start:end], "<u2").astype(np.uint16) for start, end in pairwise(ends)
    )
    tables = (
        SizeTable(table[: layout.rows], table[layout.rows :])
        for layout, table in zip(LAYOUTS, sizes, strict=True)
    )
    return RankTable(weights, flushes, tuple(tables))


def table_bytes(table: RankTable) -> bytes:
    """The content of the file that holds the tables."""
    shorts = (table.flushes, *(part for size in table.sizes for part in size))
    return b"".join(
        (table.weights.astype("<u4").tobytes(), *(part.astype("<u2").tobytes() for part in shorts))
    )


@cache
def addends() -> NDArray[np.uint64]:
    """addends: uint64[256], what each number of a card adds to the sum of its hand.

    Numbers that are no card's add `NO_CARD`. Not to be changed.
    """
    table = np.full(256, NO_CARD, dtype=np.uint64)
    weights = rank_table().weights.astype(np.uint64) << np.uint64(WEIGHT_SHIFT)
    for number in range(CARDS - 1):
        table[number] = weights[number // 4] + np.uint64(1 << 4 * (number % 4))
    table[CARDS - 1] = weights[rank(JACK) - 2]
    return table


@cache
def marks() -> NDArray[np.uint64]:
    """marks: uint64[256], a bit for each card of the deck: 16 · suit + rank; 0 for other numbers.

    Not to be changed.
    """
    table = np.zeros(256, dtype=np.uint64)
    deck = np.arange(CARDS - 1, dtype=np.uint64)
    table[: CARDS - 1] = np.uint64(1) << (deck % 4 * 16 + deck // 4)
    return table


def size_table(size: int) -> tuple[Layout, SizeTable]:
    """The table for hands of so many cards, 5 to 8."""
    return next(
        (layout, table)
        for layout, table in zip(LAYOUTS, rank_table().sizes, strict=True)
        if size in layout.sizes
    )


def _bytes(layout: Layout) -> int:
    return 2 * (layout.rows + layout.slots)
