"""3 Motion Detector: a face card on the flop, and the lowest white chip draws anew. Rule G7.3"""

from __future__ import annotations

from ....cards.card import is_face
from ..names import Challenge
from .card import ChallengeCard, Sensor

MOTION_DETECTOR = ChallengeCard(
    name=Challenge.MOTION_DETECTOR,
    sensors=(
        Sensor(
            watches=lambda holders: holders[0],
            trips=lambda flop: any(is_face(card) for card in flop),
        ),
    ),
)
