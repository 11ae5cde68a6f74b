"""A match as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.core.game import By
from backroom.core.wire import Seat
from backroom.games.dice import DICE, GoOn, Stand, Throw, ThrowStart
from backroom.games.dice.state import (
    Action,
    BreakElapsed,
    Came,
    Cast,
    Deserted,
    Left,
    Roll,
    StartElapsed,
    TurnElapsed,
)

NUMBERS = st.integers(-(10**9), 10**9)
SEATS = NUMBERS.map(Seat)
LISTS = st.lists(NUMBERS, max_size=6).map(tuple)
CHOICES = (
    st.builds(ThrowStart, NUMBERS)
    | st.builds(Throw, NUMBERS, NUMBERS, LISTS)
    | st.builds(Stand, NUMBERS, NUMBERS)
    | st.builds(GoOn, NUMBERS)
)
ACTIONS = (
    st.builds(By, SEATS, CHOICES)
    | st.builds(Cast, LISTS)
    | st.builds(Roll, LISTS)
    | st.builds(StartElapsed, NUMBERS)
    | st.builds(TurnElapsed, NUMBERS, NUMBERS)
    | st.builds(BreakElapsed, NUMBERS)
    | st.builds(Left, SEATS)
    | st.builds(Came, SEATS, fresh=st.booleans())
    | st.just(Deserted())
)


@given(ACTIONS)
def test_every_action_is_read_as_it_was_written(action: Action) -> None:
    assert DICE.parse(DICE.write(action)) == action


@pytest.mark.parametrize(
    "line",
    ["", "cast six", "0", "0 sit", "0 throw 1", "roll 06", "turn elapsed 1", "joined", "left x"],
)
def test_what_is_no_action_is_refused_by_name(line: str) -> None:
    with pytest.raises(ValueError, match="expected an action of dice poker"):
        DICE.parse(line)
