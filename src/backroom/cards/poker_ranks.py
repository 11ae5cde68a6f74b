"""What the ranks of a hand make, its suits unseen: the slow truth behind the table of strengths."""

from collections import Counter
from collections.abc import Iterable, Iterator

from backroom.cards.category import Category

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
    return next(reading for reading in _readings(Counter(ranks)) if reading[1])


def _readings(count: Counter[int]) -> Iterator[tuple[Category, tuple[int, ...]]]:
    """Every category without a flush, strongest first; no ranks where the hand does not make it."""
    yield Category.FOUR_OF_A_KIND, _groups(count, 4, 1)
    yield Category.FULL_HOUSE, _groups(count, 3, 2)
    yield Category.STRAIGHT, _straight(count)
    yield Category.THREE_OF_A_KIND, _groups(count, 3, 1, 1)
    yield Category.TWO_PAIR, _groups(count, 2, 2, 1)
    yield Category.ONE_PAIR, _groups(count, 2, 1, 1, 1)
    yield Category.HIGH_CARD, _groups(count, 1, 1, 1, 1, 1)


def _groups(count: Counter[int], *sizes: int) -> tuple[int, ...]:
    """For each size that many cards of the highest rank that has them left.

    A kicker may be missing in a small hand; a pair or more may not.
    """
    left = Counter(count)
    taken: list[int] = []
    for size in sizes:
        rank = max((rank for rank in left if left[rank] >= size), default=None)
        if rank is None:
            return tuple(taken) if size == 1 else ()
        taken += [rank] * size
        left[rank] -= size
    return tuple(taken)


def _straight(count: Counter[int]) -> tuple[int, ...]:
    return next((straight for straight in STRAIGHTS if count.keys() >= set(straight)), ())
