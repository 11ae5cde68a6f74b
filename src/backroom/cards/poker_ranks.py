"""What the ranks of a hand make, its suits unseen: the slow truth behind the table of strengths."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .category import Category

ACE = 14

STRAIGHTS = (*(tuple(range(top, top - 5, -1)) for top in range(ACE, 5, -1)), (5, 4, 3, 2, ACE))
"""The ten straights, highest first; in the lowest the ace plays below the two."""


def read_ranks(ranks: Iterable[int]) -> tuple[Category, tuple[int, ...]]:
    """The best category that the ranks make, and the ranks of its five cards (of all, if fewer).

    Takes one rank or more. The category's own ranks stand first, then the kickers from high to
    low; so of two readings in one category the one with the greater ranks is stronger. Five of
    one rank are four of them, and the fifth is a kicker like any other.

    >>> read_ranks([9, 14, 9, 2, 11, 7])
    (<Category.ONE_PAIR: 'one_pair'>, (9, 9, 14, 11, 7))
    """
    falling = sorted(ranks, reverse=True)
    readings = ((category, read(falling)) for category, read in _READINGS.items())
    return next(reading for reading in readings if reading[1])


def read_as(category: Category, ranks: Iterable[int]) -> tuple[int, ...]:
    """The same ranks, where the category that `read_ranks` would find is known.

    >>> read_as(Category.ONE_PAIR, [9, 14, 9, 2, 11, 7])
    (9, 9, 14, 11, 7)
    """
    return _READINGS[category](sorted(ranks, reverse=True))


def _groups(falling: list[int], *sizes: int) -> tuple[int, ...]:
    """For each size that many cards of the highest rank that has them left.

    A kicker may be missing in a small hand; a pair or more may not.
    """
    left = falling.copy()
    taken: list[int] = []
    for size in sizes:
        rank = next((rank for rank in left if left.count(rank) >= size), None)
        if rank is None:
            return tuple(taken) if size == 1 else ()
        for _ in range(size):
            left.remove(rank)
            taken.append(rank)
    return tuple(taken)


def _straight(falling: list[int]) -> tuple[int, ...]:
    held = frozenset(falling)
    return next((straight for straight in STRAIGHTS if held.issuperset(straight)), ())


_READINGS: dict[Category, Callable[[list[int]], tuple[int, ...]]] = {
    Category.FOUR_OF_A_KIND: lambda falling: _groups(falling, 4, 1),
    Category.FULL_HOUSE: lambda falling: _groups(falling, 3, 2),
    Category.STRAIGHT: _straight,
    Category.THREE_OF_A_KIND: lambda falling: _groups(falling, 3, 1, 1),
    Category.TWO_PAIR: lambda falling: _groups(falling, 2, 2, 1),
    Category.ONE_PAIR: lambda falling: _groups(falling, 2, 1, 1, 1),
    Category.HIGH_CARD: lambda falling: _groups(falling, 1, 1, 1, 1, 1),
}
"""Every category without a flush, strongest first; no ranks where the hand does not make it."""
