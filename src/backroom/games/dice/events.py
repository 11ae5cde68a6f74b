"""What people are told; nothing is told to one seat alone."""

from __future__ import annotations

from ...core.wire import Event, Seat
from .choices import dice_tag
from .seen import PastGame, Result, Sits, StartDie, Thrown


class DiceNews(Event, frozen=True, tag=dice_tag):
    """The mark of the events of this game."""


class CircleBegan(DiceNews, frozen=True):
    """A circle begins."""

    circle: int
    seats: tuple[Seat, ...]  # who play it, clockwise


class Rebought(DiceNews, frozen=True):
    """A seat could not pay and brings a new stack. Rule D1.6"""

    seat: Seat
    stack: int  # with what it had


class SatOut(DiceNews, frozen=True):
    """A seat cannot pay and does not play this circle. Rule D1.6"""

    seat: Seat


class StartCast(DiceNews, frozen=True):
    """Dice for the start were thrown."""

    dice: tuple[StartDie, ...]


class StartTied(DiceNews, frozen=True):
    """These threw the highest and throw again."""

    seats: tuple[Seat, ...]


class StarterFound(DiceNews, frozen=True):
    """This seat starts."""

    seat: Seat


class GameBegan(DiceNews, frozen=True):
    """Everybody has paid the ante."""

    game: int
    order: tuple[Seat, ...]
    bank: int


class DiceThrown(DiceNews, frozen=True):
    """A seat has thrown."""

    seat: Seat
    thrown: Thrown


class TurnEnded(DiceNews, frozen=True):
    """A seat stands, or has thrown three times."""

    result: Result


class Tied(DiceNews, frozen=True):
    """These are equally best and play off. Rule D4.2"""

    seats: tuple[Seat, ...]


class PlayOffBegan(DiceNews, frozen=True):
    """A play-off begins."""

    play_off: int
    order: tuple[Seat, ...]


class GameWon(DiceNews, frozen=True):
    """The bank has a winner, or was split."""

    past: PastGame


class WentOn(DiceNews, frozen=True):
    """This seat has seen how the game ended, and others have not yet."""

    seat: Seat


class SeatChanged(DiceNews, frozen=True):
    """Somebody left this seat, came back to it or joined. Rule D1.4"""

    seat: Seat
    sits: Sits
    stack: int


class LastCircle(DiceNews, frozen=True):
    """No person is left: the match ends with this circle. Rule D1.4"""


class MatchEnded(DiceNews, frozen=True):
    """The largest stack has won."""

    winners: tuple[Seat, ...]


DiceEvent = (
    CircleBegan
    | Rebought
    | SatOut
    | StartCast
    | StartTied
    | StarterFound
    | GameBegan
    | DiceThrown
    | TurnEnded
    | Tied
    | PlayOffBegan
    | GameWon
    | WentOn
    | SeatChanged
    | LastCircle
    | MatchEnded
)
