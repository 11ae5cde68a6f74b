"""The environments pass PettingZoo's own tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from backroom.games.crash import CrashRules
from backroom.games.dice import DiceRules, PlayOffOrder
from backroom.games.gang import Rules
from backroom.sim.envs import crash_v0, dice_v0, gang_v0
from backroom.sim.envs.aec import TurnEnv
from backroom.sim.envs.parallel import TogetherEnv

testing = pytest.importorskip("pettingzoo.test")

# Its tests warn of what it does itself where there are action masks; nobody draws these tables.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Environment has not defined a render",
)

DICE = (
    DiceRules(players=2),
    DiceRules(players=5, play_off_order=PlayOffOrder.REDRAW, circles=2, stack=25, rebuy=True),
)
CRASH = (
    CrashRules(players=2, target=4),
    CrashRules(players=3, target=4, strict_order=True),
    CrashRules(players=5, target=4),
    CrashRules(players=2, target=4, cards=9, exchange_9=True),
)

TURNS: list[Callable[[], TurnEnv]] = [
    *(lambda n=n: gang_v0.env(Rules(players=n)) for n in (2, 3, 6)),
    lambda: gang_v0.env(Rules(vaults=1, alarms=1), moves=1, reward="order"),
    *(lambda rules=rules: dice_v0.env(rules) for rules in DICE),
    lambda: dice_v0.env(reward="match"),
    *(lambda rules=rules: crash_v0.env(rules) for rules in CRASH),
    lambda: crash_v0.env(CrashRules(target=1), reward="game"),
]
TOGETHER: list[Callable[[], TogetherEnv]] = [
    *(lambda n=n: gang_v0.parallel_env(Rules(players=n)) for n in (2, 3, 6)),
    lambda: gang_v0.parallel_env(Rules(vaults=1, alarms=1), moves=1, reward="game"),
    *(lambda rules=rules: dice_v0.parallel_env(rules) for rules in DICE),
    *(lambda rules=rules: crash_v0.parallel_env(rules) for rules in CRASH),
]


@pytest.mark.parametrize("make", TURNS)
def test_agents_in_turn(make: Callable[[], TurnEnv]) -> None:
    testing.api_test(make(), num_cycles=300)
    testing.seed_test(make, num_cycles=100)


@pytest.mark.parametrize("make", TOGETHER)
def test_agents_at_once(make: Callable[[], TogetherEnv]) -> None:
    testing.parallel_api_test(make(), num_cycles=300)
    testing.parallel_seed_test(make, num_cycles=100)


def played(env: TurnEnv, seed: int) -> list[Any]:
    """All that agents were shown in a game of random actions."""
    env.reset(seed=seed)
    rng, shown = Random(seed), []
    for _ in env.agent_iter():
        sight, reward, over, _, _ = env.last()
        shown.append((sight["observation"].tobytes(), sight["action_mask"].tobytes(), reward, over))
        actions = np.flatnonzero(sight["action_mask"]).tolist()
        env.step(None if over else rng.choice(actions))
    return shown


@pytest.mark.parametrize("make", TURNS)
def test_the_same_seed_gives_the_same_game(make: Callable[[], TurnEnv]) -> None:
    assert played(make(), 1) == played(make(), 1)
    assert played(make(), 1) != played(make(), 2)


@pytest.mark.parametrize("make", TURNS)
def test_what_was_shown_does_not_change_any_more(make: Callable[[], TurnEnv]) -> None:
    env = make()
    env.reset(seed=0)
    first = env.last()[0]
    kept = first["observation"].copy(), first["action_mask"].copy()
    env.step(int(np.flatnonzero(first["action_mask"])[-1]))
    assert np.array_equal(first["observation"], kept[0])
    assert np.array_equal(first["action_mask"], kept[1])
