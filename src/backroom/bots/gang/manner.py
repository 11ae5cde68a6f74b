"""The manners in which bots of The Gang play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Manner:
    """How a bot plays."""

    politeness: float  # stars that taking from a player must be worth; as many more each contest
    blur: float  # the most that it mistakes its percentile by, 0..1


PERCENTILE = Manner(politeness=0.75, blur=0.0)
ROOKIE = Manner(politeness=1.5, blur=0.2)
