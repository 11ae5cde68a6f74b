"""Many tables of The Gang's basic mode at once: a vectorised environment, and whole games by it.

How it bounds the game, and why, is in docs/environments.md; what a seat sees, in
`backroom.sim.envs.gang_sight`. With Numba a step of a table takes some 50 ns; without it the same
code runs as plain Python, a thousand times slower.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from ..games.gang.rules import BOARD_CARDS, HOLE_CARDS, LOWEST_RANK, Mode, Rules
from . import gang_tables
from .chance import start, words
from .envs.gang_sight import layout
from .envs.gang_table import MOST_MOVES, MOST_MOVES_EVER, Reward
from .gang_tables import CARDS, COLUMNS, GAMES, GAMES_WON, HEISTS, HEISTS_WON, MOVES, STARTS, Bounds
from .native import checked_threads
from .totals import GangTotals

WITHOUT_END = 1 << 62
"""More games than any table plays."""

Actions = NDArray[np.int64]


class GangTables:
    """A batch of tables, at each of which one seat after the other acts, and game follows game.

    The arrays below belong to the tables and are overwritten by each step; copy what you keep.
    With n seats the actions are 0: stay, 1..n: take the chip with so many stars, n+1: put the own
    chip back.

    observations: int8[table, feature], all that the seat to act sees.
    masks: int8[table, action], 1: it may be chosen.
    seats: int8[table], whose turn it is.
    rewards: float32[table], of all seats alike, for the last step.
    dones: int8[table], 1: the last step ended a game, and all else is of the next game.
    """

    def __init__(
        self,
        batch: int,
        rules: Rules | None = None,
        *,
        moves: int = MOST_MOVES,
        reward: Reward | str = Reward.HEIST,
        seed: int = 0,
        first: int = 0,
        games: int = WITHOUT_END,
    ) -> None:
        """Deals the first heist at every table.

        Args:
            batch: how many tables.
            rules: of the basic mode; None: four players, three vaults, three alarms. With one of
                each a game is a heist. What is about clocks does not matter here.
            moves: of chips, by a seat in a round, 1..10.
            reward: `heist`, `game` or `order`, see `Reward`.
            seed: of all chance. A table's depends on the seed and on the table's number alone.
            first: the number of the first table, so that batches can share one seed.
            games: after which a table plays on but is not counted in `totals`.

        Raises:
            ValueError: rules of another mode, or a number out of range.
        """
        rules = rules or Rules()
        if rules.mode is not Mode.BASIC or rules.lowest_rank != LOWEST_RANK:
            raise ValueError(f"expected basic rules and a whole deck, got {rules}")
        if not 1 <= moves <= MOST_MOVES_EVER:
            raise ValueError(f"expected 1 to {MOST_MOVES_EVER} moves, got {moves}")
        if batch < 1 or first < 0:
            raise ValueError(f"expected 1 table or more, got {batch} from number {first} on")
        self.rules, self.moves = rules, moves
        numbers = np.arange(STARTS * first, STARTS * (first + batch), dtype=np.uint64)
        starts = words(start(seed), numbers).reshape(batch, STARTS)
        self._tables = gang_tables.tables(starts, rules.players)
        self._bounds = Bounds(
            rules.players,
            moves,
            rules.vaults,
            rules.alarms,
            list(Reward).index(Reward(reward)),
            games,
            layout(rules.players),
        )
        self._cards = BOARD_CARDS + HOLE_CARDS * rules.players
        self._words = np.zeros(batch, dtype=np.uint64)
        self.observations, self.masks = self._tables.observations, self._tables.masks
        self.seats, self.rewards, self.dones = (
            self._tables.seats,
            self._tables.rewards,
            self._tables.dones,
        )
        self._begin()

    def step(self, actions: Actions) -> None:
        """The seats whose turn it is do this; actions: int64[table].

        Raises:
            ValueError: one of them may not; then nothing is done at any table.
        """
        if actions.shape != self.seats.shape:
            raise ValueError(f"expected {len(self.seats)} actions, got {actions.shape}")
        actions = np.ascontiguousarray(actions, dtype=np.int64)
        refused = self._kernel.first_refused(actions, self.masks)
        if refused >= 0:
            open_ = np.flatnonzero(self.masks[refused]).tolist()
            raise ValueError(
                f"expected one of {open_} at table {refused}, got action {actions[refused]}"
            )
        with np.errstate(over="ignore"):  # plain Python warns of what words are made by
            self._kernel.step(self._tables, self._bounds, self._ranks, actions)

    def dice(self) -> NDArray[np.uint64]:
        """Random bits for policies, new at each call: uint64[table]; overwritten by the next."""
        with np.errstate(over="ignore"):
            self._kernel.throw(self._tables.chance, self._words)
        return self._words

    @property
    def cards(self) -> NDArray[np.uint8]:
        """The truth that no seat sees whole: uint8[table, place], five of the board, two a seat."""
        return self._tables.truth[:, CARDS:COLUMNS].view(np.uint8)[:, : self._cards]

    @property
    def games_over(self) -> NDArray[np.int64]:
        """int64[table]: counted so far, at most `games`."""
        return self._tables.counts[:, GAMES]

    @property
    def totals(self) -> GangTotals:
        """What all counted games came to, and the heists of those that still run."""
        sums = self._tables.counts.sum(axis=0).tolist()
        return GangTotals(sums[GAMES], sums[GAMES_WON], sums[HEISTS], sums[HEISTS_WON], sums[MOVES])

    def _begin(self) -> None:
        from . import gang_kernel, rank_sum

        self._kernel = gang_kernel
        self._ranks = rank_sum.tables(7)
        with np.errstate(over="ignore"):
            gang_kernel.begin(self._tables, self._bounds, self._ranks)


Policy = Callable[[GangTables], Actions]
"""Chooses for the seat whose turn it is at each table, from what it sees; int64[table]."""


def play_gang(
    policy: Policy,
    games: int,
    rules: Rules | None = None,
    *,
    batch: int = 4096,
    moves: int = MOST_MOVES,
    seed: int = 0,
    threads: int = 1,
) -> GangTotals:
    """So many games of The Gang's basic mode, all seats by one policy.

    Each of up to `batch` tables plays as many games, so that quick ones do not count more; `games`
    is rounded up to a multiple. With `Rules(vaults=1, alarms=1)` a game is a heist. Any number of
    `threads` gives the same result.

    Raises:
        ValueError: as `GangTables`; or fewer than one game.
    """
    if games < 1:
        raise ValueError(f"expected 1 game or more, got {games}")
    batch = min(batch, games)
    each = -(-games // batch)
    share = -(-batch // checked_threads(threads))

    def played(first: int) -> GangTotals:
        some = min(share, batch - first)
        tables = GangTables(some, rules, moves=moves, seed=seed, first=first, games=each)
        while tables.games_over.min() < each:
            tables.step(policy(tables))
        return tables.totals

    with ThreadPoolExecutor(threads) as pool:
        totals = pool.map(played, range(0, batch, share))
        return sum(totals, start=GangTotals())
