"""How poker hands rank: the best five of up to eight cards, the suitless Jack among them.

A high card, one pair, two pair, three of a kind, a straight, a flush, a full house, four of a
kind, a straight flush, a royal flush; within a category the ranks decide, and suits never count.
The suitless Jack counts as a Jack, but never in a flush, straight flush or royal flush.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from .card import DECK, JACK, RANKS, SUITS, Card, rank
from .category import CATEGORIES, Category
from .poker_ranks import read_as
from .poker_table import (
    CATEGORY_SHIFT,
    FIVE_OF_A_SUIT,
    LAST_ROW,
    MOST_CARDS,
    SLOTS,
    THREE_OF_EACH_SUIT,
    WEIGHT_SHIFT,
    read_table,
)

__all__ = ["Best", "Category", "best", "strength"]

_WEIGHTS, _DISPLACEMENTS, _STRENGTHS = read_table()

_WEIGHT = {card: _WEIGHTS[RANKS.index(card[0])] << WEIGHT_SHIFT for card in (*DECK, JACK)}
_ADDEND = _WEIGHT | {card: _WEIGHT[card] + (1 << 4 * SUITS.index(card[1])) for card in DECK}
_addend = _ADDEND.__getitem__

_STRAIGHT, _FLUSH, _STRAIGHT_FLUSH, _ROYAL_FLUSH = (
    CATEGORIES.index(category) << CATEGORY_SHIFT
    for category in (
        Category.STRAIGHT,
        Category.FLUSH,
        Category.STRAIGHT_FLUSH,
        Category.ROYAL_FLUSH,
    )
)
"""The lowest strength of each of these categories."""
_ACE_HIGH_STRAIGHT = _STRAIGHT + 9
"""The highest of ten."""

_RANKS: dict[int, tuple[int, ...]] = {}
"""The ranks of the cards that count, by the strength that they make, as far as it was met."""

_UNSUITED = {
    Category.FLUSH: Category.HIGH_CARD,
    Category.STRAIGHT_FLUSH: Category.STRAIGHT,
    Category.ROYAL_FLUSH: Category.STRAIGHT,
}
"""What the cards of a flush make by their ranks alone."""

_RANK = {card: rank(card) for card in (*DECK, JACK)}

_LAST_READ_FIRST = {card: place for place, card in enumerate((JACK, *DECK))}.__getitem__
"""Of several cards of a rank spades are read first, clubs late and the suitless Jack last."""


@dataclass(frozen=True, slots=True)
class Best:
    """What a hand amounts to."""

    category: Category
    strength: int
    """greater is stronger, equal is a tie"""
    cards: tuple[Card, ...]
    """the five that count (all, if there are fewer): the category's first, then kickers"""


def strength(hand: Collection[Card]) -> int:
    """How strong the best five of the cards are: greater is stronger, equal is a tie.

    One scale for all hands of five to eight cards, with and without the suitless Jack; smaller
    hands stand on it too, a missing kicker below every kicker. Takes 1 to 8 distinct cards and,
    being called millions of times, trusts its caller that they are.

    >>> from backroom.cards.card import cards
    >>> strength(cards("As Ad Kc 7h 2c")) > strength(cards("Ac Ah Qc Jd Tc 7s 2h"))
    True
    """
    total = sum(map(_addend, hand), THREE_OF_EACH_SUIT)
    if total & FIVE_OF_A_SUIT:
        return max(_strength_in_suit(_flush_cards(hand)), _strength_of_ranks(total))
    weight = total >> WEIGHT_SHIFT  # from here as _strength_of_ranks, whose call would cost a tenth
    return _STRENGTHS[(weight + _DISPLACEMENTS[weight & LAST_ROW]) % SLOTS]


def best(hand: Collection[Card]) -> Best:
    """The best five of 1 to 8 distinct cards, or with fewer than five the best in sight.

    The category's cards come first, then the kickers from high to low, so five to ace reads
    5 4 3 2 A. The order of the hand does not matter. Only five cards make a straight or a flush.

    Raises ValueError for another number of cards, or a card that stands twice.

    >>> from backroom.cards.card import cards
    >>> best(cards("Ah 9c Kd 9h 3s J* Jd")).cards
    ('Jd', 'J*', '9h', '9c', 'Ah')
    """
    if not 1 <= len(hand) <= MOST_CARDS:
        raise ValueError(f"expected 1 to {MOST_CARDS} cards, got {len(hand)}")
    if len(set(hand)) < len(hand):
        raise ValueError("expected distinct cards, got one twice")
    number = strength(hand)
    category = CATEGORIES[number >> CATEGORY_SHIFT]
    unsuited = _UNSUITED.get(category)
    playing = hand if unsuited is None else _flush_cards(hand)
    ranks = _RANKS.get(number)
    if ranks is None:
        ranks = _RANKS[number] = read_as(unsuited or category, [_RANK[card] for card in playing])
    return Best(category, number, _cards_of_ranks(ranks, playing))


def _strength_of_ranks(total: int) -> int:
    weight = total >> WEIGHT_SHIFT
    return _STRENGTHS[(weight + _DISPLACEMENTS[weight & LAST_ROW]) % SLOTS]


def _strength_in_suit(suited: Collection[Card]) -> int:
    """Five or more cards of one suit: the strength of their ranks, raised to their flush."""
    unsuited = _strength_of_ranks(sum(map(_addend, suited)))
    if unsuited == _ACE_HIGH_STRAIGHT:
        return _ROYAL_FLUSH
    if unsuited >= _STRAIGHT:
        return _STRAIGHT_FLUSH + unsuited - _STRAIGHT
    return _FLUSH + unsuited


def _flush_cards(hand: Collection[Card]) -> list[Card]:
    """The cards of the suit that the hand holds most of."""
    letter = max(SUITS, key="".join(hand).count)
    return [card for card in hand if letter in card]


def _cards_of_ranks(ranks: Iterable[int], hand: Collection[Card]) -> tuple[Card, ...]:
    """A card of the hand for each of the ranks."""
    held: dict[int, list[Card]] = {}
    for card in sorted(hand, key=_LAST_READ_FIRST):
        held.setdefault(_RANK[card], []).append(card)
    return tuple(held[wanted].pop() for wanted in ranks)
