"""What somebody who only listens to The Gang knows, compared with what a view holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from msgspec import structs

from backroom.cards.card import JACK, Card
from backroom.cards.category import CATEGORIES
from backroom.cards.poker import best
from backroom.core.wire import Event, FaceDown, Seat, Spectator, View
from backroom.games.gang.choices import CENTRE
from backroom.games.gang.events import (
    ChipsDiscarded,
    ChipsOpened,
    Dealt,
    GuessSettled,
    Happened,
    Proposed,
    RoundEnded,
    Showdown,
    Took,
    Turned,
    WaitOver,
    WasPutBack,
    YourCards,
)
from backroom.games.gang.guesses import Guessed
from backroom.games.gang.seen import (
    Chips,
    Move,
    PastHeist,
    Seen,
    SeenChips,
    SeenDealing,
    SeenDrawing,
    SeenRedealing,
    Shown,
)
from backroom.games.gang.story import Answer, Answered, Deed, Entry, Hand, Note, Passed
from backroom.games.gang.talk import Wait

MOVES_REMEMBERED = 240  # Rule G3.6


@dataclass(frozen=True, slots=True)
class Notes:
    """All that must last of what a seat was told."""

    past: tuple[PastHeist, ...] = ()
    number: int = 0  # of the heist being played
    own: tuple[Card, ...] = ()  # but for the Jack: all see who took it
    board: tuple[Card, ...] = ()
    chips: tuple[Chips, ...] = ()
    moves: tuple[Move, ...] = ()
    moved: int = 0
    held: Mapping[int, Seat] = field(default_factory=dict)  # open chips that are held, by stars
    contests: Mapping[int, int] = field(default_factory=dict)  # by stars, where more than 0
    story: tuple[Entry, ...] = ()
    proposals: int = 0
    waits: tuple[Wait, ...] = ()
    guessed: tuple[Guessed, ...] = ()


def noted(notes: Notes | None, event: Event) -> Notes:
    """The notes with what `event` says; None is who has heard nothing yet."""
    return _noted(notes or Notes(), event)


def forgotten(seen: View, notes: Notes | None) -> Iterator[str]:
    """Where the view differs from the notes of somebody who heard everything."""
    if isinstance(seen, Seen):
        yield from _differences(seen, notes or Notes())
    else:
        yield f"expected a view of The Gang, got {seen}"


def _differences(seen: Seen, notes: Notes) -> Iterator[str]:
    if isinstance(seen, SeenDrawing | SeenDealing):  # between heists only those that are over count
        notes = Notes(notes.past)
    elif isinstance(seen, SeenRedealing):  # Rule G2.2: these hands cannot be looked at again
        notes = replace(notes, own=())
    if notes != _remembered(seen):
        yield f"heard {notes}, remembered {_remembered(seen)}"
    cracked = sum(past.cracked for past in notes.past)
    if (seen.score.vaults, seen.score.alarms) != (cracked, len(notes.past) - cracked):
        yield f"heard of {cracked} vaults in {len(notes.past)} heists, got {seen.score}"


def _remembered(seen: Seen) -> Notes:
    if isinstance(seen, SeenDrawing | SeenDealing):
        return Notes(_past(seen))
    heist, viewer = seen.heist, seen.viewer
    hand = FaceDown(1) if isinstance(viewer, Spectator) else heist.hands[viewer]
    notes = Notes(
        _past(seen),
        heist.number,
        () if isinstance(hand, FaceDown) else tuple(card for card in hand if card != JACK),
        heist.board,
        heist.chips,
        heist.moves,
        heist.moved,
        story=heist.story,
        proposals=heist.proposals,
        waits=heist.waits,
        guessed=heist.guessed,
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
            return replace(notes, past=(*notes.past, _shown(notes, shown, cracked=cracked)))
        case Happened(entry):
            return _happened(notes, entry)
        case ChipsDiscarded(colour):  # Rule G7.13
            chips = tuple(chips for chips in notes.chips if chips.colour is not colour)
            return replace(notes, chips=chips, moves=(), moved=0)
        case Proposed(proposal):
            return replace(notes, proposals=proposal.number)
        case WaitOver(wait):
            return replace(notes, waits=tuple(one for one in notes.waits if one != wait))
        case GuessSettled(guessed):
            return replace(notes, guessed=(*notes.guessed, guessed))
        case _:
            return notes


def _shown(notes: Notes, shown: tuple[Shown, ...], *, cracked: bool) -> PastHeist:
    by_seat = sorted(shown, key=lambda hand: hand.seat)
    hands = tuple(hand.hole for hand in by_seat)
    categories = tuple(hand.category for hand in by_seat)
    strengths = [
        (CATEGORIES.index(hand.category), hand.lifted, best(hand.hole + notes.board).strength)
        for hand in by_seat
    ]
    places = tuple(1 + sum(one < other for one in strengths) for other in strengths)
    return PastHeist(
        notes.number,
        hands,
        notes.board,
        notes.chips,
        categories,
        places,
        cracked,
        guessed=notes.guessed,
    )


def _happened(notes: Notes, entry: Entry) -> Notes:
    """What all are told, or once more with the cards that only this listener is told."""
    told_again = isinstance(entry, Note | Passed) and _knows_more(notes.story, entry)
    story = notes.story[:-1] if told_again else notes.story
    notes = replace(notes, story=(*story, entry))
    match entry:
        case Answered(answer=Answer.REFUSED | Answer.LAPSED, proposer=seat, proposal=number):
            return replace(notes, waits=(*notes.waits, Wait(seat, number)))
        case Passed(cards=cards):
            return replace(notes, own=_passed(notes.own, cards))
        case Note(deed=deed, cards=cards) if not isinstance(cards, FaceDown):
            return replace(notes, own=_own(notes.own, deed, cards))
        case _:
            return notes


def _own(own: tuple[Card, ...], deed: Deed, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    match deed:
        case Deed.DREW:
            return own + cards
        case Deed.DISCARDED:
            return tuple(card for card in own if card not in cards)
        case _:
            return own


def _knows_more(story: tuple[Entry, ...], entry: Note | Passed) -> bool:
    last = story[-1] if story else None
    if isinstance(entry, Note) and isinstance(last, Note):
        return isinstance(last.cards, FaceDown) and last == structs.replace(entry, cards=last.cards)
    return isinstance(entry, Passed) and isinstance(last, Passed)


def _passed(own: tuple[Card, ...], cards: tuple[Hand, ...]) -> tuple[Card, ...]:
    """The own hand without the card given, then with the card received, which comes last."""
    seen = [card for hand in cards if isinstance(hand, tuple) for card in hand]
    given = [card for card in seen if card in own]
    received = [card for card in seen if card not in own]
    return (*(card for card in own if card not in given), *received)


def _past(seen: Seen) -> tuple[PastHeist, ...]:
    """The heists that are over, without the cards that were in force: all see those lie there."""
    return tuple(structs.replace(past, challenges=(), specialists=()) for past in seen.score.past)


def _without(notes: Notes, seat: Seat) -> dict[int, Seat]:
    return {stars: holder for stars, holder in notes.held.items() if holder != seat}


def _moved(notes: Notes, move: Move) -> Notes:
    moves = (*notes.moves, move)[-MOVES_REMEMBERED:]
    return replace(notes, moves=moves, moved=notes.moved + 1)
