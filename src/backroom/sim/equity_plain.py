"""Showdowns of many deals, counted with NumPy alone."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from . import rank_plain
from .chance import drawn
from .dealt import BOARD_CARDS, Cards, Dealt

BLOCK = 1 << 14
"""Deals reckoned at a time."""

Counts = NDArray[np.int64]


def sampled(deal: Dealt, start: np.uint64, samples: int) -> Counts:
    """counts: int64[hand, winners] over so many completions of the deal, see `Equities`."""
    counts = np.zeros((deal.hands, deal.hands + 1), dtype=np.int64)
    for first in range(0, samples, BLOCK):
        numbers = np.arange(first, min(first + BLOCK, samples), dtype=np.uint64)
        counts += _showdowns(deal, drawn(start, numbers, deal.pool, len(deal.gaps)))
    return counts


def listed(deal: Dealt, draws: Cards) -> Counts:
    """counts: int64[hand, winners] over these completions; draws: uint8[completion, draw]."""
    counts = np.zeros((deal.hands, deal.hands + 1), dtype=np.int64)
    for first in range(0, len(draws), BLOCK):
        counts += _showdowns(deal, draws[first : first + BLOCK])
    return counts


def _showdowns(deal: Dealt, draws: Cards) -> Counts:
    cards = np.tile(deal.cards, (len(draws), 1))
    cards[:, deal.gaps] = draws
    board, holes = cards[:, :BOARD_CARDS], cards[:, BOARD_CARDS:]
    strengths = np.stack(
        [
            rank_plain.rank(np.concatenate([board, hole], axis=1))[0]
            for hole in np.split(holes, deal.hands, axis=1)
        ]
    )
    won = strengths == strengths.max(axis=0)
    winners = won * won.sum(axis=0)
    return np.stack([np.bincount(hand, minlength=deal.hands + 1) for hand in winners])
