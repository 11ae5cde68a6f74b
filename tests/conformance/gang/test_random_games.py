"""The Gang under the laws, in games that nobody thought of."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.gang import GangEvent, State

from ..random_games import SEEDS, see_everything, under_every_law
from .variants import random_game

GAMES_SOAKED, GAMES_A_TEST = 10_000, 500


@settings(max_examples=40)
@given(seed=st.integers(0, SEEDS))
def test_every_law_holds_in_a_random_game(seed: int) -> None:
    under_every_law(random_game, seed)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, GAMES_SOAKED, GAMES_A_TEST))
def test_every_law_holds_in_thousands_of_random_games(first: int) -> None:
    for seed in range(first, first + GAMES_A_TEST):
        under_every_law(random_game, seed)


def test_random_games_see_everything_that_can_happen() -> None:
    see_everything(random_game, range(600), State, GangEvent)
