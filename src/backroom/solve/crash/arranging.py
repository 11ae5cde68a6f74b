"""A hand's arrangements: how strong each is, and those that no other is better than throughout."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...cards.brag import CLASSES, FlushHigh, strengths
from ...cards.card import DECK, Card
from .ways import Places, Ways, ways

Strengths = NDArray[np.int16]
"""int16[layout, hand], 0..740, strongest first"""

Hand = tuple[Card, ...]

PAIRS_OF_SIX = 10
_NUMBER = {card: number for number, card in enumerate(DECK)}


@dataclass(frozen=True, slots=True)
class Layout:
    """An arrangement."""

    hands: tuple[Hand, ...]
    """strongest first, each in card order"""
    spare: Hand
    """one card of 13, none of 9"""
    strengths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Front:
    """The undominated arrangements: no other has every hand at least as strong, one stronger.

    One row for each list of strengths.
    """

    cards: Places
    """int16[card], places in the deck, rising"""
    of_threes: Strengths
    """int16[three], how strong any three of the cards are"""
    strengths: Strengths
    """falling, so the first is best-first"""
    alike: tuple[NDArray[np.intp], ...]
    """for each row the places among all arrangements of those that are so strong"""

    def layout(self, row: int) -> Layout:
        """The arrangement of this row; of several the first in card order.

        That is the one whose best hand is made of the lowest cards, then its second, and so on.
        """
        hands = min(self._hands(place) for place in self.alike[row])
        laid = [card for hand in hands for card in hand]
        spare = np.setdiff1d(self.cards, laid)
        return Layout(tuple(map(_named, hands)), _named(spare), tuple(self.strengths[row].tolist()))

    def _hands(self, arrangement: int) -> list[list[int]]:
        """Places in the deck; strongest hand first, of equal ones that with the lowest cards."""
        table = ways(len(self.cards))
        threes = table.hands[arrangement]
        hands = self.cards[table.threes[threes]].tolist()
        falling = sorted(zip((-self.of_threes[threes]).tolist(), hands, strict=True))
        return [hand for _, hand in falling]


def numbers(cards: Collection[Card]) -> Places:
    """The places of the cards in the deck, rising."""
    return np.array(sorted(map(_NUMBER.__getitem__, cards)), np.int16)


def every(cards: Places, flush_high: FlushHigh) -> Strengths:
    """The strengths of every arrangement of these cards (places in the deck, rising)."""
    table = ways(len(cards))
    return _falling(_of_threes(cards, table, flush_high)[table.hands])


def distinct(cards: Places, flush_high: FlushHigh) -> int:
    """How many different lists of strengths all arrangements have."""
    return len(np.unique(_keys(every(cards, flush_high))))


def front(cards: Places, flush_high: FlushHigh) -> Front:
    """The undominated arrangements of these cards (places in the deck, rising).

    What two hands, or a hand and the spare card, could be made stronger in is left out first; of
    200,200 arrangements some hundred remain, and all that are undominated are among them.
    """
    table = ways(len(cards))
    of_threes = _of_threes(cards, table, flush_high)
    left = _unbeaten(of_threes, table)
    made = _falling(of_threes[table.hands[left]])
    _, first = np.unique(_keys(made), return_index=True)
    undominated = _undominated(made, first[::-1])
    alike = (left[(made == made[row]).all(axis=1)] for row in undominated)
    return Front(cards, of_threes, made[undominated], tuple(alike))


def _of_threes(cards: Places, table: Ways, flush_high: FlushHigh) -> Strengths:
    """int16[three]"""
    low, middle, high = cards[table.threes].astype(np.int32).T
    place = low + middle * (middle - 1) // 2 + high * (high - 1) * (high - 2) // 6
    brag = np.frombuffer(strengths(flush_high), np.uint16)
    found: Strengths = brag[place].astype(np.int16)
    return found


def _unbeaten(of_threes: Strengths, table: Ways) -> NDArray[np.intp]:
    """intp[arrangement left]"""
    left = np.arange(len(table.hands))
    if table.spared_of:
        among = of_threes[table.fours]
        is_best = np.zeros(len(table.threes) * (int(table.threes.max()) + 1), np.bool_)
        is_best[table.spared] = among == among.max(axis=1, keepdims=True)
        for column in table.spared_of:
            left = left[is_best[column[left]]]
    is_good = _good_pairs(of_threes, table)
    for column in table.pairs_of:
        left = left[is_good[column[left]]]
    return left


def _good_pairs(of_threes: Strengths, table: Ways) -> NDArray[np.bool_]:
    """bool[pair]: can the same six cards not be made into a better pair?"""
    pairs = of_threes[table.pairs].reshape(-1, PAIRS_OF_SIX, 2)
    high, low = pairs.max(axis=2), pairs.min(axis=2)
    as_good = (high[:, None] >= high[..., None]) & (low[:, None] >= low[..., None])
    total = high + low
    is_better = as_good & (total[:, None] > total[..., None])
    good: NDArray[np.bool_] = ~is_better.any(axis=2).ravel()
    return good


def _falling(made: Strengths) -> Strengths:
    return -np.sort(-made, axis=1)


def _keys(made: Strengths) -> NDArray[np.int64]:
    """One number for each list of strengths, in the order of the lists."""
    keys = np.zeros(len(made), np.int64)
    for column in made.T:
        keys = keys * CLASSES + column
    return keys


def _undominated(made: Strengths, falling: NDArray[np.intp]) -> list[int]:
    """Of these rows, from the greatest list to the least: the ones that none before dominates."""
    found = []
    while len(falling):
        found.append(int(falling[0]))
        others = falling[1:]
        falling = others[(made[others] > made[found[-1]]).any(axis=1)]
    return found


def _named(places: Iterable[int]) -> Hand:
    return tuple(DECK[place] for place in places)
