"""Builds the table of poker strengths from the rules alone, the same bytes every time.

Run `python -m tools.build_poker_tables` after a change to how hands rank; it takes some seconds.
"""

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations_with_replacement, count
from random import Random

from backroom.cards.card import RANKS
from backroom.cards.category import CATEGORIES, Category
from backroom.cards.poker_ranks import read_ranks
from backroom.cards.poker_table import (
    CATEGORY_SHIFT,
    FILE,
    MOST_CARDS,
    ROWS,
    SLOTS,
    WEIGHT_BITS,
    PokerTable,
    table_bytes,
)

JACK = 11

Ranks = tuple[int, ...]
"""The ranks of a hand, 2..14, in rising order."""

Reading = tuple[Category, Ranks]


def main() -> None:
    FILE.write_bytes(table_bytes(build()))
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


def build() -> PokerTable:
    """The table, under the first seed whose weights keep all hands apart and fit into the slots."""
    strengths = strength_of_ranks()
    return next(
        table for seed in count() if (table := packed(strengths, weights_from(Random(seed))))
    )


def strength_of_ranks() -> dict[Ranks, int]:
    """The strength of each hand of 1..8 cards that makes no flush."""
    reading = {ranks: read_ranks(ranks) for ranks in hands()}
    number = numbered(set(reading.values()))
    return {ranks: number[reading[ranks]] for ranks in reading}


def hands() -> Iterator[Ranks]:
    """All ranks that 1..8 cards can have: four of each, and the suitless Jack as a fifth Jack."""
    for size in range(1, MOST_CARDS + 1):
        for ranks in combinations_with_replacement(range(2, 15), size):
            if all(held <= (5 if rank == JACK else 4) for rank, held in Counter(ranks).items()):
                yield ranks


def numbered(readings: Iterable[Reading]) -> dict[Reading, int]:
    """Strengths: the number of the category above, the place among its readings below."""
    places: Counter[Category] = Counter()
    number = {}
    for category, ranks in sorted(readings, key=lambda reading: reading[1]):
        number[category, ranks] = CATEGORIES.index(category) << CATEGORY_SHIFT | places[category]
        places[category] += 1
    return number


def weights_from(random: Random) -> dict[int, int]:
    return {rank: random.getrandbits(WEIGHT_BITS) for rank in range(2, 2 + len(RANKS))}


def packed(strengths: Mapping[Ranks, int], weights: Mapping[int, int]) -> PokerTable | None:
    """The strengths in their slots; None if under these weights they do not fit.

    The fullest rows are placed first, each with the smallest displacement that meets no other.
    """
    rows = rows_of(strengths, weights)
    if rows is None:
        return None
    table = PokerTable(
        array("Q", weights.values()), array("H", [0]) * ROWS, array("H", [0]) * SLOTS
    )
    free = (1 << SLOTS) - 1
    for row in sorted(rows, key=lambda row: (-len(rows[row]), row)):
        displacement = smallest_fit(rows[row], free)
        if displacement is None:
            return None
        table.displacements[row] = displacement
        for place, strength in rows[row].items():
            slot = (place + displacement) % SLOTS
            table.strengths[slot] = strength
            free ^= 1 << slot
    return table


def rows_of(
    strengths: Mapping[Ranks, int], weights: Mapping[int, int]
) -> dict[int, dict[int, int]] | None:
    """row -> place before displacement -> strength; None if two hands share row and place."""
    rows: dict[int, dict[int, int]] = {}
    for ranks, strength in strengths.items():
        weight = sum(weights[rank] for rank in ranks)
        row = rows.setdefault(weight % ROWS, {})
        if weight % SLOTS in row:
            return None
        row[weight % SLOTS] = strength
    return rows


def smallest_fit(places: Iterable[int], free: int) -> int | None:
    """The smallest displacement, 0..65535, that moves all places to free slots."""
    fits = (1 << (1 << 16)) - 1
    free_twice = free | free << SLOTS
    for place in places:
        fits &= free_twice >> place
    return (fits & -fits).bit_length() - 1 if fits else None


if __name__ == "__main__":
    main()
