"""Two players of Crash who do not calculate: one overlooks things, one lays best-first."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from random import Random

from ...cards.brag import CARDS_IN_HAND, FlushHigh, strength
from ...core.wire import Choice
from ...games.crash import CrashRules, CrashSeen, best_first
from ..pace import Wait
from .deeds import Hand, Hands, played

OVERLOOKED = 0.5  # of the hands that could be made, by a rookie


def rookie_bot(rules: CrashRules, seen: CrashSeen, rng: Random) -> Choice | Wait:
    """Keeps its cards and makes the best hand that it sees, then the next of what is left."""
    lays = partial(_carelessly, flush_high=rules.flush_high, rng=rng)
    return played(seen, keeps=lambda hand: True, lays=lays)


def best_first_bot(rules: CrashRules, seen: CrashSeen, _: Random) -> Choice | Wait:
    """Keeps its cards and lays what the table would lay. Rule C2.11"""
    return played(
        seen, keeps=lambda hand: True, lays=lambda hand: best_first(hand, rules.flush_high)
    )


def _carelessly(hand: Hand, flush_high: FlushHigh, rng: Random) -> Hands:
    """In the order in which they are found; put in their order, should that count."""
    found: list[Hand] = []
    left = list(hand)
    while len(left) >= CARDS_IN_HAND:
        threes = list(combinations(left, CARDS_IN_HAND))
        seen = [three for three in threes if rng.random() >= OVERLOOKED] or threes
        found.append(max(seen, key=lambda three: strength(three, flush_high)))
        left = [card for card in left if card not in found[-1]]
    return tuple(sorted(found, key=lambda three: -strength(three, flush_high)))
