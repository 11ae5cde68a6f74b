"""1 Quick Access: no white chips; the flop follows the deal. Rule G7.1"""

from __future__ import annotations

from ..names import Challenge
from ..rules import Colour
from .card import ChallengeCard

QUICK_ACCESS = ChallengeCard(name=Challenge.QUICK_ACCESS, skips=frozenset({Colour.WHITE}))
