"""What somebody who only listens to The Gang knows, compared with what a view holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from backroom.cards.card import Card
from backroom.cards.poker import best
from backroom.core.wire import Event, FaceDown, Seat, Spectator, View
from backroom.games.gang.choices import CENTRE
from backroom.games.gang.events import (
    ChipsOpened,
    Dealt,
    RoundEnded,
    Showdown,
    Took,
    Turned,
    WasPutBack,
    YourCards,
)
from backroom.games.gang.seen import (
    Chips,
    Move,
    PastHeist,
    Seen,
    SeenChips,
    SeenDealing,
    SeenGameOver,
    SeenHeistOver,
    SeenPeeking,
    SeenTurning,
)

MOVES_REMEMBERED = 240  # Rule G3.6


@dataclass(frozen=True, slots=True)
class Notes:
    """All that must last of what a seat was told."""

    past: tuple[PastHeist, ...] = ()
    number: int = 0  # of the heist being played
    own: tuple[Card, ...] = ()
    board: tuple[Card, ...] = ()
    chips: tuple[Chips, ...] = ()
    moves: tuple[Move, ...] = ()
    moved: int = 0
    held: Mapping[int, Seat] = field(default_factory=dict)  # open chips that are held, by stars
    contests: Mapping[int, int] = field(default_factory=dict)  # by stars, where more than 0


def noted(notes: Notes | None, event: Event) -> Notes:
    """The notes with what `event` says; None is who has heard nothing yet."""
    return _noted(notes or Notes(), event)


def forgotten(seen: View, notes: Notes | None) -> Iterator[str]:
    """Where the view differs from the notes of somebody who heard everything."""
    match seen:
        case (
            SeenDealing()
            | SeenPeeking()
            | SeenTurning()
            | SeenChips()
            | SeenHeistOver()
            | SeenGameOver()
        ):
            yield from _differences(seen, notes or Notes())
        case _:
            yield f"expected a view of The Gang, got {seen}"


def _differences(seen: Seen, notes: Notes) -> Iterator[str]:
    if isinstance(seen, SeenDealing):  # between heists only those that are over count
        notes = Notes(notes.past)
    if notes != _remembered(seen):
        yield f"heard {notes}, remembered {_remembered(seen)}"
    cracked = sum(past.cracked for past in notes.past)
    if (seen.score.vaults, seen.score.alarms) != (cracked, len(notes.past) - cracked):
        yield f"heard of {cracked} vaults in {len(notes.past)} heists, got {seen.score}"


def _remembered(seen: Seen) -> Notes:
    if isinstance(seen, SeenDealing):
        return Notes(seen.score.past)
    heist, viewer = seen.heist, seen.viewer
    hand = FaceDown(1) if isinstance(viewer, Spectator) else heist.hands[viewer]
    notes = Notes(
        seen.score.past,
        heist.number,
        () if isinstance(hand, FaceDown) else hand,
        heist.board,
        heist.chips,
        heist.moves,
        heist.moved,
    )
    return _with_open_chips(notes, seen) if isinstance(seen, SeenChips) else notes


def _with_open_chips(notes: Notes, seen: SeenChips) -> Notes:
    places = enumerate(seen.places, start=1)
    contests = enumerate(seen.contests, start=1)
    return replace(
        notes,
        held={stars: place for stars, place in places if place != CENTRE},
        contests={stars: count for stars, count in contests if count},
    )


def _noted(notes: Notes, event: Event) -> Notes:
    match event:
        case Dealt(heist):
            return Notes(notes.past, heist)
        case YourCards(cards):
            return replace(notes, own=cards)
        case Turned(cards):
            return replace(notes, board=notes.board + cards)
        case ChipsOpened():
            return replace(notes, held={}, contests={})
        case Took(seat, colour, stars, source):
            held = {**_without(notes, seat), stars: seat}  # Rule G2.4
            contests = dict(notes.contests)
            if source != CENTRE:
                contests[stars] = contests.get(stars, 0) + 1
            moved = _moved(notes, Move(colour, stars, source, seat))
            return replace(moved, held=held, contests=contests)
        case WasPutBack(seat, colour, stars):
            moved = _moved(notes, Move(colour, stars, seat, CENTRE))
            return replace(moved, held=_without(notes, seat))
        case RoundEnded(colour):
            holders = tuple(seat for _, seat in sorted(notes.held.items()))
            chips = (*notes.chips, Chips(colour, holders))
            return replace(notes, chips=chips, held={}, contests={})
        case Showdown(shown, cracked):
            by_seat = sorted(shown, key=lambda hand: hand.seat)
            hands = tuple(hand.hole for hand in by_seat)
            categories = tuple(hand.category for hand in by_seat)
            strengths = [best(hand.hole + notes.board).strength for hand in by_seat]
            places = tuple(1 + sum(one < other for one in strengths) for other in strengths)
            past = PastHeist(
                notes.number, hands, notes.board, notes.chips, categories, places, cracked
            )
            return replace(notes, past=(*notes.past, past))
        case _:
            return notes


def _without(notes: Notes, seat: Seat) -> dict[int, Seat]:
    return {stars: holder for stars, holder in notes.held.items() if holder != seat}


def _moved(notes: Notes, move: Move) -> Notes:
    moves = (*notes.moves, move)[-MOVES_REMEMBERED:]
    return replace(notes, moves=moves, moved=notes.moved + 1)
