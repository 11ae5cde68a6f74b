"""What dice poker takes to be solved from nothing, for two to eight players, on one core.

python -m bench.dice          a table
python -m bench.dice --json   one JSON object, for programs
"""

from __future__ import annotations

import argparse
import json
from statistics import median
from time import process_time

from backroom.cards.dice import FullHouse
from backroom.solve.dice.seats import Seats, Tie, classes
from backroom.solve.dice.turn import turn

ROUNDS = 5
PLAYERS = (2, 3, 4, 5, 8)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.dice", description="Time the solving of games.")
    parser.add_argument("--json", action="store_true", help="answer one JSON object")
    as_json = parser.parse_args().json
    turn(classes(FullHouse.SUM)[:, None].astype(float))  # what is made once is made
    seconds = {tie.value: {players: solve_s(players, tie) for players in PLAYERS} for tie in Tie}
    if as_json:
        print(json.dumps({"rounds": ROUNDS, "seconds": seconds}))
        return
    print(f"Seconds of CPU to solve a game from nothing, median of {ROUNDS}")
    for tie, times in seconds.items():
        for players, took in times.items():
            print(f"  {players} players, ties {tie.replace('_', ' '):10}  {took:.3f}")


def solve_s(players: int, tie: Tie) -> float:
    """With full houses by the triple, which makes the most classes of results."""
    took = []
    for _ in range(ROUNDS):
        started = process_time()
        Seats(classes(FullHouse.TRIPLE), tie).values(players)
        took.append(process_time() - started)
    return round(median(took), 4)


if __name__ == "__main__":
    main()
