"""`backroom play-out`: bots play whole games, in any mode and with any cards."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import click

from ..bots import named
from ..core.chance import Chance, Seed
from ..core.record import write_record
from ..games.crash import CrashRules
from ..games.dice import DiceRules
from ..games.gang import GANG, Rules
from ..sim.playing import Finished, played_out, record_of
from . import asking, crash_table, dice_table, gang_table
from .records import keep_record

_record = click.option(
    "--record",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the game there, for replay and verify.",
)
_as_json = click.option(
    "--json", "as_json", is_flag=True, help="One JSON object a game, for programs."
)


@click.group(name="play-out")
def play_out() -> None:
    """Let bots play whole games of the named game."""


@play_out.command()
@gang_table.asked
@asking.bots
@asking.seed
@click.option("--games", type=click.IntRange(1), default=1, show_default=True, help="How many.")
@_record
@_as_json
def gang(
    *, rules: Rules, names: str, seed: int, games: int, file: Path | None, as_json: bool
) -> None:
    """Play games of The Gang to their end.

    \b
    One game after the other at one table: the decks go on where they stopped.
      backroom play-out gang --mode expert --players 5 --seed 7 --record game.txt
      backroom play-out gang --challenge blackout --specialist jack --games 100 --json
      backroom verify game.txt
    """
    if file is not None and games > 1:
        raise click.UsageError("expected --record with one game, got several")
    for number in range(1, games + 1):
        game = _played(rules, rules.players, names, seed, number, file)
        gang_table.tell(game.state.score, number, game.points, as_json=as_json)
        rules = GANG.carried(rules, game.state)


@play_out.command()
@dice_table.asked
@asking.bots
@asking.seed
@_record
@_as_json
def dice(*, rules: DiceRules, names: str, seed: int, file: Path | None, as_json: bool) -> None:
    """Play a match of dice poker to its end.

    \b
      backroom play-out dice --players 5 --circles 3 --seed 7 --record match.txt
      backroom replay match.txt
      backroom verify match.txt
    """
    match = _played(rules, rules.players, names, seed, 1, file)
    dice_table.tell(match.state.standing.past, match.points, as_json=as_json)


@play_out.command()
@crash_table.asked
@asking.bots
@asking.seed
@_record
@_as_json
def crash(*, rules: CrashRules, names: str, seed: int, file: Path | None, as_json: bool) -> None:
    """Play a game of Crash to its end.

    \b
      backroom play-out crash --players 2 --target 7 --bots exact --record game.txt
      backroom replay game.txt
      backroom verify game.txt
    """
    game = _played(rules, rules.players, names, seed, 1, file)
    crash_table.tell(game.state.standing.past, game.points, as_json=as_json)


# Any: the rules of whichever game
def _played(
    rules: Any, players: int, names: str, seed: int, number: int, file: Path | None
) -> Finished:
    """Game `number` of these bots, kept in `file` if there is one."""
    seated = asking.seated(names, players)
    secret = Seed(sha256(f"play-out {seed} {number}".encode()).digest())
    chance = Chance(secret, f"play-out-{seed}.{number}", ("",) * players)
    finished = played_out(rules, chance, [named(name, rules) for name in seated])
    if file is not None:
        keep_record(file, write_record(record_of(finished, seated)))
    return finished
