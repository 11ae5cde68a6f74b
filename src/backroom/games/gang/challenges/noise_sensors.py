"""2 Noise Sensors: the chip with 1 star stays with its first taker until the river. Rule G7.2"""

from __future__ import annotations

from ..names import Challenge
from .card import ChallengeCard

NOISE_SENSORS = ChallengeCard(name=Challenge.NOISE_SENSORS, black=lambda players: frozenset({1}))
