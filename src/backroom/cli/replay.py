"""`backroom replay`: a finished game, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, Any

import click
import msgspec

from ..core.game import AnyGame, IllegalAction
from ..core.record import Record
from ..core.wire import Seat, View
from .records import game_of, plain, read_record


@click.command()
@click.argument("file", type=click.File(encoding="utf-8"))
@click.option("--seat", type=int, help="Show what this seat saw, from 0; without it, all cards.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a step, for programs.")
def replay(file: IO[str], *, seat: int | None, as_json: bool) -> None:
    """Replay the finished game in FILE (- for standard input), step by step.

    \b
    Each step is the action as it stands in the record, then the table after it:
      backroom replay game.txt            with all cards
      backroom replay game.txt --seat 2   as seat 2 saw it
    """
    record = read_record(file)
    game = game_of(record)
    last = len(record.seats) - 1
    if seat is not None and not 0 <= seat <= last:
        raise click.BadParameter(f"expected a seat from 0 to {last}, got {seat}")
    for number, (line, seen) in enumerate(_steps(game, record, seat), start=1):
        if as_json:
            step = {"step": number, "action": line, "seen": seen}
            click.echo(msgspec.json.encode(step))
        else:
            click.echo(plain(f"{number}. {line}\n{game.sketch(seen)}\n"))


def _steps(game: AnyGame, record: Record, seat: int | None) -> Iterator[tuple[str, View]]:
    try:
        state = game.start(msgspec.json.decode(record.rules, type=game.rules))
        for line in record.lines:
            state = game.step(state, game.parse(line)).state
            yield line, _seen(game, state, len(record.seats), seat)
    except (ValueError, IllegalAction) as fault:
        raise click.ClickException(plain(f"{fault}; `backroom verify` says where")) from None


# Any: the state of whichever game
def _seen(game: AnyGame, state: Any, seats: int, seat: int | None) -> View:
    views = [game.view(state, Seat(place)) for place in range(seats)]
    seen: View = game.together(views) if seat is None else views[seat]
    return seen
