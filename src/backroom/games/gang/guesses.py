"""What can be guessed about the last hand of a showdown. All of it is public."""

from __future__ import annotations

from ...cards.poker import Category
from ...core.wire import Part, Seat, Wire
from .names import Challenge


class RankGuess(Wire, frozen=True):
    """One of its hole cards has this rank."""

    rank: int  # 2..14: a Jack is 11, an ace 14


class CategoryGuess(Wire, frozen=True):
    """It makes this."""

    category: Category


Guess = RankGuess | CategoryGuess


class GuessVote(Part, frozen=True):
    """The guess that a seat is for."""

    seat: Seat
    guess: Guess


class Guessed(Part, frozen=True):
    """The guess that the others settled on."""

    challenge: Challenge  # that asked
    guess: Guess
    by: tuple[Seat, ...]  # who was for it at the end
