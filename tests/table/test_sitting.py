"""Who sits where, and who may begin."""

from __future__ import annotations

from dataclasses import replace

from backroom.core.levels import Level
from backroom.core.update import Update
from backroom.core.wire import Seat, Spectator
from backroom.games.gang.seen import SeenChips
from backroom.protocol.commands import Leave, Lock, PutBot, Ready, Sit, Start
from backroom.protocol.messages import Bot, Done, Free, Person, Reason, Refused
from backroom.table import greeting, roster, viewer_of
from backroom.table.bots import robot
from backroom.table.room import Empty, Human

from .evening import ANA, MEI, OLEG, Evening, nonce


def test_a_person_takes_the_first_free_seat() -> None:
    evening = Evening()
    evening.sits(MEI, OLEG)
    assert [viewer_of(evening.room, one) for one in (MEI, OLEG, ANA)] == [0, 1, Spectator()]


def test_nobody_sits_twice() -> None:
    evening = Evening()
    evening.sits(MEI)
    asked = [evening.asks(MEI, Sit("x", seat, nonce(MEI))) for seat in ("any", Seat(0))]
    assert asked == [Refused("x", Reason.SEATED_ALREADY)] * 2


def test_before_the_first_game_a_person_moves_to_a_free_seat_and_stays_host_and_ready() -> None:
    evening = Evening()
    evening.sits(MEI, OLEG)
    evening.asks(MEI, Ready("r", nonce(MEI)))
    before = len(evening.log)
    assert evening.asks(MEI, Sit("x", Seat(2), nonce(MEI))) == Done("x")
    assert roster(evening.room, MEI, here={MEI}).seats == (
        Free(),
        Person("Oleg", here=False, host=False, ready=False),
        Person("Mei", here=True, host=True, ready=True),
    )
    assert len(evening.log) == before + 1
    assert evening.replayed() == evening.room


def test_a_locked_table_lets_those_move_who_sit() -> None:
    evening = Evening()
    evening.sits(MEI, OLEG)
    evening.asks(MEI, Lock("l", locked=True))
    assert evening.asks(OLEG, Sit("x", Seat(2), nonce(OLEG))) == Done("x")


def test_nobody_moves_to_a_seat_of_a_person_of_a_bot_or_of_no_table() -> None:
    evening = Evening()
    evening.sits(MEI, OLEG)
    evening.asks(MEI, PutBot("b", Seat(2), Level.ROOKIE))
    moves = [evening.asks(OLEG, Sit("x", seat, nonce(OLEG))) for seat in map(Seat, (0, 2, 3))]
    assert moves == [
        Refused("x", Reason.SEAT_TAKEN),
        Refused("x", Reason.SEAT_TAKEN),
        Refused("x", Reason.NO_SUCH_SEAT),
    ]


def test_nobody_changes_seats_in_a_game() -> None:
    evening = Evening()
    evening.sits(MEI, OLEG)
    evening.starts()
    assert evening.asks(OLEG, Sit("x", Seat(2), nonce(OLEG))) == Refused("x", Reason.SEATED_ALREADY)


def test_nobody_sits_on_a_lap() -> None:
    evening = Evening()
    evening.sits(MEI)
    assert evening.asks(OLEG, Sit("x", Seat(0), nonce(OLEG))) == Refused("x", Reason.SEAT_TAKEN)


def test_there_are_as_many_seats_as_players() -> None:
    evening = Evening()
    assert evening.asks(MEI, Sit("x", Seat(3), nonce(MEI))) == Refused("x", Reason.NO_SUCH_SEAT)
    assert evening.asks(MEI, Sit("y", Seat(-1), nonce(MEI))) == Refused("y", Reason.NO_SUCH_SEAT)


def test_the_host_alone_begins() -> None:
    evening = Evening()
    evening.sits(MEI, OLEG)
    assert evening.asks(OLEG, Start("x")) == Refused("x", Reason.NOT_HOST)
    assert evening.asks(MEI, Start("y")) == Done("y")


def test_a_game_of_nobody_does_not_begin() -> None:
    assert Evening().asks(MEI, Start("x")) == Refused("x", Reason.NOBODY_SEATED)


def test_bots_take_the_free_seats_when_a_game_begins() -> None:
    evening = Evening()
    evening.sits(MEI)
    evening.starts()
    assert roster(evening.room, MEI, here={MEI}).seats == (
        Person("Mei", here=True, host=True, ready=False),
        Bot("Otto", Level.PERCENTILE, ""),
        Bot("Inés", Level.PERCENTILE, ""),
    )


def test_no_bot_is_called_as_a_person_at_the_table() -> None:
    evening = Evening()
    evening.sits(MEI)
    sitters = (Human(MEI, "otto"), *evening.room.sitters[1:])
    room = replace(evening.room, sitters=sitters)
    names = [robot(room, Seat(seat), Level.PERCENTILE, Empty()).name for seat in (1, 2)]
    assert names == ["Emil", "Inés"]


def test_who_leaves_before_the_game_frees_the_seat() -> None:
    evening = Evening()
    evening.sits(MEI, OLEG)
    assert evening.asks(OLEG, Leave("x")) == Done("x")
    assert roster(evening.room, MEI, here=()).seats[1] == Free()


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    evening = Evening()
    evening.sits(MEI, OLEG)
    evening.asks(MEI, Leave("x"))
    assert roster(evening.room, OLEG, here=()).host


def test_a_bot_takes_over_the_seat_of_who_leaves_in_a_game() -> None:  # Rule G1.5
    evening = Evening()
    evening.sits(MEI, OLEG, ANA)
    evening.starts()
    held = evening.sees(1).heist.hands[1]
    evening.asks(OLEG, Leave("x"))
    assert roster(evening.room, MEI, here=()).seats[1] == Bot("Otto", Level.PERCENTILE, "")
    assert evening.bots() == (1,)
    assert evening.sees(1).heist.hands[1] == held


def test_who_has_seen_a_hand_takes_no_other_seat_while_it_is_hidden() -> None:  # Rule G3.4
    evening = Evening()
    evening.sits(MEI, OLEG)
    evening.starts()
    evening.asks(OLEG, Leave("x"))
    assert evening.asks(OLEG, Sit("y", Seat(2), nonce(OLEG))) == Refused("y", Reason.SEEN_A_HAND)
    assert evening.asks(OLEG, Sit("z", Seat(1), nonce(OLEG))) == Done("z")
    assert viewer_of(evening.room, OLEG) == Seat(1)


def test_who_has_seen_no_hand_takes_over_from_a_bot_with_its_cards() -> None:  # Rules G1.5, G3.4
    evening = Evening()
    evening.sits(MEI, OLEG)
    evening.starts()
    evening.asks(OLEG, Leave("x"))
    held = evening.sees(1).heist.hands[1]
    assert evening.asks(ANA, Sit("y", Seat(1), nonce(ANA))) == Done("y")
    view = greeting(evening.room, ANA, here=(), now=evening.now)[2]
    assert isinstance(view, Update)
    assert isinstance(view.seen, SeenChips)
    assert view.seen.heist.hands[1] == held


def test_who_leaves_sees_no_cards_any_more() -> None:  # Rule G3.4
    evening = Evening()
    evening.sits(MEI, OLEG)
    evening.starts()
    evening.asks(OLEG, Leave("x"))
    seats = greeting(evening.room, OLEG, here=(), now=evening.now)
    assert viewer_of(evening.room, OLEG) == Spectator()
    assert all(
        type(hand).__name__ == "FaceDown"
        for hand in seats[2].seen.heist.hands  # type: ignore[union-attr]  # roster, talk, then the view
    )


def test_a_repeated_command_is_done_once() -> None:
    evening = Evening()
    command = Sit("same", "any", nonce(MEI))
    assert evening.asks(MEI, command) == Done("same")
    entries = len(evening.log)
    assert evening.asks(MEI, command) == Done("same")
    assert len(evening.log) == entries
