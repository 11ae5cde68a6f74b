"""People and servers that are gone for a while: everything is where it was, and time has passed."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from backroom.client import Connection
from backroom.games.gang import Rules
from backroom.games.gang.choices import Onward, Take
from backroom.games.gang.rules import Colour
from backroom.games.gang.seen import SeenChips, SeenHeistOver
from backroom.protocol.commands import Resume, Vote
from backroom.protocol.messages import Done, Phase, Roster
from backroom.protocol.motions import EndGame, Motion, Pause
from backroom.server import clock
from backroom.server.tables import IDLE_S
from tests.server.players import Party, party, play_on, playing, presence
from tests.server.running import QUICK, Running, running, settings
from tests.server.wires import Wire, wire
from tests.serving import served

BACKROOM = (sys.executable, "-m", "backroom")
HOUR_S = 3600.0
SETTLING = Rules(players=3, settle_s=15, cool_down_s=0)


def test_after_an_hour_without_anybody_the_clock_has_struck_and_the_game_goes_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = party(server.url, SETTLING)

    async def play() -> None:
        async with playing(friends) as at:
            await take_all(at)
            assert at[0].update
            assert 0 < at[0].update.waiting.left_ms <= 15_000
        await forgotten(server)
        pass_time(monkeypatch, HOUR_S)
        async with friends.connected(0) as ann:
            await ann.until(lambda it: is_open(it, Colour.YELLOW))

    asyncio.run(play())


def test_after_an_hour_in_a_pause_the_clock_goes_on_where_it_stood(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = party(server.url, SETTLING)

    async def play() -> None:
        async with playing(friends) as at:
            await take_all(at)
            for one in at[:2]:
                await vote(one, Pause())
            await at[2].until(lambda it: roster(it).paused)
        await forgotten(server)
        pass_time(monkeypatch, HOUR_S)
        async with friends.connected(0) as ann:
            await ann.ping()
            assert roster(ann).paused
            assert is_open(ann, Colour.WHITE)
            assert isinstance(await ann.ask(Resume("r")), Done)
        async with friends.connected(0) as ann:
            await ann.until(lambda it: it.update is not None)
            assert ann.update
            assert is_open(ann, Colour.WHITE)
            assert 10_000 < ann.update.waiting.left_ms <= 15_000

    asyncio.run(play())


def test_a_phone_that_was_asleep_counts_as_away_and_gets_everything_when_it_wakes(
    tmp_path: Path,
) -> None:
    """Its socket is dead, and nobody closed it. Twenty minutes are as many signs of life missed."""
    with running(settings(tmp_path, limits=QUICK, ping_s=0.3)) as server:
        friends = party(server.url)

        async def play() -> None:
            async with wire(server.url, Random(1)) as air, playing(friends) as at:
                phone = replace(friends, url=air.url)
                await at[2]._socket.close()
                sleeping = await asyncio.wait_for(asleep(phone, air), 10)
                await at[0].until(lambda it: presence(it) == [True, True, False])
                await at[0].act(Take(Colour.WHITE, 1, "centre"))
                await at[1].act(Take(Colour.WHITE, 3, "centre"))
                air.is_dead = False
                async with phone.connected(2) as awake, friends.connected(2) as beside:
                    await at[0].until(lambda it: presence(it) == [True, True, True])
                    await awake.until(lambda it: it.update is not None and it.update.seq == 2)
                    await beside.until(lambda it: it.update is not None)
                    assert awake.update
                    assert beside.update
                    assert awake.update.seen == beside.update.seen
                    assert isinstance(await awake.act(Take(Colour.WHITE, 2, "centre")), Done)
                sleeping.cancel()
                await asyncio.gather(sleeping, return_exceptions=True)

        async def asleep(phone: Party, air: Wire) -> asyncio.Task[None]:
            """The phone's socket opens, and then nothing passes any more."""
            is_open = asyncio.Event()

            async def hold() -> None:
                async with phone.connected(2):
                    air.is_dead = True
                    is_open.set()
                    await asyncio.Event().wait()

            task = asyncio.ensure_future(hold())
            await is_open.wait()
            return task

        asyncio.run(play())


def test_a_server_killed_in_mid_showdown_shows_it_again_to_all(tmp_path: Path) -> None:
    async def before(at: Sequence[Connection]) -> None:
        await play_on(at, Random(4), until=at_showdown)
        for one in at:
            await one.until(at_showdown)
        assert isinstance(await at[0].act(Onward(1)), Done)
        await level(at)

    async def after(at: Sequence[Connection]) -> None:
        assert all(map(at_showdown, at))
        for one in at[1:]:
            await one.act(Onward(1))
        await at[0].until(lambda it: is_open(it, Colour.WHITE))

    killed_between(tmp_path, before, after)


def test_a_server_killed_in_mid_vote_knows_who_was_for_it_and_tells_nobody_else(
    tmp_path: Path,
) -> None:
    async def before(at: Sequence[Connection]) -> None:
        await vote(at[1], EndGame())
        await level(at)

    async def after(at: Sequence[Connection]) -> None:
        assert [len(roster(one).ballots) for one in at] == [0, 1, 0]
        await vote(at[2], EndGame())
        await at[0].until(lambda it: roster(it).phase is Phase.OVER)

    killed_between(tmp_path, before, after)


def test_a_server_killed_in_a_pause_is_still_in_it(tmp_path: Path) -> None:
    async def before(at: Sequence[Connection]) -> None:
        await vote(at[0], Pause())
        await vote(at[2], Pause())
        await level(at)

    async def after(at: Sequence[Connection]) -> None:
        assert [roster(one).paused for one in at] == [True, True, True]
        assert isinstance(await at[1].ask(Resume("r")), Done)
        assert isinstance(await at[1].act(Take(Colour.WHITE, 1, "centre")), Done)

    killed_between(tmp_path, before, after)


Act = Callable[[Sequence[Connection]], Awaitable[None]]


def killed_between(folder: Path, before: Act, after: Act) -> None:
    """A game until `before` has ended; SIGKILL; all come back to what they saw, and go on."""
    seen: list[object] = []
    rosters: list[object] = []
    friends: list[Party] = []

    async def first(url: str, kill: Callable[[], None]) -> None:
        friends.append(party(url))
        async with playing(friends[0]) as at:
            await before(at)
            seen.extend(one.update and one.update.seen for one in at)
            rosters.extend(map(roster, at))
            kill()

    async def second(url: str) -> None:
        back = replace(friends[0], url=url)
        async with AsyncExitStack() as stack:
            at = [await stack.enter_async_context(back.connected(place)) for place in range(3)]
            for one in at:
                await one.until(lambda it: it.update is not None)
                await one.until(lambda it: presence(it) == [True, True, True])
            assert [one.update and one.update.seen for one in at] == seen
            assert [roster(one) for one in at] == rosters
            await after(at)

    with served(BACKROOM, folder) as server:
        asyncio.run(first(server.address, server.process.kill))
    with served(BACKROOM, folder) as server:
        asyncio.run(second(server.address))


async def forgotten(server: Running) -> None:
    """Nobody is there, and the table has left the memory."""
    tables = server.house.tables

    async def sweep() -> bool:
        tables._let_idle_go(0.0)
        tables._let_idle_go(IDLE_S)
        return not tables._live

    is_gone = False
    while not is_gone:
        await asyncio.sleep(0.01)  # the server, in another thread, hears that all have left
        is_gone = await asyncio.to_thread(server.inside, sweep)


def pass_time(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From now on it is so much later."""
    later = SimpleNamespace(time=lambda: time.time() + seconds, monotonic=time.monotonic)
    monkeypatch.setattr(clock, "time", later)


async def take_all(at: Sequence[Connection]) -> None:
    """Each takes a chip, and all have heard of it."""
    for seat, one in enumerate(at):
        assert isinstance(await one.act(Take(Colour.WHITE, seat + 1, "centre")), Done)
    await level(at)


async def vote(at: Connection, motion: Motion) -> None:
    """For the motion."""
    assert isinstance(await at.ask(Vote(at.new_id(), motion, yes=True)), Done)


async def level(at: Sequence[Connection]) -> None:
    """All have heard what has happened so far."""
    for one in at:
        await one.ping()


def roster(at: Connection) -> Roster:
    """The last that this socket heard."""
    assert at.roster
    return at.roster


def is_open(at: Connection, colour: Colour) -> bool:
    """Does this socket see chips of this colour?"""
    seen = at.update and at.update.seen
    return isinstance(seen, SeenChips) and seen.colour is colour


def at_showdown(at: Connection) -> bool:
    """Has this socket seen how the heist ended?"""
    return at.update is not None and isinstance(at.update.seen, SeenHeistOver)
