"""What a simulation came to, for people and for programs."""

from __future__ import annotations

import csv
from io import StringIO

import click
import msgspec

from ..sim.totals import GangTotals, TableTotals, Totals

Facts = dict[str, int | float | str]


def tell(totals: Totals, names: tuple[str, ...], seconds: float, *, form: str | None) -> None:
    """The totals of these bots, by seat, as text, or in the form `json` or `csv`."""
    rows = _rows(totals, names)
    whole = _facts(totals)
    if form == "json":
        seats = {"seats": rows} if rows else {}
        click.echo(msgspec.json.encode({**whole, **seats, "seconds": round(seconds, 3)}))
    elif form == "csv":
        timed: Facts = {"seconds": round(seconds, 3)}
        click.echo(_csv([{**whole, **row, **timed} for row in rows or [{}]]), nl=False)
    else:
        for line in _lines(totals, names, seconds):
            click.echo(line)


def _facts(totals: Totals) -> Facts:
    match totals:
        case GangTotals():
            return {
                "games": totals.games,
                "games_won": totals.games_won,
                "heists": totals.heists,
                "heists_won": totals.heists_won,
                "heist_standard_error": totals.heist_standard_error,
                "chip_moves_per_heist": totals.chip_moves_per_heist,
            }
        case TableTotals():
            return {"games": totals.games, totals.unit.parts: totals.parts}


def _rows(totals: Totals, names: tuple[str, ...]) -> list[Facts]:
    """A row for each seat, where seats play against each other."""
    if isinstance(totals, GangTotals):
        return []
    measure = totals.unit.measure
    return [
        {
            "seat": seat,
            "bot": name,
            "won": one.won,
            measure: one.points.mean,
            f"{measure}_standard_error": one.points.standard_error,
        }
        for seat, (name, one) in enumerate(zip(names, totals.seats, strict=False))
    ]


def _lines(totals: Totals, names: tuple[str, ...], seconds: float) -> list[str]:
    match totals:
        case GangTotals(games, won, heists, cracked):
            error = f"{100 * totals.heist_standard_error:.1f}"
            lines = [
                f"games:  {won:,} of {games:,} won, {_percent(won, games)}",
                f"heists: {cracked:,} of {heists:,} won, {_percent(cracked, heists)} ± {error}",
                f"chip moves a heist: {totals.chip_moves_per_heist:.1f}",
            ]
        case TableTotals(unit, games, parts):
            lines = [f"games: {games:,}, {unit.parts.replace('_', ' ')}: {parts:,}"]
            lines += [
                f"seat {row['seat']} ({row['bot']}): {row['won']:,} won,"
                f" {unit.measure.replace('_', ' ')} {row[unit.measure]:.3f}"
                f" ± {row[f'{unit.measure}_standard_error']:.3f}"
                for row in _rows(totals, names)
            ]
    return [*lines, f"{seconds:.1f} s; ± is a standard error"]


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "none yet"


def _csv(rows: list[Facts]) -> str:
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
