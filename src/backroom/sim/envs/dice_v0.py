"""Dice poker for learners, 2 to 8 seats: `env()` by turns, `parallel_env()` at once.

What is seen is in `dice_sight`, what may be done in `dice_table`.
"""

from __future__ import annotations

from ...games.dice import DiceRules
from .aec import TurnEnv
from .dice_table import DiceTable, Reward
from .parallel import TogetherEnv

NAME = "backroom_dice_v0"


def env(rules: DiceRules | None = None, *, reward: Reward | str = Reward.BANK) -> TurnEnv:
    """One agent acts after the other, as they have turns.

    Args:
        rules: None: four players, one circle.
        reward: `bank` or `match`, see `Reward`.
    """
    return TurnEnv(DiceTable(rules or DiceRules(), reward=Reward(reward)), NAME)


def parallel_env(
    rules: DiceRules | None = None, *, reward: Reward | str = Reward.BANK
) -> TogetherEnv:
    """All agents act at each step, of whom one has something to do. Takes what `env` takes."""
    return TogetherEnv(DiceTable(rules or DiceRules(), reward=Reward(reward)), NAME)
