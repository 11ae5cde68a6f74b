"""5 Hasty Getaway: no orange chips; the river follows the turn. Rule G7.5"""

from __future__ import annotations

from ..names import Challenge
from ..rules import Colour
from .card import ChallengeCard

HASTY_GETAWAY = ChallengeCard(name=Challenge.HASTY_GETAWAY, skips=frozenset({Colour.ORANGE}))
