"""Whole games of people and bots, and what is left of them."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.bots import Wait, choose
from backroom.core.levels import Level
from backroom.core.record import parse_record, write_record
from backroom.core.verify import verify
from backroom.core.wire import Seat, View
from backroom.games.gang import GANG, Ending, Onward, Rules
from backroom.games.gang.seen import SeenHeistOver
from backroom.protocol.commands import Ready
from backroom.protocol.messages import Done, Phase
from backroom.table import (
    Logged,
    Over,
    PersonId,
    decode_entry,
    encode_entry,
    question,
    record_of,
    roster,
)

from .evening import MEI, Evening, nonce

QUICK = Rules(players=3, ending=Ending.INSTANT, vaults=1, alarms=1, cool_down_s=0)


def played_out(evening: Evening) -> Evening:
    """The evening after its game, Mei playing as a bot would."""
    for _ in range(2000):
        if isinstance(evening.room.stage, Over):
            return evening
        evening.passes(5)
        for seat in range(evening.rules.players):
            _moves(evening, Seat(seat))
    raise AssertionError(f"expected the game to end in {evening.now - 1000} s")


def _moves(evening: Evening, seat: Seat) -> None:
    asked = question(evening.room, seat)
    if asked is not None:
        thought = choose(asked.level, asked.rules, asked.seen, Random(asked.seed))
        if not isinstance(thought, Wait):
            assert evening.bot_does(seat, thought) is None  # type: ignore[arg-type]  # of this game
    elif not isinstance(evening.room.stage, Over):
        thought = choose(Level.PERCENTILE, evening.rules, _seen(evening), Random(0))
        if not isinstance(thought, Wait):
            evening.does(MEI, thought)  # type: ignore[arg-type]  # of this game


def _seen(evening: Evening) -> View:
    """What Mei sees of a running game."""
    update = evening.updates[Seat(0)]
    assert update is not None
    return update.seen


def begun(rules: Rules) -> Evening:
    evening = Evening(rules)
    evening.sits(MEI)
    evening.starts()
    return evening


def test_a_person_and_bots_play_to_the_end() -> None:
    for rules in (QUICK, Rules(players=4), Rules(players=6, settle_s=0), Rules(players=2)):
        evening = played_out(begun(rules))
        assert roster(evening.room, MEI, here=()).phase is Phase.OVER


def test_the_log_alone_makes_the_same_room() -> None:
    evening = played_out(begun(Rules(players=4)))
    assert evening.replayed() == evening.room


def test_entries_survive_the_way_to_the_disk_and_back() -> None:
    evening = played_out(begun(QUICK))
    entries = [logged.entry for logged in evening.log]
    assert [decode_entry(encode_entry(entry)) for entry in entries] == entries


def test_no_entry_holds_a_seed() -> None:
    evening = played_out(begun(QUICK))
    secrets = [logged.seed.secret.hex() for logged in evening.log if logged.seed is not None]
    text = b"".join(encode_entry(logged.entry) for logged in evening.log).decode()
    assert secrets
    assert [secret for secret in secrets if secret in text] == []


def test_the_record_of_a_finished_game_verifies() -> None:
    evening = begun(Rules(players=4))
    promised = roster(evening.room, MEI, here=()).commitment
    record = record_of(played_out(evening).room)
    assert record is not None
    again = parse_record(write_record(record))
    assert again == record
    assert verify(again, GANG, commitment=promised, nonces=(nonce(MEI),)) == ()


def test_there_is_no_record_while_a_game_runs() -> None:
    assert record_of(begun(QUICK).room) is None


def test_a_rematch_has_another_promise_and_the_same_seats() -> None:
    evening = played_out(begun(QUICK))
    before = roster(evening.room, MEI, here=())
    assert isinstance(evening.asks(MEI, Ready(evening.fresh(), nonce(MEI))), Done)
    evening.passes(0)
    after = roster(evening.room, MEI, here=())
    assert (after.phase, after.number, after.you) == (Phase.PLAYING, 2, before.you)
    assert after.commitment == before.commitment  # promised when the first game was over
    record = record_of(played_out(evening).room)
    assert record is not None
    assert (record.commitment, record.id) == (before.commitment, "T.2")


def test_the_break_after_a_heist_is_over_when_all_went_onward_or_after_a_minute() -> None:
    evening = begun(Rules(players=2, ending=Ending.INSTANT, vaults=9, alarms=9))
    while not isinstance(_seen(evening), SeenHeistOver):
        for seat in range(2):
            _moves(evening, Seat(seat))
    evening.bot_does(Seat(1), Onward(1))
    evening.passes(59.9)
    assert isinstance(_seen(evening), SeenHeistOver)
    evening.passes(0.1)
    assert evening.sees(0).heist.number == 2


def test_a_seed_of_another_game_is_not_taken_from_the_log() -> None:
    evening = begun(QUICK)
    began = evening.log[-1]
    other = Logged(began.entry, evening.log[0].seed)
    evening.log[-1] = other
    with pytest.raises(ValueError, match="expected the seed that the log commits to"):
        evening.replayed()


def test_an_entry_of_a_newer_version_is_not_read() -> None:
    with pytest.raises(msgspec.ValidationError, match="mood"):
        decode_entry(b'{"type":"Acted","at":1.0,"actions":[],"mood":"new"}')


def test_the_ids_that_a_room_remembers_are_bounded() -> None:
    evening = begun(Rules(players=3))
    for number in range(200):
        stars = 1 + number % 2
        evening.takes(MEI, evening.sees(0).colour, stars, "centre")
    assert len(evening.room.done[PersonId("mei")]) == 64
