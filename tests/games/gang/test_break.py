"""The pause after a showdown."""

from __future__ import annotations

from backroom.core.game import Clock, Everyone, Told
from backroom.core.lines import replay
from backroom.core.wire import Seat
from backroom.games.gang import GANG, Ending, GangRefusal, Rules
from backroom.games.gang.choices import Onward
from backroom.games.gang.events import WentOnward
from backroom.games.gang.state import BreakElapsed, Dealing, GameOver, HeistOver

from .telling import INSTANT, heist, heists, phase, refused, told

OVER = heist()


def test_after_a_showdown_every_seat_can_go_onward() -> None:  # Rule G2.13
    state = replay(GANG, INSTANT, OVER)
    assert GANG.actors(state) == {0, 1, 2}
    assert list(GANG.options(state, Seat(1))) == [Onward(1)]


def test_all_hear_who_goes_onward() -> None:  # Rule G2.13
    assert told(OVER, "1 onward 1", INSTANT) == (Told(WentOnward(Seat(1)), Everyone()),)


def test_the_next_heist_is_dealt_when_every_seat_has_gone_onward() -> None:  # Rule G2.13
    two_of_three = f"{OVER}\n1 onward 1\n0 onward 1"
    assert phase(two_of_three, INSTANT) is HeistOver
    assert phase(f"{two_of_three}\n2 onward 1", INSTANT) is Dealing


def test_after_sixty_seconds_nobody_is_waited_for() -> None:  # Rule G2.13
    assert GANG.clock(replay(GANG, INSTANT, f"{OVER}\n1 onward 1")) == Clock(60.0, BreakElapsed(1))
    assert phase(f"{OVER}\n1 onward 1\nbreak elapsed 1", INSTANT) is Dealing


def test_where_a_break_has_no_time_everybody_is_waited_for() -> None:  # Rule G2.13
    unhurried = Rules(players=3, ending=Ending.INSTANT, break_s=0)
    text = f"{OVER}\n1 onward 1\n0 onward 1"
    assert GANG.clock(replay(GANG, unhurried, text)) is None
    assert phase(f"{text}\n2 onward 1", unhurried) is Dealing


def test_a_late_tap_does_not_skip_the_next_showdown() -> None:  # Rule G2.13
    text = f"{OVER}\nbreak elapsed 1\n{heist()}"
    assert refused(text, "0 onward 1", INSTANT) is GangRefusal.OTHER_HEIST
    assert refused(text, "break elapsed 1", INSTANT) is GangRefusal.CLOCK_TOO_LATE


def test_after_the_last_showdown_there_is_no_break() -> None:  # Rule G2.13
    state = replay(GANG, INSTANT, heists(cracked="vvv"))
    assert isinstance(state, GameOver)
    assert GANG.clock(state) is None
