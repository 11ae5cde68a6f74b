"""What people are told. An event for one seat is another event than one for all."""

from __future__ import annotations

from ...core.wire import Event, Seat
from .layouts import Cards, Layout
from .seen import DealResult
from .tags import crash_tag


class CrashNews(Event, frozen=True, tag=crash_tag):
    """The mark of the events of this game."""


class DealerDrawn(CrashNews, frozen=True):
    """To all: this seat deals first."""

    dealer: Seat


class HandsDealt(CrashNews, frozen=True):
    """To all: a deal begins, every seat holds its cards."""

    deal: int  # from 1
    dealer: Seat


class YourHand(CrashNews, frozen=True):
    """To its holder alone: dealt, or got for the cards thrown in."""

    cards: Cards


class HasAnswered(CrashNews, frozen=True):
    """To all: this seat has decided, and the other has not yet."""

    seat: Seat


class YourAnswer(CrashNews, frozen=True):
    """To the seat that has decided alone."""

    swap: bool


class Declined(CrashNews, frozen=True):
    """To all: this seat keeps its cards, and the next one is asked."""

    seat: Seat


class Exchanged(CrashNews, frozen=True):
    """To all: the exchange is over."""

    seats: tuple[Seat, ...]  # who throw in their cards for others


class YouLaid(CrashNews, frozen=True):
    """To the seat alone: the table has these hands."""

    hands: Layout


class LockedIn(CrashNews, frozen=True):
    """To all: this seat is ready to show its hands, and others are not yet."""

    seat: Seat


class Unlocked(CrashNews, frozen=True):
    """To all: this seat changes its hands after all."""

    seat: Seat


class Revealed(CrashNews, frozen=True):
    """To all: every hand, and who scored."""

    result: DealResult


class WentOn(CrashNews, frozen=True):
    """To all: this seat has seen the hands, and others have not yet."""

    seat: Seat


class GameWon(CrashNews, frozen=True):
    """To all: the game is over."""

    winners: tuple[Seat, ...]


CrashEvent = (
    DealerDrawn
    | HandsDealt
    | YourHand
    | HasAnswered
    | YourAnswer
    | Declined
    | Exchanged
    | YouLaid
    | LockedIn
    | Unlocked
    | Revealed
    | WentOn
    | GameWon
)
