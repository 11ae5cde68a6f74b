"""What somebody who only listens to Crash knows, compared with what a view holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from backroom.core.wire import Event, FaceDown, View
from backroom.games.crash.events import (
    Declined,
    Exchanged,
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
from backroom.games.crash.layouts import Cards, Layout
from backroom.games.crash.seen import (
    Bench,
    CrashSeen,
    DealResult,
    SeenArranging,
    SeenDealOver,
    SeenDeciding,
    SeenOfDeal,
    SeenOffering,
    SeenRepacking,
)


@dataclass(frozen=True, slots=True)
class Notes:
    """All that must last of what was told."""

    past: tuple[DealResult, ...] = ()
    deal: tuple[int, int] = (0, 0)  # its number and dealer
    hand: Cards = ()
    thrown: Cards = ()  # the own cards before the exchange
    answered: frozenset[int] = frozenset()
    swaps: tuple[bool, ...] = ()
    declined: frozenset[int] = frozenset()
    swapped: tuple[int, ...] = ()
    laid: Layout = ()
    locked: frozenset[int] = frozenset()
    reopened: frozenset[int] = frozenset()
    onward: frozenset[int] = frozenset()


def noted(notes: Notes | None, event: Event) -> Notes:
    """The notes with what `event` says; None is who has heard nothing yet."""
    return _noted(notes or Notes(), event)


def forgotten(seen: View, notes: Notes | None) -> Iterator[str]:
    """Where the view differs from the notes of somebody who heard everything."""
    assert isinstance(seen, CrashSeen)
    heard = notes or Notes()
    if seen.standing.past != heard.past:
        yield f"past: heard {heard.past}, remembered {seen.standing.past}"
    if not isinstance(seen, SeenOfDeal):
        return
    for name, remembered in _remembered(seen).items():
        if getattr(heard, name) != remembered:
            yield f"{name}: heard {getattr(heard, name)}, remembered {remembered}"
    if isinstance(seen, SeenOffering) and seen.asked in heard.declined:
        yield f"seat {seen.asked} is asked, which has declined"


def _remembered(seen: SeenOfDeal) -> dict[str, object]:
    """What the view holds, by the names of the notes."""
    deal = seen.deal
    own: dict[str, object] = {
        "deal": (deal.number, deal.dealer),
        "hand": next((hand for hand in deal.hands if not isinstance(hand, FaceDown)), ()),
        "thrown": next(
            (one.cards for one in deal.thrown if not isinstance(one.cards, FaceDown)), ()
        ),
        "swapped": tuple(one.seat for one in deal.thrown),
    }
    match seen:
        case SeenRepacking(swapping=swapping):
            own["swapped"] = swapping
        case SeenDeciding(answered=answered, swaps=swaps):
            own |= {"answered": frozenset(answered), "swaps": swaps}
        case SeenArranging(own=bench, locked=locked, reopened=reopened):
            own |= {"locked": frozenset(locked), "reopened": frozenset(reopened)}
            own["laid"] = bench.laid if isinstance(bench, Bench) else ()
        case SeenDealOver(onward=onward):
            own["onward"] = frozenset(onward)
        case _:
            pass
    return own


def _noted(notes: Notes, event: Event) -> Notes:
    match event:
        case HandsDealt(deal, dealer):
            return Notes(past=notes.past, deal=(deal, dealer))
        case YourHand(cards):
            return replace(notes, hand=cards, thrown=notes.hand)
        case HasAnswered(seat):
            return replace(notes, answered=notes.answered | {seat})
        case YourAnswer(swap):
            return replace(notes, swaps=(swap,))
        case Declined(seat):
            return replace(notes, declined=notes.declined | {seat})
        case Exchanged(seats):
            return replace(notes, swapped=seats)
        case YouLaid(hands):
            return replace(notes, laid=hands)
        case LockedIn(seat):
            return replace(notes, locked=notes.locked | {seat}, reopened=notes.reopened - {seat})
        case Unlocked(seat):
            return replace(notes, locked=notes.locked - {seat}, reopened=notes.reopened | {seat})
        case Revealed(result):
            return replace(notes, past=(*notes.past, result))
        case WentOn(seat):
            return replace(notes, onward=notes.onward | {seat})
        case _:
            return notes
