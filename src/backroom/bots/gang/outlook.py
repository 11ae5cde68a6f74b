"""How a hand stands among random hands, seen from the cards that lie open."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random

from ...cards.card import Card
from ...cards.poker import strength
from ...core.wire import FaceDown, Spectator
from ...games.gang.rules import BOARD_CARDS, MOST_HOLE_CARDS, Rules, deck
from ...games.gang.seen import Seen, SeenChips, SeenPeeking, SeenTurning

Cards = tuple[Card, ...]

RIVALS = 50  # random hands to compare with before the river
BOARDS = 50  # ways in which the board may be completed


@dataclass(frozen=True, slots=True)
class InSight:
    """The cards from which a seat judges its hand."""

    hole: Cards
    board: Cards


def in_sight(seen: Seen) -> InSight | None:
    """What the own hand is judged by now; None for who has none, and when hands are shown.

    >>> from backroom.core.wire import Seat
    >>> from backroom.games.gang import GANG
    >>> from backroom.core.lines import replay
    >>> state = replay(GANG, Rules(players=3), "deal 2c 7d Kh Jd As Ad")
    >>> in_sight(GANG.view(state, Seat(2)))
    InSight(hole=('As', 'Ad'), board=())
    >>> in_sight(GANG.view(state, Spectator()))
    """
    if not isinstance(seen, SeenPeeking | SeenChips | SeenTurning):
        return None
    if isinstance(seen.viewer, Spectator):
        return None
    hand = seen.heist.hands[seen.viewer]
    if isinstance(hand, FaceDown) or len(hand) > MOST_HOLE_CARDS:  # a fourth is to be discarded
        return None
    return InSight(hand, seen.heist.board)


def percent(rules: Rules, sight: InSight) -> int:
    """Of random hands, so many in 100 stand worse.

    >>> percent(Rules(), InSight(("As", "Ad"), ()))
    100
    """
    return round(100 * percentile(rules, sight.hole, sight.board))


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
