"""Votes: to end the game, to begin it anew, to pause, to let a bot stand in."""

from __future__ import annotations

import pytest

from backroom.core.levels import Level
from backroom.core.record import parse_record, write_record
from backroom.core.verify import verify
from backroom.core.wire import Seat
from backroom.games.crash import CrashRules
from backroom.games.gang import GANG, Colour, PutBack, Rules
from backroom.protocol.commands import (
    AnyCommand,
    Leave,
    PassHost,
    Ready,
    Remove,
    Resume,
    Sit,
    StandIn,
    Vote,
)
from backroom.protocol.messages import Ballot, Bot, Done, Phase, Pong, Reason, Refused
from backroom.protocol.motions import EndGame, Idle, Motion, Pause, Restart
from backroom.table import PersonId, is_carried, record_of, roster, viewer_of

from .evening import ANA, BEN, MEI, OLEG, Evening, nonce

WHITE = Colour.WHITE


def three_in_a_game() -> Evening:
    evening = Evening()
    evening.sits(MEI, OLEG, ANA)
    evening.starts()
    return evening


def votes(
    evening: Evening, person: PersonId, motion: Motion, *, yes: bool = True
) -> Done | Refused | Pong:
    return evening.asks(person, Vote(evening.fresh(), motion, yes))


def test_the_end_carries_with_more_than_half_of_the_people() -> None:
    evening = three_in_a_game()
    votes(evening, MEI, EndGame())
    assert roster(evening.room, MEI, here=()).phase is Phase.PLAYING
    votes(evening, ANA, EndGame())
    assert roster(evening.room, MEI, here=()).phase is Phase.OVER


def test_nobody_sees_who_wants_the_end_before_it_carries() -> None:
    evening = three_in_a_game()
    before = roster(evening.room, OLEG, here=())
    counted = evening.room.roster
    votes(evening, MEI, EndGame())
    assert roster(evening.room, OLEG, here=()) == before
    assert evening.room.roster == counted  # so nobody is sent a roster that tells by being sent
    assert roster(evening.room, MEI, here=()).ballots == (Ballot(EndGame(), 1, 2, yours=True),)


def test_a_vote_can_be_taken_back() -> None:
    evening = three_in_a_game()
    votes(evening, MEI, EndGame())
    votes(evening, MEI, EndGame(), yes=False)
    votes(evening, ANA, EndGame())
    assert roster(evening.room, MEI, here=()).phase is Phase.PLAYING


@pytest.mark.parametrize(
    "left", [(ANA, Leave("x")), (OLEG, Remove("x", Seat(2))), (OLEG, StandIn("x", Seat(2)))]
)
def test_a_vote_carries_at_once_when_fewer_are_needed(left: tuple[PersonId, AnyCommand]) -> None:
    evening = Evening(Rules(players=4))
    evening.sits(MEI, OLEG, ANA, BEN)
    evening.starts()
    evening.asks(MEI, PassHost("h", Seat(1)))
    votes(evening, MEI, EndGame())
    votes(evening, BEN, EndGame())
    evening.asks(*left)
    assert is_carried(evening.room)
    evening.passes(0)
    assert roster(evening.room, MEI, here=()).phase is Phase.OVER
    assert not is_carried(evening.room)
    assert evening.replayed() == evening.room


def test_a_bot_stands_in_at_once_when_fewer_votes_are_needed() -> None:
    evening = Evening(Rules(players=4))
    evening.sits(MEI, OLEG, ANA, BEN)
    evening.starts()
    votes(evening, OLEG, Idle(Seat(0)))
    votes(evening, ANA, Idle(Seat(0)))
    evening.asks(BEN, Leave("x"))
    evening.passes(0)
    assert roster(evening.room, OLEG, here=()).seats[0] == Bot("Vera", Level.PERCENTILE, "Mei")
    assert evening.replayed() == evening.room


def test_one_vote_that_carries_can_carry_the_next() -> None:
    evening = Evening(Rules(players=4))
    evening.sits(MEI, OLEG, ANA, BEN)
    evening.starts()
    for person in (OLEG, ANA):
        votes(evening, person, Pause())
        votes(evening, person, Idle(Seat(0)))
    votes(evening, BEN, Idle(Seat(0)))
    evening.passes(0)
    assert roster(evening.room, OLEG, here=()).paused
    assert evening.replayed() == evening.room


def test_the_vote_of_who_has_left_counts_no_more() -> None:
    evening = three_in_a_game()
    votes(evening, MEI, Pause())
    evening.asks(MEI, Leave("x"))
    votes(evening, ANA, Idle(Seat(1)))
    assert roster(evening.room, ANA, here=()).ballots == (Ballot(Idle(Seat(1)), 1, 2, yours=True),)


def test_a_vote_about_somebody_idle_is_not_one_about_who_sits_there_next() -> None:
    evening = three_in_a_game()
    votes(evening, OLEG, Idle(Seat(0)))
    evening.asks(MEI, Leave("x"))
    evening.asks(BEN, Sit("y", Seat(0), nonce(BEN)))
    assert roster(evening.room, OLEG, here=()).ballots == ()
    votes(evening, ANA, Idle(Seat(0)))
    assert viewer_of(evening.room, BEN) == Seat(0)


def test_nor_does_a_ballot_show_the_vote_of_who_has_left() -> None:
    evening = three_in_a_game()
    votes(evening, MEI, Pause())
    votes(evening, OLEG, Idle(Seat(2)))
    evening.asks(MEI, Leave("x"))
    assert roster(evening.room, ANA, here=()).ballots == (Ballot(Idle(Seat(2)), 1, 2, yours=False),)


def test_a_game_that_was_given_up_has_a_record_that_verifies() -> None:
    evening = three_in_a_game()
    evening.takes(MEI, WHITE, 2, "centre")
    votes(evening, MEI, EndGame())
    votes(evening, ANA, EndGame())
    record = record_of(evening.room)
    assert record is not None
    assert record.points == ()
    assert verify(parse_record(write_record(record)), GANG) == ()


def test_a_game_of_crash_does_not_begin_anew_once_the_first_hands_are_shown() -> None:
    evening = Evening(CrashRules(players=2, cards=9, target=50))
    evening.sits(MEI, OLEG)
    evening.starts()
    evening.passes(130)  # the table lays for both
    assert evening.asks(MEI, Vote("x", Restart(), yes=True)) == Refused("x", Reason.TOO_LATE)


def test_a_start_that_went_wrong_begins_anew_with_other_cards() -> None:
    evening = three_in_a_game()
    hand = evening.sees(0).heist.hands[0]
    votes(evening, MEI, Restart())
    assert roster(evening.room, OLEG, here=()).ballots == (Ballot(Restart(), 1, 2, yours=False),)
    votes(evening, OLEG, Restart())
    promised = roster(evening.room, MEI, here=())
    assert (promised.phase, promised.restarting) == (Phase.OVER, True)
    for person in (MEI, OLEG, ANA):
        evening.asks(person, Ready(evening.fresh(), nonce(person)))
    evening.passes(0)
    after = roster(evening.room, MEI, here=())
    assert (after.phase, after.number) == (Phase.PLAYING, 2)
    assert (after.restarting, after.commitment) == (False, promised.commitment)
    assert after.nonces == (nonce(MEI), nonce(OLEG), nonce(ANA))
    assert evening.sees(0).heist.hands[0] != hand


def test_in_a_pause_nothing_moves_and_no_clock_runs() -> None:
    evening = three_in_a_game()
    for person, stars in ((MEI, 1), (OLEG, 2), (ANA, 3)):
        evening.takes(person, WHITE, stars, "centre")
    evening.passes(2)
    votes(evening, MEI, Pause())
    votes(evening, OLEG, Pause())
    assert roster(evening.room, ANA, here=()).paused
    assert evening.does(MEI, PutBack(WHITE, 1)) == Refused(evening.last(), Reason.PAUSED)
    evening.passes(3600)
    assert evening.sees(0).colour is WHITE
    assert evening.asks(ANA, Resume("x")) == Done("x")
    evening.passes(0.5)
    assert evening.sees(0).colour is WHITE
    evening.passes(0.5)
    assert evening.sees(0).colour is Colour.YELLOW


def test_there_is_no_end_of_a_pause_without_a_pause() -> None:
    evening = three_in_a_game()
    assert evening.asks(MEI, Resume("x")) == Refused("x", Reason.NOT_PAUSED)


def test_bots_rest_in_a_pause() -> None:
    evening = Evening()
    evening.sits(MEI)
    evening.starts()
    assert evening.bots()
    votes(evening, MEI, Pause())
    assert evening.bots() == ()


def test_the_others_let_a_bot_stand_in_for_somebody_idle() -> None:
    evening = three_in_a_game()
    votes(evening, OLEG, Idle(Seat(0)))
    votes(evening, ANA, Idle(Seat(0)))
    assert roster(evening.room, OLEG, here=()).seats[0] == Bot("Vera", Level.PERCENTILE, "Mei")


def test_votes_without_a_game_or_a_seat_are_refused() -> None:
    evening = Evening()
    evening.sits(MEI)
    assert votes(evening, MEI, EndGame()) == Refused("c2", Reason.NO_GAME)
    evening.starts()
    assert votes(evening, OLEG, EndGame()) == Refused("c4", Reason.NOT_SEATED)
    assert votes(evening, MEI, Idle(Seat(2))) == Refused("c5", Reason.NO_PERSON_THERE)
    assert votes(evening, MEI, Idle(Seat(-7))) == Refused("c6", Reason.NO_PERSON_THERE)
