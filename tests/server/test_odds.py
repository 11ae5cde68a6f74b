"""Where a hand stands: told to its holder alone, at tables that want it, and never waited for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from random import Random

import pytest

from backroom.bots import InSight, in_sight, percent
from backroom.client import Connection, connected
from backroom.core.wire import Seat
from backroom.games.gang import Rules
from backroom.games.gang.choices import Take
from backroom.games.gang.rules import Colour, Helper
from backroom.games.gang.seen import Seen
from backroom.protocol.concrete import Heard, Update
from backroom.protocol.messages import Done, Odds, Pong
from backroom.server import odds
from tests.server.players import is_over, party, play_on, playing, sensible
from tests.server.running import Running

TOLD = Rules(players=3, vaults=1, alarms=1, settle_s=0, cool_down_s=0, helper=Helper.ODDS)
TAKE = Take(Colour.WHITE, 2, "centre")


def test_each_seat_hears_of_its_own_hand_on_every_board_and_of_nothing_else(
    server: Running,
) -> None:
    told: list[list[Odds]] = [[], [], []]
    sights: list[list[InSight]] = [[], [], []]

    def hear(place: int, message: Heard) -> None:
        if isinstance(message, Odds):
            told[place].append(message)
        if isinstance(message, Update) and isinstance(message.seen, Seen):
            sight = in_sight(message.seen)
            sights[place] += [sight] if sight and sight not in sights[place] else []

    async def play() -> None:
        async with playing(party(server.url, TOLD), hear) as at:
            while not is_over(at[0]):
                await act_when_all_have_heard(at)

    asyncio.run(play())
    assert [len(seen) for seen in sights] == [4, 4, 4]  # without a board, flop, turn, river
    expected = [[as_told(sight) for sight in seen] for seen in sights]
    assert told == expected


def test_a_spectator_hears_none(server: Running) -> None:
    heard: list[Heard] = []
    friends, stranger = party(server.url, TOLD), party(server.url).people[0]

    async def play() -> None:
        async with (
            connected(server.url, stranger.token, friends.table, hear=heard.append) as watching,
            playing(friends) as at,
        ):
            while not is_over(at[0]):
                await act_when_all_have_heard(at)
            await watching.until(is_over)

    asyncio.run(play())
    assert [message for message in heard if isinstance(message, Odds)] == []
    assert any(isinstance(message, Update) for message in heard)


@pytest.mark.parametrize("helper", [Helper.OFF, Helper.NAMES])
def test_other_tables_tell_none(server: Running, helper: Helper) -> None:
    heard: list[Heard] = []
    quiet = Rules(players=3, vaults=1, alarms=1, settle_s=0, cool_down_s=0, helper=helper)

    async def play() -> None:
        async with playing(party(server.url, quiet), lambda _, one: heard.append(one)) as at:
            await play_on(at, Random(1), until=is_over)

    asyncio.run(play())
    assert [message for message in heard if isinstance(message, Odds)] == []


def test_whoever_comes_back_hears_them_again_and_all_sockets_hear_the_same(
    server: Running,
) -> None:
    friends = party(server.url, TOLD)

    async def play() -> None:
        async with playing(friends) as at, friends.connected(1) as tab:
            for one in (at[1], tab):
                await one.until(has_heard)
            assert tab.odds == at[1].odds
        async with friends.connected(1) as back:
            await back.until(has_heard)
            assert back.odds == tab.odds

    asyncio.run(play())


def test_whoever_takes_over_a_seat_hears_of_the_hand_in_it(server: Running) -> None:
    friends = party(server.url, TOLD)
    stranger = party(server.url).people[0]

    async def play() -> None:
        async with (
            playing(friends) as at,
            connected(server.url, stranger.token, friends.table) as late,
        ):
            await at[2].leave()
            assert isinstance(await late.sit(Seat(2)), Done)
            await late.until(has_heard)

    asyncio.run(play())


def test_nobody_waits_while_odds_are_thought_out(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_answer = threading.Event()

    def slow(rules: Rules, sight: InSight) -> int:
        may_answer.wait(20)
        return percent(rules, sight)

    monkeypatch.setattr(odds, "percent", slow)

    async def play() -> None:
        async with playing(party(server.url, TOLD)) as at:
            assert isinstance(await at[0].act(TAKE), Done)
            assert isinstance(await at[1].ping(), Pong)
            assert [one.odds for one in at] == [None, None, None]
            may_answer.set()
            for one in at:
                await one.until(has_heard)

    asyncio.run(play())


def test_odds_that_come_too_late_are_not_told(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board has been turned meanwhile: the answer is about cards of before."""
    told: list[Odds] = []
    may_answer = threading.Event()

    def slow(rules: Rules, sight: InSight) -> int:
        if not sight.board:
            may_answer.wait(20)
        return percent(rules, sight)

    monkeypatch.setattr(odds, "percent", slow)

    def hear(place: int, message: Heard) -> None:
        if isinstance(message, Odds):
            told.append(message)

    async def play() -> None:
        async with playing(party(server.url, TOLD), hear) as at:
            await play_on(at, Random(1), until=lambda it: len(sight_of(it).board) == 3)
            may_answer.set()
            for one in at:
                await one.until(has_heard)

    asyncio.run(play())
    assert {len(one.cards) for one in told} == {5}


def test_a_table_goes_on_where_odds_fail(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(rules: Rules, sight: InSight) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(odds, "percent", broken)

    async def play() -> None:
        async with playing(party(server.url, TOLD)) as at:
            await play_on(at, Random(1), until=is_over)

    asyncio.run(play())


async def act_when_all_have_heard(at: Sequence[Connection]) -> None:
    """Each acts in turn, if there is something to do, once all know where they stand."""
    for one in at:
        for everybody in at:
            await everybody.until(lambda it: in_sight_of(it) is None or has_heard(it))
        choice = sensible(one, Random(1))
        if choice:
            await one.act(choice)
        for everybody in at:
            await everybody.ping()


def in_sight_of(at: Connection) -> InSight | None:
    """What this socket knows of the own hand, as long as it is hidden."""
    seen = at.update and at.update.seen
    return in_sight(seen) if isinstance(seen, Seen) else None


def sight_of(at: Connection) -> InSight:
    """The same, where there is one."""
    return in_sight_of(at) or InSight((), ())


def has_heard(at: Connection) -> bool:
    """Has this socket heard where its hand of now stands?"""
    sight = in_sight_of(at)
    return sight is not None and at.odds is not None and at.odds.cards == sight.hole + sight.board


def as_told(sight: InSight) -> Odds:
    """What a seat is told of these cards."""
    return Odds(percent(TOLD, sight), sight.hole + sight.board)
