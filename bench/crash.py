"""What the solver of Crash takes for a deal, and what it gains against best-first.

Each deal of two hands of 13 cards is played twice with seats swapped, so that luck of the cards
falls on both; cards are kept as they are dealt. The gain is the mean of the solver's points less
best-first's, a deal.

    python -m bench.crash              20,000 such deals, some minutes
    python -m bench.crash --deals 500
    python -m bench.crash --json       one JSON object, for programs
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from random import Random
from statistics import mean, median, stdev
from time import thread_time_ns

import click

from backroom.cards.brag import BragCategory, FlushHigh
from backroom.cards.card import DECK, Card
from backroom.solve.crash.arranging import front, numbers
from backroom.solve.crash.best import best_of, unknown
from backroom.solve.crash.field import Table

TABLE = Table(13, FlushHigh.THREE, BragCategory.PAIR, opponents=1)
DEALS = 20_000

Strengths = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Answers:
    """The strengths of one hand's two layouts, and what the solver took for its own."""

    solved: Strengths
    best_first: Strengths
    took_ms: float


@dataclass(frozen=True, slots=True)
class Measured:
    """Points a deal, and milliseconds of CPU for a hand."""

    deals: int
    solver: float
    best_first: float
    gain: float
    standard_error: float
    """of the gain"""
    median_ms: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.crash", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=DEALS, help=f"default {DEALS:,}")
    parser.add_argument("--json", action="store_true", help="answer one JSON object")
    asked = parser.parse_args()
    if asked.deals < 2:
        parser.error(f"expected 2 deals or more, got {asked.deals}")
    measured = measure(asked.deals, Random(asked.deals))
    if asked.json:
        print(json.dumps(asdict(measured)))
        return
    print(f"{measured.deals:,} deals of two hands, each played twice with seats swapped")
    print(f"  solver {measured.solver:.4f}   best-first {measured.best_first:.4f} points a deal")
    print(f"  gain {measured.gain:.4f}, standard error {measured.standard_error:.4f}")
    print(f"  a hand of 13 cards solved in {measured.median_ms:.2f} ms (median)")


def measure(deals: int, random: Random) -> Measured:
    """So many deals, each twice."""
    answers(random.sample(DECK, TABLE.cards))  # tables are made and read
    points, took = [], []
    with click.progressbar(range(deals), label="deals", file=sys.stderr) as shown:
        for _ in shown:
            dealt = random.sample(DECK, 2 * TABLE.cards)
            one, other = answers(dealt[: TABLE.cards]), answers(dealt[TABLE.cards :])
            solver = score(one.solved, other.best_first) + score(other.solved, one.best_first)
            against = score(other.best_first, one.solved) + score(one.best_first, other.solved)
            points.append((solver / 2, against / 2))
            took += [one.took_ms, other.took_ms]
    gains = [solver - against for solver, against in points]
    return Measured(
        deals=deals,
        solver=mean(solver for solver, _ in points),
        best_first=mean(against for _, against in points),
        gain=mean(gains),
        standard_error=stdev(gains) / deals**0.5,
        median_ms=median(took),
    )


def answers(hand: list[Card]) -> Answers:
    started = thread_time_ns()
    found = front(numbers(hand), TABLE.flush_high)
    solved = best_of(found, unknown(TABLE), TABLE.least).layout.strengths
    took_ms = (thread_time_ns() - started) / 1e6
    return Answers(solved, tuple(found.strengths[0].tolist()), took_ms)


def score(mine: Strengths, other: Strengths) -> int:
    """A point for each hand that is strong enough and wins, and one for all."""
    won = [a >= TABLE.least and a > b for a, b in zip(mine, other, strict=True)]
    return sum(won) + all(won)


if __name__ == "__main__":
    main()
