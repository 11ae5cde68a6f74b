"""9 Con Artist: all hands are put together, shuffled and dealt again. Rule G6.9"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from ....core.game import Told
from ....core.wire import Seat
from ..effects import Cards, Effect, entered
from ..events import YourCards
from ..names import Specialist
from ..state import Heist
from ..story import Redealt
from .card import Redeals, SpecialistCard


def deal(heist: Heist, cards: Cards) -> Effect:
    """As many cards to each as before. What lay before is not to be looked at again. Rule G2.2"""
    left = iter(cards)
    hands = tuple(tuple(islice(left, len(hand))) for hand in heist.hands)
    after, told = entered(replace(heist, hands=hands), Redealt(heist.round))
    own = (Told(YourCards(hand), Seat(seat)) for seat, hand in enumerate(hands))
    return Effect(after, (*told, *own))


CON_ARTIST = SpecialistCard(name=Specialist.CON_ARTIST, act=Redeals(deal), turn=1)
