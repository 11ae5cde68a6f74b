"""People who play by the first option that they are offered."""

from __future__ import annotations

import asyncio
from random import Random

from backroom.client import Connection
from backroom.games.gang.choices import Confirm, GangChoice, PutBack, Take
from backroom.games.gang.seen import SeenChips, SeenHeistOver, SeenPeeking
from backroom.protocol.messages import Phase, Refused


def options(at: Connection) -> tuple[GangChoice, ...]:
    """What this seat may choose now."""
    match at.update and at.update.seen:
        case SeenPeeking() | SeenChips() | SeenHeistOver() as seen:
            return seen.options
        case _:
            return ()


def sensible(at: Connection, rng: Random) -> GangChoice | None:
    """A choice that brings the game on: agree, take a chip that is free, seldom one that is not."""
    held = [option for option in options(at) if isinstance(option, PutBack)]
    takes = [option for option in options(at) if isinstance(option, Take)]
    agreeing = [option for option in options(at) if not isinstance(option, Take | PutBack)]
    free = [take for take in takes if take.source == "centre"]
    if agreeing and rng.random() < 0.9:
        return agreeing[0]
    if not held and free:
        return rng.choice(free)
    return rng.choice(takes) if takes and not any(map(_is_fine, agreeing)) and rng.random() < 0.2 else None


def _is_fine(option: GangChoice) -> bool:
    return isinstance(option, Confirm)
