"""`backroom solve`: exact answers, no dice thrown for them and no cards drawn."""

from __future__ import annotations

import click

from .solve_crash import crash
from .solve_dice import dice


@click.group()
def solve() -> None:
    """Answer exactly: what seats, choices and layouts are worth."""


solve.add_command(crash)
solve.add_command(dice)
