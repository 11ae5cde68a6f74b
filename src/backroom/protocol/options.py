"""What a host chooses about a table, whatever is played there."""

from __future__ import annotations

from enum import StrEnum

from ..core.levels import Level
from ..core.wire import Part

LONGEST_NAME = 40  # characters of a table's name


class Talk(StrEnum):
    """What may be said while cards are hidden. Rule G3.3"""

    OFF = "off"  # nothing: chips only
    PHRASES = "phrases"  # ready phrases about public facts; free text between heists
    FREE = "free"  # text, with the rule shown


class Options(Part, frozen=True, kw_only=True):
    """Options of a table."""

    name: str = ""  # "" : it is called after its host
    public: bool = False  # listed at the door; else only those who have link or code find it
    talk: Talk = Talk.PHRASES
    level: Level = Level.PERCENTILE  # of bots that sit down by themselves
