"""Every way to make full hands of three of so many cards, by the places of the cards alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from ...cards.brag import CARDS_IN_HAND

Places = NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Ways:
    """All arrangements, and which smaller choices each of them is made of.

    An arrangement is beaten if two of its hands, or a hand and the spare card, could be made
    into stronger ones. There are few such smaller choices, and each is judged only once.
    """

    threes: Places
    """int16[three, 3]: places of the cards, rising"""
    hands: Places
    """int16[arrangement, hand]: threes, that with the lowest card first"""
    pairs: Places
    """int16[pair, 2]: two threes without a common card; ten after one another make up the same
    six cards"""
    pairs_of: tuple[Places, ...]
    """each int16[arrangement], a pair: one for any two of its hands"""
    fours: Places
    """int16[four cards, 4]: the threes among them"""
    spared: Places
    """int16[four cards, 4]: for each of those the three and the card left out, as one number"""
    spared_of: tuple[Places, ...]
    """each int16[arrangement], such a number: one for each hand; none without a spare card"""


@cache
def ways(cards: int) -> Ways:
    """Of so many cards, 6 to 13: as many hands as can be made.

    >>> len(ways(9).hands), len(ways(13).hands)
    (280, 200200)
    """
    threes = np.array(list(combinations(range(cards), CARDS_IN_HAND)), np.int16)
    number = np.zeros((cards,) * CARDS_IN_HAND, np.int16)
    number[tuple(threes.T)] = np.arange(len(threes))
    hands, spare = _arrangements(cards, number)
    pairs, pair_number = _pairs(threes)
    two = combinations(range(hands.shape[1]), 2)
    fours = list(combinations(range(cards), 4)) if cards % CARDS_IN_HAND else []
    others = [[[c for c in four if c != left] for left in four] for four in fours]
    picked = np.array(others, np.int16).reshape(-1, 4, CARDS_IN_HAND)
    left = np.array(fours, np.int16).reshape(-1, 4)
    fours_of = number[tuple(np.moveaxis(picked, 2, 0))]
    return Ways(
        threes,
        hands,
        pairs,
        tuple(pair_number[hands[:, one], hands[:, other]] for one, other in two),
        fours_of,
        fours_of * np.int16(cards) + left,
        tuple(hands.T * np.int16(cards) + spare) if fours else (),
    )


def _arrangements(cards: int, number: Places) -> tuple[Places, Places]:
    """hands: int16[arrangement, hand], and the spare cards: int16[arrangement] (-1: none).

    Card by card: the lowest that is left takes two others to it.
    """
    spares = range(cards) if cards % CARDS_IN_HAND else (-1,)
    left = np.array([[c for c in range(cards) if c != spare] for spare in spares], np.int16)
    spare = np.array(spares, np.int16)
    hands = np.empty((len(left), 0), np.int16)
    while left.shape[1]:
        others = range(1, left.shape[1])
        two = list(combinations(others, 2))
        rest = [[place for place in others if place not in pair] for pair in two]
        lowest, (second, third) = left[:, :1], np.moveaxis(left[:, two], 2, 0)
        made = number[lowest, second, third].reshape(-1, 1)
        hands = np.hstack((np.repeat(hands, len(two), axis=0), made))
        spare = np.repeat(spare, len(two))
        left = (
            left[:, rest].reshape(len(made), -1) if rest[0] else np.empty((len(made), 0), np.int16)
        )
    return hands, spare


def _pairs(threes: Places) -> tuple[Places, Places]:
    """pairs: int16[pair, 2], and the numbers of pairs: int16[three, three]."""
    held = (1 << threes.astype(np.int32)).sum(axis=1)
    one, other = np.nonzero(np.triu((held[:, None] & held) == 0))
    order = np.argsort(held[one] | held[other], kind="stable")
    pairs = np.stack((one[order], other[order]), axis=1).astype(np.int16)
    number = np.zeros((len(threes),) * 2, np.int16)
    number[tuple(pairs.T)] = number[tuple(pairs[:, ::-1].T)] = np.arange(len(pairs))
    return pairs, number
