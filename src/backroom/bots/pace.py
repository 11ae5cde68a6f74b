"""How fast bots act: like considerate people, and never so that it tells anything."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..core.wire import Choice
from ..games.crash.choices import NextDeal
from ..games.dice.choices import GoOn
from ..games.gang.choices import Agree, ClosePeek, Confirm, Onward

PAUSE_S = (0.9, 2.4)  # before a chip moves or dice roll: shortest, longest


@dataclass(frozen=True, slots=True)
class Wait:
    """Nothing to do now; think again when something has changed, or after so many seconds."""

    seconds: float


def pause_s(choice: Choice, rng: Random) -> float:
    """Seconds that a bot lets pass before it does this.

    Nobody waits for a bot that agrees, so that takes no time. Any other pause is drawn evenly,
    whatever the bot holds and whichever chip it wants; then the bot thinks again.
    """
    if isinstance(choice, ClosePeek | Confirm | Onward | Agree | GoOn | NextDeal):
        return 0.0
    return rng.uniform(*PAUSE_S)
