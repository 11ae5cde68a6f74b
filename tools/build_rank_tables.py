"""Builds the tables of the batch kernels from the rules alone, the same bytes every time.

Run `python -m tools.build_rank_tables` after a change to how hands rank; it takes some seconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from random import Random

import numpy as np
from numpy.typing import NDArray

from backroom.cards.card import RANKS, Card
from backroom.cards.poker import strength
from backroom.sim.rank_table import (
    FILE,
    LAYOUTS,
    RANK_MASKS,
    Layout,
    RankTable,
    SizeTable,
    table_bytes,
)
from tools.build_poker_tables import Ranks, strength_of_ranks

SEED = 10
"""The first whose weights keep all hands apart and fit into the slots."""


def main() -> None:
    FILE.write_bytes(table_bytes(build()))
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


def build() -> RankTable:
    """The tables, under the weights of `SEED`."""
    strengths = strength_of_ranks()
    weights = weights_from(Random(SEED))
    sizes = tuple(packed(layout, of_sizes(strengths, layout), weights) for layout in LAYOUTS)
    return RankTable(weights, flushes(), sizes)


def weights_from(random: Random) -> NDArray[np.uint32]:
    """uint32[13], of two to ace."""
    return np.array([random.getrandbits(32) for _ in RANKS], dtype=np.uint32)


def flushes() -> NDArray[np.uint16]:
    """uint16[RANK_MASKS]: the strength of five to eight cards of a suit, 0 for others."""
    table = np.zeros(RANK_MASKS, dtype=np.uint16)
    for size in (5, 6, 7, 8):
        for ranks in combinations(range(len(RANKS)), size):
            hand = [Card(f"{RANKS[rank]}s") for rank in ranks]
            table[sum(1 << rank for rank in ranks)] = strength(hand)
    return table


def of_sizes(strengths: Mapping[Ranks, int], layout: Layout) -> dict[Ranks, int]:
    return {ranks: number for ranks, number in strengths.items() if len(ranks) in layout.sizes}


def packed(
    layout: Layout, strengths: Mapping[Ranks, int], weights: NDArray[np.uint32]
) -> SizeTable:
    """The strengths in their slots.

    The fullest rows are placed first, each with the smallest displacement that meets no other.

    Raises ValueError if they do not fit under these weights.
    """
    displacements = np.zeros(layout.rows, dtype=np.uint16)
    slots = np.zeros(layout.slots, dtype=np.uint16)
    free = (1 << layout.slots) - 1
    rows = rows_of(layout, strengths, weights)
    for row in sorted(rows, key=lambda row: (-len(rows[row]), row)):
        displacement = smallest_fit(rows[row], free, layout.slots)
        displacements[row] = displacement
        for place, number in rows[row].items():
            slot = (place + displacement) % layout.slots
            slots[slot] = number
            free ^= 1 << slot
    return SizeTable(displacements, slots)


def rows_of(
    layout: Layout, strengths: Mapping[Ranks, int], weights: NDArray[np.uint32]
) -> dict[int, dict[int, int]]:
    """row -> place before displacement -> strength."""
    rows: dict[int, dict[int, int]] = {}
    of_rank = [int(weight) for weight in weights]
    for ranks, number in strengths.items():
        weight = sum(of_rank[rank - 2] for rank in ranks) % (1 << 32)
        row = rows.setdefault(weight >> (32 - layout.row_bits), {})
        if weight % layout.slots in row:
            raise ValueError(f"expected weights that tell hands apart, got others for {layout}")
        row[weight % layout.slots] = number
    return rows


def smallest_fit(places: Iterable[int], free: int, slots: int) -> int:
    """The smallest displacement, 0..65535, that moves all places to free slots."""
    fits = (1 << min(slots, 1 << 16)) - 1
    free_twice = free | free << slots
    for place in places:
        fits &= free_twice >> place
    if not fits:
        raise ValueError("expected weights whose rows fit, got others")
    return (fits & -fits).bit_length() - 1


if __name__ == "__main__":
    main()
