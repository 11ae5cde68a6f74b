"""Every pair of cards, with every number of players, played to the end by anybody and by bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, cycle, product
from random import Random
from typing import Any

import pytest

from backroom.bots import Wait, choose
from backroom.core.game import By
from backroom.core.levels import Level
from backroom.games.gang import (
    CHALLENGES,
    GANG,
    SPECIALISTS,
    Challenge,
    Ending,
    Mode,
    Rules,
    Specialist,
    State,
)

from ..laws import LAWS
from ..lines import drawn, is_over, played
from ..subject import Subject
from .situations import SITUATIONS, Situation, situation
from .subject import gang

CARDS: tuple[Challenge | Specialist, ...] = (*CHALLENGES, *SPECIALISTS)
PAIRS = tuple(combinations(CARDS, 2))
TABLES = tuple(product((3, 4, 5, 6), Ending))  # players, and how rounds end
MOST_THOUGHTS = 3_000


def rules(pair: tuple[Challenge | Specialist, ...], players: int, ending: Ending) -> Rules:
    """A table for one heist with these cards in force."""
    return Rules(
        players=players,
        mode=Mode.CUSTOM,
        challenges=tuple(name for name in CHALLENGES if name in pair),
        specialists=tuple(name for name in SPECIALISTS if name in pair),
        ending=ending,
        vaults=1,
        alarms=1,
        cool_down_s=0,
    )


def in_turn() -> Iterator[Rules]:
    """Each pair once, the tables in turn."""
    for pair, (players, ending) in zip(PAIRS, cycle(TABLES), strict=False):
        yield rules(pair, players, ending)


def test_anybody_can_play_any_pair_to_the_end() -> None:
    for number, table in enumerate(in_turn()):
        subject = gang(table)
        line = played(subject, Random(number), wild=30)
        assert is_over(subject, line[-1].state), (number, table.challenges, table.specialists)


def test_bots_play_any_pair_to_the_end() -> None:
    for number, table in enumerate(in_turn()):
        _played_by_bots(gang(table), table, Random(number))


@pytest.mark.soak
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair[0]} and {pair[1]}")
def test_every_law_holds_with_every_pair_at_every_table(
    pair: tuple[Challenge | Specialist, ...],
    record_property: Callable[[str, object], None],
) -> None:
    met: set[tuple[int, Ending, Situation]] = set()
    for players, ending in TABLES:
        table = rules(pair, players, ending)
        subject = gang(table)
        line = played(subject, Random(f"{pair} {players} {ending}"), wild=30)
        for law in LAWS:
            law(subject, line)
        met.update((players, ending, situation(moment.state)) for moment in line)
        states = _played_by_bots(subject, table, Random(players))
        met.update((players, ending, situation(state)) for state in states)
    record_property(SITUATIONS, len(met))


def test_there_are_as_many_pairs_as_counted_by_hand() -> None:
    assert (len(PAIRS), len(TABLES)) == (20 * 19 // 2, 4 * 2)


def _played_by_bots(subject: Subject, table: Rules, rng: Random) -> list[State]:
    """Bots play to the end, and never ask for what is refused; each state on the way."""
    state: State = GANG.start(table)
    states = [state]
    for _ in range(MOST_THOUGHTS):
        if is_over(subject, state):
            return states
        action = drawn(subject, state, rng) or _thought(table, state, rng)
        assert GANG.refusal(state, action) is None, (action, state)
        state = GANG.step(state, action).state
        states.append(state)
    raise AssertionError(f"expected bots to come to an end, got {state}")


def _thought(table: Rules, state: State, rng: Random) -> Any:  # Any: an action
    seats = sorted(GANG.actors(state))
    rng.shuffle(seats)
    for seat in seats:
        choice = choose(Level.PERCENTILE, table, GANG.view(state, seat), rng)
        if not isinstance(choice, Wait):
            return By(seat, choice)
    clocks = (GANG.clock(state), *GANG.waits(state).values())
    return next(running.action for running in clocks if running is not None)
