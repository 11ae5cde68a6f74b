"""How many play."""

from __future__ import annotations

import pytest

from backroom.core.lines import replay
from backroom.core.wire import Seat
from backroom.games.gang import CENTRE, GANG, Ending, Rules
from backroom.games.gang.state import GameOver, HeistOver

from .telling import chips, heist, heists, seen_chips, seen_showdown

HOLE = "2c 7d 8h Th Tc Td Qs Qd Kc Ks As Ah"  # stronger and stronger over the board below
BOARD = "3s 5d 4c 9h Jd"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play_a_whole_heist(players: int) -> None:  # Rule G1.1
    rules = Rules(players=players, ending=Ending.INSTANT)
    deal = " ".join(HOLE.split()[: 2 * players])
    text = heist(deal=deal, board=BOARD, red=tuple(range(players)))
    assert isinstance(replay(GANG, rules, text), HeistOver)
    seen = seen_showdown(text, rules)
    assert [hand.seat for hand in seen.shown] == list(range(players))
    assert seen.cracked is True


@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(players: int) -> None:  # Rule G1.1
    with pytest.raises(ValueError, match=f"expected players from 2 to 6, got {players}"):
        Rules(players=players)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_colour_has_as_many_chips_as_there_are_players(players: int) -> None:  # Rule G1.4
    rules = Rules(players=players)
    deal = " ".join(("deal", *HOLE.split()[: 2 * players]))
    assert chips(deal, rules).places == (CENTRE,) * players


def test_a_game_keeps_its_seats_to_the_end() -> None:  # Rule G1.5
    rules = Rules(players=3, ending=Ending.INSTANT)
    state = replay(GANG, rules, heists(cracked="vavav"))
    assert isinstance(state, GameOver)
    assert GANG.seats(state.rules) == 3
    assert [len(past.hands) for past in state.score.past] == [3] * 5


def test_who_sits_down_in_a_seat_holds_its_cards_and_chips() -> None:  # Rule G1.5
    text = "deal 2c 7d Kh Qh As Ad\n2 take white 3 from centre"
    seen = seen_chips(text, Seat(2))  # whoever sits there
    assert (seen.heist.hands[2], seen.places[2]) == (("As", "Ad"), 2)
