"""A player of Crash who lays what scores most on average, and keeps cards that are worth it."""

from __future__ import annotations

from random import Random

from ...cards.brag import BragCategory
from ...core.wire import Choice
from ...games.crash import CrashRules, CrashSeen
from ...solve.crash.best import best, exchange
from ...solve.crash.field import Table
from ..pace import Wait
from .deeds import Hand, played


def exact_bot(rules: CrashRules, seen: CrashSeen, _: Random) -> Choice | Wait:
    """Against opponents who lay well, of whom nothing is known."""
    table = Table(
        rules.cards, rules.flush_high, BragCategory(rules.min_hand), opponents=rules.players - 1
    )

    def keeps(hand: Hand) -> bool:
        return exchange(best(hand, table).points, table).keeps

    return played(seen, keeps=keeps, lays=lambda hand: best(hand, table).layout.hands)
