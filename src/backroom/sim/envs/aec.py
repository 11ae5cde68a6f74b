"""A table as an environment of PettingZoo in which one agent acts after the other."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from .table import Table

Sight = dict[str, Any]  # Any: arrays, as PettingZoo wants them: `observation` and `action_mask`


def names(seats: int) -> list[str]:
    """The agents, by seat."""
    return [f"seat_{seat}" for seat in range(seats)]


def space_of(table: Table) -> Dict:
    """What an agent sees: the table's features, and which actions are open."""
    return Dict(
        {
            "observation": Box(0, table.most, (table.features,), table.dtype),
            "action_mask": Box(0, 1, (table.actions,), np.int8),
        }
    )


class TurnEnv(AECEnv[str, Sight, int]):  # type: ignore[misc] # PettingZoo ships no types
    """One agent acts after the other; each sees what those before it have done, where it may.

    `step` raises ValueError for an action that the mask does not allow.
    """

    agent_selection: str

    def __init__(self, table: Table, name: str) -> None:
        super().__init__()
        self._table, self._rng = table, Random()
        self.metadata = {"name": name, "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.possible_agents = names(table.seats)
        self.observation_spaces = {agent: space_of(table) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(table.actions) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with the same seed the same one. Without a seed the next of the last seed."""
        if seed is not None:
            self._rng = Random(seed)
        self._table.begin(self._rng)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._is_paid = False
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._table.seat]

    def step(self, action: int | None) -> None:
        """The selected agent does this; one whose game is over steps with None."""
        agent, table = self.agent_selection, self._table
        if action is None or self.terminations[agent]:
            self._was_dead_step(action)
            return
        rewards = table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self._is_paid:
            self._clear_rewards()
            self._is_paid = False
        if rewards is not None:
            self._pay(rewards)
        if table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[table.seat]

    def observe(self, agent: str) -> Sight:
        """What the agent sees now, and what it may do."""
        seat, table = self._seats[agent], self._table
        return {"observation": table.observation(seat), "action_mask": table.mask(seat)}

    def observation_space(self, agent: str) -> Dict:
        """Always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Always the same object."""
        return self.action_spaces[agent]

    def _pay(self, rewards: tuple[float, ...]) -> None:
        self._is_paid = True
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
