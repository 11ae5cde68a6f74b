"""Many tables of The Gang at once beside the engine: the same sights, choices and scores."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from backroom.core.game import Outcome
from backroom.games.gang import GANG, Mode, Rules
from backroom.games.gang.seen import SeenChips
from backroom.sim.envs.gang_sight import layout, observation
from backroom.sim.gang import GangTables, Policy, play_gang
from backroom.sim.gang_policies import percentile_policy, random_policy
from tests.sim.envs.test_gang_table import Engine, Ticks, allowed, moves_left

HEISTS = Rules(vaults=1, alarms=1)
BATCH = 4
SOAK = pytest.param(50_000, marks=pytest.mark.soak)  # of each table: 1,200,000 in all


@dataclass
class Beside:
    """A table of the batch, as the engine beside it wants to know it."""

    rules: Rules
    moves: int
    cards: list[int]
    ticks: Ticks = field(default_factory=Ticks)

    @property
    def board(self) -> list[int]:
        return self.cards[:5]

    @property
    def hands(self) -> list[list[int]]:
        return [self.cards[at : at + 2] for at in range(5, len(self.cards), 2)]


@pytest.mark.parametrize("steps", [500, SOAK])
@pytest.mark.parametrize(("players", "moves"), [(2, 3), (3, 1), (3, 3), (4, 3), (5, 2), (6, 3)])
def test_every_table_agrees_with_the_engine(players: int, moves: int, steps: int) -> None:
    rules = Rules(players=players, vaults=2)
    tables = GangTables(BATCH, rules, moves=moves, seed=players)
    beside = [Beside(rules, moves, cards) for cards in tables.cards.tolist()]
    engines = [Engine(one) for one in beside]
    for _ in range(steps):
        for table, engine in enumerate(engines):
            compare(tables, table, engine, beside[table])
        actions, seats = random_policy(tables), tables.seats.copy()
        rounds = tables.observations[:, rounds_of(players)].copy()
        tables.step(actions)
        for table, engine in enumerate(engines):
            one = beside[table]
            engine.move(int(seats[table]), int(actions[table]))
            one.ticks.note(int(seats[table]), int(actions[table]), moves_left(engine, moves))
            one.cards = tables.cards[table].tolist()
            now = tables.observations[table, rounds_of(players)]
            heist_over = tables.rewards[table] != 0
            if heist_over or not np.array_equal(now, rounds[table]):
                engine.settle()
                one.ticks = Ticks()
            if heist_over:
                cracked = engine.view(0).score.past[-1].cracked
                assert tables.rewards[table] == (1 if cracked else -1)
            assert tables.dones[table] == isinstance(GANG.outcome(engine.state), Outcome)
            if tables.dones[table]:
                engines[table] = Engine(one)


def compare(tables: GangTables, table: int, engine: Engine, one: Beside) -> None:
    seat = int(tables.seats[table])
    seen = engine.view(seat)
    assert isinstance(seen, SeenChips)
    open_ = np.flatnonzero(tables.masks[table]).tolist()
    assert open_ == allowed(engine, seat, after_a_quiet_tick=one.ticks.was_quiet)
    sight = observation(one.rules, seen, most_moves=one.moves)
    assert np.array_equal(tables.observations[table], sight)


def rounds_of(players: int) -> slice:
    at = layout(players)
    return slice(at.round, at.chips)


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("policy", [random_policy, percentile_policy])
def test_any_number_of_threads_and_any_batches_play_the_same_games(
    players: int, policy: Policy
) -> None:
    rules = Rules(players=players, vaults=1, alarms=1)
    one = play_gang(policy, 300, rules, batch=100, seed=5)
    assert one == play_gang(policy, 300, rules, batch=100, seed=5, threads=3)
    assert (one.games, one.heists, one.games_won) == (300, 300, one.heists_won)
    assert one != play_gang(policy, 300, rules, batch=100, seed=6)


def test_a_table_is_the_same_in_any_batch() -> None:
    many, few = GangTables(5, seed=7), GangTables(2, seed=7, first=3)
    for _ in range(400):
        assert np.array_equal(many.observations[3:], few.observations)
        many.step(random_policy(many))
        few.step(random_policy(few))


def test_without_numba_the_same_is_played() -> None:
    program = """if True:
        import importlib.util
        find = importlib.util.find_spec
        importlib.util.find_spec = lambda name: None if name == "numba" else find(name)
        from backroom.games.gang import Rules
        from backroom.sim.gang import play_gang
        from backroom.sim.gang_policies import percentile_policy, random_policy
        for policy in (random_policy, percentile_policy):
            print(play_gang(policy, 3, Rules(players=3, vaults=1, alarms=1), batch=3, seed=4))
    """
    command = [sys.executable, "-W", "error", "-c", program]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    rules = Rules(players=3, vaults=1, alarms=1)
    with_numba = [
        str(play_gang(policy, 3, rules, batch=3, seed=4))
        for policy in (random_policy, percentile_policy)
    ]
    assert ran.stdout.splitlines() == with_numba


def test_hands_by_percentile_crack_more_vaults_than_chips_at_random() -> None:
    by_chance = play_gang(random_policy, 2_000, HEISTS, seed=1)
    by_hand = play_gang(percentile_policy, 2_000, HEISTS, seed=1)
    # Of the 24 orders one is right, and more where hands are equal.
    assert 1 / 24 < by_chance.heists_won / by_chance.heists < 0.08
    assert by_hand.heists_won / by_hand.heists > 0.5


@pytest.mark.parametrize("reward", ["heist", "game", "order"])
def test_rewards_are_as_those_of_a_single_table(reward: str) -> None:
    tables = GangTables(200, reward=reward, seed=2)
    rewards, dones = [], []
    for _ in range(1_000):
        tables.step(random_policy(tables))
        rewards.append(tables.rewards.copy())
        dones.append(tables.dones.copy())
    paid, over = np.concatenate(rewards), np.concatenate(dones) == 1
    match reward:
        case "heist":
            wins = tables.totals.heists_won
            assert (np.sum(paid == 1), np.sum(paid == -1)) == (wins, tables.totals.heists - wins)
        case "game":
            won, lost = np.sum(paid == 1), np.sum(paid == -1)
            assert (won, won + lost) == (tables.totals.games_won, tables.totals.games)
            assert not paid[~over].any()
        case _:
            sixths = np.unique(np.round(paid * 3).astype(int))
            assert np.allclose(paid * 3, np.round(paid * 3))
            assert sixths.tolist() == [-3, -2, -1, 0, 1, 2, 3]


@pytest.mark.parametrize("action", [-1, 0, 6])
def test_what_a_mask_does_not_allow_is_refused_and_nothing_is_done(action: int) -> None:
    tables = GangTables(3, seed=1)
    while tables.masks[1, 0]:  # until who holds no chip must take one
        tables.step(np.zeros(3, np.int64) if tables.masks[:, 0].all() else random_policy(tables))
    before = tables.observations.copy()
    actions = np.array([5, action, 5])
    actions[[0, 2]] = [int(np.argmax(mask)) for mask in tables.masks[[0, 2]]]
    with pytest.raises(ValueError, match=rf"at table 1, got action {action}"):
        tables.step(actions)
    assert np.array_equal(tables.observations, before)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"rules": Rules(mode=Mode.EXPERT)}, "expected basic rules"),
        ({"moves": 11}, "expected 1 to 10 moves, got 11"),
        ({"seed": -1}, "expected a seed from 0"),
        ({"batch": 0}, "expected 1 table or more, got 0"),
    ],
)
def test_what_cannot_be_played_is_refused(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GangTables(**{"batch": 1, **options})
