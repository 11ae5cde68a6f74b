"""Thousands of games on a cluster of Dask: the chunks of `backroom simulate`, unchanged.

    pip install backroom distributed
    python simulate_on_dask.py                       two workers on this machine
    python simulate_on_dask.py tcp://scheduler:8786  a cluster that runs; its workers have backroom

It prints the same JSON, the seconds aside, as
`backroom simulate gang --players 4 --bots random --games 400 --seed 7 --json`.
"""

from __future__ import annotations

import sys
from functools import reduce

from distributed import Client, LocalCluster

from backroom.bots import named
from backroom.cli.tallies import tell
from backroom.games.gang import Ending, Rules
from backroom.sim.chunks import Chunk, chunks, play
from backroom.sim.totals import together

RULES = Rules(players=4, ending=Ending.INSTANT, cool_down_s=0)
NAMES = ("random",) * 4
BOTS = tuple(named(name, RULES) for name in NAMES)
WHOLE = Chunk(RULES, BOTS, NAMES, seed=7, first=1, games=400)


def main(address: str | None) -> None:
    cluster = address or LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with Client(cluster) as client:
        played = client.gather(client.map(play, list(chunks(WHOLE))))
    totals = reduce(together, (part.totals for part in played))
    tell(totals, NAMES, 0.0, form="json")


if __name__ == "__main__":
    main(*sys.argv[1:] or [None])
