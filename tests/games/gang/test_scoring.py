"""Vaults, alarms, and the end of a game."""

from __future__ import annotations

import pytest

from backroom.core.game import Everyone, Outcome, Told, Unfinished
from backroom.core.lines import replay
from backroom.games.gang import GANG, Ending, GangRefusal, Rules
from backroom.games.gang.events import GameEnded
from backroom.games.gang.state import GameOver, HeistOver

from .telling import INSTANT, heists, phase, refused, seen_showdown, told


@pytest.mark.parametrize("ends", ["vvv", "avvv", "aavvv", "vavav"])
def test_the_third_vault_wins(ends: str) -> None:  # Rule G1.2
    state = replay(GANG, INSTANT, heists(cracked=ends))
    assert isinstance(state, GameOver)
    assert GANG.outcome(state) == Outcome((1, 1, 1))


@pytest.mark.parametrize("ends", ["aaa", "vaaa", "vvaaa", "avava"])
def test_the_third_alarm_loses(ends: str) -> None:  # Rule G1.2
    state = replay(GANG, INSTANT, heists(cracked=ends))
    assert isinstance(state, GameOver)
    assert GANG.outcome(state) == Outcome((0, 0, 0))


@pytest.mark.parametrize("ends", ["v", "a", "vv", "aa", "vava"])
def test_until_then_the_game_goes_on(ends: str) -> None:  # Rule G1.2
    state = replay(GANG, INSTANT, heists(cracked=ends))
    assert isinstance(state, HeistOver)
    assert GANG.outcome(state) == Unfinished()


def test_the_fifth_heist_is_always_the_last() -> None:  # Rule G1.2
    for last in "va":
        seen = seen_showdown(heists(cracked=f"vava{last}"))
        assert [past.number for past in seen.score.past] == [1, 2, 3, 4, 5]
        assert phase(heists(cracked=f"vava{last}"), INSTANT) is GameOver


@pytest.mark.parametrize(("last", "won"), [("v", True), ("a", False)])
def test_all_hear_how_the_game_ended(last: str, *, won: bool) -> None:  # Rule G1.2
    before, action = heists(cracked=f"vava{last}").rsplit("\n", maxsplit=1)
    assert told(before, action, INSTANT)[-1] == Told(GameEnded(won), Everyone())


def test_after_the_end_nothing_can_be_done() -> None:  # Rule G1.2
    text = heists(cracked="vvv")
    state = replay(GANG, INSTANT, text)
    assert (GANG.actors(state), GANG.clock(state), GANG.chance(state)) == (frozenset(), None, None)
    assert refused(text, "0 onward 3", INSTANT) is GangRefusal.OVER


def test_a_practice_table_sets_its_own_numbers() -> None:  # Rule G4.6
    short = Rules(players=3, vaults=1, alarms=2, ending=Ending.INSTANT)
    assert phase(heists(cracked="v"), short) is GameOver
    assert phase(heists(cracked="a"), short) is HeistOver
    assert phase(heists(cracked="aa"), short) is GameOver
