"""Each fault turns its law red."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from backroom.core.game import AnyGame
from backroom.games.gang import GANG

from ..laws import LAWS_OF_SMALL_GAMES, LawBroken
from ..lines import Line, played, spoken
from ..mutation import Mutation
from ..subject import Subject
from .faults_of_play import FAULTS_OF_PLAY
from .faults_of_views import FAULTS_OF_VIEWS
from .hints import HINTS
from .leaks import leaking_names, leaking_views, overheard_cards
from .subject import gang

LEAKS = (*leaking_views(), *leaking_names(), *overheard_cards())
FAULTS = (*HINTS, *FAULTS_OF_VIEWS, *FAULTS_OF_PLAY)
GAMES = 12  # tried before a fault counts as not found


@pytest.mark.parametrize("mutation", [*LEAKS, *FAULTS], ids=lambda mutation: mutation.name)
def test_a_fault_breaks_its_law(mutation: Mutation) -> None:
    with pytest.raises(LawBroken):
        _under_its_law(mutation, mutation.game)


@pytest.mark.parametrize("law", LAWS_OF_SMALL_GAMES, ids=lambda law: law.__name__)
def test_without_a_fault_the_same_games_keep_the_law(law: object) -> None:
    for mutation in {(each.rules, each.text): each for each in FAULTS if each.law is law}.values():
        _under_its_law(mutation, GANG)


def test_every_law_has_a_fault_that_it_finds() -> None:
    assert {mutation.law for mutation in FAULTS} == set(LAWS_OF_SMALL_GAMES)


def test_no_two_faults_have_one_name() -> None:
    names = [mutation.name for mutation in (*LEAKS, *FAULTS)]
    assert len(names) == len(set(names))


def test_there_are_as_many_leaks_as_counted_by_hand() -> None:
    hole_cards, others = 3 * 2, 2 + 1  # others: the seats that do not hold it, and a spectator
    phases = 1 + 4 + 3  # peek, four colours of chips, three times community cards are due
    hands_named = 3 * others
    hands_overheard = 3 * (2 + 1)  # by each other seat; by everyone
    assert len(LEAKS) == hole_cards * others * phases + hands_named + hands_overheard


def _under_its_law(mutation: Mutation, game: AnyGame) -> None:
    subject = gang(mutation.rules, game)
    for line in _lines(subject, mutation):
        mutation.law(subject, line)


def _lines(subject: Subject, mutation: Mutation) -> Iterator[Line]:
    if mutation.text:
        yield spoken(subject, mutation.text)
        return
    for seed in range(GAMES):
        yield played(subject, Random(seed), wild=25)
