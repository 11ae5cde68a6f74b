"""5 Hacker: draws a card, then discards one of the hand, that one too if wished. Rule G6.5"""

from __future__ import annotations

from collections.abc import Iterator

from ....core.wire import Seat
from ..choices import Discard, GangChoice
from ..names import Specialist
from ..rules import Rules
from ..state import Heist
from .card import SpecialistCard, Waits
from .discards import discarded


def wishes(rules: Rules, heist: Heist, user: Seat) -> Iterator[GangChoice]:
    """Any card of the hand."""
    return (Discard(card) for card in heist.hands[user])


HACKER = SpecialistCard(
    name=Specialist.HACKER, act=Waits(draws=True, wishes=wishes, finish=discarded)
)
