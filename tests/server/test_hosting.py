"""The host's role: it passes by itself when the host is gone, and not before."""

from __future__ import annotations

import asyncio

import pytest

from backroom.client import Connection
from backroom.core.wire import Seat
from backroom.protocol.commands import Lock, PassHost
from backroom.protocol.messages import Done, Person, Reason, Refused
from backroom.server import live
from tests.server.players import party, playing
from tests.server.running import Running

SOON_S = 0.2


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host is gone for good after a moment."""
    monkeypatch.setattr(live, "HOST_AWAY_S", SOON_S)


def test_a_host_is_gone_after_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert live.HOST_AWAY_S == 60.0


def test_when_the_host_is_gone_somebody_who_sits_here_is_host(server: Running) -> None:
    friends = party(server.url)

    async def play() -> None:
        async with friends.connected(1) as bob:
            async with friends.connected(0) as ann:
                await ann.sit()
                await bob.sit()
                assert host(bob) == "Ann"
            await bob.until(lambda it: host(it) == "Bob")
            assert isinstance(await bob.ask(Lock("l", locked=True)), Done)
            async with friends.connected(0) as ann:
                refused = await ann.ask(Lock("m", locked=False))
                assert isinstance(refused, Refused)
                assert refused.reason == Reason.NOT_HOST

    asyncio.run(play())


def test_a_host_who_comes_back_in_time_stays_host(server: Running) -> None:
    friends = party(server.url)

    async def play() -> None:
        async with friends.connected(1) as bob:
            async with friends.connected(0) as ann:
                await ann.sit()
                await bob.sit()
            async with friends.connected(0) as ann:
                await asyncio.sleep(2 * SOON_S)  # the time that would have passed the role
                await ann.ping()
                assert host(ann) == "Ann"

    asyncio.run(play())


def test_others_who_come_and_go_do_not_put_it_off(server: Running) -> None:
    friends = party(server.url)

    async def play() -> None:
        async with friends.connected(1) as bob:
            async with friends.connected(0) as ann:
                await ann.sit()
                await bob.sit()
            flapping = asyncio.ensure_future(flap())
            await bob.until(lambda it: host(it) == "Bob")
            flapping.cancel()

    async def flap() -> None:
        while True:
            async with friends.connected(2):
                await asyncio.sleep(SOON_S / 4)

    asyncio.run(asyncio.wait_for(play(), 10))


def test_nobody_is_made_host_who_only_watches_and_the_first_who_sits_down_is(
    server: Running,
) -> None:
    friends = party(server.url)

    async def play() -> None:
        async with friends.connected(1) as bob:
            async with friends.connected(0) as ann:
                await ann.sit()
            await asyncio.sleep(2 * SOON_S)  # the role would pass, if there were somebody
            assert host(bob) == "Ann"
            await bob.sit()
            await bob.until(lambda it: host(it) == "Bob")

    asyncio.run(asyncio.wait_for(play(), 10))


def test_whoever_comes_to_a_table_whose_host_has_long_been_gone_is_host_soon(
    server: Running,
) -> None:
    friends = party(server.url)

    async def play() -> None:
        async with friends.connected(0) as ann, friends.connected(1) as bob:
            await ann.sit()
            await bob.sit()
        await asyncio.sleep(2 * SOON_S)  # nobody is here
        async with friends.connected(1) as bob:
            await bob.until(lambda it: host(it) == "Bob")

    asyncio.run(asyncio.wait_for(play(), 10))


def test_a_role_that_is_passed_to_somebody_who_is_away_passes_on(server: Running) -> None:
    friends = party(server.url)

    async def play() -> None:
        async with playing(friends) as at:
            await at[2]._socket.close()
            assert isinstance(await at[0].ask(PassHost("p", Seat(2))), Done)
            await at[0].until(lambda it: host(it) == "Cy")
            await at[0].until(lambda it: host(it) == "Ann")

    asyncio.run(asyncio.wait_for(play(), 10))


def host(at: Connection) -> str:
    """Who is host, as this socket has heard; the mark in the seat says the same."""
    assert at.roster
    marked = [one.name for one in at.roster.seats if isinstance(one, Person) and one.host]
    assert marked in ([], [at.roster.host_name])
    return at.roster.host_name
