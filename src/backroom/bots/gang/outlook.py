"""How a hand stands among random hands, seen from the cards that lie open."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import lru_cache
from itertools import combinations
from random import Random

from ...cards.card import Card
from ...cards.poker import strength
from ...games.gang.rules import BOARD_CARDS, Rules, deck

Cards = tuple[Card, ...]

RIVALS = 50  # random hands to compare with before the river
BOARDS = 50  # ways in which the board may be completed


@lru_cache(maxsize=4096)  # a bot thinks about the same cards many times in a round
def percentile(rules: Rules, hole: Cards, board: Cards) -> float:
    """The share of random hands that stand worse than `hole` on this board, 0..1; ties count half.

    On the river exact. Before it a hand stands as well as its mean place among `RIVALS` random
    hands over `BOARDS` random boards; the sample is the same for the same cards.
    """
    unseen = [card for card in deck(rules) if card not in hole and card not in board]
    if len(board) == BOARD_CARDS:
        rivals = combinations(unseen, len(hole))
        return _share_below(strength(hole + board), sorted(strength(one + board) for one in rivals))
    rng = Random("".join(hole + board))
    hands = [hole, *(tuple(rng.sample(unseen, len(hole))) for _ in range(RIVALS))]
    wanted = BOARD_CARDS - len(board)
    boards = [board + tuple(rng.sample(unseen, wanted)) for _ in range(BOARDS)]
    own, *others = _mean_places(hands, boards)
    return _share_below(own, sorted(others))


def _mean_places(hands: list[Cards], boards: list[Cards]) -> list[float]:
    """For each hand the mean share of the others that it beats, on the boards it fits.

    A rival that fits no board stands in the middle.
    """
    places: list[list[float]] = [[] for _ in hands]
    for board in boards:
        fitting = [number for number, hand in enumerate(hands) if not set(hand) & set(board)]
        strengths = [strength(hands[number] + board) for number in fitting]
        ordered = sorted(strengths)
        for number, own in zip(fitting, strengths, strict=True):
            places[number].append(_share_below(own, ordered))
    return [sum(some) / len(some) if some else 0.5 for some in places]


def _share_below(own: float, ordered: list[int] | list[float]) -> float:
    """The share of `ordered`, which rises, that lies below `own`; what is level counts half."""
    return (bisect_left(ordered, own) + bisect_right(ordered, own)) / 2 / len(ordered)
