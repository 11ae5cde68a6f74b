"""7 Jack: the user takes the Jack and discards another card. Rule G6.7"""

from __future__ import annotations

from collections.abc import Iterator

from ....cards.card import JACK as CARD
from ....core.wire import Seat
from ..choices import Discard, GangChoice
from ..effects import Effect, entered, with_hand
from ..names import Specialist
from ..rules import Rules
from ..state import Heist
from ..story import Deed, Note
from ..talk import Proposal
from .card import SpecialistCard, Waits
from .discards import discarded


def begin(heist: Heist, proposal: Proposal) -> Effect:
    """The Jack lies in the user's hand, for all to see."""
    user = proposal.user
    after = with_hand(heist, user, (*heist.hands[user], CARD))
    return entered(after, Note(heist.round, Deed.TOOK, user, user, (CARD,)))


def wishes(rules: Rules, heist: Heist, user: Seat) -> Iterator[GangChoice]:
    """Any card of the hand but the Jack. Rule G7.22"""
    return (Discard(card) for card in heist.hands[user] if card != CARD)


JACK = SpecialistCard(name=Specialist.JACK, act=Waits(begin=begin, wishes=wishes, finish=discarded))
