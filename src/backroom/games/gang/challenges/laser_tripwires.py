"""7 Laser Tripwires: no face card on the flop, and the highest white chip draws anew. Rule G7.7"""

from __future__ import annotations

from ....cards.card import is_face
from ..names import Challenge
from .card import ChallengeCard, Sensor

LASER_TRIPWIRES = ChallengeCard(
    name=Challenge.LASER_TRIPWIRES,
    sensors=(
        Sensor(
            watches=lambda holders: holders[-1],
            trips=lambda flop: not any(is_face(card) for card in flop),
        ),
    ),
)
