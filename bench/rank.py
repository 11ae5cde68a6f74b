"""What one call to rank a hand takes, beside phevaluator's on the same hands.

The two take turns in short rounds of thread CPU time, so whatever else the machine does falls on
both; the median round counts. Each gets its own kind of card, made beforehand.

    python -m bench.rank          a table
    python -m bench.rank --json   one JSON object, for programs
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from platform import python_version
from random import Random
from statistics import median
from time import thread_time_ns

from backroom.cards.card import DECK, Card
from backroom.cards.poker import strength

try:
    from phevaluator import evaluate_cards
except ImportError:
    evaluate_cards = None

HANDS = 2_000
ROUNDS = 101
SIZES = (5, 6, 7, 8)
PEER_SIZES = (5, 6, 7)  # phevaluator ranks no hand of eight

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Measured:
    """Medians of hands of one size, in microseconds a call; the peer's where it was measured."""

    cards: int
    backroom_us: float
    phevaluator_us: float | None
    ratio: float | None
    """backroom / phevaluator: below 1 is faster than it"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.rank", description="Time the ranking of hands.")
    parser.add_argument("--json", action="store_true", help="answer one JSON object")
    as_json = parser.parse_args().json
    measured = [measure(size, Random(size)) for size in SIZES]
    if as_json:
        print(json.dumps(_facts() | {"sizes": [asdict(row) for row in measured]}))
        return
    print(f"{HANDS:,} random hands of a size, median of {ROUNDS} rounds, Python {python_version()}")
    for row in measured:
        print(f"  {row.cards} cards  backroom {row.backroom_us:.3f} µs{_beside(row)}")
    if evaluate_cards is None:
        print("To compare: pip install 'phevaluator==0.6.*'")


def measure(size: int, random: Random) -> Measured:
    """Both on the same hands, turn by turn."""
    hands = [tuple(random.sample(DECK, size)) for _ in range(HANDS)]
    contenders = [_backroom(hands)]
    if evaluate_cards is not None and size in PEER_SIZES:
        contenders.append(_phevaluator(hands))
    rounds = [[_time_us(contender) for contender in contenders] for _ in range(ROUNDS)]
    own, *peer = (median(times) for times in zip(*rounds, strict=True))
    if not peer:
        return Measured(size, round(own, 4), None, None)
    return Measured(size, round(own, 4), round(peer[0], 4), round(own / peer[0], 4))


def _backroom(hands: Sequence[Hand]) -> Callable[[], None]:
    def rank_all() -> None:
        for hand in hands:
            strength(hand)

    return rank_all


def _phevaluator(hands: Sequence[Hand]) -> Callable[[], None]:
    numbers = [tuple(map(DECK.index, hand)) for hand in hands]  # it numbers the deck as we do

    def rank_all() -> None:
        for hand in numbers:
            evaluate_cards(*hand)

    return rank_all


def _time_us(rank_all: Callable[[], None]) -> float:
    """Microseconds of CPU a hand."""
    started = thread_time_ns()
    rank_all()
    return (thread_time_ns() - started) / 1000 / HANDS


def _beside(row: Measured) -> str:
    if row.ratio is None:
        return ""
    return f"   phevaluator {row.phevaluator_us:.3f} µs   ratio {row.ratio:.2f}"


def _facts() -> dict[str, object]:
    peer = None if evaluate_cards is None else version("phevaluator")
    return {"python": python_version(), "phevaluator": peer, "hands": HANDS, "rounds": ROUNDS}


if __name__ == "__main__":
    main()
