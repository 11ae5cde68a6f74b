"""What people are told. An event for one seat is another event than one for all."""

from __future__ import annotations

from ...cards.card import Card
from ...core.wire import Event, Seat
from .choices import Place, gang_tag
from .rules import Colour
from .seen import Shown


class GangNews(Event, frozen=True, tag=gang_tag):
    """The mark of the events of this game."""


class Dealt(GangNews, frozen=True):
    """To all: a heist begins, every seat holds its hole cards."""

    heist: int  # from 1


class YourCards(GangNews, frozen=True):
    """To their holder alone."""

    cards: tuple[Card, ...]


class PeekClosed(GangNews, frozen=True):
    """To all: this seat has looked, and others have not yet."""

    seat: Seat


class Turned(GangNews, frozen=True):
    """To all: community cards are turned."""

    cards: tuple[Card, ...]


class ChipsOpened(GangNews, frozen=True):
    """To all: the chips of a round lie in the centre."""

    colour: Colour


class Took(GangNews, frozen=True):
    """To all: a seat took a chip. One that it held before lies in the centre again."""

    seat: Seat
    colour: Colour
    stars: int
    source: Place


class WasPutBack(GangNews, frozen=True):
    """To all: a seat put its chip back to the centre."""

    seat: Seat
    colour: Colour
    stars: int


class Confirmed(GangNews, frozen=True):
    """To all: this seat is fine with the chips as they lie."""

    seat: Seat


class RoundEnded(GangNews, frozen=True):
    """To all: these chips cannot be moved any more."""

    colour: Colour
    holders: tuple[Seat, ...]  # by stars, from 1


class Showdown(GangNews, frozen=True):
    """To all: every hand is shown, weakest red chip first."""

    shown: tuple[Shown, ...]
    cracked: bool  # a vault, else an alarm


class WentOnward(GangNews, frozen=True):
    """To all: this seat has seen how the heist ended, and others have not yet."""

    seat: Seat


class GameEnded(GangNews, frozen=True):
    """To all: the gang has won or lost."""

    won: bool


GangEvent = (
    Dealt
    | YourCards
    | PeekClosed
    | Turned
    | ChipsOpened
    | Took
    | WasPutBack
    | Confirmed
    | RoundEnded
    | Showdown
    | WentOnward
    | GameEnded
)
