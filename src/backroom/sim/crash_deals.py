"""Deals of Crash by the hundred thousand, each seat played by a policy on whole arrays.

A deal is everything from the first card to the points, with every option of the rules; a game is
deals one after the other, in which nobody's choice depends on the deals before. Cards are numbers,
see `numbers`. The engine plays the same deals and choices to the same points; a test sees to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..cards.brag import CARDS_IN_HAND
from ..games.crash.rules import CrashRules, deck, exchanges, hands, weakest
from .chance import LAST_WORD, drawn, start, words
from .native import checked_threads, has_numba
from .numbers import card_numbers
from .rank import rank_brag

Cards = NDArray[np.uint8]

BLOCK = 1 << 14
"""Deals that are played together: more would only take more memory."""

_CARD_BITS = 6
_CARDS_ON_WORDS = np.uint64(1) << np.arange(64, dtype=np.uint64)


class Asked(NamedTuple):
    """What policies see of some deals, and how they may draw chance of their own."""

    hands: Cards
    """uint8[deal, card]: the own cards, rising"""
    deals: NDArray[np.uint64]
    """uint64[deal]: their numbers"""
    seat: int
    rules: CrashRules
    start: np.uint64
    """where chance of this seat begins, for `chance.drawn` and `chance.words`"""
    native: bool
    threads: int


class CrashPolicy(NamedTuple):
    """How a seat plays, for all deals at once."""

    keeps: Callable[[Asked], NDArray[np.bool_]]
    """bool[deal]: are the cards kept? Asked only where they may be changed"""
    lays: Callable[[Asked], Cards]
    """uint8[deal, hand, 3]: cards of each hand, in any order"""


class CrashDeals(NamedTuple):
    """Deals that are over."""

    dealt: Cards
    """uint8[deal, seat, card]: as first dealt, rising"""
    hands: Cards
    """uint8[deal, seat, card]: after the exchange, rising"""
    swapped: NDArray[np.bool_]
    """bool[deal, seat]"""
    layouts: Cards
    """uint8[deal, seat, hand, 3]: as the table keeps them, best first unless in strict order"""
    points: NDArray[np.uint8]
    """uint8[deal, seat]"""
    by: str
    """what played them: `numba` or `numpy`"""


def play_deals(
    rules: CrashRules,
    policies: Sequence[CrashPolicy],
    count: int,
    *,
    seed: int,
    first: int = 0,
    threads: int = 1,
    native: bool = True,
) -> CrashDeals:
    """Deals number `first` to `first + count - 1` of a seed; seat `number % players` deals.

    The same arguments give the same deals whatever the number of threads, with and without Numba.

    Args:
        policies: by seat.
        seed: 0 to 2**64 - 1.
        native: False keeps to NumPy even where Numba is installed.

    Raises:
        ValueError: there are not as many policies as seats, or one lays what is no layout.
    """
    if len(policies) != rules.players:
        raise ValueError(f"expected {rules.players} policies, got {len(policies)}")
    table = _Table(rules, policies, start(seed), native and has_numba(), checked_threads(threads))
    blocks = [
        table.block(np.arange(begin, min(begin + BLOCK, first + count), dtype=np.uint64))
        for begin in range(first, first + count, BLOCK)
    ] or [table.block(np.empty(0, np.uint64))]
    dealt, held, swapped, layouts, scored = (
        np.concatenate(parts) for parts in zip(*blocks, strict=True)
    )
    by = "numba" if table.native else "numpy"
    return CrashDeals(dealt, held, swapped, layouts, scored, by)


Block = tuple[Cards, Cards, NDArray[np.bool_], Cards, NDArray[np.uint8]]


class _Table(NamedTuple):
    rules: CrashRules
    policies: Sequence[CrashPolicy]
    start: np.uint64
    native: bool
    threads: int

    def block(self, deals: NDArray[np.uint64]) -> Block:
        rules, seats = self.rules, range(self.rules.players)
        packets = self._cards(deals)
        dealt = packets[:, : rules.players]
        held, swapped = self._exchanged(deals, packets) if exchanges(rules) else (dealt, None)
        if swapped is None:
            swapped = np.zeros((len(deals), rules.players), np.bool_)
        laid = [self._laid(self._asked(held[:, seat], deals, seat)) for seat in seats]
        layouts, points = self._scored(np.stack(laid, axis=1))
        return dealt, held, swapped, layouts, points

    def _cards(self, deals: NDArray[np.uint64]) -> Cards:
        """uint8[deal, packet, card]: the hands, then what may be taken for them; each rising."""
        rules = self.rules
        spare = (rules.players if rules.players == 2 else 1) * exchanges(rules)
        packets = rules.players + spare
        pool, count = card_numbers(deck(rules)), packets * rules.cards
        if self.native:
            from . import crash_native

            cards = crash_native.drawn(self.start, deals, pool, count, self.threads)
        else:
            cards = drawn(self.start, deals, pool, count)
        return np.sort(cards.reshape(len(deals), packets, rules.cards), axis=2)

    def _exchanged(
        self, deals: NDArray[np.uint64], packets: Cards
    ) -> tuple[Cards, NDArray[np.bool_]]:
        """The hands, and who has swapped. Rules C2.2, C2.3"""
        players = self.rules.players
        held = packets[:, :players].copy()
        swapped = np.zeros((len(deals), players), np.bool_)
        if players == 2:
            for seat in range(players):
                swapped[:, seat] = ~self._kept(held[:, seat], deals, seat)
        else:
            dealers = (deals % np.uint64(players)).astype(np.intp)
            for turn in range(1, players + 1):
                for seat in range(players):
                    asked = ((dealers + turn) % players == seat) & ~swapped.any(axis=1)
                    swapped[asked, seat] = ~self._kept(held[asked, seat], deals[asked], seat)
        # Packets lie in order: the lowest seat that swaps takes the first.
        taken = players + np.cumsum(swapped, axis=1) - 1
        rows, seats = np.nonzero(swapped)
        held[rows, seats] = packets[rows, taken[rows, seats]]
        return held, swapped

    def _kept(self, cards: Cards, deals: NDArray[np.uint64], seat: int) -> NDArray[np.bool_]:
        return self.policies[seat].keeps(self._asked(cards, deals, seat))

    def _asked(self, cards: Cards, deals: NDArray[np.uint64], seat: int) -> Asked:
        own = np.array([LAST_WORD - seat], np.uint64)  # no deal has so great a number
        begin = words(self.start, own)[0]
        return Asked(cards, deals, seat, self.rules, begin, self.native, self.threads)

    def _laid(self, asked: Asked) -> Cards:
        layouts = self.policies[asked.seat].lays(asked)
        shape = (len(asked.deals), hands(self.rules), CARDS_IN_HAND)
        if layouts.shape != shape or layouts.dtype != np.uint8:
            raise ValueError(f"expected uint8{list(shape)}, got {layouts.dtype}{layouts.shape}")
        _check(layouts, asked.hands)
        return layouts

    def _scored(self, laid: Cards) -> tuple[Cards, NDArray[np.uint8]]:
        """The layouts as the table keeps them, and the points."""
        rules = self.rules
        laid = np.sort(laid, axis=3)
        strengths = rank_brag(
            laid.reshape(-1, CARDS_IN_HAND),
            rules.flush_high,
            threads=self.threads,
            native=self.native,
        ).reshape(laid.shape[:3])
        if not rules.strict_order:
            order = np.argsort(_order(laid, strengths), axis=2)
            laid = np.take_along_axis(laid, order[..., None], axis=2)
            strengths = np.take_along_axis(strengths, order, axis=2)
        if self.native:
            from . import crash_native

            return laid, crash_native.points(strengths, weakest(rules), self.threads)
        return laid, points(strengths, weakest(rules))


def points(strengths: NDArray[np.uint16], weakest: int) -> NDArray[np.uint8]:
    """uint8[deal, seat] from strengths: uint16[deal, seat, hand]. Rules C2.4, C2.5, C2.8

    Hands of a layout that does not fall score nothing.
    """
    pairs = pairwise(range(strengths.shape[2]))
    falls = [strengths[:, :, before] >= strengths[:, :, after] for before, after in pairs]
    in_order = np.logical_and.reduce(falls) if falls else np.ones(strengths.shape[:2], np.bool_)
    counted = np.where(in_order[:, :, None], strengths.astype(np.int16), np.int16(-1))
    highest = counted.max(axis=1, keepdims=True)
    best = (counted == highest) & (highest >= weakest)
    won = best & (best.sum(axis=1, keepdims=True) == 1)
    rows = won.sum(axis=2)
    return (rows + (rows == strengths.shape[2])).astype(np.uint8)


def _order(laid: Cards, strengths: NDArray[np.uint16]) -> NDArray[np.int64]:
    """A number for each hand that is lower for stronger ones, then for those with lower cards."""
    number = -strengths.astype(np.int64)
    for place in range(CARDS_IN_HAND):
        number = (number << _CARD_BITS) + laid[..., place]
    return number


def _check(layouts: Cards, held: Cards) -> None:
    """Raises ValueError unless each layout is made of cards of its hand, each once."""
    flat = layouts.reshape(len(layouts), layouts.shape[1] * layouts.shape[2])
    if flat.size and flat.max() >= len(_CARDS_ON_WORDS):
        raise ValueError(f"expected cards from 0 to 51, got {int(flat.max())}")
    used = np.bitwise_or.reduce(_CARDS_ON_WORDS[flat], axis=1)
    own = np.bitwise_or.reduce(_CARDS_ON_WORDS[held], axis=1)
    wrong = (used & ~own != 0) | (np.bitwise_count(used) != flat.shape[1])
    if wrong.any():
        place = int(np.argmax(wrong))
        raise ValueError(
            f"expected cards of {held[place].tolist()}, each once, got {layouts[place].tolist()}"
        )
