"""The rules of Crash as options of a command, and how a game of it is told."""

from __future__ import annotations

import click
import msgspec

from ..cards.brag import FlushHigh
from ..games.crash import CrashRules, MinHand
from ..games.crash.seen import DealResult
from .asking import asks_rules, words


def _rules(
    *,
    players: int,
    target: int,
    cards: str | None,
    exchange_9: bool,
    min_hand: str,
    flush_high: str,
    strict_order: bool,
) -> CrashRules:
    return CrashRules(
        players=players,
        target=target,
        cards=int(cards or 0),
        exchange_9=exchange_9,
        min_hand=MinHand(min_hand),
        flush_high=FlushHigh(flush_high),
        strict_order=strict_order,
    )


asked = asks_rules(
    _rules,
    click.option(
        "--players", type=click.IntRange(2, 5), default=3, show_default=True, help="Bots."
    ),
    click.option(
        "--target",
        type=click.IntRange(1, 50),
        default=10,
        show_default=True,
        help="Points that end the game.",
    ),
    click.option(
        "--cards",
        type=click.Choice(["13", "9"]),
        help="Dealt to each. Default: 13; 9 with five players.",
    ),
    click.option("--exchange-9", is_flag=True, help="Nine cards are exchanged too."),
    click.option(
        "--min-hand",
        type=words(MinHand),
        default=MinHand.PAIR.value,
        show_default=True,
        help="The weakest hand that scores.",
    ),
    click.option(
        "--flush-high",
        type=words(FlushHigh),
        default=FlushHigh.THREE.value,
        show_default=True,
        help="The highest card of a flush.",
    ),
    click.option("--strict-order", is_flag=True, help="Hands count in the order as laid."),
)
"""The command asks for the rules of Crash, and is called with them."""


def tell(past: tuple[DealResult, ...], points: tuple[int, ...], *, as_json: bool) -> None:
    """Every deal, and the points at the end."""
    if as_json:
        click.echo(msgspec.json.encode({"points": points, "deals": past}))
        return
    for deal in past:
        swapped = ", ".join(f"seat {seat}" for seat in deal.swapped)
        exchange = f", {swapped} replaced all cards" if swapped else ""
        click.echo(f"deal {deal.number}: {' '.join(map(str, deal.points))}{exchange}")
    click.echo(f"points: {' '.join(map(str, points))}")
