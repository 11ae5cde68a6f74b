"""The rules of dice poker as options of a command, and how a match of it is told."""

from __future__ import annotations

import click
import msgspec

from ..games.dice import DiceRules, FullHouse, PlayOffOrder
from ..games.dice.seen import PastGame
from .asking import asks_rules, words


def _rules(
    *,
    players: int,
    circles: int,
    stack: int,
    ante: int,
    full_house: str,
    play_off: str,
    rebuy: bool,
) -> DiceRules:
    return DiceRules(
        players=players,
        circles=circles,
        stack=stack,
        ante=ante,
        full_house=FullHouse(full_house),
        play_off_order=PlayOffOrder(play_off),
        rebuy=rebuy,
    )


asked = asks_rules(
    _rules,
    click.option(
        "--players", type=click.IntRange(2, 8), default=4, show_default=True, help="Bots."
    ),
    click.option(
        "--circles",
        type=click.IntRange(1, 99),
        default=1,
        show_default=True,
        help="After so many the largest stack wins; in a circle everybody starts once.",
    ),
    click.option(
        "--stack", type=int, default=100, show_default=True, help="Chips that everybody brings."
    ),
    click.option(
        "--ante", type=int, default=5, show_default=True, help="Paid by everybody before each game."
    ),
    click.option(
        "--full-house",
        type=words(FullHouse),
        default=FullHouse.TRIPLE.value,
        show_default=True,
        help="Which of two full houses wins: by the three alike, or by the sum of all five.",
    ),
    click.option(
        "--play-off",
        type=words(PlayOffOrder),
        default=PlayOffOrder.SAME.value,
        show_default=True,
        help="In which order those tied throw again: as before, or drawn by a die.",
    ),
    click.option("--rebuy", is_flag=True, help="Who cannot pay brings a new stack."),
)
"""The command asks for the rules of dice poker, and is called with them."""


def tell(past: tuple[PastGame, ...], points: tuple[int, ...], *, as_json: bool) -> None:
    """The last games, and the stacks at the end."""
    if as_json:
        click.echo(msgspec.json.encode({"stacks": points, "games": past}))
        return
    for game in past:
        won = ", ".join(f"seat {seat}" for seat in game.winners)
        play_offs = f" after {game.play_offs} play-offs" if game.play_offs else ""
        click.echo(f"circle {game.circle}, game {game.game}: {game.bank} to {won}{play_offs}")
    click.echo(f"stacks: {' '.join(map(str, points))}")
