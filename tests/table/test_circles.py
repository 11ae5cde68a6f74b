"""Dice poker at a table: who may sit down when, whose seat is kept, who is played on."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots import Wait, choose
from backroom.core.levels import Level
from backroom.core.record import parse_record, write_record
from backroom.core.verify import verify
from backroom.core.wire import Seat
from backroom.games.dice import DICE, DiceRules, State
from backroom.games.dice.seen import Sits
from backroom.protocol.commands import Leave, PutBot, Remove, Sit, StandIn, Vote
from backroom.protocol.messages import Bot, Done, Phase, Reason, Refused
from backroom.protocol.motions import EndGame
from backroom.table import (
    Human,
    PersonId,
    are_hurried,
    bots_to_ask,
    match_of,
    question,
    record_of,
    roster,
)

from .evening import ANA, BEN, MEI, OLEG, Evening, nonce

RULES = DiceRules(players=3, circles=2)
SEATED = (MEI, OLEG, ANA)


def begun(rules: DiceRules = RULES) -> Evening:
    """Three people in a match."""
    evening = Evening(rules)
    evening.sits(*SEATED)
    evening.starts()
    return evening


def state(evening: Evening) -> State:
    """The truth of the running or last match."""
    playing = match_of(evening.room)
    assert playing is not None
    found: State = playing.match.state
    return found


def leaves(evening: Evening, person: PersonId) -> None:
    assert isinstance(evening.asks(person, Leave(evening.fresh())), Done)


def sits_down(evening: Evening, person: PersonId, seat: int) -> str:
    """What refuses it, or nothing."""
    answer = evening.asks(person, Sit(evening.fresh(), Seat(seat), nonce(person)))
    return answer.reason if isinstance(answer, Refused) else ""


def goes_on(evening: Evening, *, until_open: bool = False) -> None:
    """All do what a bot would, to the end or until seats are open."""
    while match_is_on(evening) and not (until_open and not DICE.closed(state(evening))):
        now = state(evening)
        for seat in sorted(DICE.actors(now)):
            choice = choose(Level.ROOKIE, RULES, DICE.view(now, seat), Random(0))
            assert not isinstance(choice, Wait)
            sitter = evening.room.sitters[seat]
            if isinstance(sitter, Human):
                assert isinstance(evening.does(sitter.person, choice), Done)  # type: ignore[arg-type]  # of this game
            else:
                assert evening.bot_does(seat, choice) is None  # type: ignore[arg-type]  # as above
            break


def match_is_on(evening: Evening) -> bool:
    return roster(evening.room, MEI, here=()).phase is Phase.PLAYING


def sits(evening: Evening) -> list[Sits]:
    """Whether each seat plays."""
    seen = DICE.view(state(evening), Seat(0))
    return [stake.sits for stake in seen.standing.stakes]


def test_the_seat_of_who_leaves_within_a_circle_is_kept_and_a_bot_plays_it() -> None:
    # Rule D1.4
    evening = begun()
    leaves(evening, OLEG)
    assert sits(evening) == [Sits.IN, Sits.LEAVING, Sits.IN]
    stand_in = roster(evening.room, MEI, here=()).seats[1]
    assert isinstance(stand_in, Bot)
    assert stand_in.keeps == "Oleg"
    assert sits_down(evening, BEN, 1) == Reason.SEAT_TAKEN
    assert Seat(1) in bots_to_ask(evening.room)


def test_the_owner_takes_the_seat_back() -> None:
    # Rule D1.4
    evening = begun()
    leaves(evening, OLEG)
    assert sits_down(evening, OLEG, 1) == ""
    assert sits(evening) == [Sits.IN] * 3
    goes_on(evening)
    assert not match_is_on(evening)


def test_after_the_circle_the_seat_is_open_to_all_with_a_stack_of_their_own() -> None:
    # Rule D1.4
    evening = begun()
    leaves(evening, OLEG)
    goes_on(evening, until_open=True)
    assert sits(evening) == [Sits.IN, Sits.OUT, Sits.IN]
    left_with = DICE.view(state(evening), Seat(0)).standing.stakes[1].stack
    bot = roster(evening.room, MEI, here=()).seats[1]
    assert isinstance(bot, Bot)
    assert bot.keeps == ""
    assert sits_down(evening, BEN, 1) == ""
    standing = DICE.view(state(evening), Seat(0)).standing
    assert (standing.stakes[1].stack, standing.taken) == (RULES.stack, left_with)
    goes_on(evening)
    assert not match_is_on(evening)


def test_nobody_takes_the_seat_of_a_bot_within_a_circle() -> None:
    # Rule D1.4
    evening = Evening(RULES)
    evening.sits(MEI, OLEG)
    evening.starts()
    assert sits_down(evening, BEN, 2) == Reason.SEAT_CLOSED
    goes_on(evening, until_open=True)
    assert sits_down(evening, BEN, 2) == ""


def test_another_level_of_the_stand_in_keeps_the_seat_no_longer() -> None:
    # Rule D1.4
    evening = begun()
    leaves(evening, OLEG)
    done = evening.asks(MEI, PutBot(evening.fresh(), Seat(1), Level.ROOKIE))
    assert isinstance(done, Done)
    assert sits_down(evening, BEN, 1) == Reason.SEAT_TAKEN
    goes_on(evening, until_open=True)
    assert sits_down(evening, BEN, 1) == ""


def test_for_whom_a_bot_stands_in_comes_back_to_the_own_stack_even_after_the_circle() -> None:
    # Rule D1.4
    evening = begun()
    assert isinstance(evening.asks(MEI, StandIn(evening.fresh(), Seat(1))), Done)
    goes_on(evening, until_open=True)
    assert sits(evening)[1] is Sits.OUT
    before = DICE.view(state(evening), Seat(0)).standing
    assert sits_down(evening, BEN, 1) == Reason.SEAT_TAKEN
    assert sits_down(evening, OLEG, 1) == ""
    after = DICE.view(state(evening), Seat(0)).standing
    assert (after.stakes[1].stack, after.brought) == (before.stakes[1].stack, before.brought)
    assert after.stakes[1].sits is Sits.IN


@pytest.mark.parametrize("way", [Leave, Remove])
def test_when_the_last_person_is_gone_bots_hurry_and_the_match_ends(way: type) -> None:
    # Rule D1.4
    evening = begun(DiceRules(players=3, circles=0))
    leaves(evening, OLEG)
    leaves(evening, ANA)
    assert not are_hurried(evening.room)
    command = Leave(evening.fresh()) if way is Leave else Remove(evening.fresh(), Seat(0))
    assert isinstance(evening.asks(MEI, command), Done)
    assert are_hurried(evening.room)
    goes_on(evening)
    assert not match_is_on(evening)


def test_a_vote_ends_the_match_between_circles_alone() -> None:
    # Rule D1.4
    evening = begun()
    refused = evening.asks(MEI, Vote(evening.fresh(), EndGame(), yes=True))
    assert isinstance(refused, Refused)
    assert refused.reason == Reason.CIRCLE_RUNNING
    goes_on(evening, until_open=True)
    for person in SEATED[:2]:
        assert isinstance(evening.asks(person, Vote(evening.fresh(), EndGame(), yes=True)), Done)
    assert not match_is_on(evening)


def test_all_of_it_is_in_the_log_and_in_a_record_that_fits() -> None:
    evening = begun()
    leaves(evening, OLEG)
    assert sits_down(evening, OLEG, 1) == ""
    leaves(evening, ANA)
    goes_on(evening, until_open=True)
    assert sits_down(evening, BEN, 2) == ""
    goes_on(evening)
    assert evening.replayed() == evening.room
    record = record_of(evening.room)
    assert record is not None
    assert {"left 1", "back 1", "left 2", "joined 2"} <= set(record.lines)
    assert verify(parse_record(write_record(record)), DICE) == ()


def test_a_clock_of_the_table_throws_for_who_is_away() -> None:
    # Rule D2.4
    evening = begun()
    evening.passes(60.0)
    evening.passes(60.0)
    seen = DICE.view(state(evening), Seat(0))
    assert seen.bouts
    assert question(evening.room, Seat(0)) is None  # a person sits there


def test_who_leaves_a_circle_is_stood_in_for_as_well_as_can_be() -> None:
    # Rule D1.4
    evening = begun()
    leaves(evening, OLEG)
    sitter = roster(evening.room, MEI, here=()).seats[1]
    assert isinstance(sitter, Bot)
    assert sitter.level is Level.EXACT
