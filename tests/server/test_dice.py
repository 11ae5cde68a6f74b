"""Dice poker at a table of a real server, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random

import pytest

from backroom.bots import pace
from backroom.client import Api, Connection, connected
from backroom.core.record import parse_record
from backroom.core.verify import verify
from backroom.core.wire import Seat
from backroom.games.dice import DICE, DiceChoice, DiceRules, Throw
from backroom.games.dice.seen import (
    DiceSight,
    SeenBreak,
    SeenMatchOver,
    SeenStarting,
    SeenTurn,
    Sits,
)
from backroom.protocol.commands import Leave, Sit
from backroom.protocol.concrete import Heard, Update
from backroom.protocol.messages import Bot, Done, Phase, Reason, Refused, Roster
from tests.server.players import Party, party, playing
from tests.server.running import Running

NONCE = "0" * 32


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "PAUSE_S", (0.0, 0.01))


def test_a_person_and_bots_play_a_match_to_its_end_that_can_be_verified(server: Running) -> None:
    people = party(server.url, DiceRules(players=5, circles=2))
    stacks: list[int] = []

    def hear(message: Heard) -> None:
        if isinstance(message, Update):
            standing = message.seen.standing if isinstance(message.seen, SeenTurn) else None
            if standing:
                stacks.append(sum(stake.stack for stake in standing.stakes) + standing.bank)

    async def play() -> None:
        async with connected(server.url, people.people[0].token, people.table, hear=hear) as ann:
            assert isinstance(await ann.sit(), Done)
            assert isinstance(await ann.start(), Done)
            await _to_the_end(ann, Random(1))
            assert isinstance(ann.update and ann.update.seen, SeenMatchOver)

    _within_a_minute(play)
    record = parse_record(people.people[0].record(people.table, 1))
    assert set(stacks) == {500}  # Rule D4.5
    assert (record.game, sum(record.points), verify(record, DICE)) == ("dice", 500, ())


def test_how_a_match_ended_is_told_before_the_table_is_over(server: Running) -> None:
    # Else a page takes it, for a moment, for a match that was broken off.
    heard: list[Heard] = []

    async def play() -> None:
        people = party(server.url, DiceRules(players=2, circles=1))
        async with playing(people, hear=lambda _, message: heard.append(message)) as at:
            await asyncio.gather(*(_to_the_end(one, Random(5)) for one in at))
            for one in at:
                await one.until(lambda it: it.roster is not None and it.roster.phase is Phase.OVER)

    _within_a_minute(play)
    rosters_over = [one for one in heard if isinstance(one, Roster) and one.phase is Phase.OVER]
    before = heard[: heard.index(rosters_over[0])]
    assert any(isinstance(one, Update) and isinstance(one.seen, SeenMatchOver) for one in before)


def test_four_people_play_a_match_and_each_sees_the_same(server: Running) -> None:
    async def play() -> None:
        async with playing(party(server.url, DiceRules(players=4))) as at:
            await asyncio.gather(*(_to_the_end(one, Random(2)) for one in at))
            ends = [one.update and one.update.seen for one in at]
            assert len({end.standing for end in ends if isinstance(end, SeenMatchOver)}) == 1

    _within_a_minute(play)


def test_a_double_click_throws_once(server: Running) -> None:
    # Rule D2.5
    async def play() -> None:
        async with playing(party(server.url, DiceRules(players=2))) as at:
            first = await _in_a_turn(at)
            seen = first.update and first.update.seen
            assert isinstance(seen, SeenTurn)
            throw = Throw(seen.standing.turns, 1, (0, 1, 2, 3, 4))
            answers = await asyncio.gather(first.act(throw), first.act(throw))
            assert [type(one) for one in answers] == [Done, Refused]
            assert isinstance(answers[1], Refused)
            assert answers[1].reason == "other_throw"
            after = first.update and first.update.seen
            assert isinstance(after, SeenTurn)
            assert len(after.throws) == 1

    _within_a_minute(play)


def test_who_leaves_within_a_circle_is_played_out_and_may_come_back(server: Running) -> None:
    # Rule D1.4
    people = party(server.url, DiceRules(players=3))

    async def play() -> None:
        async with playing(people) as at, _stranger(people) as other:
            waiting = await _in_a_turn(at)
            gone = next(one for one in at if one is not waiting)
            seat = gone.roster.you if gone.roster else None
            assert isinstance(seat, int)
            assert isinstance(await gone.ask(Leave(gone.new_id())), Done)
            await other.until(lambda it: _sits(it, seat) is Sits.LEAVING)
            stand_in = other.roster and other.roster.seats[seat]
            assert isinstance(stand_in, Bot)
            refused = await other.sit(Seat(seat))
            assert isinstance(refused, Refused)
            assert refused.reason == Reason.SEAT_TAKEN  # it is kept
            assert isinstance(await gone.ask(Sit(gone.new_id(), Seat(seat), NONCE)), Done)
            await other.until(lambda it: _sits(it, seat) is Sits.IN)
            await asyncio.gather(*(_to_the_end(one, Random(3)) for one in at))

    _within_a_minute(play)


def test_when_all_have_left_the_bots_play_the_circle_out_and_the_match_ends(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Rule D1.4
    monkeypatch.setattr(pace, "PAUSE_S", (1000.0, 1000.0))  # nobody waits so long
    people = party(server.url, DiceRules(players=3, circles=0))

    async def play() -> None:
        async with playing(people) as at, _stranger(people) as other:
            for one in at:
                assert isinstance(await one.ask(Leave(one.new_id())), Done)
            await other.until(_is_over)
            seen = other.update and other.update.seen
            assert isinstance(seen, SeenMatchOver)
            assert (seen.standing.circle, seen.standing.played) == (1, 3)

    _within_a_minute(play)


async def _to_the_end(one: Connection, rng: Random) -> None:
    """Takes any option that is open, until the match is over."""
    while not _is_over(one):
        if asked := _options(one):
            await one.act(rng.choice(asked))  # a clock may have been faster
        await one.until(lambda it: bool(_options(it)) or _is_over(it))


async def _in_a_turn(at: Sequence[Connection]) -> Connection:
    """All throw for the start; who has the first turn."""
    while True:
        for one in at:
            await one.ping()
            if isinstance(one.update and one.update.seen, SeenTurn) and _options(one):
                return one
            for choice in _options(one):
                await one.act(choice)


def _is_over(one: Connection) -> bool:
    return isinstance(one.update and one.update.seen, SeenMatchOver)


def _options(one: Connection) -> tuple[DiceChoice, ...]:
    seen = one.update and one.update.seen
    return seen.options if isinstance(seen, SeenStarting | SeenTurn | SeenBreak) else ()


def _sits(one: Connection, seat: int) -> Sits | None:
    seen = one.update and one.update.seen
    return seen.standing.stakes[seat].sits if isinstance(seen, DiceSight) else None


@asynccontextmanager
async def _stranger(people: Party) -> AsyncIterator[Connection]:
    other = Api.join(people.url, "Zoe")
    async with connected(people.url, other.token, people.table) as socket:
        yield socket


def _within_a_minute(play: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        async with asyncio.timeout(60):
            await play()

    asyncio.run(timed())
