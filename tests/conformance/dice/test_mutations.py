"""Each fault turns its law red."""

from __future__ import annotations

from random import Random

import pytest

from backroom.core.game import AnyGame
from backroom.games.dice import DICE

from ..laws import LAWS_OF_SMALL_GAMES, LawBroken, secrets_change_nothing
from ..lines import played
from ..mutation import Mutation
from .mutations import FAULTS
from .subject import dice

MATCHES = 12  # tried before a fault counts as not found


@pytest.mark.parametrize("mutation", FAULTS, ids=lambda mutation: mutation.name)
def test_a_fault_breaks_its_law(mutation: Mutation) -> None:
    with pytest.raises(LawBroken):
        _under_its_law(mutation, mutation.game)


@pytest.mark.parametrize("law", LAWS_OF_SMALL_GAMES, ids=lambda law: law.__name__)
def test_without_a_fault_the_same_matches_keep_the_law(law: object) -> None:
    for mutation in {each.rules: each for each in FAULTS if each.law is law}.values():
        _under_its_law(mutation, DICE)


def test_every_law_has_a_fault_that_it_finds_but_the_one_about_secrets() -> None:
    # Nothing is secret in this game: `test_nothing_is_secret_so_no_match_has_a_twin`.
    found = {mutation.law for mutation in FAULTS}
    assert found == set(LAWS_OF_SMALL_GAMES) - {secrets_change_nothing}


def test_no_two_faults_have_one_name() -> None:
    names = [mutation.name for mutation in FAULTS]
    assert len(names) == len(set(names))


def _under_its_law(mutation: Mutation, game: AnyGame) -> None:
    subject = dice(mutation.rules, game)
    for seed in range(MATCHES):
        line = played(subject, Random(seed), wild=25)
        for end in range(1, len(line) + 1) if mutation.law in _OF_LAST_MOMENTS else (len(line),):
            mutation.law(subject, line[:end])


_OF_LAST_MOMENTS = set(LAWS_OF_SMALL_GAMES[-1:])  # looks at the last moment only
