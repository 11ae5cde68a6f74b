"""The layout of a hand that scores most on average, and whether the hand is worth keeping."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np

from ...cards.brag import strength
from ...cards.card import Card
from .arranging import Front, Layout, front, numbers
from .field import Field, Table, chance_to_change, field
from .points import Scores, scores


@dataclass(frozen=True, slots=True)
class Best:
    """A layout and what it scores on average against the field."""

    layout: Layout
    points: float
    """expected, 0 to one more than there are hands"""
    wins: tuple[float, ...]
    """how likely each hand scores, best hand first"""


@dataclass(frozen=True, slots=True)
class Exchange:
    """What the cards score on average, and what unknown cards do."""

    keep: float
    replace: float

    @property
    def keeps(self) -> bool:
        """Is it as well to keep the cards?"""
        return self.keep >= self.replace


def best(hand: Collection[Card], table: Table) -> Best:
    """The layout that scores most; of equal ones the one with the strongest hands first.

    It is one of the undominated, since no hand that gets stronger scores less. The cards are
    distinct, and as many as the table deals.

    >>> from backroom.cards.brag import BragCategory, FlushHigh
    >>> from backroom.cards.card import cards
    >>> table = Table(9, FlushHigh.THREE, BragCategory.PAIR, opponents=1)
    >>> best(cards("2c 2d 2h 7s 7d Kh Ah Kd 4c"), table).layout.hands[0]
    ('2c', '2d', '2h')
    """
    return best_of(front(numbers(hand), table.flush_high), unknown(table), table.least)


def best_of(found: Front, opponents: Sequence[Field], least: int) -> Best:
    """The same, of a front that is known already, against these opponents."""
    worth = scores(found.strengths, opponents, least)
    row = int((worth.points >= worth.points.max() - 1e-12).argmax())
    return Best(found.layout(row), float(worth.points[row]), tuple(worth.wins[row].tolist()))


def scores_of(
    hands: Collection[Collection[Card]], opponents: Sequence[Field], table: Table
) -> Scores:
    """What one layout scores, its hands in any order: to be held beside the best."""
    falling = sorted((strength(hand, table.flush_high) for hand in hands), reverse=True)
    return scores(np.array([falling], np.int16), opponents, table.least)


def unknown(table: Table) -> tuple[Field, ...]:
    """The opponents at such a table, of whom nothing is known."""
    return (field(table),) * table.opponents


def exchange(keep: float, table: Table) -> Exchange:
    """Whether to keep cards that score so much: a packet may be anything.

    That the packet cannot hold the own cards is left out.
    """
    return Exchange(keep, field(table).packet)


def exchanges(table: Table) -> bool:
    """Is there an exchange at such a table?"""
    return chance_to_change(table, field(table).points) > 0
