"""2 Getaway Driver: tells what the user's hand makes now, the name only. Rule G6.2"""

from __future__ import annotations

from ....cards.poker import best
from ..effects import Effect, entered
from ..names import Specialist
from ..state import Heist
from ..story import CategoryTold
from ..talk import Proposal
from .card import SpecialistCard, Waits


def begin(heist: Heist, proposal: Proposal) -> Effect:
    """The category is told at once."""
    category = best(heist.hands[proposal.user] + heist.board).category
    return entered(heist, CategoryTold(heist.round, proposal.specialist, proposal.user, category))


GETAWAY_DRIVER = SpecialistCard(name=Specialist.GETAWAY_DRIVER, act=Waits(begin=begin))
