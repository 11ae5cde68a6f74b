"""A line of JSON that holds a hand of The Gang, and what answers it."""

from __future__ import annotations

import msgspec

from ..cards.card import DECK, JACK, Card
from ..cards.poker import Category, best
from .hands import Fields, Refusal, Refused, cards, fields, refuse_repeated, refuse_unknown

MOST_CARDS = {"hole": 3, "board": 5}
_DECK = (*DECK, JACK)


class Answer(msgspec.Struct, frozen=True):
    category: Category
    strength: int
    """greater is stronger, equal is a tie"""
    cards: tuple[Card, ...]
    """the best five, or all of fewer"""


def answer(line: bytes) -> Answer | Refusal:
    """What the hand in the line is worth, or why the line is not answered.

    >>> answer(b'{"hole": ["As", "Ad"]}').category
    <Category.ONE_PAIR: 'one_pair'>
    >>> answer(b'{"hole": ["Az"]}')
    Refusal(error=<Fault.BAD_CARD: 'bad_card'>, message="expected a card like As, got 'Az'")
    """
    try:
        worth = best(_hand(fields(line)))
    except Refused as refused:
        return refused.refusal
    return Answer(worth.category, worth.strength, worth.cards)


def _hand(fields: Fields) -> list[Card]:
    refuse_unknown(fields, tuple(MOST_CARDS))
    hand = [
        held
        for name, most in MOST_CARDS.items()
        for held in cards(fields, name, most=most, deck=_DECK)
    ]
    refuse_repeated(hand)
    return hand
