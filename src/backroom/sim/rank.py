"""Batches of hands ranked: poker hands of five to eight cards, brag hands of three, five dice.

Each function has two ways to one result: kernels of Numba where it is installed, NumPy otherwise or
where `native=False` asks for it. What a strength is, the scalar functions in `backroom.cards` say.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ..cards import brag, dice
from ..cards.brag import CARDS_IN_HAND, FlushHigh
from ..cards.dice import DICE_IN_A_HAND, FACES, FullHouse
from . import rank_plain
from .native import checked_threads, has_numba
from .rank_table import CARDS, LAYOUTS

Cards = NDArray[np.uint8]
Strengths = NDArray[np.uint16]

SIZES = tuple(size for layout in LAYOUTS for size in layout.sizes)
"""Cards in a poker hand that a batch may hold: 5 to 8."""


def rank_hands(hands: Cards, *, threads: int = 1, native: bool = True) -> Strengths:
    """How strong the best five of each hand's cards are: `strengths: uint16[batch]`.

    hands: uint8[batch, card], 5 to 8 distinct cards as numbers 0..52 in any order, see
    `card_numbers`; the suitless Jack among them or not. Greater is stronger, equal is a tie, on
    the scale of `backroom.cards.poker.strength`: the category's number is in bits 12 to 15. Being
    called for millions of hands, it trusts its caller that the cards of a hand are distinct.
    threads: of the processor, for the kernels of Numba alone; any number gives the same result.

    Raises ValueError for an array of another type or shape, or a number that is no card's.

    >>> from backroom.cards.card import cards
    >>> from backroom.sim import card_numbers
    >>> aces, kings = card_numbers(cards("Ac Ad 2h 7s 9c")), card_numbers(cards("Kc Kd Ah Qs Jc"))
    >>> first, second = rank_hands(np.stack([aces, kings]))
    >>> bool(first > second)
    True
    """
    _check(hands, "hands", SIZES)
    if native and has_numba():
        from . import rank_native

        strengths, sound = rank_native.rank(hands, checked_threads(threads))
    else:
        strengths, sound = rank_plain.rank(hands)
    if not sound:
        raise ValueError(f"expected cards from 0 to {CARDS - 1}, got {int(hands.max())}")
    return strengths


def rank_brag(
    hands: Cards, flush_high: FlushHigh, *, threads: int = 1, native: bool = True
) -> Strengths:
    """How strong brag hands of three cards are: `strengths: uint16[batch]`, 0..740.

    hands: uint8[batch, 3], distinct cards of the deck as numbers 0..51 in any order. Greater is
    stronger, equal is a tie, as `backroom.cards.brag.strength` says.

    Raises ValueError for an array of another type or shape, or a number that is no card's.
    """
    _check(hands, "hands", (CARDS_IN_HAND,))
    if hands.size and hands.max() >= CARDS - 1:
        raise ValueError(f"expected cards from 0 to {CARDS - 2}, got {int(hands.max())}")
    table = _brag_strengths(flush_high)
    if native and has_numba():
        from . import rank_native

        return rank_native.rank_brag(hands, table, checked_threads(threads))
    return rank_plain.rank_brag(hands, table)


def rank_dice(
    throws: NDArray[np.uint8],
    full_house: FullHouse = FullHouse.TRIPLE,
    *,
    threads: int = 1,
    native: bool = True,
) -> Strengths:
    """How strong five dice are: `strengths: uint16[batch]`.

    throws: uint8[batch, 5], faces 1..6 in any order. Greater wins, equal is a tie, as the strength
    of `backroom.cards.dice.worth` says; comparable under one `full_house` only.

    Raises ValueError for an array of another type or shape, or a number that is no face's.
    """
    _check(throws, "throws", (DICE_IN_A_HAND,))
    if throws.size and not 1 <= throws.min() <= throws.max() <= FACES[-1]:
        raise ValueError(
            f"expected faces from 1 to 6, got {int(throws.min())}..{int(throws.max())}"
        )
    table = _dice_strengths(full_house)
    if native and has_numba():
        from . import rank_native

        return rank_native.rank_dice(throws, table, checked_threads(threads))
    return rank_plain.rank_dice(throws, table)


def _check(lots: NDArray[np.uint8], name: str, sizes: tuple[int, ...]) -> None:
    if lots.dtype != np.uint8 or lots.ndim != 2 or lots.shape[1] not in sizes:
        wanted = " or ".join(map(str, sizes))
        shape = ", ".join(map(str, lots.shape))
        raise ValueError(f"expected {name} as uint8[batch, {wanted}], got {lots.dtype}[{shape}]")


@cache
def _brag_strengths(flush_high: FlushHigh) -> Strengths:
    """uint16[22,100], by the place of a hand in `backroom.cards.brag.strengths`."""
    return np.array(brag.strengths(flush_high), dtype=np.uint16)


@cache
def _dice_strengths(full_house: FullHouse) -> Strengths:
    """uint16[7776], by the faces as digits to the base 6, each less one, the first the lowest."""
    faces = np.indices((len(FACES),) * DICE_IN_A_HAND).reshape(DICE_IN_A_HAND, -1) + 1
    rising, places = np.unique(np.sort(faces, axis=0), axis=1, return_inverse=True)
    worths = [dice.worth(tuple(throw), full_house).strength for throw in rising.T.tolist()]
    return np.array(worths, dtype=np.uint16)[places.reshape(-1)]
