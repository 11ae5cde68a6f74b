"""Each fault turns its law red."""

from __future__ import annotations

from random import Random

import pytest

from backroom.core.game import AnyGame
from backroom.core.wire import Seat
from backroom.games.crash import CRASH

from ..laws import (
    LAWS_OF_SMALL_GAMES,
    LawBroken,
    imagining_reaches_exactly_the_information_set,
)
from ..lines import played, spoken
from ..mutation import Mutation
from .mutations import FAULTS
from .subject import crash

GAMES = 12  # tried before a fault counts as not found


@pytest.mark.parametrize("mutation", FAULTS, ids=lambda mutation: mutation.name)
def test_a_fault_breaks_its_law(mutation: Mutation) -> None:
    with pytest.raises(LawBroken):
        _under_its_law(mutation, mutation.game)


@pytest.mark.parametrize("law", LAWS_OF_SMALL_GAMES, ids=lambda law: law.__name__)
def test_without_a_fault_the_same_games_keep_the_law(law: object) -> None:
    for mutation in {each.rules: each for each in FAULTS if each.law is law}.values():
        _under_its_law(mutation, CRASH)


def test_every_law_has_a_fault_that_it_finds() -> None:
    assert {mutation.law for mutation in FAULTS} == set(LAWS_OF_SMALL_GAMES)


def test_no_two_faults_have_one_name() -> None:
    names = [mutation.name for mutation in FAULTS]
    assert len(names) == len(set(names))


def _under_its_law(mutation: Mutation, game: AnyGame) -> None:
    subject = crash(mutation.rules, game)
    if mutation.law is imagining_reaches_exactly_the_information_set:
        line = spoken(subject, mutation.text)
        imagining_reaches_exactly_the_information_set(subject, line, viewers=(Seat(1),))
        return
    for seed in range(GAMES):
        mutation.law(subject, played(subject, Random(seed), wild=15))
