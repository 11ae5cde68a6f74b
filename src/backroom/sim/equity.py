"""How often hands of hold'em win: exactly where the deals are few, sampled where they are many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from . import equity_plain
from .chance import start
from .dealt import Hand, all_draws, dealt
from .native import checked_threads, has_numba

EXACT = 2_000_000
"""Deals that are reckoned one by one rather than sampled, unless told otherwise."""


@dataclass(frozen=True, slots=True)
class Equities:
    """How often each hand won."""

    counts: NDArray[np.int64]
    """counts: int64[hand, winners], in how many deals it was among so many winners; 0: it lost"""
    deals: int
    is_exact: bool
    """whether these were all deals, each as likely as any other; else they are a sample"""

    @property
    def wins(self) -> NDArray[np.float64]:
        """float64[hand]: how often it was the only winner, 0..1."""
        return self.counts[:, 1] / self.deals

    @property
    def ties(self) -> NDArray[np.float64]:
        """float64[hand]: how often it was one of several winners, 0..1."""
        return self.counts[:, 2:].sum(axis=1) / self.deals

    @property
    def shares(self) -> NDArray[np.float64]:
        """float64[hand]: the part of all pots that it won, ties shared, 0..1; they add to 1."""
        return self.counts @ _parts(len(self.counts)) / self.deals

    @property
    def standard_errors(self) -> NDArray[np.float64]:
        """float64[hand]: of the shares; 0 where they are exact."""
        if self.is_exact:
            return np.zeros(len(self.counts))
        squares = self.counts @ _parts(len(self.counts)) ** 2 / self.deals
        variances: NDArray[np.float64] = squares - self.shares**2
        return np.sqrt(variances / self.deals)


def equities(
    hands: Sequence[Hand | None],
    board: Hand = (),
    *,
    samples: int = 100_000,
    seed: int = 0,
    exact: int = EXACT,
    threads: int = 1,
    native: bool = True,
) -> Equities:
    """How often each of 1 to 10 hands is the strongest when the board is complete.

    hands: two hole cards each, or three each, as numbers 0..51; None is a hand of random cards.
    board: 0 to 5 cards. Where no more than `exact` deals can follow, all are reckoned; otherwise
    `samples` of them, drawn with `seed`, which give the same result on any number of threads.

    Raises ValueError for cards that do not fit together, or numbers out of range.

    >>> from backroom.cards.card import cards
    >>> from backroom.sim import card_numbers
    >>> kings, board = card_numbers(cards("Kc Kd")), card_numbers(cards("2c 7h 9d Js"))
    >>> against_any = equities([kings, None], board)
    >>> against_any.is_exact, against_any.deals, round(float(against_any.shares[0]), 4)
    (True, 45540, 0.8377)
    """
    deal, begin = dealt(hands, board), start(seed)
    is_exact = deal.completions <= exact
    if samples < 1:
        raise ValueError(f"expected 1 sample or more, got {samples}")
    if native and has_numba():
        from . import equity_native

        threads = checked_threads(threads)
        if is_exact:
            counts = equity_native.listed(deal, all_draws(deal), threads)
        else:
            counts = equity_native.sampled(deal, begin, samples, threads)
    elif is_exact:
        counts = equity_plain.listed(deal, all_draws(deal))
    else:
        counts = equity_plain.sampled(deal, begin, samples)
    return Equities(counts, int(counts[0].sum()), is_exact)


def _parts(hands: int) -> NDArray[np.float64]:
    """float64[winners]: the part of the pot for each of so many."""
    parts = np.zeros(hands + 1)
    parts[1:] = 1 / np.arange(1, hands + 1)
    return parts
