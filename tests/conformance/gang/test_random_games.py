"""The Gang under the laws, in games that nobody thought of."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.gang import GangEvent, State

from ..laws import LAWS
from ..lines import is_over
from .variants import random_game

SEEDS = 2**32
GAMES_SOAKED, GAMES_A_TEST = 10_000, 500


@settings(max_examples=40)
@given(seed=st.integers(0, SEEDS))
def test_every_law_holds_in_a_random_game(seed: int) -> None:
    _under_every_law(seed)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, GAMES_SOAKED, GAMES_A_TEST))
def test_every_law_holds_in_thousands_of_random_games(first: int) -> None:
    for seed in range(first, first + GAMES_A_TEST):
        _under_every_law(seed)


def test_random_games_see_everything_that_can_happen() -> None:
    games = [random_game(seed) for seed in range(600)]
    assert all(is_over(subject, line[-1].state) for subject, line in games)
    moments = [moment for _, line in games for moment in line]
    assert {type(moment.state) for moment in moments} == set(get_args(State))
    told = {type(told.event) for moment in moments for told in moment.step.told}
    assert told == set(get_args(GangEvent))


def _under_every_law(seed: int) -> None:
    subject, line = random_game(seed)
    for law in LAWS:
        try:
            law(subject, line)
        except AssertionError as broken:
            broken.add_note(f"law: {law.__name__}, seed: {seed}, {subject.rules}")
            raise
