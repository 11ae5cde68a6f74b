"""What lies on the table of a deal of hold'em that is not complete, and all ways to complete it."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..cards.card import DECK

Cards = NDArray[np.uint8]
Hand = Sequence[int] | Cards

BOARD_CARDS = 5
HOLE_CARDS = (2, 3)
MOST_HANDS = 10


class Dealt(NamedTuple):
    """The board and the hands, with gaps for the cards that are still to come."""

    cards: Cards
    """cards: uint8[place], five of the board, then each hand's; 0 in the gaps"""
    gaps: NDArray[np.intp]
    """gaps: intp[draw], the places of the cards to come, the board's first"""
    pool: Cards
    """pool: uint8[card], the cards that lie nowhere, in rising order"""
    hands: int
    hole_cards: int

    @property
    def missing(self) -> tuple[int, ...]:
        """How many cards come together: on the board first, then to each hand of random cards."""
        on_board = int(np.count_nonzero(self.gaps < BOARD_CARDS))
        unknown = (len(self.gaps) - on_board) // self.hole_cards
        return (on_board, *(self.hole_cards for _ in range(unknown)))

    @property
    def completions(self) -> int:
        """In how many ways the missing cards can come, their order within a hand aside."""
        left = len(self.pool) - np.cumsum((0, *self.missing))
        return prod(comb(int(cards), few) for cards, few in zip(left, self.missing, strict=False))


def dealt(hands: Sequence[Hand | None], board: Hand) -> Dealt:
    """The deal with these hands and this board; None is a hand that is still to come.

    Raises ValueError for cards that do not fit together.
    """
    if not 1 <= len(hands) <= MOST_HANDS:
        raise ValueError(f"expected 1 to {MOST_HANDS} hands, got {len(hands)}")
    sizes = {len(hand) for hand in hands if hand is not None} or {HOLE_CARDS[0]}
    if len(sizes) > 1 or not sizes <= set(HOLE_CARDS):
        raise ValueError(f"expected hands of two cards or of three, got {sorted(sizes)}")
    if len(board) > BOARD_CARDS:
        raise ValueError(f"expected a board of 0 to {BOARD_CARDS} cards, got {len(board)}")
    (hole_cards,) = sizes
    gap = (None,)
    places: list[int | None] = [*board, *gap * (BOARD_CARDS - len(board))]
    for hand in hands:
        places.extend(gap * hole_cards if hand is None else hand)
    known = [int(card) for card in places if card is not None]
    _check(known)
    return Dealt(
        np.array([card or 0 for card in places], dtype=np.uint8),
        np.flatnonzero([card is None for card in places]),
        np.setdiff1d(np.arange(len(DECK), dtype=np.uint8), np.array(known, dtype=np.uint8)),
        len(hands),
        hole_cards,
    )


def all_draws(deal: Dealt) -> Cards:
    """Every way to fill the gaps: uint8[completion, draw]."""
    drawn = np.zeros((1, 0), dtype=np.intp)  # as places in the pool
    for few in deal.missing:
        if few:
            drawn = _with_more(drawn, _combinations(len(deal.pool) - drawn.shape[1], few))
    return deal.pool[drawn]


def _check(known: list[int]) -> None:
    if not all(0 <= card < len(DECK) for card in known):
        raise ValueError(f"expected cards from 0 to {len(DECK) - 1}, got {known}")
    if len(set(known)) < len(known):
        raise ValueError(f"expected distinct cards, got {known}")


def _combinations(count: int, few: int) -> NDArray[np.intp]:
    """intp[combination, few]: all sets of `few` of the numbers below `count`, each rising."""
    sets = np.arange(count)[:, None]
    for _ in range(few - 1):
        further = count - 1 - sets[:, -1]
        starts = np.repeat(np.cumsum(further) - further, further)
        last = np.repeat(sets[:, -1], further) + 1 + np.arange(further.sum()) - starts
        sets = np.concatenate([np.repeat(sets, further, axis=0), last[:, None]], axis=1)
    return sets


def _with_more(drawn: NDArray[np.intp], sets: NDArray[np.intp]) -> NDArray[np.intp]:
    """Each draw so far with each of the sets, whose numbers count what is not drawn yet."""
    more = np.tile(sets, (len(drawn), 1))
    drawn = np.repeat(drawn, len(sets), axis=0)
    for taken in np.sort(drawn, axis=1).T:
        more += more >= taken[:, None]
    return np.concatenate([drawn, more], axis=1)
