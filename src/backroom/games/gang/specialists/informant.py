"""1 Informant: shows one own card to one other seat. Rule G6.1"""

from __future__ import annotations

from collections.abc import Iterator

from ....core.wire import Seat
from ..choices import GangChoice, Show
from ..effects import Effect, entered
from ..names import Specialist
from ..rules import Rules, seats
from ..state import Heist
from ..story import Deed, Note
from .card import SpecialistCard, Waits


def wishes(rules: Rules, heist: Heist, user: Seat) -> Iterator[GangChoice]:
    """Each card to each other seat."""
    others = [seat for seat in seats(rules) if seat != user]
    return (Show(card, to) for card in heist.hands[user] for to in others)


def finish(heist: Heist, user: Seat, choice: GangChoice) -> Effect:
    """The card is seen by the two alone; that it was shown is seen by all."""
    assert isinstance(choice, Show)
    return entered(heist, Note(heist.round, Deed.SHOWED, user, choice.to, (choice.card,)))


INFORMANT = SpecialistCard(name=Specialist.INFORMANT, act=Waits(wishes=wishes, finish=finish))
