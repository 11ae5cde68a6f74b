"""A player of Crash who lays what scores most on average, and keeps cards that are worth it."""

from __future__ import annotations

from random import Random

from ...cards.brag import BragCategory
from ...core.wire import Choice, Seat, Viewer
from ...games.crash import CrashRules, CrashSeen
from ...games.crash.rules import exchanges, left_of
from ...games.crash.seen import SeenArranging, SeenDeal
from ...solve.crash.arranging import front, numbers
from ...solve.crash.best import best, best_of, exchange
from ...solve.crash.field import Field, Table, field
from ..pace import Wait
from .deeds import Hand, Hands, played


def exact_bot(rules: CrashRules, seen: CrashSeen, _: Random) -> Choice | Wait:
    """Against opponents who lay well, of whom no more is known than the exchange has told."""

    def keeps(hand: Hand) -> bool:
        return exchange(best(hand, table(rules)).points, table(rules)).keeps

    def lays(hand: Hand) -> Hands:
        assert isinstance(seen, SeenArranging)  # only then is it asked to
        found = front(numbers(hand), rules.flush_high)
        others = opponents(rules, seen.deal, seen.viewer)
        return best_of(found, others, table(rules).least).layout.hands

    return played(seen, keeps=keeps, lays=lays)


def table(rules: CrashRules) -> Table:
    """What of the rules decides how much a layout scores."""
    least = BragCategory(rules.min_hand)
    return Table(rules.cards, rules.flush_high, least, opponents=rules.players - 1)


def opponents(rules: CrashRules, deal: SeenDeal, viewer: Viewer) -> tuple[Field, ...]:
    """What each other seat may have laid. Rules C2.2, C2.3"""
    others = (Seat(other) for other in range(rules.players) if other != viewer)
    kept = who_kept(rules, deal)
    return tuple(field(table(rules)).known(kept=other in kept) for other in others)


def who_kept(rules: CrashRules, deal: SeenDeal) -> set[Seat]:
    """Who could have changed their cards and has not: of three players those asked in vain."""
    if not exchanges(rules):
        return set()
    threw = {thrown.seat for thrown in deal.thrown}
    asked, seat = set[Seat](), deal.dealer
    for _ in range(rules.players):
        seat = left_of(rules, seat)
        if seat in threw and rules.players > 2:
            break
        asked.add(seat)
    return asked - threw
