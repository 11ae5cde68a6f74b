"""8 Math Whiz: tells the sum of each hand after the deal. Rule G6.8"""

from __future__ import annotations

from ....cards.card import Card, is_face, rank
from ..names import Specialist
from .card import Announces, Cards, SpecialistCard

FACE = 10
ACE = 11


def number(hand: Cards) -> int:
    """The sum of the hand: J, Q and K are 10, an ace is 11."""
    return sum(map(_worth, hand))


def _worth(card: Card) -> int:
    return FACE if is_face(card) else min(rank(card), ACE)


MATH_WHIZ = SpecialistCard(name=Specialist.MATH_WHIZ, act=Announces(number), turn=4)
