"""Bots: a bot gets what a person in its seat gets, and nothing else.

>>> from random import Random
>>> from backroom.core.wire import Seat
>>> from backroom.games.gang import GANG, Rules
>>> from backroom.core.lines import replay
>>> rules = Rules(players=3)
>>> state = replay(GANG, rules, "deal 2c 7d Kh Jd As Ad")
>>> choose(Level.PERCENTILE, rules, GANG.view(state, Seat(2)), Random(0))
Take(colour=<Colour.WHITE: 'white'>, stars=3, source='centre')
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ..core.levels import Level
from ..core.wire import Choice
from ..games.crash import CrashRules
from ..games.dice import DiceRules
from ..games.gang.rules import Rules
from .at_random import random_crash, random_dice, random_gang
from .crash import exact as exact_crash
from .crash import thumb as crash
from .crash.hindsight import Hindsight, Laid, PlayedDeal, has_hindsight, hindsight, played_deal
from .dice import thumb as dice
from .dice.exact import exact_bot
from .dice.hindsight import Decided, PlayedTurn, decided, has_solver, played_turn
from .gang import percentile as gang
from .gang.outlook import InSight, in_sight, percent
from .pace import Wait, pause_s

# Any: each bot knows the rules and views of its own game.
Bot = Callable[[Any, Any, Random], Choice | Wait]

BOTS: dict[type, dict[Level, Bot]] = {
    Rules: {
        Level.ROOKIE: gang.rookie_bot,
        Level.PERCENTILE: gang.percentile_bot,
        Level.EXACT: gang.percentile_bot,
    },
    DiceRules: {
        Level.ROOKIE: dice.rookie_bot,
        Level.PERCENTILE: dice.thumb_bot,
        Level.EXACT: exact_bot,
    },
    CrashRules: {
        Level.ROOKIE: crash.rookie_bot,
        Level.PERCENTILE: crash.best_first_bot,
        Level.EXACT: exact_crash.exact_bot,
    },
}
"""By the type of a game's rules, then by level."""

RANDOM: dict[type, Bot] = {
    Rules: random_gang,
    DiceRules: random_dice,
    CrashRules: random_crash,
}
"""Opponents for experiments, at no table. By the type of a game's rules."""

RANDOM_NAME = "random"
NAMES = (RANDOM_NAME, *(level.value for level in Level))
"""Of all bots, for programs; the same in each game."""


def named(name: str, rules: Any) -> Bot:  # Any: as above
    """The bot of this name, one of `NAMES`, for the game that has these rules."""
    return RANDOM[type(rules)] if name == RANDOM_NAME else BOTS[type(rules)][Level(name)]


def choose(level: Level, rules: Any, seen: Any, rng: Random) -> Choice | Wait:  # Any: as above
    """What the bot of this level does with what its seat sees.

    The same arguments always give the same answer.
    """
    return BOTS[type(rules)][level](rules, seen, rng)


__all__ = [
    "BOTS",
    "NAMES",
    "Decided",
    "Hindsight",
    "InSight",
    "Laid",
    "PlayedDeal",
    "PlayedTurn",
    "Wait",
    "choose",
    "decided",
    "has_hindsight",
    "has_solver",
    "hindsight",
    "in_sight",
    "named",
    "pause_s",
    "percent",
    "played_deal",
    "played_turn",
]
