"""Crash for learners, 2 to 5 seats: `env()` by turns, `parallel_env()` at once.

What is seen is in `crash_sight`, what may be done in `crash_table`.
"""

from __future__ import annotations

from ...games.crash import CrashRules
from .aec import TurnEnv
from .crash_table import CrashTable, Reward
from .parallel import TogetherEnv

NAME = "backroom_crash_v0"


def env(rules: CrashRules | None = None, *, reward: Reward | str = Reward.POINTS) -> TurnEnv:
    """One agent acts after the other; while hands are made each makes one in turn, in secret.

    Args:
        rules: None: three players, to ten points. With `target=1` an episode is mostly one deal.
        reward: `points` or `game`, see `Reward`.
    """
    return TurnEnv(CrashTable(rules or CrashRules(), reward=Reward(reward)), NAME)


def parallel_env(
    rules: CrashRules | None = None, *, reward: Reward | str = Reward.POINTS
) -> TogetherEnv:
    """All agents act at once, as people do at a table. Takes what `env` takes."""
    return TogetherEnv(CrashTable(rules or CrashRules(), reward=Reward(reward)), NAME)
