"""What was told in Crash, read off two consecutive views."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.core.wire import Event, FaceDown, View
from backroom.games.crash.events import (
    DealerDrawn,
    Declined,
    Exchanged,
    GameWon,
    HandsDealt,
    HasAnswered,
    LockedIn,
    Revealed,
    Unlocked,
    WentOn,
    YouLaid,
    YourAnswer,
    YourHand,
)
from backroom.games.crash.seen import (
    Bench,
    SeenArranging,
    SeenDealerDraw,
    SeenDealOver,
    SeenDeciding,
    SeenHandsDue,
    SeenLastDeal,
    SeenOfDeal,
    SeenOffering,
    SeenRepacking,
)


def retold(before: View, after: View) -> tuple[Event, ...]:
    """What was told between two views."""
    return tuple(_retold(before, after))


def _retold(before: View, after: View) -> Iterator[Event]:
    match before, after:
        case SeenDealerDraw(), SeenHandsDue(dealer=dealer):
            yield DealerDrawn(dealer)
        case SeenHandsDue(), SeenDeciding() | SeenOffering() | SeenArranging():
            yield HandsDealt(after.deal.number, after.deal.dealer)
            yield from _hand(after)
        case SeenDeciding() | SeenOffering(), SeenDeciding() | SeenOffering():
            yield from _answered(before, after)
        case SeenDeciding() | SeenOffering(), SeenRepacking(swapping=swapping):
            yield Exchanged(swapping)
        case SeenDeciding() | SeenOffering(), SeenArranging():
            yield Exchanged(())
        case SeenRepacking(swapping=swapping), SeenArranging():
            yield from _hand(after) if after.viewer in swapping else ()
        case SeenArranging(), SeenArranging():
            yield from _arranged(before, after)
        case SeenArranging(), SeenDealOver() | SeenLastDeal():
            yield Revealed(after.standing.past[-1])
            if isinstance(after, SeenLastDeal):
                yield GameWon(after.winners)
        case SeenDealOver(), SeenDealOver():
            yield from (WentOn(seat) for seat in after.onward if seat not in before.onward)
        case _:
            return


def _hand(seen: SeenOfDeal) -> Iterator[Event]:
    for hand in seen.deal.hands:
        if not isinstance(hand, FaceDown):
            yield YourHand(hand)


def _answered(before: View, after: View) -> Iterator[Event]:
    if isinstance(before, SeenOffering):
        yield Declined(before.asked)
    if isinstance(before, SeenDeciding) and isinstance(after, SeenDeciding):
        yield from (HasAnswered(seat) for seat in after.answered if seat not in before.answered)
        if after.swaps != before.swaps:
            yield YourAnswer(after.swaps[0])


def _arranged(before: SeenArranging, after: SeenArranging) -> Iterator[Event]:
    if isinstance(after.own, Bench) and after.own != before.own:
        yield YouLaid(after.own.laid)
    yield from (LockedIn(seat) for seat in after.locked if seat not in before.locked)
    yield from (Unlocked(seat) for seat in before.locked if seat not in after.locked)
