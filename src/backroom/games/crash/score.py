"""Whose hands win, what that scores, and who has won the game."""

from __future__ import annotations

from ...cards.brag import category, strength
from ...core.game import Outcome, Unfinished
from ...core.wire import Seat
from .layouts import Layout, is_descending
from .rules import CrashRules, hands, seats, weakest
from .seen import (
    NOBODY,
    DealResult,
    Row,
    ShownHand,
    ShownLayout,
    Standing,
    Verdict,
    Winner,
)
from .state import Deal, GameOver, State


def result(
    rules: CrashRules, deal: Deal, layouts: tuple[Layout, ...], by_table: frozenset[Seat]
) -> DealResult:
    """What the layouts, by seat, are worth against each other. Rules C2.4 to C2.8"""
    shown = tuple(
        _shown(rules, layout, by_table=seat in by_table)
        for seat, layout in zip(seats(rules), layouts, strict=True)
    )
    rows = tuple(_row(rules, shown, place) for place in range(hands(rules)))
    bonus = _bonus(rows)
    return DealResult(
        deal.number,
        deal.dealer,
        tuple(seat for seat, _ in deal.thrown),
        shown,
        rows,
        bonus,
        points=tuple(
            sum(row.winner == seat for row in rows) + (bonus == seat) for seat in seats(rules)
        ),
    )


def scored(standing: Standing, result: DealResult) -> Standing:
    """The standing with one deal more."""
    points = zip(standing.points, result.points, strict=True)
    return Standing(tuple(before + won for before, won in points), (*standing.past, result))


def is_won(rules: CrashRules, standing: Standing) -> bool:
    """Has anybody reached the target? Rule C2.12"""
    return max(standing.points) >= rules.target


def winners(standing: Standing) -> tuple[Seat, ...]:
    """The seats with the most points: equal ones share the win. Rule C2.12"""
    most = max(standing.points)
    return tuple(Seat(seat) for seat, points in enumerate(standing.points) if points == most)


def outcome(state: State) -> Outcome | Unfinished:
    """The points of the whole game."""
    return Outcome(state.standing.points) if isinstance(state, GameOver) else Unfinished()


def _shown(rules: CrashRules, layout: Layout, *, by_table: bool) -> ShownLayout:
    strengths = [strength(three, rules.flush_high) for three in layout]
    shown = tuple(
        ShownHand(three, category(number), number)
        for three, number in zip(layout, strengths, strict=True)
    )
    return ShownLayout(shown, is_descending(layout, rules.flush_high), by_table)


def _row(rules: CrashRules, shown: tuple[ShownLayout, ...], place: int) -> Row:
    """Who wins the hands at this place, 0 for the best. Rules C2.4, C2.5"""
    strengths = {
        seat: layout.hands[place].strength
        for seat, layout in zip(seats(rules), shown, strict=True)
        if layout.in_order
    }
    if not strengths:
        return Row(NOBODY, Verdict.NONE_IN_ORDER)
    highest = max(strengths.values())
    if highest < weakest(rules):
        return Row(NOBODY, Verdict.TOO_WEAK)
    holders = [seat for seat, number in strengths.items() if number == highest]
    if len(holders) > 1:
        return Row(NOBODY, Verdict.TIED)
    return Row(holders[0], Verdict.WON)


def _bonus(rows: tuple[Row, ...]) -> Winner:
    """Who has won every hand. Rule C2.4"""
    won = {row.winner for row in rows}
    return rows[0].winner if len(won) == 1 else NOBODY
