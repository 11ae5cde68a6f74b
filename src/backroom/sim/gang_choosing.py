"""Kernels that choose for seats of The Gang from what they see."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..games.gang.rules import BOARD_CARDS, COLOURS, HOLE_CARDS
from . import rank_sum
from .chance_native import draw_into, word
from .compiled import compiled, inlined
from .envs.gang_sight import CARDS, Layout
from .gang_tables import MOST_SEATS
from .rank_sum import strength_of

POLITENESS = 0.75
"""Stars that taking from a player must be worth; as many more with each contest."""
CALM = 0.5
"""Stars that any change must be worth."""
NONE = -1
ALL = BOARD_CARDS + 2 * HOLE_CARDS  # the board, the own hand, a rival's

Sights = NDArray[np.int8]
Cards = NDArray[np.uint8]
Actions = NDArray[np.int64]

_HALF = np.uint64(32)
_ONE = np.uint64(1)


@compiled
def at_random(masks: Sights, words: NDArray[np.uint64], actions: Actions) -> None:
    """One of the open actions for each table, by its word of random bits."""
    for table in range(len(masks)):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[table, action]
        chosen = int((words[table] >> _HALF) * np.uint64(count) >> _HALF)
        action, passed = 0, 0
        for other in range(masks.shape[1]):  # without branches, which would be guessed wrong
            passed += masks[table, other]
            action += passed <= chosen
        actions[table] = action


@compiled
def by_percentile(
    sights: Sights,
    masks: Sights,
    at: Layout,
    samples: int,
    ranks: rank_sum.Tables,
    actions: Actions,
) -> None:
    """The chip that suits the hand, as `backroom.bots.gang.chips` chooses it."""
    cards = np.zeros(ALL, dtype=np.uint8)
    pool = np.zeros(CARDS, dtype=np.uint8)
    left = np.zeros(CARDS, dtype=np.uint8)
    gaps = np.zeros(ALL, dtype=np.intp)
    costs = np.zeros(MOST_SEATS)
    seats = at.moves_left - at.contests
    for table in range(len(sights)):
        sight = sights[table]
        known = _look(sight, at, cards, pool)
        for draw in range(ALL - known):
            # The board's cards that are still to come, then the rival's.
            gaps[draw] = known - HOLE_CARDS + draw
            if gaps[draw] >= BOARD_CARDS:
                gaps[draw] += HOLE_CARDS
        rest, draws = pool[: CARDS - known], gaps[: ALL - known]
        share = _share(cards, rest, left[: CARDS - known], draws, samples, ranks)
        own, cheapest = NONE, NONE
        for chip in range(seats):
            holder = _holder(sight, at, seats, chip)
            costs[chip] = abs(chip - (seats - 1) * share)
            if holder != NONE and sight[at.seat + holder]:
                own = chip
            elif not masks[table, chip + 1]:
                continue
            elif holder != NONE:
                costs[chip] += POLITENESS * (1 + sight[at.contests + chip])
            if cheapest == NONE or costs[chip] < costs[cheapest]:
                cheapest = chip
        actions[table] = cheapest + 1
        if cheapest == own or (own != NONE and costs[own] - costs[cheapest] <= CALM):
            actions[table] = 0


@inlined
def _look(sight: Sights, at: Layout, cards: Cards, pool: Cards) -> int:
    """Reads the own hand and the board, and what is unseen into the pool; how many are known."""
    own, turned, unseen = 0, 0, 0
    for card in range(CARDS):
        flop = at.board + card
        if sight[at.cards + card]:
            cards[BOARD_CARDS + own] = card
            own += 1
        elif sight[flop] or sight[flop + CARDS] or sight[flop + 2 * CARDS]:
            cards[turned] = card
            turned += 1
        else:
            pool[unseen] = card
            unseen += 1
    return own + turned


@inlined
def _share(
    cards: Cards,
    pool: Cards,
    left: Cards,
    gaps: NDArray[np.intp],
    samples: int,
    ranks: rank_sum.Tables,
) -> float:
    """How often the hand beats a random one, ties half, in samples that follow from the cards."""
    start = np.uint64(0)
    for card in range(len(pool)):
        start = word(start, np.uint64(pool[card]) + _ONE)
    points = 0
    for sample in range(samples):
        draw_into(start, sample, pool, left, cards, gaps)
        own, rival = strength_of(cards, 0, ranks), strength_of(cards, 1, ranks)
        points += 2 * (own > rival) + (own == rival)
    return points / (2 * samples)


@inlined
def _holder(sight: Sights, at: Layout, seats: int, chip: int) -> int:
    """Who holds this chip of the open round."""
    for colour in range(len(COLOURS)):
        if sight[at.round + colour]:
            for seat in range(seats):
                if sight[at.chips + (colour * seats + chip) * seats + seat]:
                    return seat
    return NONE
