"""A table as an environment of PettingZoo in which all agents act at once."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from .aec import Sight, names, space_of
from .table import Table

# Any: what an agent is told besides, which is nothing
Step = tuple[
    dict[str, Sight], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class TogetherEnv(ParallelEnv[str, Sight, int]):  # type: ignore[misc] # it ships no types
    """All agents choose from what lies before them, then all that happens.

    An agent that has nothing to do may choose nothing, action 0, alone. For an action that the
    mask does not allow the first that it allows stands.
    """

    def __init__(self, table: Table, name: str) -> None:
        self._table, self._rng = table, Random()
        self.metadata = {"name": name, "render_modes": []}
        self.render_mode = None
        self.possible_agents = names(table.seats)
        self.observation_spaces = {agent: space_of(table) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(table.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    # Any: as above
    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Sight], dict[str, dict[str, Any]]]:
        """A new game; with the same seed the same one. Without a seed the next of the last seed."""
        if seed is not None:
            self._rng = Random(seed)
        self._table.begin(self._rng)
        self.agents = self.possible_agents.copy()
        return self._sights(), self._infos()

    def step(self, actions: dict[str, int]) -> Step:
        """What the agents have chosen happens."""
        chosen = {seat: int(actions[agent]) for seat, agent in enumerate(self.agents)}
        paid = self._table.act_together(chosen) or (0.0,) * len(self.agents)
        rewards = dict(zip(self.agents, paid, strict=True))
        sights, infos = self._sights(), self._infos()
        over = dict.fromkeys(self.agents, self._table.is_over)
        cut = dict.fromkeys(self.agents, False)
        if self._table.is_over:
            self.agents = []
        return sights, rewards, over, cut, infos

    def observation_space(self, agent: str) -> Dict:
        """Always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Always the same object."""
        return self.action_spaces[agent]

    def _sights(self) -> dict[str, Sight]:
        table = self._table
        return {
            agent: {"observation": table.observation(seat), "action_mask": table.mask(seat)}
            for seat, agent in enumerate(self.agents)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:  # Any: as above
        return {agent: {} for agent in self.agents}
