"""The Gang's basic mode for learners, 2 to 6 seats: `env()` by turns, `parallel_env()` at once.

How it bounds the game, and why, is in docs/environments.md; what is seen, in `gang_sight`.
"""

from __future__ import annotations

from ...games.gang import Rules
from .aec import TurnEnv
from .gang_table import MOST_MOVES, GangTable, Reward
from .parallel import TogetherEnv

NAME = "backroom_gang_v0"


def env(
    rules: Rules | None = None, *, moves: int = MOST_MOVES, reward: Reward | str = Reward.HEIST
) -> TurnEnv:
    """One agent acts after the other, in an order drawn anew each tick.

    Args:
        rules: of the basic mode; None: four players, three vaults, three alarms. With one of each
            an episode is a heist.
        moves: of chips, by a seat in a round, 1..10.
        reward: `heist`, `game` or `order`, see `Reward`.
    """
    return TurnEnv(GangTable(rules or Rules(), moves=moves, reward=Reward(reward)), NAME)


def parallel_env(
    rules: Rules | None = None, *, moves: int = MOST_MOVES, reward: Reward | str = Reward.HEIST
) -> TogetherEnv:
    """All agents act at once; what they wish is done in an order drawn anew each tick.

    Takes what `env` takes.
    """
    return TogetherEnv(GangTable(rules or Rules(), moves=moves, reward=Reward(reward)), NAME)
