"""Crash under the laws, in games that nobody thought of."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.crash import CrashEvent, CrashRules, State

from ..laws import imagining_reaches_exactly_the_information_set
from ..lines import spoken
from ..random_games import SEEDS, see_everything, under_every_law
from ..twins import twins
from .subject import crash
from .variants import random_game

GAMES_SOAKED, GAMES_A_TEST = 2_000, 250


@settings(max_examples=15)
@given(seed=st.integers(0, SEEDS))
def test_every_law_holds_in_a_random_game(seed: int) -> None:
    # Rules C2.1, C2.2, C2.6, C2.9
    under_every_law(random_game, seed)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, GAMES_SOAKED, GAMES_A_TEST))
def test_every_law_holds_in_thousands_of_random_games(first: int) -> None:
    for seed in range(first, first + GAMES_A_TEST):
        under_every_law(random_game, seed)


def test_random_games_see_everything_that_can_happen() -> None:
    see_everything(random_game, range(60), State, CrashEvent)


def test_random_games_have_twins() -> None:
    for seed in range(5):
        subject, line = random_game(seed)
        assert any(True for viewer in subject.viewers for _ in twins(subject, line, viewer))


TWO = CrashRules(players=2, cards=3, lowest_rank=12, exchange_9=True)
SPARE = CrashRules(players=2, cards=4, lowest_rank=12)
DEALT = "dealer 0\ndeal Qc Kd As Ad Qh Kh"
SPARES = "dealer 0\ndeal Qc Kd As Ks Ad Qh Kh Ac"


@pytest.mark.parametrize(
    ("rules", "text", "seats"),
    [
        (TWO, DEALT, (0, 1)),
        (TWO, f"{DEALT}\n0 swap 1", (0, 1)),
        (SPARE, f"{SPARES}\n1 lock 1 Kh Ac Ad", (0,)),
        (SPARE, f"{SPARES}\n1 lock 1 Kh Ac Ad\n0 lock 1 Qc Kd As", (0, 1)),
    ],
)
def test_a_seat_imagines_exactly_what_is_possible(
    rules: CrashRules, text: str, seats: tuple[int, ...]
) -> None:
    subject = crash(rules)
    viewers = tuple(subject.seats[seat] for seat in seats)
    imagining_reaches_exactly_the_information_set(subject, spoken(subject, text), viewers=viewers)
