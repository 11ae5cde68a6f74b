"""Backroom's batches, environments and engine beside others who do the like, in one run.

Contenders take turns; each row is the median of its rounds of CPU time, of all threads of the
process, which are one where nothing else is said; two threads are measured in time on the wall.
Peers that are not installed are left out.

    python -m bench.speed             a table
    python -m bench.speed --markdown  the same for a page
    python -m bench.speed --json      one JSON object, for programs
    python -m bench.speed --picture docs/speed.svg
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from platform import python_version

from . import _own, _peers
from ._picture import picture
from ._rounds import Run, cpu_rates, wall_rates

ROUNDS = 9
FEW = 5_000  # hands of one call each
MANY = 250_000  # hands of a batch

Makers = dict[str, Callable[[], Run]]


@dataclass(frozen=True, slots=True)
class Row:
    """One comparison."""

    work: str
    unit: str
    own: float
    """units a second"""
    peer: str
    rate: float
    """the peer's"""
    goal: float
    """the least that own / rate should be"""

    @property
    def ratio(self) -> float:
        return self.own / self.rate


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.speed", description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="answer one JSON object")
    parser.add_argument("--markdown", action="store_true", help="a table for a page")
    parser.add_argument("--picture", type=Path, help="where to draw the ratios, as SVG")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default {ROUNDS}")
    asked = parser.parse_args()
    rows = list(measured(asked.rounds))
    if asked.picture:
        asked.picture.write_text(picture([(row.work, row.peer, row.ratio) for row in rows]))
    if asked.json:
        rows_of = [asdict(row) | {"ratio": row.ratio} for row in rows]
        print(json.dumps({"machine": machine(), "rounds": asked.rounds, "rows": rows_of}))
        return
    print(f"{machine()}, median of {asked.rounds} rounds")
    print("\n".join(lines(rows, bar="|" if asked.markdown else "")))


def measured(rounds: int) -> Iterator[Row]:
    """All comparisons that can be made with what is installed."""
    yield from ranking(rounds)
    yield from threads(rounds)
    yield from rollouts(rounds)
    yield from environments(rounds)
    yield from engine(rounds)


def ranking(rounds: int) -> Iterator[Row]:
    sevens, eights = _own.hands(7, MANY), _own.hands(8, MANY)
    few = sevens[:FEW].tolist()
    rates = cpu_rates(
        made(
            {
                "Numba": lambda: _own.ranking(sevens),
                "Numba, 8 cards": lambda: _own.ranking(eights),
                "NumPy": lambda: _own.ranking(sevens, native=False),
                "four players": _own.deals_of_four,
                "eval7": lambda: _peers.eval7(few),
                "phevaluator": lambda: _peers.phevaluator(few),
                "pkrbot": lambda: _peers.pkrbot(few),
            }
        ),
        rounds,
    )
    own, batch = rates["Numba"], "7 cards, batch"
    yield from against(batch, "hands", own, rates, {"eval7": 90, "phevaluator": 150, "pkrbot": 30})
    yield from against("7 cards, NumPy alone", "hands", rates["NumPy"], rates, {"eval7": 15})
    yield Row("8 cards, batch", "hands", rates["Numba, 8 cards"], "own 7 cards", own, 0.75)
    yield Row(
        "4 players: deal, rank, compare", "hands", rates["four players"], "own 7 cards", own, 0.25
    )


def threads(rounds: int) -> Iterator[Row]:
    sevens = _own.hands(7, 8 * MANY)
    rates = wall_rates(
        {"one": _own.ranking(sevens), "two": _own.ranking(sevens, threads=2)}, rounds
    )
    yield Row("7 cards, two threads", "hands", rates["two"], "one thread", rates["one"], 1.8)


def rollouts(rounds: int) -> Iterator[Row]:
    contenders: Makers = {"own": _own.known_against_random, "eval7": _peers.eval7_against_random}
    rates = cpu_rates(made(contenders), rounds)
    work = "equity against a random hand, sampled"
    yield from against(work, "samples", rates["own"], rates, {"eval7": 2})


def environments(rounds: int) -> Iterator[Row]:
    contenders: Makers = {
        "own": _own.gang_tables,
        "pgx leduc_holdem": lambda: _peers.pgx("leduc_holdem"),
        "pgx kuhn_poker": lambda: _peers.pgx("kuhn_poker"),
    }
    rates = cpu_rates(made(contenders), rounds)
    goals = {"pgx leduc_holdem": 8.0, "pgx kuhn_poker": 3.0}
    yield from against("The Gang, 4096 tables", "steps", rates["own"], rates, goals)
    contenders = {
        "own": _own.gang_environment,
        "PettingZoo hanabi_v5": _peers.pettingzoo_hanabi,
        "OpenSpiel Hanabi": _peers.open_spiel_hanabi,
    }
    rates = cpu_rates(made(contenders), rounds)
    goals = {"PettingZoo hanabi_v5": 10.0, "OpenSpiel Hanabi": 1.0}
    yield from against("The Gang, one PettingZoo environment", "steps", rates["own"], rates, goals)


def engine(rounds: int) -> Iterator[Row]:
    contenders: Makers = {"own": _own.engine_heists, "PokerKit": _peers.pokerkit}
    rates = cpu_rates(made(contenders), rounds)
    work = "whole heists by the plain engine"
    yield from against(work, "heists, hands", rates["own"], rates, {"PokerKit": 10})


def made(makers: Makers) -> dict[str, Run]:
    """Those that can run here."""
    found = {}
    for name, make in makers.items():
        try:
            found[name] = make()
        except ImportError as missing:
            print(f"{name} is left out: {missing}", file=sys.stderr)
    return found


def against(
    work: str, unit: str, own: float, rates: dict[str, float], goals: dict[str, float]
) -> Iterator[Row]:
    for peer, goal in goals.items():
        if peer in rates:
            yield Row(work, unit, own, peer, rates[peer], goal)


def lines(rows: list[Row], *, bar: str) -> Iterator[str]:
    """The table; with bars as Markdown wants it."""
    head = ("work", "a second", "beside", "a second", "ratio", "goal")
    body = [
        (
            row.work,
            f"{short(row.own)} {row.unit}",
            row.peer,
            short(row.rate),
            f"{row.ratio:.3g} ×",
            f"≥ {row.goal:g} ×",
        )
        for row in rows
    ]
    widths = [max(map(len, column)) for column in zip(head, *body, strict=True)]
    table = [head, *([tuple("-" * width for width in widths)] if bar else []), *body]
    for cells in table:
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
        yield f"{bar} {f' {bar} '.join(padded)} {bar}".strip()


def short(rate: float) -> str:
    """Three digits and a unit.

    >>> short(301_234_567), short(46_028), short(172.2)
    ('301 M', '46 k', '172')
    """
    for factor, letter in ((1e6, " M"), (1e3, " k")):
        if rate >= factor:
            return f"{rate / factor:.3g}{letter}"
    return f"{rate:.3g}"


def machine() -> str:
    """Processor, cores, load, and the versions that matter."""
    named = [line for line in _cpuinfo() if line.startswith("model name")]
    name = named[0].split(":", 1)[1].strip() if named else "unknown processor"
    load = f"load {os.getloadavg()[0]:.1f} at the end" if hasattr(os, "getloadavg") else ""
    libraries = ", ".join(f"{one} {version(one)}" for one in ("numpy", "numba"))
    return f"{name}, {os.cpu_count()} cores, {load}, Python {python_version()}, {libraries}"


def _cpuinfo() -> list[str]:
    file = Path("/proc/cpuinfo")
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


if __name__ == "__main__":
    main()
