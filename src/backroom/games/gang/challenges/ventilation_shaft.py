"""6 Ventilation Shaft: the chip with most stars stays with its first taker. Rule G7.6"""

from __future__ import annotations

from ..names import Challenge
from .card import ChallengeCard

VENTILATION_SHAFT = ChallengeCard(
    name=Challenge.VENTILATION_SHAFT, black=lambda players: frozenset({players})
)
