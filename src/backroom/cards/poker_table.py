"""The shipped table of poker strengths: its layout, and the one place that reads it.

A hand is one sum, to which each card adds its rank's weight in the upper bits and one to its
suit's count in the lower. The sum of weights tells the ranks of any 1 to 8 cards apart. It is
looked up by hash and displace: its low bits choose a row, and the row's displacement moves it to
a slot that no other ranks use. `tools/build_poker_tables.py` writes the file.
"""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("poker.table")

MOST_CARDS = 8
CATEGORY_SHIFT = 12
"""A strength is the category's number from this bit on, and below it the place within it."""

WEIGHT_SHIFT = 16
"""Weights stand from this bit on, above four counts of suits, 4 bits each."""
WEIGHT_BITS = 43
"""Eight weights and the counts stay below 2**63, which `sum` adds fastest."""
THREE_OF_EACH_SUIT = 0x3333
"""Where the counts start, ..."""
FIVE_OF_A_SUIT = 0x8888
"""... so that the fifth card of a suit sets the top bit of its count."""

ROWS = 1 << 15
LAST_ROW = ROWS - 1
"""Also the mask that takes the row from a sum."""
SLOTS = 215_041


class PokerTable(NamedTuple):
    """What the file holds, in its order and little-endian."""

    weights: array[int]
    """weights: uint64[13], of two to ace"""
    displacements: array[int]
    """displacements: uint16[ROWS]"""
    strengths: array[int]
    """strengths: uint16[SLOTS], 0 in the slots that no ranks use"""


def read_table() -> PokerTable:
    """The table that is shipped with the package."""
    content = FILE.read_bytes()
    ends = (8 * 13, 8 * 13 + 2 * ROWS, 8 * 13 + 2 * ROWS + 2 * SLOTS)
    if len(content) != ends[-1]:
        raise ValueError(f"expected {ends[-1]} bytes in {FILE.name}, got {len(content)}")
    table = PokerTable(array("Q"), array("H"), array("H"))
    for part, start, end in zip(table, (0, *ends), ends, strict=False):
        part.frombytes(content[start:end])
        if sys.byteorder == "big":
            part.byteswap()
    return table


def table_bytes(table: PokerTable) -> bytes:
    """The content of the file that holds the table."""
    parts = [array(part.typecode, part) for part in table]
    if sys.byteorder == "big":
        for part in parts:
            part.byteswap()
    return b"".join(part.tobytes() for part in parts)
