"""The settle window, cool-downs and breaks, as the table's clock makes them happen."""

from __future__ import annotations

from backroom.core.update import Waiting
from backroom.core.wire import Seat
from backroom.games.gang import ClosePeek, Colour, Ending, Peek, PutBack, Rules
from backroom.games.gang.refusals import GangRefusal
from backroom.games.gang.seen import SeenChips
from backroom.protocol.messages import Done, Reason, Refused

from .evening import ANA, MEI, OLEG, Evening

WHITE, YELLOW = Colour.WHITE, Colour.YELLOW


def started(rules: Rules) -> Evening:
    """Three people at a table, the first chips open."""
    evening = Evening(rules)
    evening.sits(MEI, OLEG, ANA)
    evening.starts()
    return evening


def held(rules: Rules) -> Evening:
    """The same with all white chips held: 1 by Mei, 2 by Oleg, 3 by Ana."""
    evening = started(rules)
    for person, stars in ((MEI, 1), (OLEG, 2), (ANA, 3)):
        evening.takes(person, WHITE, stars, "centre")
    return evening


SLOW = Rules(players=3, settle_s=3, cool_down_s=0)


def test_a_round_ends_when_the_settle_window_has_passed() -> None:  # Rule G2.6
    evening = held(SLOW)
    evening.passes(2.9)
    assert evening.sees(0).colour is WHITE
    evening.passes(0.1)
    assert evening.sees(0).colour is YELLOW


def test_any_chip_move_starts_the_window_anew_and_deletes_confirmations() -> None:  # Rule G2.6
    evening = held(SLOW)
    evening.does(MEI, evening.agrees(0))
    evening.passes(2)
    evening.does(ANA, PutBack(WHITE, 3))
    assert evening.sees(0).confirmed == ()
    evening.takes(ANA, WHITE, 3, "centre")
    evening.passes(2.9)
    assert evening.sees(0).colour is WHITE
    evening.passes(0.1)
    assert evening.sees(0).colour is YELLOW


def test_a_round_ends_at_once_when_every_player_has_confirmed() -> None:  # Rule G2.6
    evening = held(SLOW)
    for person in (MEI, OLEG, ANA):
        assert isinstance(evening.does(person, evening.agrees(0)), Done)
    evening.passes(0)
    assert evening.sees(0).colour is YELLOW


def test_with_no_window_a_round_waits_for_everybody_to_confirm() -> None:  # Rule G2.6
    evening = held(Rules(players=3, settle_s=0))
    evening.passes(3600)
    assert evening.sees(0).colour is WHITE
    for person in (MEI, OLEG, ANA):
        evening.does(person, evening.agrees(0))
    evening.passes(0)
    assert evening.sees(0).colour is YELLOW


def test_taking_from_a_player_bars_the_next_such_taking_for_a_while() -> None:  # Rule G2.7
    evening = held(Rules(players=3, cool_down_s=0.75))
    assert isinstance(evening.takes(MEI, WHITE, 3, Seat(2)), Done)
    assert evening.takes(MEI, WHITE, 2, Seat(1)) == Refused("c9", Reason.COOLING_DOWN, 750)
    evening.passes(0.75)
    assert isinstance(evening.takes(MEI, WHITE, 2, Seat(1)), Done)


def test_a_cool_down_bars_nothing_else() -> None:  # Rule G2.7
    evening = held(Rules(players=3, cool_down_s=0.75))
    evening.takes(MEI, WHITE, 3, Seat(2))
    assert isinstance(evening.takes(MEI, WHITE, 1, "centre"), Done)
    assert isinstance(evening.does(MEI, PutBack(WHITE, 1)), Done)
    assert isinstance(evening.takes(OLEG, WHITE, 1, "centre"), Done)


def test_the_window_does_not_end_while_somebody_cools_down() -> None:  # Rule G2.7
    evening = held(Rules(players=3, settle_s=0.5, cool_down_s=2))
    evening.takes(MEI, WHITE, 3, Seat(2))
    evening.takes(ANA, WHITE, 1, "centre")
    evening.passes(1.9)
    assert evening.sees(0).colour is WHITE
    evening.passes(0.1)
    assert evening.sees(0).colour is YELLOW


def test_nor_when_all_have_confirmed() -> None:  # Rule G2.7
    evening = held(Rules(players=3, settle_s=3, cool_down_s=2))
    evening.takes(MEI, WHITE, 3, Seat(2))
    evening.takes(ANA, WHITE, 1, "centre")
    for person in (MEI, OLEG, ANA):
        evening.does(person, evening.agrees(0))
    evening.passes(1.9)
    assert evening.sees(0).colour is WHITE
    evening.passes(0.1)
    assert evening.sees(0).colour is YELLOW


def test_the_clocks_are_sent_as_time_that_remains() -> None:
    evening = held(Rules(players=3, settle_s=3, cool_down_s=0.75))
    evening.takes(MEI, WHITE, 3, Seat(2))
    evening.takes(ANA, WHITE, 1, "centre")
    mei, ana = evening.updates[Seat(0)], evening.updates[Seat(2)]
    assert mei is not None
    assert ana is not None
    assert mei.waiting == Waiting(left_ms=3000, of_ms=3000, cooling_ms=750)
    assert ana.waiting == Waiting(left_ms=3000, of_ms=3000, cooling_ms=0)


def test_at_an_instant_table_the_last_chip_ends_the_round() -> None:  # Rule G2.6
    evening = held(Rules(players=3, ending=Ending.INSTANT))
    assert evening.sees(0).colour is YELLOW


def test_a_confirmation_of_chips_that_have_moved_is_refused() -> None:  # Rule G2.6
    evening = held(SLOW)
    stale = evening.agrees(0)
    evening.takes(MEI, WHITE, 3, Seat(2))
    evening.takes(ANA, WHITE, 1, "centre")
    assert evening.does(OLEG, stale) == Refused(evening.last(), GangRefusal.CHIPS_HAVE_MOVED)


def test_a_seat_that_does_not_look_holds_nobody_up_for_longer() -> None:  # Rule G2.1
    evening = started(Rules(players=3, peek=Peek.ALWAYS))
    evening.does(MEI, ClosePeek(1))
    evening.passes(14.9)
    assert not isinstance(evening.updates[Seat(0)].seen, SeenChips)  # type: ignore[union-attr]
    evening.passes(0.1)
    assert evening.sees(0).colour is WHITE


def test_a_clock_that_is_set_back_does_not_turn_back_the_log() -> None:
    evening = held(SLOW)
    evening.now -= 86_400
    evening.does(MEI, PutBack(WHITE, 1))
    times = [logged.entry.at for logged in evening.log]
    assert times == sorted(times)
