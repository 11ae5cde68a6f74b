"""What challenges and specialists have done in a heist, as one viewer may know it."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from ...cards.card import Card
from ...cards.poker import Category
from ...core.wire import FaceDown, Seat, Viewer, Wire
from .names import Challenge, Specialist
from .rules import Colour

Hand = tuple[Card, ...] | FaceDown


class Deed(StrEnum):
    """What happened to cards of a seat."""

    DREW = "drew"  # from the deck into the hand
    DISCARDED = "discarded"  # from the hand, face down, out of the heist
    SHOWED = "showed"  # to another seat
    TOOK = "took"  # into the hand, for all to see


class Redealt(Wire, frozen=True):
    """All hands were put together, shuffled and dealt again. Rule G6.9"""

    round: Colour


class Passed(Wire, frozen=True):
    """Everybody passed a card to the left at the same moment. Rule G6.6"""

    round: Colour
    cards: tuple[Hand, ...]  # one each, by the seat that gave it


class Tripped(Wire, frozen=True):
    """A challenge makes a seat draw a new hand. Rules G7.3, G7.7"""

    round: Colour
    challenge: Challenge
    seat: Seat


class Answer(StrEnum):
    """How a proposal can end."""

    AGREED = "agreed"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"


class Answered(Wire, frozen=True):
    """How a proposal ended. Rule G5.3"""

    round: Colour
    proposal: int
    specialist: Specialist
    proposer: Seat
    user: Seat
    answer: Answer
    by: Seat  # who refused or withdrew it, or agreed last; the proposer if it lapsed


class Note(Wire, frozen=True):
    """Something that happened to cards of a seat."""

    round: Colour
    deed: Deed
    seat: Seat
    to: Seat  # who saw them; the seat itself unless they were shown to another
    cards: Hand


class Numbers(Wire, frozen=True):
    """A specialist told a number of each hand as it was then. Rules G6.3, G6.8"""

    round: Colour
    specialist: Specialist
    numbers: tuple[int, ...]  # by seat


class CategoryTold(Wire, frozen=True):
    """A specialist told what a hand made then. Rule G6.2"""

    round: Colour
    specialist: Specialist
    seat: Seat
    category: Category


class RankTold(Wire, frozen=True):
    """A specialist told how many cards of a rank a hand held then. Rule G6.4"""

    round: Colour
    specialist: Specialist
    seat: Seat
    rank: int  # 2..14
    count: int


Entry = Redealt | Passed | Tripped | Answered | Note | Numbers | CategoryTold | RankTold


def masked(entry: Entry, viewer: Viewer) -> Entry:
    """The entry as `viewer` may know it. Rules G6.1, G6.5, G6.6, G7.11"""
    match entry:
        case Passed(cards=cards):
            return replace(
                entry,
                cards=tuple(
                    hand if viewer in (giver, (giver + 1) % len(cards)) else _hidden(hand)
                    for giver, hand in enumerate(cards)
                ),
            )
        case Note(deed=deed, seat=seat, to=to) if deed is not Deed.TOOK and viewer not in (
            seat,
            to,
        ):
            return replace(entry, cards=_hidden(entry.cards))
        case _:
            return entry


def knowers(entry: Entry) -> tuple[Seat, ...]:
    """The seats that know more of the entry than everybody."""
    match entry:
        case Passed(cards=cards):
            return tuple(Seat(seat) for seat in range(len(cards)))
        case Note(deed=deed, seat=seat, to=to) if deed is not Deed.TOOK:
            return (seat,) if to == seat else (seat, to)
        case _:
            return ()


def _hidden(hand: Hand) -> FaceDown:
    return hand if isinstance(hand, FaceDown) else FaceDown(len(hand))
