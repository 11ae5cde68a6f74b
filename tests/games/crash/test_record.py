"""A game of Crash as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.cards.card import DECK
from backroom.core.game import By
from backroom.core.wire import Seat
from backroom.games.crash import CRASH, Keep, Lay, LockIn, NextDeal, Swap, Unlock
from backroom.games.crash.state import (
    Action,
    ArrangeElapsed,
    BreakElapsed,
    DealHands,
    DecideElapsed,
    DrawDealer,
    NewHands,
    OfferElapsed,
)

NUMBERS = st.integers(-(10**9), 10**9)
SEATS = NUMBERS.map(Seat)
CARDS = st.lists(st.sampled_from(DECK), max_size=13).map(tuple)
HANDS = st.lists(
    st.lists(st.sampled_from(DECK), min_size=1, max_size=4).map(tuple), max_size=5
).map(tuple)
CHOICES = (
    st.builds(Keep, NUMBERS)
    | st.builds(Swap, NUMBERS)
    | st.builds(Lay, NUMBERS, HANDS)
    | st.builds(LockIn, NUMBERS, HANDS)
    | st.builds(Unlock, NUMBERS)
    | st.builds(NextDeal, NUMBERS)
)
ACTIONS = (
    st.builds(By, SEATS, CHOICES)
    | st.builds(DrawDealer, st.lists(SEATS, max_size=3).map(tuple))
    | st.builds(DealHands, CARDS)
    | st.builds(NewHands, CARDS)
    | st.builds(DecideElapsed, NUMBERS)
    | st.builds(OfferElapsed, NUMBERS, SEATS)
    | st.builds(ArrangeElapsed, NUMBERS)
    | st.builds(BreakElapsed, NUMBERS)
)


@given(ACTIONS)
def test_every_action_is_read_as_it_was_written(action: Action) -> None:
    assert CRASH.parse(CRASH.write(action)) == action


@pytest.mark.parametrize(
    "line",
    [
        "",
        "dealer x",
        "deal 1c",
        "0",
        "0 sit",
        "0 keep",
        "0 lay 1 /",
        "0 lay 1 2c / / 3c",
        "offer 1",
    ],
)
def test_what_is_no_action_is_refused_by_name(line: str) -> None:
    with pytest.raises(ValueError, match="expected an action of Crash"):
        CRASH.parse(line)
