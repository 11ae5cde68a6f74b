"""What a card in force makes of a heist, and what it makes people hear."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ...cards.card import Card
from ...core.game import Everyone, Told
from ...core.wire import Event, Seat, Spectator
from .events import Happened
from .state import Heist
from .story import Entry, knowers, masked

Cards = tuple[Card, ...]
EVERYONE = Everyone()


class Effect(NamedTuple):
    """A heist after something happened in it."""

    heist: Heist
    told: tuple[Told, ...] = ()


def entered(heist: Heist, *entries: Entry) -> Effect:
    """The heist with these in its story, each told to all as far as all may know it."""
    told = tuple(told for entry in entries for told in _told(entry))
    return Effect(replace(heist, story=(*heist.story, *entries)), told)


def with_hand(heist: Heist, seat: Seat, hand: Cards) -> Heist:
    """The heist with these cards for `seat`."""
    return replace(heist, hands=(*heist.hands[:seat], hand, *heist.hands[seat + 1 :]))


def but(hand: Cards, card: Card) -> Cards:
    """The hand without this card."""
    return tuple(other for other in hand if other != card)


def to_all(event: Event) -> Told:
    """The event, for everybody."""
    return Told(event, EVERYONE)


def _told(entry: Entry) -> Iterator[Told]:
    yield to_all(Happened(masked(entry, Spectator())))
    for seat in knowers(entry):
        yield Told(Happened(masked(entry, seat)), seat)
