"""What was told in The Gang, read off two consecutive views."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.cards.card import Card
from backroom.core.wire import Event, FaceDown, Seat, Spectator, View, Viewer
from backroom.games.gang.choices import CENTRE, Place
from backroom.games.gang.events import (
    Agreed,
    ChipsDiscarded,
    ChipsOpened,
    Confirmed,
    Dealt,
    Drawn,
    GameEnded,
    HasChosen,
    PeekClosed,
    Proposed,
    RoundEnded,
    Showdown,
    Took,
    Turned,
    WaitOver,
    WasPutBack,
    WentOnward,
    YourCards,
    YourChoice,
)
from backroom.games.gang.seen import (
    SeenChips,
    SeenDealing,
    SeenDrawing,
    SeenGameOver,
    SeenGuessing,
    SeenHeist,
    SeenHeistOver,
    SeenOfHeist,
    SeenPassing,
    SeenPeeking,
    SeenRedealing,
    SeenRedrawing,
    SeenTurning,
)
from backroom.games.gang.talk import Proposal

from .retold_guess import guesses_retold
from .retold_story import happened


def retold(before: View, after: View) -> tuple[Event, ...]:
    """What was told between two views."""
    match before, after:
        case SeenDrawing(), SeenDealing(_, score):
            return (Drawn(score.challenges, score.specialists),)
        case SeenDealing(), SeenPeeking(viewer, _, heist) | SeenChips(viewer, _, heist):
            return (*_dealt(viewer, heist), *_opened(after))
        case SeenDealing(), SeenTurning(viewer, _, heist):
            return tuple(_dealt(viewer, heist))
        case SeenRedealing(), SeenPeeking(viewer, _, heist):
            return (*happened(before.heist, heist, viewer), *_own(viewer, heist))
        case SeenPeeking(), SeenPeeking():
            return tuple(PeekClosed(seat) for seat in after.looked if seat not in before.looked)
        case SeenPassing(), SeenPassing() | SeenChips() | SeenTurning():
            return (*_passed(before, after), *_opened(after))
        case SeenTurning(), SeenRedrawing() | SeenChips() | SeenTurning():
            return (*_turned(before, after), *_opened(after))
        case SeenPeeking() | SeenRedrawing(), SeenChips() | SeenTurning():
            return (*happened(before.heist, after.heist, after.viewer), *_opened(after))
        case (
            SeenChips(),
            SeenChips() | SeenTurning() | SeenGuessing() | SeenHeistOver() | SeenGameOver(),
        ):
            return (*_chips_retold(before, after), *_ended(before, after))
        case SeenGuessing(), SeenGuessing() | SeenHeistOver() | SeenGameOver():
            return (*guesses_retold(before, after), *_ended(before, after))
        case SeenHeistOver(), SeenHeistOver():
            return tuple(WentOnward(seat) for seat in after.onward if seat not in before.onward)
        case _:
            return ()


def _dealt(viewer: Viewer, heist: SeenHeist) -> Iterator[Event]:
    yield Dealt(heist.number)
    yield from _own(viewer, heist)


def _own(viewer: Viewer, heist: SeenHeist) -> Iterator[Event]:
    if not isinstance(viewer, Spectator):
        yield YourCards(_hand(heist, viewer))


def _opened(after: SeenOfHeist) -> Iterator[Event]:
    if isinstance(after, SeenChips):
        yield ChipsOpened(after.colour)


def _passed(before: SeenPassing, after: SeenPassing | SeenChips | SeenTurning) -> Iterator[Event]:
    """Who has chosen, with the card if it was the viewer; or the passing, which says enough."""
    if isinstance(after, SeenPassing):
        yield from (HasChosen(seat) for seat in after.chosen if seat not in before.chosen)
        yield from (YourChoice(card) for card in after.passing if card not in before.passing)
    yield from happened(before.heist, after.heist, after.viewer)


def _turned(before: SeenTurning, after: SeenOfHeist) -> Iterator[Event]:
    gone = before.heist.chips[: len(before.heist.chips) - len(after.heist.chips)]
    yield from (ChipsDiscarded(chips.colour) for chips in gone)
    yield Turned(after.heist.board[len(before.heist.board) :])


def _chips_retold(before: SeenChips, after: SeenOfHeist) -> Iterator[Event]:
    heist = after.heist
    if heist.moved > before.heist.moved:
        move = heist.moves[-1]
        if move.target == CENTRE:
            yield WasPutBack(_seat(move.source), move.colour, move.stars)
        else:
            yield Took(_seat(move.target), move.colour, move.stars, move.source)
    yield from happened(before.heist, heist, after.viewer)
    yield from (WaitOver(wait) for wait in before.heist.waits if wait not in heist.waits)
    if isinstance(after, SeenChips):
        yield from (Confirmed(seat) for seat in after.confirmed if seat not in before.confirmed)
        yield from _talk_retold(before, after)
    if len(heist.chips) > len(before.heist.chips):
        yield RoundEnded(heist.chips[-1].colour, heist.chips[-1].holders)


def _talk_retold(before: SeenChips, after: SeenChips) -> Iterator[Event]:
    match before.talk, after.talk:
        case Proposal(agreed=agreed), Proposal(number, agreed=more):
            yield from (Agreed(seat, number) for seat in more if seat not in agreed)
        case _, Proposal() as proposal:
            yield Proposed(proposal)
        case _:
            return


def _ended(before: SeenChips | SeenGuessing, after: SeenOfHeist) -> Iterator[Event]:
    if isinstance(before, SeenChips) and isinstance(after, SeenGuessing):
        yield from guesses_retold(before, after)
    if isinstance(after, SeenHeistOver | SeenGameOver):
        yield Showdown(after.shown, after.cracked, after.missed)
    if isinstance(after, SeenGameOver):
        yield GameEnded(after.won)


def _hand(heist: SeenHeist, seat: Seat) -> tuple[Card, ...]:
    hand = heist.hands[seat]
    return () if isinstance(hand, FaceDown) else hand


def _seat(place: Place) -> Seat:
    assert place != CENTRE, "expected a seat, got the centre"
    return place
