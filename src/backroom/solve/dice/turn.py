"""A turn of three throws, played as well as can be for whatever its result is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ...cards.dice import DICE_IN_A_HAND
from .decision import Decision, ordered
from .throws import (
    COUNTS,
    FULL,
    LOTS,
    Chances,
    Numbers,
    completed,
    numbers,
    of_size,
    parts,
    throw,
)


@dataclass(frozen=True, slots=True)
class _After:
    """What the first re-throw of so many dice brings, where the lying ones are locked."""

    lying: slice
    """the lots that may lie"""
    chances: Chances
    """float64[thrown], in the decision's order"""
    decision: Decision
    """positions: [thrown, lying]"""


@dataclass(frozen=True, slots=True)
class _Tables:
    completed: Chances
    first: Decision
    """positions: the fives, most options first"""
    order: NDArray[np.intp]
    after: tuple[_After, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """What each lot is worth that is kept, for each stake: float64[lot, stake]."""

    at_first: Chances
    """kept at the first re-throw; five dice stand"""
    at_second: Chances
    """kept at the second, locked ones among them"""


@dataclass(frozen=True, slots=True)
class Turn:
    """How the best turn comes out."""

    value: Chances
    """float64[stake], before the first throw"""
    results: Chances
    """float64[five, stake], how likely each is"""


def values(worth: Chances, *, locks: bool = True) -> Kept:
    """What to keep is worth, if afterwards all is done as well as can be.

    worth: float64[five, stake], what each result is worth; columns are stakes apart.
    """
    return _Ahead(worth, locks=locks).kept


def turn(worth: Chances, *, locks: bool = True) -> Turn:
    """The best turn for each stake; without `locks` any die may be thrown at each re-throw."""
    return _Ahead(worth, locks=locks).played()


class _Ahead:
    """A turn solved from its end: values and choices of the second re-throw, then of the first."""

    def __init__(self, worth: Chances, *, locks: bool) -> None:
        self.tables = _tables()
        self.locks = locks
        at_second = self.tables.completed @ worth
        self.second: list[Numbers] = []
        self.kept = Kept(self._at_first(at_second), at_second)

    def _at_first(self, at_second: Chances) -> Chances:
        """float64[lot, stake]: a lot kept at the first re-throw, the second still to come."""
        if not self.locks:
            best, kept = self.tables.first.best(at_second)
            self.second = [kept]
            fives = np.empty_like(best[:, 0])
            fives[self.tables.order] = best[:, 0]
            at_first = self.tables.completed @ fives
        else:
            at_first = np.empty_like(at_second)
            for after in self.tables.after:
                best, kept = after.decision.best(at_second)
                self.second.append(kept)
                at_first[after.lying] = np.tensordot(after.chances, best, 1)
        at_first[FULL] = at_second[FULL]  # who throws none stands
        return at_first

    def played(self) -> Turn:
        best, first = self.tables.first.best(self.kept.at_first)
        thrown = throw(DICE_IN_A_HAND)[self.tables.order]
        arrived = _gathered(first, thrown[:, None, None])
        results = arrived[FULL] + self.tables.completed.T @ self._kept_at_second(arrived)
        return Turn(thrown @ best[:, 0], results)

    def _kept_at_second(self, arrived: Chances) -> Chances:
        """float64[lot, stake]: how likely a lot is kept at the second re-throw."""
        if not self.locks:
            thrown = self.tables.completed[: FULL.start].T @ arrived[: FULL.start]
            return _gathered(self.second[0], thrown[self.tables.order][:, None])
        lying = np.zeros_like(arrived)
        for after, kept in zip(self.tables.after, self.second, strict=True):
            lying += _gathered(kept, after.chances[:, None, None] * arrived[None, after.lying])
        return lying


def _gathered(kept: Numbers, chances: Chances) -> Chances:
    """float64[lot, stake]: the chances of positions, added up by what is kept there."""
    stakes = kept.shape[2]
    places = kept.astype(np.intp) * stakes + np.arange(stakes)
    weights = np.broadcast_to(chances, kept.shape)
    gathered: Chances = np.zeros((len(LOTS), stakes))
    gathered += np.bincount(places.ravel(), weights.ravel(), gathered.size).reshape(gathered.shape)
    return gathered


@cache
def _tables() -> _Tables:
    order, columns = ordered(parts(FULL))
    first = Decision(tuple(column[:, None] for column in columns))
    after = tuple(map(_after, range(DICE_IN_A_HAND)))
    return _Tables(completed(), first, order, after)


def _after(size: int) -> _After:
    lying, thrown = of_size(size), of_size(DICE_IN_A_HAND - size)
    order, columns = ordered(parts(thrown))
    decision = Decision(
        tuple(numbers(COUNTS[column][:, None] + COUNTS[None, lying]) for column in columns)
    )
    return _After(lying, throw(DICE_IN_A_HAND - size)[order], decision)
