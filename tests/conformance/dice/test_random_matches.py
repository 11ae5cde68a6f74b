"""Dice poker under the laws, in matches that nobody thought of."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.dice import DiceEvent, State

from ..laws import LAWS
from ..lines import is_over
from ..twins import twins
from .variants import random_match

MATCHES_SOAKED, MATCHES_A_TEST = 4_000, 500


@settings(max_examples=30)
@given(seed=st.integers(0, 2**32))
def test_every_law_holds_in_a_random_match(seed: int) -> None:
    # Rule D4.5
    _under_every_law(seed)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, MATCHES_SOAKED, MATCHES_A_TEST))
def test_every_law_holds_in_thousands_of_random_matches(first: int) -> None:
    for seed in range(first, first + MATCHES_A_TEST):
        _under_every_law(seed)


def test_random_matches_see_everything_that_can_happen() -> None:
    matches = [random_match(seed) for seed in range(200)]
    assert all(is_over(subject, line[-1].state) for subject, line in matches)
    moments = [moment for _, line in matches for moment in line]
    assert {type(moment.state) for moment in moments} == set(get_args(State))
    told = {type(told.event) for moment in moments for told in moment.step.told}
    assert told == set(get_args(DiceEvent))


def test_nothing_is_secret_so_no_match_has_a_twin() -> None:
    subject, line = random_match(1)
    assert not any(True for viewer in subject.viewers for _ in twins(subject, line, viewer))


def _under_every_law(seed: int) -> None:
    subject, line = random_match(seed)
    for law in LAWS:
        try:
            law(subject, line)
        except AssertionError as broken:
            broken.add_note(f"law: {law.__name__}, seed: {seed}, {subject.rules}")
            raise
