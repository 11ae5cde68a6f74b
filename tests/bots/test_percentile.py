"""The percentile bot: what it takes, when it gives way, and how often it is right."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots import BOTS, Wait, choose, pause_s
from backroom.core.game import By
from backroom.core.levels import Level
from backroom.core.lines import replay
from backroom.core.wire import Choice, Seat
from backroom.games.gang import GANG, Colour, Confirm, Ending, Onward, PutBack, Rules, Take
from backroom.games.gang.refusals import GangRefusal

from .heists import game_of_bots

THREE = Rules(players=3)
DEAL = "deal 2c 7d Kh Jd As Ad"


def chosen(record: str, seat: int, rules: Rules = THREE) -> Choice | Wait:
    seen = GANG.view(replay(GANG, rules, record), Seat(seat))
    return choose(Level.PERCENTILE, rules, seen, Random(0))


def test_a_pair_of_aces_takes_the_strongest_chip_and_seven_deuce_the_weakest() -> None:
    assert chosen(DEAL, 2) == Take(Colour.WHITE, 3, "centre")
    assert chosen(DEAL, 0) == Take(Colour.WHITE, 1, "centre")


def test_a_bot_with_the_chip_that_it_wants_waits_while_others_choose() -> None:
    assert isinstance(chosen(f"{DEAL}\n2 take white 3 from centre", 2), Wait)


def test_a_bot_agrees_when_all_chips_are_held_well() -> None:
    record = f"""{DEAL}
0 take white 1 from centre
1 take white 2 from centre
2 take white 3 from centre"""
    assert chosen(record, 2) == Confirm(Colour.WHITE, (Seat(0), Seat(1), Seat(2)))


def test_a_bot_takes_its_chip_from_a_player_who_is_clearly_in_its_place() -> None:
    record = f"{DEAL}\n0 take white 3 from centre"
    assert chosen(record, 2) == Take(Colour.WHITE, 3, Seat(0))


def test_a_bot_gives_way_when_a_chip_is_contested_again_and_again() -> None:
    lines = [DEAL, "0 take white 3 from centre"]
    for _ in range(3):
        lines += ["2 take white 3 from 0", "0 take white 3 from 2"]
    assert chosen("\n".join(lines), 2) == Take(Colour.WHITE, 2, "centre")


def test_a_bot_that_sees_the_same_does_the_same() -> None:
    assert {chosen(DEAL, seat=1) for _ in range(5)} == {chosen(DEAL, seat=1)}


def test_a_bot_never_asks_for_what_is_refused() -> None:
    rules = Rules(players=4, vaults=2, alarms=2)
    rng = Random(7)
    for record in (DEAL + " 9c 9s", DEAL + " 3c 4s\n0 take white 4 from centre"):
        state = replay(GANG, rules, record)
        for seat in range(4):
            choice = choose(Level.PERCENTILE, rules, GANG.view(state, Seat(seat)), rng)
            if not isinstance(choice, Wait):
                assert GANG.refusal(state, By(Seat(seat), choice)) is None  # type: ignore[arg-type]  # of this game


def test_nobody_waits_for_a_bot_that_agrees() -> None:  # Rule G2.6
    assert pause_s(Confirm(Colour.WHITE, ()), Random(1)) == 0
    assert pause_s(Onward(1), Random(1)) == 0


def test_a_pause_is_the_same_whichever_chip_is_moved() -> None:
    moves = [Take(Colour.WHITE, stars, "centre") for stars in range(1, 7)]
    moves_back = [PutBack(Colour.RED, stars) for stars in range(1, 7)]
    pauses = {pause_s(move, Random(3)) for move in (*moves, *moves_back)}
    assert len(pauses) == 1
    assert 0.5 < pauses.pop() < 3


@pytest.mark.parametrize(
    ("players", "by_luck"), [(2, 1 / 2), (3, 1 / 6), (4, 1 / 24), (6, 1 / 720)]
)
def test_bots_crack_far_more_vaults_than_luck_would(players: int, by_luck: float) -> None:
    rules = Rules(players=players, ending=Ending.INSTANT, cool_down_s=0)
    past = [heist for seed in range(8) for heist in game_of_bots(rules, seed).score.past]
    cracked = sum(heist.cracked for heist in past) / len(past)
    assert cracked > by_luck * 1.3


def test_games_of_bots_end_at_settling_tables_too() -> None:
    for players in (2, 3, 4, 5, 6):
        over = game_of_bots(Rules(players=players), players)
        assert len(over.score.past) >= 3


def test_refusals_are_codes_that_a_client_can_look_up() -> None:
    assert all(reason.islower() and " " not in reason for reason in GangRefusal)


def test_every_level_has_its_bot() -> None:
    assert [set(bots) for bots in BOTS.values()] == [set(Level)] * len(BOTS)


def test_a_rookie_gives_way_where_another_bot_insists() -> None:
    record = f"{DEAL}\n0 take white 3 from centre"
    seen = GANG.view(replay(GANG, THREE, record), Seat(2))
    assert choose(Level.PERCENTILE, THREE, seen, Random(0)) == Take(Colour.WHITE, 3, Seat(0))
    assert choose(Level.ROOKIE, THREE, seen, Random(0)) == Take(Colour.WHITE, 2, "centre")
