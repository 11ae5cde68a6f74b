"""Builds the fields of Crash: how opponents lay who answer each other as well as can be.

Run `python -m tools.build_crash_fields` after a change to how brag hands rank or layouts score; it
takes some minutes, and gives the same bytes every time.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import NamedTuple

import click
import numpy as np
from numpy.typing import NDArray

from backroom.cards.brag import BragCategory, FlushHigh
from backroom.cards.card import DECK
from backroom.solve.crash.arranging import Strengths, front
from backroom.solve.crash.field import (
    FOLDER,
    Field,
    Shares,
    Table,
    chance_to_change,
    exchanged,
    to_bytes,
)
from backroom.solve.crash.points import scores
from backroom.solve.crash.ways import Places

ROWS = 2048
ROUNDS = 12
SEED = 13
MIN_HANDS = (BragCategory.HIGH_CARD, BragCategory.PAIR, BragCategory.FLUSH)


class Settled(NamedTuple):
    """A field that has been found, and what could still be gained against it."""

    laid: Strengths
    points: Shares
    gain: float
    """points a deal that the best answer to the field scores more than its own layouts"""


@dataclass(frozen=True, slots=True)
class Fronts:
    """The undominated layouts of many hands, one after the other."""

    made: Strengths
    """int16[layout, hand]"""
    starts: NDArray[np.intp]
    """intp[row], where those of each hand begin"""


def main() -> None:
    """Writes every field."""
    FOLDER.mkdir(exist_ok=True)
    for cards, flush_high in product((13, 9), FlushHigh):
        fronts = fronts_of(deals(cards, ROWS), flush_high)
        for table in tables(cards, flush_high):
            found = settled(table, fronts)
            content = to_bytes(found.laid, found.points)
            (FOLDER / table.name).write_bytes(content)
            print(f"{table.name}: {len(content)} bytes, {found.gain:.4f} points to gain")


def tables(cards: int, flush_high: FlushHigh) -> Iterator[Table]:
    """All options that tables with so many cards have."""
    for min_hand, opponents in product(MIN_HANDS, range(1, 4 if cards == 13 else 5)):
        yield Table(cards, flush_high, min_hand, opponents)


def deals(cards: int, rows: int) -> list[Places]:
    """So many hands, dealt each from a full deck: places of the cards, rising."""
    random = Random(SEED)
    return [np.array(sorted(random.sample(range(len(DECK)), cards)), np.int16) for _ in range(rows)]


def fronts_of(hands: list[Places], flush_high: FlushHigh) -> Fronts:
    """The undominated layouts of each hand."""
    label = f"{len(hands[0])} cards, {flush_high} high"
    with click.progressbar(hands, label=label, file=sys.stderr) as shown:
        found = [front(hand, flush_high).strengths for hand in shown]
    return Fronts(np.concatenate(found), np.cumsum([0, *map(len, found[:-1])]))


def settled(table: Table, fronts: Fronts) -> Settled:
    """From best-first on, each second hand in turn is laid as scores most against the field.

    All at once would swing from one extreme to the other.
    """
    rows = np.arange(len(fronts.starts))
    chosen = fronts.starts.copy()
    weights = np.full(len(rows), 1 / len(rows))
    for turn in range(ROUNDS):
        field = Field(fronts.made[chosen], weights, weights)
        points = scores(fronts.made, [field] * table.opponents, table.least).points
        best = np.maximum.reduceat(points, fronts.starts)
        gain = float((best - points[chosen]).mean())
        answers = _first_best(points, best, fronts)
        if turn == ROUNDS - 1:
            break
        chosen = np.where(rows % 2 == turn % 2, answers, chosen)
        weights = exchanged(best, chance=chance_to_change(table, best))
    return Settled(fronts.made[chosen], best, gain)


def _first_best(points: Shares, best: Shares, fronts: Fronts) -> NDArray[np.intp]:
    """intp[row]: of the layouts of each hand the first that scores most."""
    counts = np.diff(np.append(fronts.starts, len(points)))
    is_best = points >= np.repeat(best, counts) - 1e-12
    places = np.where(is_best, np.arange(len(points)), len(points))
    return np.minimum.reduceat(places, fronts.starts)


if __name__ == "__main__":
    main()
