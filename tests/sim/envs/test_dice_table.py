"""Dice poker's table for learners: what actions do, what is seen, what is rewarded."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from backroom.core.wire import Seat
from backroom.games.dice import DICE, DiceRules, PlayOffOrder, Stand, Throw
from backroom.games.dice.seen import Sits
from backroom.sim.envs.dice_sight import layout, observation
from backroom.sim.envs.dice_table import DiceTable, Reward

RULES = [
    DiceRules(players=2),
    DiceRules(players=3, play_off_order=PlayOffOrder.REDRAW, circles=3),
    DiceRules(players=5, circles=4, stack=25, rebuy=True),
    DiceRules(players=8, circles=2, stack=41),
]


def begun(rules: DiceRules, seed: int = 0, reward: Reward = Reward.BANK) -> DiceTable:
    table = DiceTable(rules, reward=reward)
    table.begin(Random(seed))
    return table


def any_action(table: DiceTable, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(table.mask(table.seat)).tolist()))


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_mask_is_what_the_engine_offers(rules: DiceRules) -> None:
    table, rng = begun(rules), Random(1)
    while not table.is_over:
        offered = set()
        for choice in DICE.options(table.state, Seat(table.seat)):
            assert isinstance(choice, Throw | Stand)
            dice = choice.dice if isinstance(choice, Throw) else ()
            offered.add(sum(1 << place for place in dice))
        assert set(np.flatnonzero(table.mask(table.seat)).tolist()) == offered
        assert np.flatnonzero(table.mask((table.seat + 1) % rules.players)).tolist() == [0]
        table.act(any_action(table, rng))


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_every_sight_follows_from_the_seats_view(rules: DiceRules) -> None:
    table, rng = begun(rules), Random(2)
    while not table.is_over:
        for seat in range(rules.players):
            wanted = observation(rules, DICE.view(table.state, Seat(seat)))
            assert np.array_equal(table.observation(seat), wanted)
        table.act(any_action(table, rng))


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_banks_of_a_match_are_its_stacks(rules: DiceRules) -> None:
    table, rng = begun(rules), Random(3)
    sums = [0.0] * rules.players
    while not table.is_over:
        rewards = table.act(any_action(table, rng))
        if rewards is not None:
            assert sum(rewards) == pytest.approx(0)
            sums = [before + won for before, won in zip(sums, rewards, strict=True)]
    stakes = table.view(0).standing.stakes
    brought = [rules.stack * (1 + stake.rebuys) for stake in stakes]
    won = [stake.stack - came for stake, came in zip(stakes, brought, strict=True)]
    assert [rules.ante * one for one in sums] == pytest.approx(won)
    assert all(stake.sits is Sits.IN for stake in stakes)


def test_the_largest_stack_is_rewarded_at_the_end() -> None:
    table, rng = begun(DiceRules(players=3), reward=Reward.MATCH), Random(4)
    rewards = None
    while not table.is_over:
        assert rewards is None
        rewards = table.act(any_action(table, rng))
    stacks = [stake.stack for stake in table.view(0).standing.stakes]
    assert rewards is not None
    assert [bool(one) for one in rewards] == [stack == max(stacks) for stack in stacks]
    assert sum(rewards) == pytest.approx(1)


def test_the_features_have_their_places() -> None:
    table = begun(DiceRules(players=2))
    at, seat = layout(2), table.seat
    dice = table.view(seat).throws[-1].dice
    table.act(0b00110)
    sight = table.observation(seat)
    now = table.view(seat).throws[-1].dice
    assert np.argwhere(sight[at.dice : at.locked].reshape(5, 6)).tolist() == [
        [place, face - 1] for place, face in enumerate(now)
    ]
    assert sight[at.locked : at.throws].tolist() == [1, 0, 0, 1, 1]
    assert (now[0], now[3], now[4]) == (dice[0], dice[3], dice[4])
    assert sight[at.throws] == 2
    assert sight[at.standing :].tolist() == [10, 0, 1, 0, 1]


def test_a_match_without_end_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a number of circles"):
        DiceTable(DiceRules(circles=0))


def test_a_locked_die_cannot_be_thrown() -> None:
    table = begun(DiceRules(players=2))
    table.act(0b00110)
    with pytest.raises(ValueError, match="got action 1"):
        table.act(1)
