"""3 Investor: tells how many J, Q and K each hand holds after the deal. Rule G6.3"""

from __future__ import annotations

from ....cards.card import is_face
from ..names import Specialist
from .card import Announces, Cards, SpecialistCard


def number(hand: Cards) -> int:
    """The face cards in the hand."""
    return sum(map(is_face, hand))


INVESTOR = SpecialistCard(name=Specialist.INVESTOR, act=Announces(number), turn=3)
