"""Taking chips, putting them back, and what stays of it."""

from __future__ import annotations

import pytest

from backroom.core.game import By, Everyone, Told
from backroom.core.lines import replay
from backroom.core.wire import Seat, Spectator
from backroom.games.gang import CENTRE, GANG, GangRefusal, Rules, Take
from backroom.games.gang.choices import Confirm, PutBack
from backroom.games.gang.events import Took, WasPutBack
from backroom.games.gang.rules import Colour
from backroom.games.gang.seen import Chips, Move, SeenTurning
from backroom.games.gang.state import ChipsOpen

from .telling import DEAL, INSTANT, SETTLE, WHITE, chips, heist, refused, seen_chips, told


def test_each_colour_has_a_chip_for_each_player() -> None:  # Rule G1.4
    assert [chips(DEAL).places] == [(CENTRE, CENTRE, CENTRE)]
    assert refused(DEAL, "0 take white 4 from centre") is GangRefusal.NO_SUCH_CHIP


def test_nobody_has_a_turn() -> None:  # Rule G2.3
    assert GANG.actors(replay(GANG, SETTLE, DEAL)) == {0, 1, 2}
    assert chips(f"{DEAL}\n2 take white 1 from centre\n2 back white 1").places == (CENTRE,) * 3


def test_a_chip_is_taken_from_the_centre() -> None:  # Rule G2.3
    assert chips(f"{DEAL}\n1 take white 2 from centre").places == (CENTRE, 1, CENTRE)
    assert told(DEAL, "1 take white 2 from centre") == (
        Told(Took(Seat(1), Colour.WHITE, 2, CENTRE), Everyone()),
    )


def test_a_chip_is_taken_from_another_player() -> None:  # Rule G2.3
    text = f"{DEAL}\n1 take white 2 from centre"
    assert chips(f"{text}\n0 take white 2 from 1").places == (CENTRE, 0, CENTRE)
    assert told(text, "0 take white 2 from 1") == (
        Told(Took(Seat(0), Colour.WHITE, 2, Seat(1)), Everyone()),
    )


def test_the_own_chip_is_put_back() -> None:  # Rule G2.3
    text = f"{DEAL}\n1 take white 2 from centre"
    assert chips(f"{text}\n1 back white 2").places == (CENTRE, CENTRE, CENTRE)
    assert told(text, "1 back white 2") == (Told(WasPutBack(Seat(1), Colour.WHITE, 2), Everyone()),)


def test_who_takes_a_second_chip_gives_up_the_first_to_the_centre() -> None:  # Rule G2.4
    text = f"{DEAL}\n1 take white 2 from centre\n1 take white 3 from centre"
    assert chips(text).places == (CENTRE, CENTRE, 1)


def test_an_old_chip_never_goes_to_who_has_just_lost_one() -> None:  # Rule G2.4
    text = f"{DEAL}\n0 take white 1 from centre\n1 take white 2 from centre\n0 take white 2 from 1"
    assert chips(text).places == (CENTRE, 0, CENTRE)


def test_swapping_is_one_move() -> None:  # Rule G2.4
    text = f"{DEAL}\n1 take white 2 from centre"
    assert len(told(text, "1 take white 3 from centre")) == 1


def test_chips_of_earlier_rounds_cannot_be_moved_and_stay_in_sight() -> None:  # Rule G2.5
    text = f"{WHITE}\nsettle elapsed 1 3\nturn 3s 8s Jc"
    assert refused(text, "0 take white 2 from 1") is GangRefusal.OTHER_ROUND
    assert refused(text, "1 back white 2") is GangRefusal.OTHER_ROUND
    seen = seen_chips(text, Seat(0)).heist.chips
    assert seen == (Chips(Colour.WHITE, (Seat(0), Seat(1), Seat(2))),)


def test_chips_of_later_rounds_cannot_be_moved_yet() -> None:  # Rule G2.5
    assert refused(DEAL, "0 take red 1 from centre") is GangRefusal.OTHER_ROUND


def test_all_see_how_often_a_chip_was_taken_from_a_player() -> None:  # Rule G2.7
    text = f"""{DEAL}
        0 take white 3 from centre
        1 take white 3 from 0
        2 take white 3 from 1
        2 back white 3
        0 take white 3 from centre"""
    assert seen_chips(text, Seat(1)).contests == (0, 0, 2)


def test_contests_are_counted_anew_in_each_round() -> None:  # Rule G2.7
    text = f"{DEAL}\n0 take white 3 from centre\n1 take white 3 from 0\n" + "\n".join(
        ("0 take white 1 from centre", "2 take white 2 from centre", "turn 3s 8s Jc")
    )
    assert chips(text, INSTANT).contests == (0, 0, 0)


@pytest.mark.parametrize(
    ("choice", "seconds"),
    [
        (Take(Colour.WHITE, 1, Seat(2)), 0.7),
        (Take(Colour.WHITE, 1, CENTRE), 0.0),
        (PutBack(Colour.WHITE, 1), 0.0),
        (Confirm(Colour.WHITE, ()), 0.0),
    ],
)
def test_only_taking_from_a_player_costs_a_cool_down(  # Rule G2.7
    choice: Take | PutBack | Confirm, seconds: float
) -> None:
    assert GANG.cool_down_s(SETTLE, choice) == seconds


def test_the_cool_down_is_as_long_as_set() -> None:  # Rule G2.7
    rules = Rules(players=3, cool_down_s=2.5)
    assert GANG.cool_down_s(rules, Take(Colour.WHITE, 1, Seat(2))) == 2.5


def test_no_clock_moves_a_chip() -> None:  # Rule G2.8
    seen = GANG.view(replay(GANG, SETTLE, f"{WHITE}\nsettle elapsed 1 3"), Spectator())
    assert isinstance(seen, SeenTurning)
    assert seen.heist.chips == (Chips(Colour.WHITE, (Seat(0), Seat(1), Seat(2))),)
    assert GANG.clock(replay(GANG, SETTLE, f"{DEAL}\n0 take white 1 from centre")) is None


def test_every_option_is_a_move_with_a_chip() -> None:  # Rule G2.3
    text = f"{DEAL}\n0 take white 1 from centre\n1 take white 2 from centre"
    assert set(GANG.options(replay(GANG, SETTLE, text), Seat(0))) == {
        Take(Colour.WHITE, 2, Seat(1)),
        Take(Colour.WHITE, 3, CENTRE),
        PutBack(Colour.WHITE, 1),
    }


def test_the_moves_of_a_heist_are_listed_through_all_rounds() -> None:  # Rule G3.6
    seen = seen_chips(
        f"{WHITE}\nsettle elapsed 1 3\nturn 3s 8s Jc\n2 take yellow 3 from centre", Seat(0)
    )
    assert seen.heist.moves == (
        Move(Colour.WHITE, 1, CENTRE, Seat(0)),
        Move(Colour.WHITE, 2, CENTRE, Seat(1)),
        Move(Colour.WHITE, 3, CENTRE, Seat(2)),
        Move(Colour.YELLOW, 3, CENTRE, Seat(2)),
    )
    assert seen.heist.moved == 4


def test_the_last_240_moves_are_listed() -> None:  # Rule G3.6
    state = replay(GANG, SETTLE, f"{DEAL}\n0 take white 1 from centre")
    for move in range(300):
        taker, holder = (Seat(1), Seat(0)) if move % 2 == 0 else (Seat(0), Seat(1))
        state = GANG.step(state, By(taker, Take(Colour.WHITE, 1, holder))).state
    assert isinstance(state, ChipsOpen)
    assert state.heist.moved == 301
    assert len(state.heist.moves) == 240
    assert state.heist.moves[-1] == Move(Colour.WHITE, 1, Seat(1), Seat(0))


def test_a_new_heist_has_all_its_chips_in_the_centre() -> None:  # Rule G2.5
    text = f"{heist()}\nbreak elapsed 1\n{DEAL}"
    assert chips(text, INSTANT).places == (CENTRE,) * 3
    assert chips(text, INSTANT).heist.chips == ()
