"""How brag hands of three cards rank: prial, running flush, run, flush, pair, high card.

All 22,100 hands stand in one table for each way to read a flush; they fall into 741 classes, and
a hand's strength is the number of its class. Suits never break a tie.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Collection, Iterator
from enum import StrEnum
from functools import cache
from itertools import accumulate, combinations_with_replacement

from .card import DECK, RANKS, SUITS, Card, rank

CARDS_IN_HAND = 3
HANDS = 22_100
CLASSES = 741


class BragCategory(StrEnum):
    """What a brag hand is called; they stand in rising order.

    Compare hands by their strength: the members themselves compare as texts.
    """

    HIGH_CARD = "high_card"
    PAIR = "pair"
    FLUSH = "flush"
    RUN = "run"
    RUNNING_FLUSH = "running_flush"
    PRIAL = "prial"


class FlushHigh(StrEnum):
    """The highest card of a flush."""

    THREE = "three"  # 3, A, K … 4, 2
    ACE = "ace"  # A, K … 3, 2


BRAG_CATEGORIES = tuple(BragCategory)
"""In rising order, so that a category's place here is its number."""

_CLASSES = (274, 156, 274, 12, 12, 13)
"""How many classes each category has, in rising order."""
_LOWEST = tuple(accumulate((0, *_CLASSES[:-1])))

_ACE, _THREE = rank(Card("As")), rank(Card("3s"))
_ABOVE_ACE = _ACE + 1

# A hand's place in the table: of its cards' numbers in the deck, low to high, the first, the
# second choose 2 and the third choose 3 are added.
_FIRST = {card: number for number, card in enumerate(DECK)}
_SECOND = {card: number * (number - 1) // 2 for card, number in _FIRST.items()}
_THIRD = {card: number * (number - 1) * (number - 2) // 6 for card, number in _FIRST.items()}
_number = _FIRST.__getitem__

_RANKS_OF_CARDS = range(2, 2 + len(RANKS))

_Kind = tuple[tuple[int, ...], bool]  # ranks, low to high, and whether they are of one suit
_Shape = tuple[int, tuple[int, ...]]  # number of the category, and what decides within it


def strength(hand: Collection[Card], flush_high: FlushHigh) -> int:
    """How strong three distinct cards of the deck are, 0..740: greater is stronger, equal a tie.

    Their order does not matter. Being called very often, it trusts its caller with the cards.

    >>> from backroom.cards.card import cards
    >>> strength(cards("3s 2s As"), FlushHigh.THREE) > strength(cards("As Ks Qs"), FlushHigh.THREE)
    True
    """
    return strengths(flush_high)[place(hand)]


def category(strength: int) -> BragCategory:
    """The category of the hands of this strength.

    >>> category(740)
    <BragCategory.PRIAL: 'prial'>
    """
    return BRAG_CATEGORIES[bisect_right(_LOWEST, strength) - 1]


def lowest(category: BragCategory) -> int:
    """The strength of the weakest hands of this category.

    >>> lowest(BragCategory.PAIR)
    274
    """
    return _LOWEST[BRAG_CATEGORIES.index(category)]


def place(hand: Collection[Card]) -> int:
    """Where three distinct cards, in any order, stand in the table of `strengths`, 0..22,099.

    With i < j < k the places of the cards in `DECK`: i + j(j-1)/2 + k(k-1)(k-2)/6.
    """
    low, middle, high = sorted(hand, key=_number)
    return _FIRST[low] + _SECOND[middle] + _THIRD[high]


@cache
def strengths(flush_high: FlushHigh) -> array[int]:
    """The table: uint16[22,100], the strength of each hand at its `place`. Not to be changed."""
    classes = _classes(flush_high)
    rows = {}
    for middle, high in combinations_with_replacement(_RANKS_OF_CARDS, 2):
        lows = range(_RANKS_OF_CARDS[0], middle + 1)
        mixed = [classes[(low, middle, high), False] for low in lows for _ in SUITS]
        suited = [classes[(low, middle, high), True] for low in lows if low < middle < high]
        rows[middle, high] = array("H", mixed), array("H", suited)
    table = array("H")
    for middle_card, high_card in _pairs():
        mixed_row, suited_row = rows[rank(middle_card), rank(high_card)]
        row = mixed_row[: _FIRST[middle_card]]
        if middle_card[1] == high_card[1]:
            row[SUITS.index(high_card[1]) :: len(SUITS)] = suited_row
        table += row
    return table


def _classes(flush_high: FlushHigh) -> dict[_Kind, int]:
    """The strength of each kind of hand."""
    shapes = {
        (ranks, is_suited): _shape(ranks, flush_high, is_suited=is_suited)
        for ranks, is_suited in _kinds()
    }
    numbers = {shape: number for number, shape in enumerate(sorted(set(shapes.values())))}
    return {kind: numbers[shape] for kind, shape in shapes.items()}


def _pairs() -> Iterator[tuple[Card, Card]]:
    """Every two cards, the lower first, in the order in which the table has those below them."""
    return ((DECK[middle], DECK[high]) for high in range(len(DECK)) for middle in range(high))


def _kinds() -> Iterator[_Kind]:
    """Every three ranks, low to high, and whether they are of one suit."""
    for three in combinations_with_replacement(_RANKS_OF_CARDS, CARDS_IN_HAND):
        yield three, False
        if len(set(three)) == CARDS_IN_HAND:
            yield three, True


def _shape(ranks: tuple[int, ...], flush_high: FlushHigh, *, is_suited: bool) -> _Shape:
    """Of two hands the one with the greater shape is stronger. `ranks` from low to high."""
    low, middle, high = ranks
    if low == high:
        return _shaped(BragCategory.PRIAL, _above_ace(low))
    if low == middle or middle == high:
        return _shaped(BragCategory.PAIR, middle, high if low == middle else low)
    if run := _run(ranks):
        return _shaped(BragCategory.RUNNING_FLUSH if is_suited else BragCategory.RUN, run)
    if is_suited and flush_high is FlushHigh.THREE:
        return _shaped(BragCategory.FLUSH, *sorted(map(_above_ace, ranks), reverse=True))
    return _shaped(BragCategory.FLUSH if is_suited else BragCategory.HIGH_CARD, high, middle, low)


def _shaped(category: BragCategory, *deciding: int) -> _Shape:
    return BRAG_CATEGORIES.index(category), deciding


def _run(ranks: tuple[int, ...]) -> int:
    """How high a run of these ranks stands, 4 to 15, or 0 if they are none: A-2-3 the highest."""
    low, middle, high = ranks
    if (low, middle, high) == (2, _THREE, _ACE):
        return _ABOVE_ACE
    return high if low + 1 == middle == high - 1 else 0


def _above_ace(rank: int) -> int:
    """The rank where 3 is the highest."""
    return _ABOVE_ACE if rank == _THREE else rank
