"""The exact bot of dice poker: it does what the solver says, and wins what the solver computes."""

from __future__ import annotations

import sys
from random import Random

import pytest

from backroom.bots import choose
from backroom.bots.dice.exact import position
from backroom.cards.dice import FullHouse
from backroom.core.game import By, Dice
from backroom.core.levels import Level
from backroom.core.wire import Choice, Seat
from backroom.games.dice import DICE, DiceRules, Stand, Throw
from backroom.games.dice.rules import PlayOffOrder
from backroom.games.dice.seen import SeenTurn
from backroom.solve.dice.choices import Position
from backroom.solve.dice.seats import Tie, solved

from ..games.dice.telling import RUBBISH, after, starts, turns

TWO = DiceRules(players=2)
THREE = DiceRules(players=3)
BEGUN = starts(0, (0, 1))


def chosen(rules: DiceRules, seat: int, *parts: str) -> object:
    return choose(Level.EXACT, rules, DICE.view(after(rules, *parts), Seat(seat)), Random(0))


def test_the_last_who_is_ahead_stands() -> None:
    beaten = turns(1, (0, RUBBISH))
    assert chosen(TWO, 1, BEGUN, beaten, "1 throw 2 1 0 1 2 3 4\nroll 1 2 1 3 4") == Stand(2, 1)


def test_who_is_behind_never_stands_while_there_are_throws() -> None:
    beaten = turns(1, (0, "6 6 6 5 5"))
    choice = chosen(TWO, 1, BEGUN, beaten, "1 throw 2 1 0 1 2 3 4\nroll 6 1 6 2 6")
    assert choice == Throw(2, 2, (1, 3))


def test_a_locked_die_is_never_thrown() -> None:
    throws = "0 throw 1 1 0 1 2 3 4\nroll 6 6 5 2 1\n0 throw 1 2 2 3 4\nroll 5 6 3"
    assert chosen(TWO, 0, BEGUN, throws) in (Throw(1, 3, (2, 4)), Stand(1, 2))


def test_a_turn_is_understood_as_it_stands() -> None:
    begun = starts(0, (0, 1, 2))
    first = turns(1, (0, "2 2 5 5 5"))
    turn = "1 throw 2 1 0 1 2 3 4\nroll 6 6 5 2 1\n1 throw 2 2 2 3 4\nroll 5 6 3"
    seen = DICE.view(after(THREE, begun, first, turn), Seat(1))
    assert isinstance(seen, SeenTurn)
    assert position(seen) == Position((6, 6, 5, 6, 3), 1, (6, 6), (2, 2, 5, 5, 5), 1, 1)


def test_before_the_first_throw_and_without_a_turn_there_is_nothing_to_decide() -> None:
    assert chosen(TWO, 0, BEGUN) == Throw(1, 1, (0, 1, 2, 3, 4))


@pytest.mark.parametrize("games", [400, pytest.param(20_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("order", PlayOffOrder)
def test_exact_bots_win_the_first_game_as_often_as_computed(
    order: PlayOffOrder, games: int
) -> None:
    rules = DiceRules(players=2, full_house=FullHouse.SUM, play_off_order=order)
    tie = Tie.PLAYED_OFF if order is PlayOffOrder.SAME else Tie.SHARED
    expected = solved(FullHouse.SUM, tie).values(2)[0]
    rng = Random(games)
    won = [first_game(rules, (Level.EXACT, Level.EXACT), rng) == 0 for _ in range(games)]
    error = (expected * (1 - expected) / games) ** 0.5
    tell(games, f"ties {tie}", expected, sum(won), error)
    assert abs(sum(won) / games - expected) < 3 * error


@pytest.mark.parametrize("games", [600, pytest.param(20_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("other", [Level.ROOKIE, Level.PERCENTILE])
def test_the_exact_bot_wins_more_than_others_though_it_throws_first(
    other: Level, games: int
) -> None:
    rng = Random(5)
    won = sum(first_game(TWO, (Level.EXACT, other), rng) == 0 for _ in range(games))
    even = solved(FullHouse.TRIPLE, Tie.PLAYED_OFF).values(2)[0]
    tell(games, f"against {other}", even, won, (even * (1 - even) / games) ** 0.5)
    assert won / games > even - 0.02


def tell(games: int, what: str, expected: float, won: int, error: float) -> None:
    """The figures of a long run, for `pytest -s`."""
    sys.stdout.write(
        f"\n{games} games, {what}: the first thrower wins {expected:.9f} among equals as computed, "
        f"{won / games:.6f} as played, standard error {error:.6f}\n"
    )


def first_game(rules: DiceRules, levels: tuple[Level, Level], rng: Random) -> int:
    """Who wins the first game when seat 0 throws first."""
    state = after(rules, BEGUN)
    while not (past := DICE.view(state, Seat(0)).standing.past):
        due = DICE.chance(state)
        if due is None:
            seat = min(DICE.actors(state))
            choice = choose(levels[seat], rules, DICE.view(state, seat), rng)
            assert isinstance(choice, Choice)
            state = DICE.step(state, By(seat, choice)).state  # type: ignore[arg-type]  # of this game
        else:
            assert isinstance(due, Dice)
            thrown = tuple(rng.choice(due.pool) for _ in range(due.count))
            state = DICE.step(state, due.action(thrown)).state
    winner = past[0].winners[0]
    return int(winner)
