"""How well bots play."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """The levels that a host chooses from. Each game's bots say what they mean."""

    ROOKIE = "rookie"  # roughly right, and gives way at once
    PERCENTILE = "percentile"  # knows where its hand stands, and says so
    EXACT = "exact"  # as well as can be computed; in The Gang, where nothing is, as percentile
