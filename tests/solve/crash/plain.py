"""Crash arranged and scored again, slowly and plainly: every arrangement, every opponent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import prod

from backroom.cards.brag import FlushHigh, strength
from backroom.cards.card import Card

Cards = tuple[Card, ...]
Strengths = tuple[int, ...]
Field = Sequence[tuple[Strengths, float]]


def arrangements(cards: Cards) -> Iterator[tuple[Cards, ...]]:
    """Each way to make as many hands of three as can be, once; the rest is spare."""
    if len(cards) < 3:
        yield ()
        return
    first, others = cards[0], cards[1:]
    for two in combinations(others, 2):
        rest = tuple(card for card in others if card not in two)
        for more in arrangements(rest):
            yield ((first, *two), *more)
    if len(cards) % 3:
        yield from arrangements(others)


def falling(hands: Sequence[Cards], flush_high: FlushHigh) -> Strengths:
    return tuple(sorted((strength(hand, flush_high) for hand in hands), reverse=True))


def is_dominated(one: Strengths, others: set[Strengths]) -> bool:
    return any(
        other != one and all(a >= b for a, b in zip(other, one, strict=True)) for other in others
    )


def score(mine: Strengths, others: Sequence[Strengths], least: int) -> int:
    """Rule C2.4, for one player."""
    won = [
        hand >= least and all(hand > other[place] for other in others)
        for place, hand in enumerate(mine)
    ]
    return sum(won) + all(won)


def expected(mine: Strengths, opponents: Sequence[Field], least: int) -> float:
    """The mean score over every row of its field that each opponent may have."""
    total = weights = 0.0
    for rows in product(*opponents):
        likely = prod(weight for _, weight in rows)
        total += likely * score(mine, [row for row, _ in rows], least)
        weights += likely
    return total / weights
