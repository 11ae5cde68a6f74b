"""10 Muscle: the user's hand beats every other hand of its category. Rule G6.10"""

from __future__ import annotations

from ..names import Specialist
from .card import SpecialistCard, Waits

MUSCLE = SpecialistCard(name=Specialist.MUSCLE, act=Waits(lifts=True))
