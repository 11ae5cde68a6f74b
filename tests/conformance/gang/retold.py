"""What was told in The Gang, read off two consecutive views."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.cards.card import Card
from backroom.core.wire import Event, FaceDown, Seat, Spectator, View, Viewer
from backroom.games.gang.choices import CENTRE, Place
from backroom.games.gang.events import (
    ChipsOpened,
    Confirmed,
    Dealt,
    GameEnded,
    PeekClosed,
    RoundEnded,
    Showdown,
    Took,
    Turned,
    WasPutBack,
    WentOnward,
    YourCards,
)
from backroom.games.gang.seen import (
    SeenChips,
    SeenDealing,
    SeenGameOver,
    SeenHeist,
    SeenHeistOver,
    SeenPeeking,
    SeenTurning,
)


def retold(before: View, after: View) -> tuple[Event, ...]:
    """What was told between two views."""
    match before, after:
        case SeenDealing(), SeenPeeking(viewer, _, heist):
            return _dealt(viewer, heist)
        case SeenDealing(), SeenChips(viewer, _, heist):
            return (*_dealt(viewer, heist), ChipsOpened(after.colour))
        case SeenPeeking(), SeenPeeking():
            return tuple(PeekClosed(seat) for seat in after.looked if seat not in before.looked)
        case SeenPeeking(), SeenChips():
            return (ChipsOpened(after.colour),)
        case SeenTurning(), SeenChips():
            fresh = after.heist.board[len(before.heist.board) :]
            return (Turned(fresh), ChipsOpened(after.colour))
        case SeenChips(), SeenChips() | SeenTurning():
            fine = after.confirmed if isinstance(after, SeenChips) else ()
            confirmed = (Confirmed(seat) for seat in fine if seat not in before.confirmed)
            return (*_chips_retold(before, after.heist), *confirmed)
        case SeenChips(), SeenHeistOver() | SeenGameOver():
            showdown = Showdown(after.shown, after.cracked)
            end = (GameEnded(after.won),) if isinstance(after, SeenGameOver) else ()
            return (*_chips_retold(before, after.heist), showdown, *end)
        case SeenHeistOver(), SeenHeistOver():
            return tuple(WentOnward(seat) for seat in after.onward if seat not in before.onward)
        case _:
            return ()


def _dealt(viewer: Viewer, heist: SeenHeist) -> tuple[Event, ...]:
    own = () if isinstance(viewer, Spectator) else (YourCards(_hand(heist, viewer)),)
    return (Dealt(heist.number), *own)


def _chips_retold(before: SeenChips, heist: SeenHeist) -> Iterator[Event]:
    if heist.moved > before.heist.moved:
        move = heist.moves[-1]
        if move.target == CENTRE:
            yield WasPutBack(_seat(move.source), move.colour, move.stars)
        else:
            yield Took(_seat(move.target), move.colour, move.stars, move.source)
    if len(heist.chips) > len(before.heist.chips):
        yield RoundEnded(heist.chips[-1].colour, heist.chips[-1].holders)


def _hand(heist: SeenHeist, seat: Seat) -> tuple[Card, ...]:
    hand = heist.hands[seat]
    return () if isinstance(hand, FaceDown) else hand


def _seat(place: Place) -> Seat:
    assert place != CENTRE, "expected a seat, got the centre"
    return place
