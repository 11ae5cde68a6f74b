"""Discarding one card face down, as two of the specialists do."""

from __future__ import annotations

from ....core.wire import Seat
from ..choices import Discard, GangChoice
from ..effects import Effect, but, entered, with_hand
from ..state import Heist
from ..story import Deed, Note


def discarded(heist: Heist, user: Seat, choice: GangChoice) -> Effect:
    """The card is out of the heist, and only the user knows which. Rule G7.11"""
    assert isinstance(choice, Discard)
    after = with_hand(heist, user, but(heist.hands[user], choice.card))
    return entered(after, Note(heist.round, Deed.DISCARDED, user, user, (choice.card,)))
