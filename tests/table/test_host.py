"""What the host may do, and who is host."""

from __future__ import annotations

from backroom.core.levels import Level
from backroom.core.wire import Seat, Spectator
from backroom.protocol.commands import Leave, Lock, PassHost, PutBot, Remove, Sit, StandIn
from backroom.protocol.messages import Bot, Done, Free, Reason, Refused
from backroom.table import host_is_gone, roster, viewer_of

from .evening import ANA, MEI, OLEG, Evening, nonce


def two_at_a_table() -> Evening:
    evening = Evening()
    evening.sits(MEI, OLEG)
    return evening


def test_nobody_but_the_host_has_its_powers() -> None:
    evening = two_at_a_table()
    for command in (
        Remove("x", Seat(0)),
        PutBot("x", Seat(2), Level.ROOKIE),
        StandIn("x", Seat(0)),
        PassHost("x", Seat(1)),
        Lock("x", locked=True),
    ):
        assert evening.asks(OLEG, command) == Refused("x", Reason.NOT_HOST)


def test_a_power_over_a_seat_that_is_not_there_is_refused() -> None:
    evening = two_at_a_table()
    for command in (Remove("x", Seat(-1)), PutBot("x", Seat(9), Level.ROOKIE)):
        assert evening.asks(MEI, command) == Refused("x", Reason.NO_SUCH_SEAT)


def test_before_a_game_a_removed_person_leaves_a_free_seat() -> None:
    evening = two_at_a_table()
    assert evening.asks(MEI, Remove("x", Seat(1))) == Done("x")
    assert roster(evening.room, OLEG, here=()).seats[1] == Free()
    assert viewer_of(evening.room, OLEG) == Spectator()


def test_in_a_game_a_bot_sits_where_a_person_was_removed() -> None:  # Rule G3.4
    evening = two_at_a_table()
    evening.starts()
    evening.asks(MEI, Remove("x", Seat(1)))
    assert roster(evening.room, MEI, here=()).seats[1] == Bot("Otto", Level.PERCENTILE, "")


def test_a_seat_without_a_person_cannot_be_emptied_in_a_game() -> None:
    evening = two_at_a_table()
    evening.starts()
    assert evening.asks(MEI, Remove("x", Seat(2))) == Refused("x", Reason.NO_PERSON_THERE)


def test_the_host_chooses_a_bot_and_its_level_and_sends_it_away_again() -> None:
    evening = two_at_a_table()
    evening.asks(MEI, PutBot("x", Seat(2), Level.ROOKIE))
    assert roster(evening.room, MEI, here=()).seats[2] == Bot("Inés", Level.ROOKIE, "")
    evening.asks(MEI, Remove("y", Seat(2)))
    assert roster(evening.room, MEI, here=()).seats[2] == Free()


def test_a_bot_never_takes_the_place_of_a_person_by_a_slip() -> None:
    evening = two_at_a_table()
    command = PutBot("x", Seat(1), Level.ROOKIE)
    assert evening.asks(MEI, command) == Refused("x", Reason.SEAT_TAKEN)


def test_a_bot_that_the_host_chose_plays_at_its_level() -> None:
    evening = two_at_a_table()
    evening.asks(MEI, PutBot("x", Seat(2), Level.ROOKIE))
    evening.starts()
    assert roster(evening.room, MEI, here=()).seats[2] == Bot("Inés", Level.ROOKIE, "")


def test_a_bot_stands_in_for_somebody_idle_who_takes_the_seat_back() -> None:  # Rule G1.5
    evening = two_at_a_table()
    evening.starts()
    held = evening.sees(1).heist.hands[1]
    evening.asks(MEI, StandIn("x", Seat(1)))
    assert roster(evening.room, MEI, here=()).seats[1] == Bot("Otto", Level.PERCENTILE, "Oleg")
    assert evening.asks(OLEG, Sit("y", "any", nonce(OLEG))) == Done("y")
    assert viewer_of(evening.room, OLEG) == Seat(1)
    assert evening.sees(1).heist.hands[1] == held


def test_a_seat_that_a_bot_keeps_is_for_its_person_alone() -> None:
    evening = two_at_a_table()
    evening.starts()
    evening.asks(MEI, StandIn("x", Seat(1)))
    assert evening.asks(ANA, Sit("y", Seat(1), nonce(ANA))) == Refused("y", Reason.SEAT_TAKEN)


def test_nobody_new_sits_at_a_locked_table_but_who_has_a_kept_seat_does() -> None:
    evening = two_at_a_table()
    evening.starts()
    evening.asks(MEI, StandIn("x", Seat(1)))
    evening.asks(MEI, Lock("y", locked=True))
    assert evening.asks(ANA, Sit("z", Seat(2), nonce(ANA))) == Refused("z", Reason.TABLE_LOCKED)
    assert evening.asks(OLEG, Sit("w", "any", nonce(OLEG))) == Done("w")
    evening.asks(MEI, Lock("v", locked=False))
    assert evening.asks(ANA, Sit("u", Seat(2), nonce(ANA))) == Done("u")


def test_the_role_passes_to_whom_the_host_names() -> None:
    evening = two_at_a_table()
    assert evening.asks(MEI, PassHost("x", Seat(2))) == Refused("x", Reason.NO_PERSON_THERE)
    assert evening.asks(MEI, PassHost("y", Seat(1))) == Done("y")
    assert roster(evening.room, OLEG, here=()).host
    assert not roster(evening.room, MEI, here=()).host


def test_when_the_host_stands_up_the_next_person_is_host() -> None:
    evening = two_at_a_table()
    evening.asks(MEI, Leave("x"))
    assert roster(evening.room, OLEG, here=()).host


def test_when_the_host_is_gone_the_role_goes_to_somebody_who_is_here() -> None:
    evening = two_at_a_table()
    evening.sits(ANA)
    assert host_is_gone(evening.room, here=frozenset({MEI, ANA}), now=evening.now) is None
    assert host_is_gone(evening.room, here=frozenset(), now=evening.now) is None
    passed = host_is_gone(evening.room, here=frozenset({ANA}), now=evening.now)
    assert passed is not None
    evening.happens(passed)
    assert roster(evening.room, ANA, here=()).host
