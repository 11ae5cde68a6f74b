"""What layouts score on average against opponents of a field, and the one that scores most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .arranging import Strengths
from .field import Field, Shares

AT_ONCE = 1 << 22
"""Comparisons whose answers are held in memory together."""


@dataclass(frozen=True, slots=True)
class Scores:
    """Of each layout, against all opponents."""

    points: Shares
    """float64[layout], expected"""
    wins: Shares
    """float64[layout, hand], how likely each hand scores"""


def scores(made: Strengths, opponents: Sequence[Field], least: int) -> Scores:
    """What each layout (int16[layout, hand]) scores on average.

    A hand scores when it is as strong as the `least` and stronger than each opponent's; all hands
    together score one more.
    """
    counts = made >= least
    wins, bonus = counts.astype(np.float64), counts.all(axis=1).astype(np.float64)
    for field, times in Counter(opponents).items():
        wins *= _beaten(made, field) ** times
        bonus *= _all_beaten(made, field) ** times
    return Scores(wins.sum(axis=1) + bonus, wins)


def _beaten(made: Strengths, field: Field) -> Shares:
    """float64[layout, hand]: how likely one opponent's hand is weaker."""
    beaten = np.empty(made.shape)
    for place in range(made.shape[1]):
        order = np.argsort(field.laid[:, place], kind="stable")
        up_to = np.concatenate(([0.0], np.cumsum(field.weights[order])))
        weaker = np.searchsorted(field.laid[order, place], made[:, place])
        beaten[:, place] = up_to[weaker]
    return beaten


def _all_beaten(made: Strengths, field: Field) -> Shares:
    """float64[layout]: how likely all hands of one opponent are weaker."""
    found = np.empty(len(made))
    step = max(1, AT_ONCE // len(field.laid))
    laid = np.ascontiguousarray(field.laid.T)
    for start in range(0, len(made), step):
        some = made[start : start + step]
        weaker = np.ones((len(some), len(field.laid)), np.bool_)
        for place, column in enumerate(laid):
            weaker &= column < some[:, place, None]
        found[start : start + step] = weaker @ field.weights
    return found
