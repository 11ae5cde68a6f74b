"""Batches: hands ranked, equities and whole games by the hundred thousand, as arrays.

NumPy always; at native speed where Numba is installed (`pip install "backroom[sim]"`), with the
same functions and the same results. Numba is imported by the first call that uses it. Whole games
of The Gang are in `backroom.sim.gang`, which brings the engine along.
"""

from __future__ import annotations

from .equity import Equities, equities
from .numbers import JACK, card_numbers, card_texts
from .rank import rank_brag, rank_dice, rank_hands

__all__ = [
    "JACK",
    "Equities",
    "card_numbers",
    "card_texts",
    "equities",
    "rank_brag",
    "rank_dice",
    "rank_hands",
]
