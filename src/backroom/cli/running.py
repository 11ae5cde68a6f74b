"""A simulation with a progress bar, in one process or several, that Ctrl-C ends early."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import monotonic

import click

from ..sim.chunks import GAMES_IN_A_CHUNK, Chunk, Played, chunks, play
from ..sim.totals import NOTHING, Totals, together
from .records import folder_for, keep_record

INTERRUPTED = 130  # the exit status of a program ended by Ctrl-C
AHEAD = 4  # chunks for each process that are handed out before they are wanted


@dataclass(frozen=True, slots=True)
class Run:
    """What a simulation came to."""

    totals: Totals  # of the games from the first on, without a gap
    seconds: float  # that it took
    is_interrupted: bool


def carried_out(whole: Chunk, *, jobs: int, records: Path | None) -> Run:
    """All games of `whole`, or those that were over when somebody pressed Ctrl-C.

    Any number of jobs gives the same totals. Each game is written into the folder `records`.

    Raises:
        click.ClickException: it cannot be written there.
    """
    if records is not None:
        folder_for(records)  # before hours of play, not after
    started, totals, is_interrupted = monotonic(), NOTHING[type(whole.rules)], False
    with click.progressbar(
        length=whole.games, label="games", file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:
        try:
            for played in _played(whole, jobs):
                _keep(played.records, whole.first + totals.games, records)
                totals = together(totals, played.totals)
                bar.update(played.totals.games)
        except KeyboardInterrupt:
            is_interrupted = True
    return Run(totals, monotonic() - started, is_interrupted)


def _played(whole: Chunk, jobs: int) -> Iterator[Played]:
    """What the chunks came to, in order."""
    if jobs == 1:
        yield from map(play, chunks(whole, size=1))
        return
    size = max(1, min(GAMES_IN_A_CHUNK, whole.games // (jobs * AHEAD)))
    to_come = chunks(whole, size=size)
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=_DEAF)
    try:
        running: deque[Future[Played]] = deque()
        running.extend(pool.submit(play, chunk) for chunk in islice(to_come, jobs * AHEAD))
        while running:
            yield running.popleft().result()
            running.extend(pool.submit(play, chunk) for chunk in islice(to_come, 1))
    finally:
        pool.shutdown(cancel_futures=True)


_DEAF = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that gathers


def _keep(records: tuple[str, ...], first: int, folder: Path | None) -> None:
    if folder is None:
        return
    for number, text in enumerate(records, start=first):
        keep_record(folder / f"{number:06}.txt", text)
