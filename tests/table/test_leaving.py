"""What a game undoes when somebody gives up a seat, however that comes about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from backroom.core.record import parse_record, write_record
from backroom.core.update import Waiting
from backroom.core.verify import verify
from backroom.core.wire import Seat
from backroom.games.gang import COLOURS, GANG, Colour, Ending, Mode, Rules, Specialist
from backroom.games.gang.choices import Agree, Propose, VoteFor
from backroom.games.gang.guesses import GuessVote, RankGuess
from backroom.games.gang.story import Answer, Answered
from backroom.games.gang.talk import QUIET, Owed, Proposal
from backroom.protocol.commands import Leave, Remove, Resume, Sit, StandIn, Vote
from backroom.protocol.messages import Bot, Done, Phase
from backroom.protocol.motions import Idle, Pause
from backroom.table import PersonId, decode_entry, encode_entry, record_of, roster

from .evening import ANA, BEN, MEI, OLEG, Evening, nonce
from .heists import SEATED, at_a_guess, state, true_order
from .test_evening import played_out

MUSCLE = Specialist.MUSCLE
CARDS = Rules(
    players=3,
    mode=Mode.CUSTOM,
    specialists=(MUSCLE, Specialist.HACKER),
    settle_s=3,
    cool_down_s=0,
)
AT_ONCE = msgspec.structs.replace(CARDS, ending=Ending.INSTANT, vaults=1, alarms=1)

Way = Callable[[Evening, PersonId], None]


def leaves(evening: Evening, person: PersonId) -> None:
    """The person gives up the seat."""
    assert isinstance(evening.asks(person, Leave(evening.fresh())), Done)


def is_removed(evening: Evening, person: PersonId) -> None:
    """The host frees the seat."""
    assert isinstance(evening.asks(MEI, Remove(evening.fresh(), _seat(person))), Done)


def is_stood_in_for(evening: Evening, person: PersonId) -> None:
    """The host has a bot play on."""
    assert isinstance(evening.asks(MEI, StandIn(evening.fresh(), _seat(person))), Done)


def is_voted_idle(evening: Evening, person: PersonId) -> None:
    """The others have a bot play on."""
    for other in SEATED:
        if other != person:
            vote = Vote(evening.fresh(), Idle(_seat(person)), yes=True)
            assert isinstance(evening.asks(other, vote), Done)


WAYS = (leaves, is_removed, is_stood_in_for, is_voted_idle)


def proposing(by: PersonId, user: PersonId, rules: Rules = CARDS) -> Evening:
    """White chips are open, and so is a proposal."""
    evening = Evening(rules)
    evening.sits(*SEATED)
    evening.starts()
    propose(evening, by, user)
    return evening


def propose(evening: Evening, by: PersonId, user: PersonId, name: Specialist = MUSCLE) -> None:
    """`by` proposes that `user` uses a specialist."""
    assert isinstance(evening.does(by, Propose(1, name, _seat(user))), Done)


def ended(evening: Evening) -> list[tuple[Answer, Seat]]:
    """How proposals of this heist ended, and by whom."""
    story = state(evening).heist.story
    return [(entry.answer, entry.by) for entry in story if isinstance(entry, Answered)]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("by", [OLEG, ANA])
def test_a_proposal_is_withdrawn_with_its_proposer_or_its_user(  # Rule G5.3
    way: Way, by: PersonId
) -> None:
    evening = proposing(by=by, user={OLEG: ANA, ANA: OLEG}[by])
    way(evening, OLEG)
    assert (state(evening).talk, ended(evening)) == (QUIET, [(Answer.WITHDRAWN, 1)])
    assert isinstance(roster(evening.room, MEI, here=()).seats[1], Bot)
    assert state(evening).heist.waits == ()
    assert evening.sees(0).talk == QUIET  # and all were sent that
    assert evening.replayed() == evening.room


@pytest.mark.parametrize("way", WAYS)
def test_who_is_neither_leaves_the_answer_behind(way: Way) -> None:  # Rule G5.3
    evening = proposing(by=MEI, user=ANA)
    evening.does(OLEG, Agree(1, 1))
    way(evening, OLEG)
    assert state(evening).talk == Proposal(1, MUSCLE, Seat(0), Seat(2), (), (Seat(0), Seat(1)))
    assert evening.replayed() == evening.room


def test_an_answer_not_given_is_up_to_whoever_takes_the_seat() -> None:  # Rule G5.3
    evening = proposing(by=MEI, user=ANA)
    evening.does(ANA, Agree(1, 1))
    leaves(evening, OLEG)
    assert 1 in evening.bots()
    assert isinstance(evening.asks(BEN, Sit(evening.fresh(), Seat(1), nonce(BEN))), Done)
    assert isinstance(evening.does(BEN, Agree(1, 1)), Done)
    assert ended(evening) == [(Answer.AGREED, 1)]


@pytest.mark.parametrize("way", WAYS)
def test_a_choice_that_is_due_waits_for_whoever_takes_the_seat(way: Way) -> None:  # Rule G5.5
    evening = Evening(CARDS)
    evening.sits(*SEATED)
    evening.starts()
    propose(evening, MEI, OLEG, Specialist.HACKER)
    evening.does(ANA, Agree(1, 1))
    evening.does(OLEG, Agree(1, 1))
    assert state(evening).talk == Owed(Specialist.HACKER, Seat(1))
    way(evening, OLEG)
    assert state(evening).talk == Owed(Specialist.HACKER, Seat(1))
    assert len(state(evening).heist.hands[1]) == 3
    assert evening.bots() == (1,)


@pytest.mark.parametrize("way", [leaves, is_stood_in_for])
def test_a_vote_in_a_guess_goes_with_its_voter(way: Way) -> None:  # Rule G7.18
    evening, (first, second, _) = at_a_guess()
    evening.does(first, VoteFor(1, RankGuess(14)))
    way(evening, first)
    assert state(evening).ballots == ()
    evening.does(second, VoteFor(1, RankGuess(13)))
    assert state(evening).ballots == (GuessVote(_seat(second), RankGuess(13)),)
    assert evening.replayed() == evening.room


@pytest.mark.parametrize("way", WAYS)
def test_a_full_round_goes_on_when_the_leaver_held_it_up(way: Way) -> None:  # Rule G5.4
    evening = proposing(by=OLEG, user=OLEG, rules=AT_ONCE)
    for stars, person in enumerate(SEATED, start=1):
        evening.takes(person, Colour.WHITE, stars, "centre")
    way(evening, OLEG)
    assert evening.sees(0).colour is Colour.YELLOW
    assert len(evening.sees(0).heist.board) == 3
    assert evening.replayed() == evening.room


@pytest.mark.parametrize("way", WAYS)
def test_a_leaver_can_be_the_end_of_the_game(way: Way) -> None:  # Rules G2.11, G5.4
    evening = _at_the_last_chips(AT_ONCE)
    way(evening, OLEG)
    told = roster(evening.room, MEI, here=())
    assert (told.phase, told.ballots) == (Phase.OVER, ())
    assert isinstance(told.seats[1], Bot)
    assert evening.replayed() == evening.room
    record = record_of(evening.room)
    assert record is not None
    assert verify(record, GANG) == ()


@pytest.mark.parametrize("way", WAYS)
def test_the_record_of_a_game_that_somebody_left_verifies(way: Way) -> None:  # Rule G5.3
    evening = proposing(by=OLEG, user=ANA, rules=AT_ONCE)
    way(evening, OLEG)
    leaves(evening, ANA)
    record = record_of(played_out(evening).room)
    assert record is not None
    assert [line for line in record.lines if "left" in line] == ["left 1"]
    assert parse_record(write_record(record)) == record
    assert verify(record, GANG) == ()
    assert evening.replayed() == evening.room


@pytest.mark.parametrize("way", WAYS)
def test_there_are_as_many_chips_as_before(way: Way) -> None:  # Rule G1.5
    evening = proposing(by=OLEG, user=ANA)
    way(evening, OLEG)
    assert len(evening.sees(0).places) == len(evening.sees(0).heist.hands) == 3


def test_entries_with_what_they_undo_survive_the_log() -> None:
    evening = proposing(by=OLEG, user=ANA)
    leaves(evening, OLEG)
    entry = evening.log[-1].entry
    assert decode_entry(encode_entry(entry)) == entry
    without = replace(evening.log[-1], entry=entry, played=None)
    assert without == evening.log[-1]


def test_an_older_log_without_what_a_leaver_undid_is_read_as_it_was() -> None:
    evening = proposing(by=OLEG, user=ANA)
    leaves(evening, OLEG)
    entry = evening.log.pop().entry
    evening.log.append(type(evening.log[0])(msgspec.structs.replace(entry, actions=())))
    evening.room = evening.replayed()
    assert isinstance(state(evening).talk, Proposal)
    assert isinstance(roster(evening.room, MEI, here=()).seats[1], Bot)


def test_the_settle_window_begins_when_the_leaver_has_gone() -> None:  # Rule G5.4
    evening = proposing(by=OLEG, user=ANA)
    for stars, person in enumerate(SEATED, start=1):
        evening.takes(person, Colour.WHITE, stars, "centre")
    evening.passes(20)
    leaves(evening, OLEG)
    assert _waiting(evening) == Waiting(left_ms=3000, of_ms=3000)
    evening.passes(3)
    assert evening.sees(0).colour is Colour.YELLOW


def test_a_window_that_opens_in_a_pause_has_its_whole_time_after_it() -> None:  # Rule G5.4
    evening = proposing(by=OLEG, user=ANA)
    for stars, person in enumerate(SEATED, start=1):
        evening.takes(person, Colour.WHITE, stars, "centre")
    for person in (MEI, ANA):
        evening.asks(person, Vote(evening.fresh(), Pause(), yes=True))
    evening.passes(100)
    leaves(evening, OLEG)
    evening.passes(50)
    assert evening.sees(0).colour is Colour.WHITE
    evening.asks(MEI, Resume(evening.fresh()))
    evening.passes(2.9)
    assert evening.sees(0).colour is Colour.WHITE
    evening.passes(0.1)
    assert evening.sees(0).colour is Colour.YELLOW


def _at_the_last_chips(rules: Rules) -> Evening:
    """All red chips are held, and a proposal of Oleg keeps the round open."""
    evening = Evening(rules)
    evening.sits(*SEATED)
    evening.starts()
    for colour in COLOURS:
        if colour is Colour.RED:
            propose(evening, OLEG, OLEG)
        for stars, seat in enumerate(true_order(evening), start=1):
            evening.takes(SEATED[seat], colour, stars, "centre")
    return evening


def _waiting(evening: Evening) -> Waiting:
    update = evening.updates[Seat(0)]
    assert update is not None
    return update.waiting


def _seat(person: PersonId) -> Seat:
    return Seat(SEATED.index(person))
