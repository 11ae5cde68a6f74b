"""Many games in chunks that a process, or another machine, can play by itself.

A chunk is a small value that can be pickled, and so is what it comes to. Each game has its own
seed, made of the run's and its number: how games are put into chunks changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from ..core.chance import Chance, Seed
from ..core.record import write_record
from .playing import GAMES, Bot, played_out, record_of
from .totals import NOTHING, Totals, together, totals_of

GAMES_IN_A_CHUNK = 8  # so few that even slow bots are soon done with one


@dataclass(frozen=True, slots=True)
class Chunk:
    """Games to be played one after the other."""

    rules: Any  # of whichever game; each game begins with them
    bots: tuple[Bot, ...]  # by seat; module-level functions, so that other processes find them
    names: tuple[str, ...]  # of the bots
    seed: int
    first: int  # number of the first game, from 1
    games: int
    with_records: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """What a chunk came to."""

    totals: Totals
    records: tuple[str, ...]  # of its games in order, if they were asked for


def chunks(whole: Chunk, *, size: int = GAMES_IN_A_CHUNK) -> Iterator[Chunk]:
    """The same games in chunks of `size`, in order."""
    end = whole.first + whole.games
    for first in range(whole.first, end, size):
        games = min(size, end - first)
        yield Chunk(
            whole.rules, whole.bots, whole.names, whole.seed, first, games, whole.with_records
        )


def play(chunk: Chunk) -> Played:
    """All games of the chunk. The same chunk gives the same on any machine."""
    totals = NOTHING[type(chunk.rules)]
    records = []
    for number in range(chunk.first, chunk.first + chunk.games):
        finished = played_out(chunk.rules, chance(chunk, number), chunk.bots)
        totals = together(totals, totals_of(finished))
        if chunk.with_records:
            records.append(write_record(record_of(finished, chunk.names)))
    return Played(totals, tuple(records))


def chance(chunk: Chunk, number: int) -> Chance:
    """All that decides game `number` of a run."""
    seed = Seed(sha256(f"simulate {chunk.seed} {number}".encode()).digest())
    seats = GAMES[type(chunk.rules)].seats(chunk.rules)
    return Chance(seed, f"simulate-{chunk.seed}.{number}", ("",) * seats)
