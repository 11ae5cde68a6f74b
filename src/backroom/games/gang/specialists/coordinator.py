"""6 Coordinator: everybody passes a card to the left, all at the same moment. Rule G6.6"""

from __future__ import annotations

from dataclasses import replace

from ..effects import Cards, Effect, but, entered
from ..names import Specialist
from ..state import Heist
from ..story import Passed
from .card import Collects, SpecialistCard


def use(heist: Heist, cards: Cards) -> Effect:
    """The card of each seat lies last in the hand of the seat to its left."""
    hands = tuple(
        (*but(hand, cards[seat]), cards[seat - 1]) for seat, hand in enumerate(heist.hands)
    )
    passed = Passed(heist.round, tuple((card,) for card in cards))
    return entered(replace(heist, hands=hands), passed)


COORDINATOR = SpecialistCard(name=Specialist.COORDINATOR, act=Collects(use), turn=2)
