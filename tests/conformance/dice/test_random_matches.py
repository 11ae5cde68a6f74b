"""Dice poker under the laws, in matches that nobody thought of."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.dice import DiceEvent, State

from ..random_games import SEEDS, see_everything, under_every_law
from ..twins import twins
from .variants import random_match

MATCHES_SOAKED, MATCHES_A_TEST = 4_000, 500


@settings(max_examples=30)
@given(seed=st.integers(0, SEEDS))
def test_every_law_holds_in_a_random_match(seed: int) -> None:
    # Rule D4.5
    under_every_law(random_match, seed)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, MATCHES_SOAKED, MATCHES_A_TEST))
def test_every_law_holds_in_thousands_of_random_matches(first: int) -> None:
    for seed in range(first, first + MATCHES_A_TEST):
        under_every_law(random_match, seed)


def test_random_matches_see_everything_that_can_happen() -> None:
    see_everything(random_match, range(200), State, DiceEvent)


def test_nothing_is_secret_so_no_match_has_a_twin() -> None:
    subject, line = random_match(1)
    assert not any(True for viewer in subject.viewers for _ in twins(subject, line, viewer))
