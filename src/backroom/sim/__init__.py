"""Batches: hands ranked, equities and whole games by the hundred thousand, as arrays.

NumPy always; at native speed where Numba is installed (`pip install "backroom[sim]"`), with the
same functions and the same results. Numba is imported by the first call that uses it.
"""

from __future__ import annotations

from .equity import Equities, equities
from .gang import GangTables, play_gang
from .gang_policies import percentile_policy, random_policy
from .numbers import JACK, card_numbers, card_texts
from .rank import rank_brag, rank_dice, rank_hands

__all__ = [
    "JACK",
    "Equities",
    "GangTables",
    "card_numbers",
    "card_texts",
    "equities",
    "percentile_policy",
    "play_gang",
    "random_policy",
    "rank_brag",
    "rank_dice",
    "rank_hands",
]
