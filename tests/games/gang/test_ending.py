"""How a round ends: by quiet, by everybody being fine, or at once."""

from __future__ import annotations

import pytest

from backroom.core.game import Clock, Everyone, Told
from backroom.core.lines import replay
from backroom.core.wire import Seat
from backroom.games.gang import GANG, Confirm, GangRefusal, Rules
from backroom.games.gang.events import Confirmed, RoundEnded, Took
from backroom.games.gang.rules import Colour
from backroom.games.gang.state import ChipsOpen, SettleElapsed, Turning

from .telling import DEAL, INSTANT, SETTLE, WHITE, chips, phase, refused, told

TWO_OF_THREE = f"{DEAL}\n0 take white 1 from centre\n1 take white 2 from centre"
FINE = f"{WHITE}\n0 fine white 0 1 2\n1 fine white 0 1 2"


def test_the_settle_window_runs_once_all_chips_are_held() -> None:  # Rule G2.6
    assert GANG.clock(replay(GANG, SETTLE, TWO_OF_THREE)) is None
    assert GANG.clock(replay(GANG, SETTLE, WHITE)) == Clock(3.0, SettleElapsed(1, 3))


@pytest.mark.parametrize("seconds", [0.5, 15.0])
def test_the_settle_window_is_as_long_as_set(seconds: float) -> None:  # Rule G2.6
    running = GANG.clock(replay(GANG, Rules(players=3, settle_s=seconds), WHITE))
    assert running is not None
    assert running.after_s == seconds


def test_when_the_settle_window_has_passed_the_round_ends() -> None:  # Rule G2.6
    assert told(WHITE, "settle elapsed 1 3") == (
        Told(RoundEnded(Colour.WHITE, (Seat(0), Seat(1), Seat(2))), Everyone()),
    )
    assert phase(f"{WHITE}\nsettle elapsed 1 3") is Turning


def test_a_chip_put_back_stops_the_settle_window() -> None:  # Rule G2.6
    text = f"{WHITE}\n2 back white 3"
    assert GANG.clock(replay(GANG, SETTLE, text)) is None
    assert refused(text, "settle elapsed 1 3") is GangRefusal.CLOCK_TOO_LATE


def test_the_next_full_set_starts_another_settle_window() -> None:  # Rule G2.6
    text = f"{WHITE}\n2 back white 3\n2 take white 3 from centre"
    assert GANG.clock(replay(GANG, SETTLE, text)) == Clock(3.0, SettleElapsed(1, 5))
    assert refused(text, "settle elapsed 1 3") is GangRefusal.CLOCK_TOO_LATE


def test_nobody_confirms_while_a_chip_lies_in_the_centre() -> None:  # Rule G2.6
    assert refused(TWO_OF_THREE, "0 fine white 0 1") is GangRefusal.NOT_ALL_HELD


def test_all_hear_who_is_fine() -> None:  # Rule G2.6
    assert told(WHITE, "1 fine white 0 1 2") == (Told(Confirmed(Seat(1)), Everyone()),)
    assert chips(f"{WHITE}\n1 fine white 0 1 2").confirmed == {1}


def test_one_confirmation_leaves_the_window_as_it_was() -> None:  # Rule G2.6
    before = GANG.clock(replay(GANG, SETTLE, WHITE))
    assert GANG.clock(replay(GANG, SETTLE, f"{WHITE}\n1 fine white 0 1 2")) == before


def test_when_all_have_confirmed_the_window_is_struck_at_once() -> None:  # Rule G2.6
    text = f"{FINE}\n2 fine white 0 1 2"
    assert GANG.clock(replay(GANG, SETTLE, text)) == Clock(0.0, SettleElapsed(1, 3))
    assert phase(text) is ChipsOpen  # so that a cool-down can pass before. Rule G2.7
    assert phase(f"{text}\nsettle elapsed 1 3") is Turning


@pytest.mark.parametrize("move", ["2 back white 3", "2 take white 1 from 0"])
def test_any_chip_move_deletes_all_confirmations(move: str) -> None:  # Rule G2.6
    assert chips(f"{FINE}\n{move}").confirmed == frozenset()


def test_who_confirms_says_what_it_is_fine_with() -> None:  # Rule G2.6
    swapped = f"{WHITE}\n0 take white 3 from 2\n2 take white 1 from centre"
    assert refused(swapped, "1 fine white 0 1 2") is GangRefusal.CHIPS_HAVE_MOVED
    assert refused(swapped, "1 fine white 2 1 0") is None


def test_nobody_confirms_twice() -> None:  # Rule G2.6
    assert refused(FINE, "1 fine white 0 1 2") is GangRefusal.CONFIRMED_ALREADY
    choices = tuple(GANG.options(replay(GANG, SETTLE, FINE), Seat(1)))
    assert not any(isinstance(choice, Confirm) for choice in choices)


def test_with_a_window_of_0_only_confirmations_end_a_round() -> None:  # Rule G2.6
    rules = Rules(players=3, settle_s=0)
    assert GANG.clock(replay(GANG, rules, FINE)) is None
    assert refused(FINE, "settle elapsed 1 3", rules) is GangRefusal.CLOCK_TOO_LATE
    all_fine = f"{FINE}\n2 fine white 0 1 2"
    assert GANG.clock(replay(GANG, rules, all_fine)) == Clock(0.0, SettleElapsed(1, 3))


def test_in_instant_the_last_chip_ends_the_round() -> None:  # Rule G2.6
    assert told(TWO_OF_THREE, "2 take white 3 from centre", INSTANT) == (
        Told(Took(Seat(2), Colour.WHITE, 3, "centre"), Everyone()),
        Told(RoundEnded(Colour.WHITE, (Seat(0), Seat(1), Seat(2))), Everyone()),
    )
    assert phase(WHITE, INSTANT) is Turning


def test_in_instant_there_is_nothing_to_confirm_and_no_clock() -> None:  # Rule G2.6
    assert refused(TWO_OF_THREE, "0 fine white 0 1", INSTANT) is GangRefusal.NOTHING_TO_CONFIRM
    assert GANG.clock(replay(GANG, INSTANT, TWO_OF_THREE)) is None


def test_in_instant_a_contest_goes_on_until_the_last_chip_is_taken() -> None:  # Rule G2.6
    text = f"{TWO_OF_THREE}\n2 take white 2 from 1\n1 take white 2 from 2"
    assert phase(text, INSTANT) is ChipsOpen
