"""What many games came to: sums of whole numbers, so that any order of adding gives the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from math import sqrt
from typing import NamedTuple, Self, TypeVar

from ..core.game import By
from ..games.crash import CrashRules
from ..games.dice import DiceRules
from ..games.gang import PutBack, Rules, Take
from .playing import Finished

SumsT = TypeVar("SumsT", "GangTotals", "Sample")


@dataclass(frozen=True, slots=True)
class GangTotals:
    """Games of The Gang."""

    games: int = 0
    games_won: int = 0
    heists: int = 0
    heists_won: int = 0
    chip_moves: int = 0  # taken or put back, in all rounds, discarded colours too

    @classmethod
    def of(cls, game: Finished) -> Self:
        """One game."""
        score, moves = game.state.score, 0
        for action in game.actions:
            moves += isinstance(action, By) and isinstance(action.choice, Take | PutBack)
        heists, won = len(score.past), score.vaults
        return cls(1, int(any(game.points)), heists, won, moves)

    def __add__(self, other: GangTotals) -> GangTotals:
        return _added(self, other)

    @property
    def heist_standard_error(self) -> float:
        """Of the share of heists that were won, 0..0.5."""
        if not self.heists:
            return 0.0
        share = self.heists_won / self.heists
        return sqrt(share * (1 - share) / self.heists)

    @property
    def chip_moves_per_heist(self) -> float:
        """0 while no heist is over."""
        return self.chip_moves / self.heists if self.heists else 0.0


@dataclass(frozen=True, slots=True)
class Sample:
    """Numbers of which only count, sum and sum of squares are kept."""

    count: int = 0
    sum: int = 0
    squares: int = 0

    @classmethod
    def of(cls, numbers: Iterable[int]) -> Self:
        """These numbers."""
        all_ = tuple(numbers)
        return cls(len(all_), sum(all_), sum(number * number for number in all_))

    def __add__(self, other: Sample) -> Sample:
        return _added(self, other)

    @property
    def mean(self) -> float:
        """0 of none."""
        return self.sum / self.count if self.count else 0.0

    @property
    def standard_error(self) -> float:
        """Of the mean, as if the numbers were independent; 0 of fewer than two."""
        if self.count < 2:
            return 0.0
        squares = self.squares - self.sum * self.sum / self.count
        return sqrt(max(0.0, squares) / (self.count - 1) / self.count)


@dataclass(frozen=True, slots=True)
class SeatTotals:
    """What one seat made of its games of Crash or matches of dice poker."""

    won: int = 0  # games; of a shared win each has won
    points: Sample = Sample()  # Crash: of each deal. Dice poker: the stack after each match

    def __add__(self, other: Self) -> Self:
        return type(self)(self.won + other.won, self.points + other.points)


class Unit(NamedTuple):
    """What is counted, by its name in results."""

    parts: str  # what a game is made of
    measure: str  # what each seat gets of it


DEALS = Unit("deals", "points_per_deal")
MATCHES = Unit("games_of_dice", "stack")


@dataclass(frozen=True, slots=True)
class TableTotals:
    """Games of Crash, or matches of dice poker."""

    unit: Unit
    games: int = 0
    parts: int = 0  # deals of Crash; games of dice poker in all matches
    seats: tuple[SeatTotals, ...] = ()

    @classmethod
    def of_crash(cls, game: Finished) -> Self:
        """One game."""
        past, won = game.state.standing.past, _winners(game)
        seats = (
            SeatTotals(int(seat in won), Sample.of(deal.points[seat] for deal in past))
            for seat in range(len(game.points))
        )
        return cls(DEALS, 1, len(past), tuple(seats))

    @classmethod
    def of_dice(cls, match: Finished) -> Self:
        """One match."""
        won = _winners(match)
        seats = (
            SeatTotals(int(seat in won), Sample.of([stack]))
            for seat, stack in enumerate(match.points)
        )
        return cls(MATCHES, 1, match.state.standing.games, tuple(seats))

    def __add__(self, other: Self) -> Self:
        if not self.seats or not other.seats:
            return self if self.seats else other
        seats = (one + two for one, two in zip(self.seats, other.seats, strict=True))
        games, parts = self.games + other.games, self.parts + other.parts
        return type(self)(self.unit, games, parts, tuple(seats))


Totals = GangTotals | TableTotals

NOTHING: dict[type, Totals] = {
    Rules: GangTotals(),
    DiceRules: TableTotals(MATCHES),
    CrashRules: TableTotals(DEALS),
}
"""No games, by the type of a game's rules."""


def totals_of(game: Finished) -> Totals:
    """What one game came to."""
    match game.rules:
        case Rules():
            return GangTotals.of(game)
        case CrashRules():
            return TableTotals.of_crash(game)
        case DiceRules():
            return TableTotals.of_dice(game)
        case _:
            raise TypeError(f"expected rules of a game, got {type(game.rules).__name__}")


def together(one: Totals, other: Totals) -> Totals:
    """The totals of the games of both, which are of one kind."""
    match one, other:
        case GangTotals(), GangTotals():
            return one + other
        case TableTotals(), TableTotals():
            return one + other
        case _:
            raise TypeError(f"expected totals of one game, got {one} and {other}")


def _winners(game: Finished) -> set[int]:
    most = max(game.points)
    return {seat for seat, points in enumerate(game.points) if points == most}


def _added(one: SumsT, other: SumsT) -> SumsT:
    sums = (getattr(one, field.name) + getattr(other, field.name) for field in fields(one))
    return type(one)(*sums)
