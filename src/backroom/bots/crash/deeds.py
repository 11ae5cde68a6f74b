"""What a bot of Crash has decided, as a choice that is open to it."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.card import Card
from ...core.wire import Choice, FaceDown, Seat
from ...games.crash import CrashSeen
from ...games.crash.choices import Keep, LockIn, NextDeal, Swap
from ...games.crash.seen import (
    Bench,
    SeenArranging,
    SeenDeal,
    SeenDealOver,
    SeenDeciding,
    SeenOffering,
)
from ..pace import Wait

A_WHILE_S = 60.0  # to think again though nothing has changed

Hand = tuple[Card, ...]
Hands = tuple[Hand, ...]


def played(
    seen: CrashSeen, *, keeps: Callable[[Hand], bool], lays: Callable[[Hand], Hands]
) -> Choice | Wait:
    """What somebody does who keeps such cards and lays them so.

    What already lies, from who sat here before, is locked as it lies. Rule C2.11
    """
    match seen:
        case SeenDeciding(deal=deal, options=options) | SeenOffering(deal=deal, options=options):
            if options:
                wanted = Keep if keeps(_hand(deal, seen)) else Swap
                return next(one for one in options if isinstance(one, wanted))
        case SeenArranging(deal=deal, own=Bench(laid=laid), locked=locked):
            if seen.viewer not in locked:
                return LockIn(deal.number, laid or lays(_hand(deal, seen)))
        case SeenDealOver(deal=deal, options=(_, *_)):
            return NextDeal(deal.number)
        case _:
            pass
    return Wait(A_WHILE_S)


def _hand(deal: SeenDeal, seen: CrashSeen) -> Hand:
    """The cards of the viewer, who has a seat."""
    assert isinstance(seen.viewer, int)
    cards = deal.hands[Seat(seen.viewer)]
    assert not isinstance(cards, FaceDown)
    return cards
