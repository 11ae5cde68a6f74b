"""A line of JSON that holds a hand of Crash, and what answers it."""

from __future__ import annotations

import msgspec

from ..cards.brag import CARDS_IN_HAND, BragCategory, FlushHigh, category, strength
from ..cards.card import DECK, Card
from .hands import (
    Fault,
    Fields,
    Refusal,
    Refused,
    cards,
    fields,
    refuse_repeated,
    refuse_unknown,
    shown,
)


class Answer(msgspec.Struct, frozen=True):
    category: BragCategory
    strength: int
    """greater is stronger, equal is a tie; comparable under one `flush_high` only"""


def answer(line: bytes) -> Answer | Refusal:
    """What the hand in the line is worth, or why the line is not answered.

    >>> answer(b'{"cards": ["3c", "3d", "3h"], "flush_high": "three"}')
    Answer(category=<BragCategory.PRIAL: 'prial'>, strength=740)
    >>> answer(b'{"cards": ["3c", "3d"]}')
    Refusal(error=<Fault.TOO_FEW_CARDS: 'too_few_cards'>, message='expected 3 cards, got 2')
    """
    try:
        asked = fields(line)
        refuse_unknown(asked, ("cards", "flush_high"))
        worth = strength(_hand(asked), _flush_high(asked))
    except Refused as refused:
        return refused.refusal
    return Answer(category(worth), worth)


def _hand(fields: Fields) -> list[Card]:
    hand = cards(fields, "cards", most=CARDS_IN_HAND, deck=DECK)
    refuse_repeated(hand)
    if len(hand) < CARDS_IN_HAND:
        raise Refused(Fault.TOO_FEW_CARDS, f"expected {CARDS_IN_HAND} cards, got {len(hand)}")
    return hand


def _flush_high(fields: Fields) -> FlushHigh:
    named = fields.get("flush_high", FlushHigh.THREE)
    if not isinstance(named, str) or named not in tuple(FlushHigh):
        wanted = " or ".join(FlushHigh)
        raise Refused(Fault.BAD_FLUSH_HIGH, f"expected flush_high {wanted}, got {shown(named)}")
    return FlushHigh(named)
