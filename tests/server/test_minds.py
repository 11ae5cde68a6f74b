"""Bots at a served table."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from backroom.bots import Wait
from backroom.bots import choose as choose_well
from backroom.client import Connection
from backroom.core.levels import Level
from backroom.core.wire import Choice
from backroom.games.gang import Rules
from backroom.protocol.messages import Bot, Done, Phase
from backroom.server import minds
from tests.server.players import Party, is_over, party, play_once, playing
from tests.server.running import Running

SHORT = Rules(players=4, vaults=1, alarms=1, settle_s=0, cool_down_s=0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that lose no time."""
    monkeypatch.setattr(minds, "pause_s", lambda choice, rng: 0.001)


def test_one_person_and_three_bots_play_a_game_to_its_end(server: Running) -> None:
    async def play() -> None:
        async with alone(party(server.url, SHORT)) as ann:
            while not is_over(ann):
                await play_once(ann, Random(1))

    asyncio.run(play())


def test_a_bot_takes_over_from_who_leaves_and_gives_the_seat_back(server: Running) -> None:
    async def play() -> None:
        friends = party(server.url, Rules(players=3, settle_s=0))
        async with playing(friends) as at:
            assert isinstance(await at[1].leave(), Done)
            await at[0].until(lambda it: isinstance(sitter(it, 1), Bot))
            await at[0].until(lambda it: it.update is not None and it.update.seq > 0)
            assert isinstance(await at[1].sit(), Done)
            await at[0].until(lambda it: not isinstance(sitter(it, 1), Bot))

    asyncio.run(play())


def test_a_bot_that_fails_stops_nobody_and_thinks_again_at_the_next_change(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = itertools.count()

    def choose(level: Level, rules: object, seen: object, rng: Random) -> Choice | Wait:
        if next(thoughts) < 3:
            raise ValueError("expected a thought, got none")
        return choose_well(level, rules, seen, rng)

    monkeypatch.setattr(minds, "choose", choose)

    async def play() -> None:
        async with alone(party(server.url, SHORT)) as ann:
            while not is_over(ann):
                await play_once(ann, Random(1))

    asyncio.run(play())
    assert next(thoughts) > 3


def test_a_table_of_bots_alone_plays_on_while_somebody_watches(server: Running) -> None:
    async def play() -> None:
        async with alone(party(server.url, SHORT)) as ann:
            await ann.leave()
            await ann.until(is_over)
            assert ann.roster
            assert ann.roster.phase is Phase.OVER

    asyncio.run(play())


@asynccontextmanager
async def alone(friends: Party) -> AsyncIterator[Connection]:
    """The host, in a game with bots."""
    async with friends.connected(0) as ann:
        assert isinstance(await ann.sit(), Done)
        assert isinstance(await ann.start(), Done)
        yield ann


def sitter(at: Connection, seat: int) -> object:
    """Who sits there."""
    assert at.roster
    return at.roster.seats[seat]
