"""Decks that stay with a table, and waits that bar one seat."""

from __future__ import annotations

from backroom.core.update import Waiting
from backroom.core.verify import verify
from backroom.core.wire import Seat
from backroom.games.gang import GANG, Challenge, Colour, Ending, Mode, Rules, Specialist
from backroom.games.gang.choices import Propose, Refuse
from backroom.games.gang.refusals import GangRefusal
from backroom.protocol.commands import Ready
from backroom.protocol.messages import Done, Refused
from backroom.table import match_of, record_of

from .evening import MEI, OLEG, Evening, nonce
from .test_evening import begun, played_out

EXPERT = Rules(
    players=2, mode=Mode.EXPERT, vaults=1, alarms=1, ending=Ending.INSTANT, cool_down_s=0
)
HACKER = Rules(players=2, mode=Mode.CUSTOM, specialists=(Specialist.HACKER,), settle_s=15)


def challenges(evening: Evening) -> tuple[Challenge, ...]:
    """The challenges of the running or last game."""
    playing = match_of(evening.room)
    assert playing is not None
    found: tuple[Challenge, ...] = playing.match.state.score.challenges
    return found


def test_a_rematch_goes_on_where_the_last_game_stopped() -> None:  # Rule G4.3
    evening = played_out(begun(EXPERT))
    first = challenges(evening)
    assert isinstance(evening.asks(MEI, Ready(evening.fresh(), nonce(MEI))), Done)
    evening.passes(0)
    assert set(challenges(evening)) & set(first) == set()
    assert evening.replayed() == evening.room


def test_the_record_of_a_rematch_verifies_alone() -> None:  # Rule G4.3
    evening = played_out(begun(EXPERT))
    evening.asks(MEI, Ready(evening.fresh(), nonce(MEI)))
    evening.passes(0)
    record = record_of(played_out(evening).room)
    assert record is not None
    assert record.id == "T.2"
    assert verify(record, GANG) == ()


def test_who_was_refused_waits_ten_seconds_and_nobody_else_does() -> None:  # Rule G5.3
    evening = Evening(HACKER)
    evening.sits(MEI, OLEG)
    evening.starts()
    assert isinstance(evening.does(MEI, Propose(1, Specialist.HACKER, Seat(0))), Done)
    assert isinstance(evening.does(OLEG, Refuse(1, 1)), Done)
    mei, oleg = evening.updates[Seat(0)], evening.updates[Seat(1)]
    assert mei is not None
    assert oleg is not None
    assert mei.waiting == Waiting(own_ms=10_000)
    assert oleg.waiting == Waiting()
    evening.passes(9.9)
    again = Propose(1, Specialist.HACKER, Seat(1))
    answer = evening.does(MEI, again)
    assert isinstance(answer, Refused)
    assert answer.reason == GangRefusal.MUST_WAIT
    evening.passes(0.1)
    assert isinstance(evening.does(MEI, again), Done)


def test_a_wait_and_the_settle_window_run_beside_each_other() -> None:  # Rules G5.3, G5.4
    evening = Evening(HACKER)
    evening.sits(MEI, OLEG)
    evening.starts()
    evening.takes(MEI, Colour.WHITE, 1, "centre")
    evening.takes(OLEG, Colour.WHITE, 2, "centre")
    evening.passes(14)
    evening.does(MEI, Propose(1, Specialist.HACKER, Seat(0)))
    evening.does(OLEG, Refuse(1, 1))  # the window starts anew
    evening.passes(10)
    assert evening.sees(0).heist.waits == ()
    assert evening.sees(0).colour is Colour.WHITE
    evening.passes(5)
    assert evening.sees(0).colour is Colour.YELLOW


def test_a_proposal_lapses_after_45_seconds() -> None:  # Rule G5.3
    evening = Evening(HACKER)
    evening.sits(MEI, OLEG)
    evening.starts()
    evening.does(MEI, Propose(1, Specialist.HACKER, Seat(0)))
    evening.passes(44.9)
    assert evening.sees(0).heist.story == ()
    evening.passes(0.1)
    assert len(evening.sees(0).heist.story) == 1
