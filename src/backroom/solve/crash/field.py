"""The field: how opponents who play well lay their hands, before anything of theirs is known.

A field is a few thousand hands dealt at random, each laid as scores most against the field
itself. `tools/build_crash_fields.py` finds them: from best-first it answers the field with the
best layouts, half of the hands at a time, until that gains next to nothing. An opponent is any of
these hands, apart from other opponents and from the own cards; only where there is an exchange a
weak one has become any hand.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ...cards.brag import CARDS_IN_HAND, BragCategory, FlushHigh, lowest
from .arranging import Strengths

FOLDER = Path(__file__).with_name("fields")

POINT = 1e-4
"""As fine as points of a field are written."""

Shares = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Table:
    """The options of a table that decide what a layout scores."""

    cards: int
    """13 or 9"""
    flush_high: FlushHigh
    min_hand: BragCategory
    """the weakest category that scores"""
    opponents: int
    """1..4; with 13 cards at most 3"""

    @property
    def hands(self) -> int:
        """How many hands each makes."""
        return self.cards // CARDS_IN_HAND

    @property
    def least(self) -> int:
        """The strength from which a hand scores."""
        return lowest(self.min_hand)

    @property
    def name(self) -> str:
        """Of the file of the field."""
        return f"{self.cards}-{self.flush_high}-{self.min_hand}-{self.opponents}.field"


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """What an opponent may have laid. A field equals itself alone."""

    laid: Strengths
    """int16[row, hand]"""
    points: Shares
    """float64[row], what such a hand scores on average against this field"""
    weights: Shares
    """float64[row], how likely an opponent has it; they add up to 1"""

    @property
    def packet(self) -> float:
        """What cards that nobody has seen score on average."""
        return float(self.points.mean())

    def known(self, *, kept: bool) -> Field:
        """The field of an opponent who could have changed the cards and has kept them.

        Or of one whose cards may be any: they have been changed, or there was no choice.
        """
        counts = ~_is_weak(self.points) if kept else np.ones(len(self.points))
        return replace(self, weights=counts / counts.sum())


def exchanged(points: Shares, *, chance: float) -> Shares:
    """How likely each of these hands is after an exchange.

    Who has a hand that scores less than an unknown one on average would change it, and can by
    this chance; then it is any of all hands.
    """
    changed = _is_weak(points) * chance / len(points)
    weights: Shares = 1 / len(points) - changed + changed.sum() / len(points)
    return weights


def chance_to_change(table: Table, points: Shares) -> float:
    """How likely somebody with a weak hand of 13 cards can change it.

    Of two players each; of three the first who wants to, and one is in each place as often.
    """
    if table.cards % CARDS_IN_HAND == 0 or table.opponents > 2:
        return 0.0
    if table.opponents == 1:
        return 1.0
    declines = 1 - float(_is_weak(points).mean())
    return (1 + declines + declines**2) / 3


def _is_weak(points: Shares) -> NDArray[np.bool_]:
    """Does a hand score less than an unknown one does on average?"""
    weak: NDArray[np.bool_] = points < points.mean()
    return weak


@cache
def field(table: Table) -> Field:
    """The field of such a table, as it is shipped.

    Raises ValueError for options that no table has.
    """
    file = FOLDER / table.name
    if not file.exists():
        raise ValueError(f"expected the options of a table of Crash, got {table}")
    laid, points = from_bytes(file.read_bytes(), table.hands)
    return Field(laid, points, exchanged(points, chance=chance_to_change(table, points)))


def to_bytes(laid: Strengths, points: Shares) -> bytes:
    """The content of a file: uint16[1 + hand, row], little-endian, rows in the order of laid.

    The first column are points, in units of POINT.
    """
    columns = np.vstack((np.rint(points / POINT), laid.T))
    return zlib.compress(columns[:, np.lexsort(columns[:0:-1])].astype("<u2").tobytes(), 9)


def from_bytes(content: bytes, hands: int) -> tuple[Strengths, Shares]:
    """What `to_bytes` has written."""
    points, *laid = np.frombuffer(zlib.decompress(content), "<u2").reshape(1 + hands, -1)
    return np.stack(laid, axis=1).astype(np.int16), points * POINT
