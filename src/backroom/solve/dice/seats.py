"""What each seat of a game is worth when all play as well as can be, play-offs among them.

Each player plays for the own share of the bank alone. A player is in one of three places: holder
of the best result (alone or tied), about to throw, or beaten.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ...cards.dice import FullHouse, worth
from .throws import FIVES, Chances
from .turn import turn

SETTLED = 1e-11
"""A play-off's values are right when they change by no more than this."""


class Tie(StrEnum):
    """What a tie for the best is worth."""

    SHARED = "shared"  # the same to each; so too if the die decides anew who starts a play-off
    PLAYED_OFF = "played_off"  # a further game of those tied, in the same order


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is ahead while one result is the best and some have still to throw.

    The axis `best` counts the classes of results from the weakest. Before the first result there
    are no holders, and the axis is one long.
    """

    holders: Chances
    """float64[holder, best], in the order in which they threw"""
    to_come: Chances
    """float64[player, best], in the order in which they will throw"""
    play_off: Chances
    """float64[best], how likely the best is tied in the end"""


Outlooks = dict[tuple[int, int], Outlook]


@dataclass(slots=True)
class Seats:
    """A solved game; what is asked for is worked out once and kept."""

    classes: NDArray[np.intp]
    """intp[five], the class of each result, from 0: greater wins, equal is a tie"""
    tie: Tie
    locks: bool = True
    _outlooks: Outlooks = field(default_factory=dict, init=False)
    """By holders and players to come; only what is settled, since several threads may ask."""

    def values(self, players: int) -> Chances:
        """float64[seat]: each seat's part of the bank, in throwing order."""
        return self.outlook(holders=0, to_come=players).to_come[:, 0]

    def play_off(self, players: int) -> float:
        """How likely the game ends tied for the best."""
        return float(self.outlook(holders=0, to_come=players).play_off[0])

    def outlook(self, *, holders: int, to_come: int) -> Outlook:
        """What is ahead of so many holders and so many who will throw."""
        if (holders, to_come) not in self._outlooks:
            for together in range(1, holders + to_come + 1):
                if (0, together) not in self._outlooks:
                    self._outlooks.update(self._settled(together))
        return self._outlooks[holders, to_come]

    def stakes(self, *, holders: int, to_come: int) -> Chances:
        """What each class of result is worth to the player who throws now.

        float64[result, best]; `to_come` counts those after this player.
        """
        self.outlook(holders=holders, to_come=to_come + 1)
        return _stakes(self._outlooks, holders, to_come)

    def _settled(self, together: int) -> Outlooks:
        """Everything about so many who can still win.

        A tie of all only leads to itself, so its values are found by going round: each time
        the error shrinks to the chance of such a tie.
        """
        tied = np.full(together, 1 / together)
        while True:
            found = self._ahead(tied)
            values = found[0, together].to_come[:, 0]
            if self.tie is Tie.SHARED or abs(values - tied).max() <= SETTLED:
                return found
            tied = values

    def _ahead(self, tied: Chances) -> Outlooks:
        """The same, if a tie of them all is worth this to each."""
        together, count = len(tied), int(self.classes.max()) + 1
        found = {(together, 0): _over(tied, count)}
        for to_come in range(1, together + 1):
            holders = together - to_come
            known = self._outlooks | found
            found[holders, to_come] = self._before(known, holders, to_come)
        return found

    def _before(self, known: Outlooks, holders: int, to_come: int) -> Outlook:
        """From what is ahead after a turn to what is ahead before it."""
        stakes = _stakes(known, holders, to_come - 1)
        played = turn(stakes[self.classes], locks=self.locks)
        results = np.zeros_like(stakes)
        np.add.at(results, self.classes, played.results)
        alone = known[1, to_come - 1]
        if holders == 0:
            later, play_off = alone.to_come @ results, alone.play_off @ results
            return Outlook(np.empty((0, 1)), np.vstack((played.value, later)), play_off)
        beaten, tied, taken = _split(results)
        same, more = known[holders, to_come - 1], known[holders + 1, to_come - 1]
        later = beaten * same.to_come + tied * more.to_come + alone.to_come @ taken
        return Outlook(
            beaten * same.holders + tied * more.holders[:-1],
            np.vstack((played.value, later)),
            beaten * same.play_off + tied * more.play_off + alone.play_off @ taken,
        )


@cache
def solved(full_house: FullHouse, tie: Tie, *, locks: bool = True) -> Seats:
    """Dice poker under this reading of full houses.

    >>> solved(FullHouse.TRIPLE, Tie.SHARED).values(2).round(9).tolist()
    [0.473086222, 0.526913778]
    """
    return Seats(classes(full_house), tie, locks)


def classes(full_house: FullHouse) -> NDArray[np.intp]:
    """intp[five], the place of each result's strength among all strengths."""
    strengths = [worth(dice, full_house).strength for dice in FIVES]
    return np.unique(strengths, return_inverse=True)[1]


def _stakes(known: Outlooks, holders: int, to_come: int) -> Chances:
    alone = known[1, to_come].holders[0]
    if holders == 0:
        return np.reshape(alone, (-1, 1))
    tied = known[holders + 1, to_come].holders[-1]
    result, best = np.indices((len(alone), len(alone)))
    return np.where(result > best, alone[:, None], 0.0) + np.diag(tied)


def _over(tied: Chances, classes: int) -> Outlook:
    """Nobody has still to throw."""
    play_off = np.full(classes, float(len(tied) > 1))
    return Outlook(np.repeat(tied[:, None], classes, axis=1), np.empty((0, classes)), play_off)


def _split(results: Chances) -> tuple[Chances, Chances, Chances]:
    """How likely the best is not reached and how likely met, and by what it is beaten.

    float64[best], float64[best], float64[result, best].
    """
    return np.triu(results, 1).sum(axis=0), np.diag(results).copy(), np.tril(results, -1)
