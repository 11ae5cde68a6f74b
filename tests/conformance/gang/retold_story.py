"""What cards in force made a viewer hear, read off the stories of two views."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from backroom.core.wire import Event, FaceDown, Spectator, Viewer
from backroom.games.gang.events import Happened
from backroom.games.gang.seen import SeenHeist
from backroom.games.gang.story import Deed, Entry, Hand, Note, Passed


def happened(before: SeenHeist, after: SeenHeist, viewer: Viewer) -> Iterator[Event]:
    """Each new entry as all hear it, and once more for those who know more."""
    for entry in after.story[len(before.story) :]:
        yield Happened(_for_all(entry))
        if not isinstance(viewer, Spectator) and _is_addressed(entry, viewer):
            yield Happened(entry)


def _for_all(entry: Entry) -> Entry:
    match entry:
        case Note(deed=Deed.TOOK):
            return entry
        case Note(cards=cards):
            return structs.replace(entry, cards=_down(cards))
        case Passed(cards=cards):
            return structs.replace(entry, cards=tuple(map(_down, cards)))
        case _:
            return entry


def _is_addressed(entry: Entry, viewer: Viewer) -> bool:
    match entry:
        case Note(deed=deed, seat=seat, to=to):
            return deed is not Deed.TOOK and viewer in (seat, to)
        case Passed():
            return True
        case _:
            return False


def _down(hand: Hand) -> FaceDown:
    return hand if isinstance(hand, FaceDown) else FaceDown(len(hand))
