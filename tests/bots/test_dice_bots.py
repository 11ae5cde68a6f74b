"""The two bots of dice poker that play by thumb."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from backroom.bots import Wait, choose, pause_s
from backroom.core.game import By, Dice, Unfinished
from backroom.core.levels import Level
from backroom.core.lines import replay
from backroom.core.wire import Choice, Seat
from backroom.games.dice import DICE, DiceRules, GoOn, Stand, State, Throw, ThrowStart

ALL = (0, 1, 2, 3, 4)
TWO = DiceRules(players=2)
STARTED = "0 start 1\ncast 6\n1 start 1\ncast 1\n"
LEVELS = (Level.ROOKIE, Level.PERCENTILE)


def thought(level: Level, text: str, seat: int, seed: int = 0) -> Choice | Wait:
    seen = DICE.view(replay(DICE, TWO, STARTED + text), Seat(seat))
    return choose(level, TWO, seen, Random(seed))


def first(dice: str, *, behind: str = "") -> str:
    """Seat 1 has thrown this, after a turn of seat 0."""
    before = f"0 throw 1 1 0 1 2 3 4\nroll {behind}\n0 stand 1 1\n" if behind else ""
    seat, turn = (1, 2) if behind else (0, 1)
    return f"{before}{seat} throw {turn} 1 0 1 2 3 4\nroll {dice}"


@pytest.mark.parametrize("level", LEVELS)
def test_bots_throw_again(level: Level) -> None:
    # A known fault elsewhere: bots that never re-throw
    pairs = Counter(
        isinstance(thought(level, first("6 6 1 2 3"), 0, seed), Throw) for seed in range(20)
    )
    assert pairs == {True: 20}


@pytest.mark.parametrize("level", LEVELS)
def test_bots_throw_first_and_go_on(level: Level) -> None:
    assert thought(level, "", 0) == Throw(1, 1, ALL)
    seen = DICE.view(replay(DICE, TWO, ""), Seat(1))
    assert choose(level, TWO, seen, Random(0)) == ThrowStart(1)


@pytest.mark.parametrize(
    ("dice", "behind", "choice"),
    [
        ("6 6 1 2 3", "5 5 1 2 3", Stand(2, 1)),  # the last, and ahead
        ("6 6 1 2 3", "6 6 5 4 3", Throw(2, 2, (2, 3, 4))),  # level is not enough
        ("3 3 3 6 6", "5 5 5 2 2", Throw(2, 2, (3, 4))),  # a full house behind is broken up
        ("5 5 2 2 1", "6 6 6 1 2", Throw(2, 2, (4,))),
        ("1 2 3 4 6", "6 6 6 1 2", Throw(2, 2, (0, 1, 2, 3))),
        ("4 4 4 4 1", "6 6 6 6 1", Throw(2, 2, (4,))),
    ],
)
def test_the_better_one_keeps_what_makes_a_combination(
    dice: str, behind: str, choice: Choice
) -> None:
    assert thought(Level.PERCENTILE, first(dice, behind=behind), 1) == choice


def test_a_rookie_is_content_with_three_and_sometimes_spoils_a_pair() -> None:
    assert thought(Level.ROOKIE, first("3 3 3 1 2"), 0) == Stand(1, 1)
    kept = Counter(thought(Level.ROOKIE, first("2 2 6 1 3"), 0, seed) for seed in range(400))
    assert set(kept) == {Throw(1, 2, (2, 3, 4)), Throw(1, 2, (0, 1, 3, 4))}
    assert 50 < kept[Throw(1, 2, (0, 1, 3, 4))] < 150


def test_nobody_waits_for_a_bot_that_goes_on() -> None:
    assert pause_s(GoOn(1), Random(0)) == 0
    assert 0.5 < pause_s(Stand(1, 1), Random(0)) < 3


def test_the_better_one_wins_more_often() -> None:
    won = [_played(Random(seed), (Level.ROOKIE, Level.PERCENTILE)) for seed in range(250)]
    banks = sum(winner == 1 for winners in won for winner in winners)
    assert banks > 0.53 * sum(map(len, won))


def _played(rng: Random, levels: tuple[Level, Level]) -> list[Seat]:
    """Who won the banks of a match between these."""
    state: State = DICE.start(TWO)
    while isinstance(DICE.outcome(state), Unfinished):
        due = DICE.chance(state)
        if due is not None:
            assert isinstance(due, Dice)
            state = DICE.step(state, due.action(tuple(rng.choices(due.pool, k=due.count)))).state
            continue
        seat = min(DICE.actors(state))
        choice = choose(levels[seat], TWO, DICE.view(state, seat), rng)
        assert isinstance(choice, ThrowStart | Throw | Stand | GoOn)
        assert DICE.refusal(state, By(seat, choice)) is None
        state = DICE.step(state, By(seat, choice)).state
    past = DICE.view(state, Seat(0)).standing.past
    return [game.winners[0] for game in past]
