"""Policies for `crash_deals`: how a seat keeps and lays its cards, for all deals at once."""

from __future__ import annotations

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from ..cards.brag import CARDS_IN_HAND, strengths
from ..games.crash.rules import hands
from .chance import LAST_WORD, drawn, words
from .crash_deals import Asked, Cards, CrashPolicy
from .rank import rank_brag


def keeps_always(asked: Asked) -> NDArray[np.bool_]:
    """Whatever the cards are."""
    return np.ones(len(asked.deals), np.bool_)


def keeps_at_random(asked: Asked) -> NDArray[np.bool_]:
    """Half of the time."""
    coins = words(asked.start, np.uint64(LAST_WORD) - asked.deals)
    return coins >> np.uint64(63) == 0


def greedy(asked: Asked) -> Cards:
    """The strongest hand of the cards, then the strongest of what is left, and so on.

    Of equally strong hands the first in card order; the table, which looks at what is left too
    (Rule C2.11), sometimes takes another.
    """
    many = hands(asked.rules)
    if asked.native:
        from . import crash_native

        layouts = np.empty((len(asked.hands), many, CARDS_IN_HAND), np.uint8)
        table = np.asarray(strengths(asked.rules.flush_high))
        crash_native.greedy(asked.hands, table, layouts, asked.threads)
        return layouts
    left, laid = asked.hands, []
    for _ in range(many):
        hand, left = _strongest(left, asked)
        laid.append(hand)
    return np.stack(laid, axis=1)


def at_random(asked: Asked) -> Cards:
    """Any cards in any hand."""
    count, many = asked.hands.shape[1], hands(asked.rules)
    places = np.arange(count, dtype=np.uint8)
    if asked.native:
        from . import crash_native

        order = crash_native.drawn(asked.start, asked.deals, places, count, asked.threads)
    else:
        order = drawn(asked.start, asked.deals, places, count)
    cards = np.take_along_axis(asked.hands, order.astype(np.intp), axis=1)
    return cards[:, : many * CARDS_IN_HAND].reshape(-1, many, CARDS_IN_HAND)


def _strongest(cards: Cards, asked: Asked) -> tuple[Cards, Cards]:
    """The first of the strongest three of each row, and the others."""
    count = cards.shape[1]
    threes = np.array(list(combinations(range(count), CARDS_IN_HAND)))
    others = [[at for at in range(count) if at not in three] for three in threes]
    found = np.ascontiguousarray(cards[:, threes].reshape(-1, CARDS_IN_HAND))
    ranked = rank_brag(found, asked.rules.flush_high, native=False).reshape(len(cards), -1)
    best = ranked.argmax(axis=1)
    hand = np.take_along_axis(cards, threes[best], axis=1)
    rest = np.array(others, np.intp).reshape(len(threes), count - CARDS_IN_HAND)[best]
    return hand, np.take_along_axis(cards, rest, axis=1)


GREEDY = CrashPolicy(keeps_always, greedy)
RANDOM = CrashPolicy(keeps_at_random, at_random)
