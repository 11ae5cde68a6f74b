"""Changing seats before the game, and votes that carry when somebody leaves, over real sockets."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from backroom.client import Connection
from backroom.core.wire import Seat
from backroom.games.gang import Rules
from backroom.protocol.commands import Leave, Sit, Vote
from backroom.protocol.messages import Done, Person, Phase, Reason, Refused
from backroom.protocol.motions import EndGame
from tests.server.players import party, playing
from tests.server.running import QUICK, Running, running, settings

NONCE = "0" * 32


def test_of_two_who_move_to_one_seat_at_once_the_first_has_it(server: Running) -> None:
    friends = party(server.url)

    async def play() -> None:
        async with friends.connected(0) as ann, friends.connected(1) as bob:
            await ann.sit()
            await bob.sit()
            answers = await asyncio.gather(
                ann.ask(Sit("a", Seat(2), NONCE)), bob.ask(Sit("b", Seat(2), NONCE))
            )
            refused = [one for one in answers if isinstance(one, Refused)]
            assert [one.reason for one in refused] == [Reason.SEAT_TAKEN]
            assert sum(isinstance(one, Done) for one in answers) == 1
            await ann.until(lambda it: sum(names(it).count(name) for name in ("Ann", "Bob")) == 2)

    asyncio.run(play())


def test_who_has_moved_sits_there_after_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path, limits=QUICK)) as server:
        friends = party(server.url)

        async def move() -> None:
            async with friends.connected(0) as ann:
                await ann.sit()
                assert isinstance(await ann.ask(Sit("a", Seat(2), NONCE)), Done)

        asyncio.run(move())
    with running(settings(tmp_path, limits=QUICK)) as server:
        again = replace(friends, url=server.url)

        async def look() -> None:
            async with again.connected(0) as ann:
                await ann.until(lambda it: names(it) == ["", "", "Ann"])

        asyncio.run(look())


def test_nobody_moves_in_a_game(server: Running) -> None:
    friends = party(server.url, Rules(players=3))

    async def play() -> None:
        async with friends.connected(0) as ann:
            await ann.sit()
            await ann.start()
            assert await ann.ask(Sit("a", Seat(2), NONCE)) == Refused("a", Reason.SEATED_ALREADY)

    asyncio.run(play())


def test_the_end_carries_the_moment_somebody_leaves(server: Running) -> None:
    friends = party(server.url, Rules(players=4))

    async def play() -> None:
        async with playing(friends) as at:
            for one in at[:2]:
                await one.ask(Vote("v", EndGame(), yes=True))
            await at[3].ping()
            assert phase(at[3]) is Phase.PLAYING
            await at[2].ask(Leave("l"))
            for one in at:
                await one.until(lambda it: phase(it) is Phase.OVER)

    asyncio.run(play())


def phase(at: Connection) -> Phase:
    """What goes on at the table, as this person sees it."""
    assert at.roster
    return at.roster.phase


def names(at: Connection) -> list[str]:
    """Who sits where, as this person sees it."""
    if at.roster is None:
        return []
    return [one.name if isinstance(one, Person) else "" for one in at.roster.seats]
