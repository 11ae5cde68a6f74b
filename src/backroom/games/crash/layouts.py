"""Layouts: a seat's cards made into full hands of three, one card spare or none."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise

from ...cards.brag import CARDS_IN_HAND, FlushHigh, strength
from ...cards.card import DECK, Card

Cards = tuple[Card, ...]
Layout = tuple[Cards, ...]
"""Hands of three, best first unless the table counts them as laid. () is no layout."""

_ORDER = {card: place for place, card in enumerate(DECK)}


def in_card_order(cards: Cards) -> Cards:
    """The same cards from low to high, clubs before diamonds, hearts and spades.

    >>> in_card_order(("As", "3d", "3c"))
    ('3c', '3d', 'As')
    """
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def is_layout(layout: Layout, hand: Cards) -> bool:
    """Are these all the full hands that can be made of `hand`, each card once?"""
    laid = [card for three in layout for card in three]
    return (
        len(layout) == len(hand) // CARDS_IN_HAND
        and all(len(three) == CARDS_IN_HAND for three in layout)
        and len(laid) == len(set(laid))
        and set(laid) <= set(hand)
    )


def settled(layout: Layout, flush_high: FlushHigh, *, strict_order: bool) -> Layout:
    """The layout as the table keeps it: the same for every way to write it. Rules C2.7, C2.8

    >>> settled((("5d", "2c", "3h"), ("As", "Ac", "Kd")), FlushHigh.THREE, strict_order=False)
    (('Kd', 'Ac', 'As'), ('2c', '3h', '5d'))
    """
    threes = tuple(map(in_card_order, layout))
    return threes if strict_order else _descending(threes, flush_high)


def is_descending(layout: Layout, flush_high: FlushHigh) -> bool:
    """Is no hand stronger than the one before it? Equal ones may follow each other. Rule C2.8"""
    strengths = [strength(three, flush_high) for three in layout]
    return all(before >= after for before, after in pairwise(strengths))


def every_layout(hand: Cards) -> Iterator[Layout]:
    """Every way to make full hands, each once: 200,200 of 13 cards, 280 of 9.

    The hands of each stand in the order of their lowest cards.
    """
    return _every(in_card_order(hand), len(hand) % CARDS_IN_HAND)


@lru_cache(maxsize=1024)  # asked for again in every view of a seat that arranges
def best_first(hand: Cards, flush_high: FlushHigh) -> Layout:
    """The layout whose list of strengths, best first, is greatest. Rule C2.11

    Of several that are equally great the first in card order: the one whose best hand is made of
    the lowest cards, then its second, and so on.

    >>> from backroom.cards.card import cards
    >>> best_first(cards("2c 3d Ah 9c 9d 9h 4s"), FlushHigh.THREE)
    (('9c', '9d', '9h'), ('2c', '3d', 'Ah'))
    """
    return _best(in_card_order(hand), flush_high)[1]


def _best(hand: Cards, flush_high: FlushHigh) -> tuple[list[int], Layout]:
    if len(hand) < CARDS_IN_HAND:
        return [], ()
    threes = [(strength(three, flush_high), three) for three in combinations(hand, CARDS_IN_HAND)]
    highest = max(number for number, _ in threes)
    best: tuple[list[int], Layout] = ([], ())
    for number, three in threes:
        if number == highest:
            rest = tuple(card for card in hand if card not in three)
            strengths, layout = _best(rest, flush_high)
            if not best[1] or strengths > best[0]:
                best = strengths, (three, *layout)
    return [highest, *best[0]], best[1]


def _descending(layout: Layout, flush_high: FlushHigh) -> Layout:
    """Strongest first; of equal hands the one with the lowest cards first."""
    return tuple(sorted(layout, key=lambda three: (-strength(three, flush_high), _places(three))))


def _places(three: Cards) -> tuple[int, ...]:
    return tuple(_ORDER[card] for card in three)


def _every(hand: Cards, spares: int) -> Iterator[Layout]:
    if len(hand) < CARDS_IN_HAND:
        yield ()
        return
    first, others = hand[0], hand[1:]
    for two in combinations(others, CARDS_IN_HAND - 1):
        rest = tuple(card for card in others if card not in two)
        yield from (((first, *two), *layout) for layout in _every(rest, spares))
    if spares:
        yield from _every(others, spares - 1)
