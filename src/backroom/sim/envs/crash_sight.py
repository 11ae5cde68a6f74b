"""What a seat of Crash sees, as numbers: the whole of its view but for deals before this one.

Features, each int16, with n seats and t ways to take three of the own cards (286 of 13, 84 of 9):

| features | hold |
|---|---|
| n | 1 for the own seat |
| n | 1 for the dealer |
| n | points of the game |
| 1 | points that end it |
| 3 | 1 for the phase: both decide, one is asked, hands are made |
| n | 1 for each seat that has answered, or is asked |
| n | 1 for each seat that has thrown in its cards |
| n | 1 for each seat that is locked |
| 52 | own cards, by number: 4 · rank + suit |
| 52 | own cards that were thrown in |
| 4 · 52 | [hand, card]: own hands that are made so far |
| t | while hands are made: strength of each three of the own cards, 0..740, in card order |
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...cards.brag import CARDS_IN_HAND, CLASSES
from ...core.wire import FaceDown, Spectator
from ...games.crash import CrashRules, CrashSeen
from ...games.crash.seen import (
    Bench,
    SeenArranging,
    SeenDeal,
    SeenDealerDraw,
    SeenDeciding,
    SeenHandsDue,
    SeenOffering,
)
from ..numbers import card_numbers

CARDS = 52
MOST_HANDS = 4
MOST = CLASSES  # the greatest number in an observation
PHASES = (SeenDeciding, SeenOffering, SeenArranging)

Hands = Sequence[Sequence[int]]  # by number of the cards


class Layout(NamedTuple):
    """Where each kind of feature begins."""

    seat: int
    dealer: int
    points: int
    target: int
    phase: int
    asked: int
    thrown: int
    locked: int
    cards: int
    old_cards: int
    made: int
    strengths: int
    end: int


def threes(rules: CrashRules) -> int:
    """How many ways there are to take three of a seat's cards."""
    return comb(rules.cards, CARDS_IN_HAND)


def layout(rules: CrashRules) -> Layout:
    """Of an observation at such a table."""
    n = rules.players
    sizes = (n, n, n, 1, len(PHASES), n, n, n, CARDS, CARDS, MOST_HANDS * CARDS, threes(rules))
    return Layout(*accumulate(sizes, initial=0))


def observation(rules: CrashRules, seen: CrashSeen, made: Hands = ()) -> NDArray[np.int16]:
    """int16[feature] of what a seat sees; see above. Bots that have learned play by it.

    Args:
        made: hands that the seat has chosen so far, which the table does not have yet.

    Raises:
        ValueError: the viewer has no seat.
    """
    if isinstance(seen.viewer, Spectator):
        raise ValueError("expected what a seat sees, got a spectator's view")
    at = layout(rules)
    sight = np.zeros(at.end, np.int16)
    sight[at.seat + seen.viewer] = 1
    sight[at.points : at.target] = seen.standing.points
    sight[at.target] = rules.target
    for phase, kind in enumerate(PHASES):
        sight[at.phase + phase] = isinstance(seen, kind)
    match seen:
        case SeenDeciding(answered=seats):
            sight[[at.asked + seat for seat in seats]] = 1
        case SeenOffering(asked=seat):
            sight[at.asked + seat] = 1
        case SeenArranging(own=Bench(strengths=strengths), locked=seats):
            sight[[at.locked + seat for seat in seats]] = 1
            sight[at.strengths :] = strengths
        case _:
            pass
    if not isinstance(seen, SeenDealerDraw | SeenHandsDue):
        _see_deal(sight, at, seen.deal, seen.viewer)
    for hand, cards in enumerate(made):
        sight[[at.made + hand * CARDS + card for card in cards]] = 1
    return sight


def _see_deal(sight: NDArray[np.int16], at: Layout, deal: SeenDeal, seat: int) -> None:
    sight[at.dealer + deal.dealer] = 1
    _see_cards(sight, at.cards, deal.hands[seat])
    for thrown in deal.thrown:
        sight[at.thrown + thrown.seat] = 1
        _see_cards(sight, at.old_cards, thrown.cards)


def _see_cards(sight: NDArray[np.int16], begin: int, cards: object) -> None:
    """Cards that lie face down are not seen."""
    if not isinstance(cards, FaceDown):
        assert isinstance(cards, tuple)
        sight[begin + card_numbers(cards).astype(int)] = 1
