"""What deals score, counted plainly beside the game."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.cards.brag import BragCategory, lowest, strength
from backroom.games.crash import CrashRules
from backroom.games.crash.seen import DealResult, Standing


def wrong_points(rules: CrashRules, standing: Standing) -> Iterator[str]:
    """Where the points are not those of the hands that lie there."""
    total = [0] * rules.players
    for deal in standing.past:
        if deal.points != _points(rules, deal):
            yield f"expected {_points(rules, deal)} points, got {deal}"
        total = [before + won for before, won in zip(total, deal.points, strict=True)]
    if tuple(total) != standing.points:
        yield f"expected {total} points in all, got {standing.points}"


def _points(rules: CrashRules, deal: DealResult) -> tuple[int, ...]:
    """Rules C2.4, C2.5, C2.8"""
    made = {
        seat: [strength(three.cards, rules.flush_high) for three in layout.hands]
        for seat, layout in enumerate(deal.layouts)
    }
    falling = {seat: one for seat, one in made.items() if one == sorted(one, reverse=True)}
    points, rows = [0] * rules.players, rules.cards // 3
    for row in range(rows):
        best = max((one[row] for one in falling.values()), default=-1)
        holders = [seat for seat, one in falling.items() if one[row] == best]
        if len(holders) == 1 and best >= lowest(BragCategory(rules.min_hand)):
            points[holders[0]] += 1
    return tuple(won + (won == rows) for won in points)
