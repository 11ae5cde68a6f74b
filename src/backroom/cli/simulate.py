"""`backroom simulate`: bots play games by the thousand."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from ..bots import named
from ..games.crash import CrashRules
from ..games.dice import DiceRules
from ..games.gang import Rules
from ..sim.chunks import Chunk
from . import asking, crash_table, dice_table, gang_table
from .running import INTERRUPTED, carried_out
from .tallies import tell

Command = Callable[..., None]


def _asked(command: Command) -> Command:
    """Options that the simulation of each game has."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def _jobs(_: click.Context, __: click.Parameter, text: str) -> int:
    """How many processes."""
    if text == "auto":
        return os.cpu_count() or 1
    if not text.isdecimal() or int(text) < 1:
        raise click.BadParameter(f"expected auto, or a number from 1 on, got {text!r}")
    return int(text)


_OPTIONS = (
    asking.bots,
    click.option(
        "--games", type=click.IntRange(1), default=100, show_default=True, help="How many."
    ),
    asking.seed,
    click.option(
        "--first",
        type=click.IntRange(1),
        default=1,
        show_default=True,
        help="Number of the first game: a run that ended after 400 games goes on with 401.",
    ),
    click.option(
        "--jobs",
        default="1",
        show_default=True,
        callback=_jobs,
        metavar="N|auto",
        help="Processes that play; auto: one for each core. The result is the same.",
    ),
    click.option("--json", "form", flag_value="json", help="One JSON object, for programs."),
    click.option("--csv", "form", flag_value="csv", help="A line of names, then of numbers."),
    click.option(
        "--records",
        type=click.Path(file_okay=False, path_type=Path),
        help="Write each game into this folder, for replay and verify.",
    ),
)


@click.group()
def simulate() -> None:
    """Let bots play games of the named game by the thousand.

    \b
    Every game has its own seed, made of --seed and its number. Ctrl-C ends a run early and
    gives the result of the games before; --first goes on from there.
    """


@simulate.command()
@gang_table.asked
@_asked
def gang(*, rules: Rules, **how: Any) -> None:  # Any: as click hands it over
    """Simulate games of The Gang.

    \b
    Each game begins with new decks.
      backroom simulate gang --players 4 --games 1000 --seed 7 --jobs auto
      backroom simulate gang --mode expert --bots rookie,percentile,percentile --players 3 --json
    """
    _simulated(rules, rules.players, **how)


@simulate.command()
@crash_table.asked
@_asked
def crash(*, rules: CrashRules, **how: Any) -> None:  # Any: as above
    """Simulate games of Crash.

    \b
      backroom simulate crash --players 2 --bots exact,percentile --games 200 --csv
    """
    _simulated(rules, rules.players, **how)


@simulate.command()
@dice_table.asked
@_asked
def dice(*, rules: DiceRules, **how: Any) -> None:  # Any: as above
    """Simulate matches of dice poker.

    \b
      backroom simulate dice --players 3 --bots exact,percentile,random --games 500
    """
    _simulated(rules, rules.players, **how)


# Any: the rules of whichever game
def _simulated(
    rules: Any,
    players: int,
    *,
    names: str,
    games: int,
    seed: int,
    first: int,
    jobs: int,
    form: str | None,
    records: Path | None,
) -> None:
    seated = asking.seated(names, players)
    bots = tuple(named(name, rules) for name in seated)
    whole = Chunk(rules, bots, seated, seed, first, games, with_records=records is not None)
    run = carried_out(whole, jobs=jobs, records=records)
    tell(run.totals, seated, run.seconds, form=form)
    if run.is_interrupted:
        following = first + run.totals.games
        click.echo(f"ended early; --first {following} goes on from here", err=True)
        raise SystemExit(INTERRUPTED)
