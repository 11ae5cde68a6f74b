"""What the commands that let bots play ask for alike."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import wraps
from inspect import signature
from typing import Any

import click

from ..bots import NAMES

Command = Callable[..., None]
Option = Callable[[Command], Command]

seed = click.option(
    "--seed", type=int, default=0, show_default=True, help="The same: the same games."
)
bots = click.option(
    "--bots",
    "names",
    default="percentile",
    show_default=True,
    metavar="A,B,…",
    help=f"Who plays, by seat; one name fills all seats. There are {', '.join(NAMES)}.",
)


def words(names: type[StrEnum]) -> click.Choice[str]:
    """One of these names."""
    return click.Choice([name.value for name in names])


def seated(names: str, players: int) -> tuple[str, ...]:
    """The names of the bots by seat.

    Raises:
        click.BadParameter: one is unknown, or there are too few or too many.
    """
    asked = tuple(name.strip() for name in names.split(","))
    for name in asked:
        if name not in NAMES:
            raise click.BadParameter(f"expected {', '.join(NAMES)}, got {name!r}")
    if len(asked) == 1:
        return asked * players
    if len(asked) != players:
        raise click.BadParameter(f"expected 1 or {players} bots, got {len(asked)}")
    return asked


# Any: whatever click hands over, and the rules of whichever game
def asks_rules(rules: Callable[..., Any], *options: Option) -> Option:
    """The command asks for these options, and is called with the `rules` made of them.

    `rules` has a parameter of the name of each option; what it raises is a mistake in using it.
    """
    asked = signature(rules).parameters

    def decorated(command: Command) -> Command:
        @wraps(command)
        def called(**given: Any) -> None:
            chosen = {name: given.pop(name) for name in asked}
            try:
                made = rules(**chosen)
            except ValueError as fault:
                raise click.UsageError(str(fault)) from None
            command(rules=made, **given)

        asking: Command = called
        for option in reversed(options):
            asking = option(asking)
        return asking

    return decorated
