"""Each fault with cards in force turns its law red."""

from __future__ import annotations

import pytest

from backroom.games.gang import GANG, Rules

from ..laws import LAWS, Law, LawBroken
from ..lines import spoken
from ..mutation import Mutation
from .faults_of_cards import faults_of_memory, leaks_of_events, leaks_of_stories, other_leaks
from .games_with_cards import (
    BLACKOUT,
    BLACKOUT_GAME,
    CON_ARTIST,
    CON_ARTIST_GAME,
    PRIVATE,
    PRIVATE_GAME,
)
from .subject import gang

FAULTS = (*leaks_of_stories(), *leaks_of_events(), *other_leaks(), *faults_of_memory())
GAMES = ((PRIVATE, PRIVATE_GAME), (CON_ARTIST, CON_ARTIST_GAME), (BLACKOUT, BLACKOUT_GAME))


@pytest.mark.parametrize("mutation", FAULTS, ids=lambda mutation: mutation.name)
def test_a_fault_breaks_its_law(mutation: Mutation) -> None:
    subject = gang(mutation.rules, mutation.game)
    with pytest.raises(LawBroken):
        mutation.law(subject, spoken(subject, mutation.text))


@pytest.mark.parametrize(("rules", "text"), GAMES)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_without_a_fault_the_same_games_keep_every_law(law: Law, rules: Rules, text: str) -> None:
    subject = gang(rules, GANG)
    law(subject, spoken(subject, text))


def test_there_are_as_many_leaks_as_counted_by_hand() -> None:
    passed = 4  # viewers, each of whom may not know all
    deeds = 2 + 4 * 3  # shown: seat 0 and a spectator; the others: all but their seat
    hidden_for_ever = deeds - 3  # all but what the redraw brought
    assert len(list(leaks_of_stories())) == passed + deeds + hidden_for_ever
    assert len(list(leaks_of_events())) == passed + deeds + 1
