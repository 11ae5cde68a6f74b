"""How hands rank, slowly and straight from the rules, to compare the real thing with."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from backroom.cards.card import JACK, Card

Worth = tuple[int, ...]
"""The category, 0 to 9, then the ranks that decide within it: the greater tuple wins."""

ORDER = "23456789TJQKA"


def worth(hand: Iterable[Card]) -> Worth:
    """The worth of the best five of five or more cards."""
    return max(map(_worth_of_five, combinations(hand, 5)))


def _worth_of_five(five: tuple[Card, ...]) -> Worth:
    ranks = sorted((ORDER.index(card[0]) for card in five), reverse=True)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    shape = [size for size, _ in groups]
    decisive = [rank for _, rank in groups]
    in_one_suit = JACK not in five and len({card[1] for card in five}) == 1
    run = ranks == list(range(ranks[0], ranks[0] - 5, -1))
    if ranks == [12, 3, 2, 1, 0]:  # A 5 4 3 2: the ace is low
        run, decisive = True, [3]
    if run and in_one_suit:
        return (9,) if ranks[:2] == [12, 11] else (8, decisive[0])
    if shape == [5]:  # four Jacks, and the suitless one beside them
        return (7, decisive[0], decisive[0])
    if shape == [4, 1]:
        return (7, *decisive)
    if shape == [3, 2]:
        return (6, *decisive)
    if in_one_suit:
        return (5, *decisive)
    if run:
        return (4, decisive[0])
    if shape == [3, 1, 1]:
        return (3, *decisive)
    if shape == [2, 2, 1]:
        return (2, *decisive)
    if shape == [2, 1, 1, 1]:
        return (1, *decisive)
    return (0, *decisive)
