"""10 Security Cameras: three hole cards each. Rule G7.10"""

from __future__ import annotations

from ..names import Challenge
from .card import ChallengeCard

SECURITY_CAMERAS = ChallengeCard(name=Challenge.SECURITY_CAMERAS, hole_cards=3)
