"""A choice among lots of dice to keep, made for many positions and many stakes at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .throws import Chances, Numbers

INDIFFERENT = 1e-13
"""Values nearer than this are the same; then the choice that keeps more dice is taken."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What may be kept in each position; those with the most options stand first.

    The options are columns: the n-th option of each position that has so many.
    """

    columns: tuple[Numbers, ...]
    """each int16[position, lying]: lots; `lying` is 1 if nothing was locked before"""

    def best(self, value: Chances) -> tuple[Chances, Numbers]:
        """The best value of each position, and what is then kept.

        value: float64[lot, stake] to float64[position, lying, stake] and int16 of that shape.
        """
        first, *others = self.columns
        best = value[first]
        kept = np.repeat(first[..., None], value.shape[1], axis=2)
        for column in others:
            there = best[: len(column)]
            offered = value[column]
            better = offered > there + INDIFFERENT
            np.copyto(there, offered, where=better)
            np.copyto(kept[: len(column)], column[..., None], where=better)
        return best, kept


def ordered(parts: NDArray[np.bool_]) -> tuple[NDArray[np.intp], list[Numbers]]:
    """The positions with the most options first, and their options, most dice first.

    parts: bool[position, lot]; to intp[position] and columns of int16[position].
    """
    order = np.argsort(-parts.sum(axis=1), kind="stable")
    options = [np.flatnonzero(row)[::-1].astype(np.int16) for row in parts[order]]
    longest = len(options[0])
    columns = [
        np.array([row[place] for row in options if place < len(row)], np.int16)
        for place in range(longest)
    ]
    return order, columns
