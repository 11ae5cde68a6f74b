"""Several contenders measured in turns, so that whatever else the machine does falls on all."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from statistics import median

import click

Run = Callable[[], int]
"""Does some work, and says how many units it was."""


def cpu_rates(contenders: Mapping[str, Run], rounds: int) -> dict[str, float]:
    """Units a second of CPU, of all threads of this process: the median of so many rounds."""
    return _rates(contenders, rounds, time.process_time_ns)


def wall_rates(contenders: Mapping[str, Run], rounds: int) -> dict[str, float]:
    """Units a second of the clock on the wall, likewise."""
    return _rates(contenders, rounds, time.perf_counter_ns)


def _rates(
    contenders: Mapping[str, Run], rounds: int, now_ns: Callable[[], int]
) -> dict[str, float]:
    for run in contenders.values():
        run()  # compiles, loads and warms
    found: dict[str, list[float]] = {name: [] for name in contenders}
    label = ", ".join(contenders)[:50]
    with click.progressbar(range(rounds), label=label, file=sys.stderr) as shown:
        for _ in shown:
            for name, run in contenders.items():
                started = now_ns()
                units = run()
                found[name].append(units / (now_ns() - started) * 1e9)
    return {name: median(rates) for name, rates in found.items()}
