"""Where each card of The Gang lies, and which of them a viewer may not know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from backroom.cards.card import Card
from backroom.core.game import By
from backroom.core.wire import Seat, Viewer
from backroom.games.gang import State
from backroom.games.gang.choices import Discard, PassOn, Show
from backroom.games.gang.state import (
    Action,
    ChipsOpen,
    Dealing,
    Drawing,
    GameOver,
    Guessing,
    Heist,
    HeistOver,
    Passing,
    Redealing,
)
from backroom.games.gang.story import Deed, Note, Passed
from backroom.games.gang.talk import Owed

from ..subject import Place

Hands = tuple[tuple[Card, ...], ...]
JACK = "J*"


def cards(state: State) -> dict[Place, Card]:
    """Each card that lies somewhere; heists that are over keep theirs, for all to look up."""
    lying: dict[Place, Card] = {}
    for past in state.score.past:
        lying.update(_lying(past.number, past.hands, past.board))
    if not isinstance(state, Drawing | Dealing):
        heist = state.heist
        lying.update(_lying(heist.number, heist.hands, heist.board))
        for index, (_, card) in enumerate(discards(heist)):
            lying[heist.number, f"discard {index}"] = card
    return lying


def moved(before: State, after: State) -> frozenset[Place]:
    """Places whose card may be another: what cards in force touch, and discards after a heist."""
    if isinstance(before, Drawing | Dealing):
        return frozenset()
    number = before.heist.number
    if isinstance(after, Drawing | Dealing):
        count = len(discards(before.heist))
        return frozenset((number, f"discard {index}") for index in range(count))
    if before.heist.story == after.heist.story:
        return frozenset()
    hands = enumerate(before.heist.hands)
    return frozenset(
        (number, hole(seat, card)) for seat, hand in hands for card in range(len(hand))
    )


def discards(heist: Heist) -> tuple[tuple[Seat, Card], ...]:
    """The cards out of the heist, with who discarded them."""
    return tuple(
        (entry.seat, card)
        for entry in heist.story
        if isinstance(entry, Note) and entry.deed is Deed.DISCARDED
        for card in _truly(entry.cards)
    )


def secrets(state: State, viewer: Viewer) -> frozenset[Place]:
    """The places whose card `viewer` may not know."""
    if isinstance(state, Drawing | Dealing):
        return frozenset()
    heist = state.heist
    hidden = {
        (heist.number, hole(seat, card))
        for seat in _closed_hands(state, viewer)
        for card in range(len(heist.hands[seat]))
    }
    thrown = {  # Rule G7.11
        (heist.number, f"discard {index}")
        for index, (seat, _) in enumerate(discards(heist))
        if seat != viewer
    }
    return frozenset(hidden | thrown)


def facts(state: State, viewer: Viewer) -> object:
    """What cards in force have told `viewer`, and what they told all. Rules G5, G6, G7"""
    if isinstance(state, Drawing | Dealing):
        return state.score
    ballots = state.ballots if isinstance(state, Guessing) else ()
    story = tuple(_fact(entry, viewer) for entry in state.heist.story)
    return state.score, story, state.heist.guessed, ballots


def alike(state: State, action: Action, viewer: Viewer) -> tuple[Action, ...]:
    """The actions here that `viewer` cannot tell from this one: another card, not seen."""
    match state, action:
        case Passing(heist=heist), By(seat, PassOn(number)) if seat != viewer:
            return tuple(By(seat, PassOn(number, card)) for card in heist.hands[seat])
        case ChipsOpen(heist=heist, talk=Owed(user=seat)), By(by, Show(_, to)) if (
            by == seat and viewer not in (seat, to)
        ):
            return tuple(By(seat, Show(card, to)) for card in heist.hands[seat])
        case ChipsOpen(heist=heist, talk=Owed(user=seat)), By(by, Discard()) if (
            by == seat and viewer != seat
        ):
            took = isinstance(heist.story[-1], Note) and heist.story[-1].deed is Deed.TOOK
            free = (card for card in heist.hands[seat] if not (took and card == JACK))
            return tuple(By(seat, Discard(card)) for card in free)  # Rule G6.7
        case _:
            return (action,)


def hole(seat: int, card: int) -> str:
    """The place of a hole card."""
    return f"hole card {card} of seat {seat}"


def _closed_hands(state: State, viewer: Viewer) -> Iterable[int]:
    seats = range(state.rules.players)
    match state:
        case HeistOver() | GameOver():  # Rule G2.9: all hands are shown
            return ()
        case Redealing():  # Rule G2.2: taken
            return seats
        case Guessing(heist=heist):  # Rule G7.18: all but the last are open
            holder = heist.chips[-1].holders[-1]
            return () if viewer == holder else (holder,)
        case _:
            return (seat for seat in seats if seat != viewer)


def _fact(entry: object, viewer: Viewer) -> object:
    match entry:
        case Note(deed=Deed.TOOK):
            return entry
        case Note(round=colour, deed=deed, seat=seat, to=to, cards=hand):
            known = hand if viewer in (seat, to) else len(_truly(hand))
            return colour, deed, seat, to, known
        case Passed(round=colour, cards=passed):  # Rule G6.6
            ends = (_ends(giver, len(passed)) for giver in range(len(passed)))
            pairs = zip(passed, ends, strict=True)
            return colour, [hand if viewer in pair else None for hand, pair in pairs]
        case _:
            return entry


def _ends(giver: int, players: int) -> tuple[int, int]:
    return giver, (giver + 1) % players


def _truly(hand: object) -> tuple[Card, ...]:
    assert isinstance(hand, tuple), f"expected cards in the truth, got {hand}"
    return hand


@lru_cache
def _lying(number: int, hands: Hands, board: tuple[Card, ...]) -> Mapping[Place, Card]:
    places = {f"board card {index}": card for index, card in enumerate(board)}
    for seat, hand in enumerate(hands):
        places |= {hole(seat, index): card for index, card in enumerate(hand)}
    return {(number, place): card for place, card in places.items()}
