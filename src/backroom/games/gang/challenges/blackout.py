"""8 Blackout: when a round starts, the chips of the round before are discarded. Rule G7.8"""

from __future__ import annotations

from ..names import Challenge
from .card import ChallengeCard

BLACKOUT = ChallengeCard(name=Challenge.BLACKOUT, discards_chips=True)
