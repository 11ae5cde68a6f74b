"""Store first, then tell: and what happens when the store cannot, or somebody else was first."""

from __future__ import annotations

import asyncio
import os
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from backroom.client import Connection
from backroom.games.gang.choices import Take
from backroom.games.gang.rules import Colour
from backroom.games.gang.seen import SeenChips
from backroom.protocol.concrete import Heard, Update
from backroom.protocol.messages import Done, Pong, Reason, Refused
from backroom.server.folding import folded
from backroom.server.store.contract import Line, NotStored
from backroom.server.store.sqlite import SqliteStore
from backroom.table import Room
from tests.server.players import Party, is_over, options, party, play_on, playing, sensible
from tests.server.running import QUICK, Running, running, settings

TAKE = Take(Colour.WHITE, 2, "centre")
OTHER = Take(Colour.WHITE, 1, "centre")


class Disk(SqliteStore):
    """A store whose disk can be slow or full."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.is_free = threading.Event()
        self.is_free.set()
        self.refuses: Callable[[Line], bool] = lambda line: False

    async def append(self, line: Line) -> None:
        await asyncio.to_thread(self.is_free.wait, 10)
        if self.refuses(line):
            raise NotStored("database or disk is full")
        await super().append(line)


def test_nobody_is_told_before_it_is_stored(tmp_path: Path) -> None:
    heard: list[Heard] = []

    async def play(disk: Disk, friends: Party) -> None:
        async with playing(friends, lambda place, message: heard.append(message)) as at:
            heard.clear()
            disk.is_free.clear()
            acting = asyncio.ensure_future(at[0].act(TAKE))
            await asyncio.gather(*(health(friends.url) for _ in range(3)))
            assert (heard, acting.done()) == ([], False)
            disk.is_free.set()
            assert isinstance(await acting, Done)
            await asyncio.gather(*(one.ping() for one in at))
            assert sum(isinstance(message, Update) for message in heard) == 3

    with disked(tmp_path) as (disk, server):
        asyncio.run(play(disk, party(server.url)))


def test_what_cannot_be_stored_is_refused_by_name_and_changes_and_tells_nothing(
    tmp_path: Path,
) -> None:
    heard: list[Heard] = []

    async def play(disk: Disk, friends: Party) -> None:
        async with playing(friends, lambda place, message: heard.append(message)) as at:
            disk.refuses = lambda line: True
            heard.clear()
            answer = await at[0].act(TAKE)
            assert isinstance(answer, Refused)
            assert answer.reason == Reason.NOT_STORED
            assert isinstance(await at[1].ping(), Pong)
            assert [type(message) for message in heard] == [Refused, Pong]
            disk.refuses = lambda line: False
            assert isinstance(await at[1].act(TAKE), Done)

    with disked(tmp_path) as (disk, server):
        asyncio.run(play(disk, party(server.url)))


def test_a_clock_that_cannot_be_stored_strikes_later(tmp_path: Path) -> None:
    tried: list[Line] = []

    def refuses(line: Line) -> bool:
        is_clock = b"settle elapsed" in line.payload
        tried.extend([line] if is_clock else [])
        return is_clock and len(tried) < 2

    async def play(disk: Disk, friends: Party) -> None:
        disk.refuses = refuses
        async with playing(friends) as at:
            await play_on(at, Random(1), until=lambda it: colour(it) is Colour.YELLOW)

    with disked(tmp_path) as (disk, server):
        asyncio.run(play(disk, party(server.url)))
    assert len(tried) == 2


def test_two_servers_may_act_for_one_table_and_agree(tmp_path: Path) -> None:
    """Neither hears of the other: each finds out when it loses the race for a number."""

    async def play(one: Running, other: Running) -> None:
        here = party(one.url)
        there = Party(other.url, here.people, here.table, here.code)
        async with playing(here) as at, there.connected(1) as elsewhere:
            assert isinstance(await at[0].act(TAKE), Done)
            assert isinstance(await elsewhere.act(OTHER), Done)
            late = await at[2].act(OTHER)
            assert isinstance(late, Refused)
            assert late.reason == "chip_elsewhere"
            assert room(one, here.table) == room(other, here.table) == logged(one, here.table)

    roomy = settings(tmp_path, limits=QUICK)
    with running(roomy) as one, running(roomy) as other:
        asyncio.run(play(one, other))


def test_a_whole_game_can_be_played_over_two_servers(tmp_path: Path) -> None:
    async def play(one: Running, other: Running) -> None:
        here = party(one.url)
        there = Party(other.url, here.people, here.table, here.code)
        async with AsyncExitStack() as stack:
            sides = [await stack.enter_async_context(playing(here)), []]
            for place in range(3):
                sides[1].append(await stack.enter_async_context(there.connected(place)))
            rng = Random(5)
            while not any(is_over(side[0]) for side in sides):
                await act_or_ping(rng.choice(rng.choice(sides)), rng)
            rooms = (room(one, here.table), room(other, here.table))
            assert logged(one, here.table) in rooms

    roomy = settings(tmp_path, limits=QUICK)
    with running(roomy) as one, running(roomy) as other:
        asyncio.run(play(one, other))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="mounting needs root")
def test_a_disk_that_is_really_full_loses_nothing_and_goes_on_with_room(tmp_path: Path) -> None:
    async def play(server: Running, disk: Path) -> None:
        friends, others = party(server.url), party(server.url)
        async with playing(friends) as at, playing(others) as there:
            await at[0].act(OTHER)
            filler = disk / "filler"
            fill(filler)
            answers = [await at[0].act(options(at[0])[-1]) for _ in range(50)]
            refused = [one for one in answers if isinstance(one, Refused)]
            assert {one.reason for one in refused} == {Reason.NOT_STORED}
            assert isinstance(await there[0].ping(), Pong)
            assert await health(server.url) == 503
            filler.unlink()
            assert isinstance(await at[0].act(options(at[0])[-1]), Done)
            assert isinstance(await there[0].act(OTHER), Done)
            assert await health(server.url) == 200

    with small_disk(tmp_path / "disk") as disk:
        with running(settings(disk, limits=QUICK)) as server:
            asyncio.run(play(server, disk))
        store = SqliteStore(disk / "tables.db")
        asyncio.run(store.close())


@contextmanager
def disked(folder: Path) -> Iterator[tuple[Disk, Running]]:
    """A server whose disk can be made slow or full."""
    disk = Disk(folder / "tables.db")
    with running(settings(folder, limits=QUICK), store=disk) as server:
        yield disk, server


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of its own, of two megabytes."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)


def fill(file: Path) -> None:
    """The file takes all the room that there is."""
    with file.open("wb", buffering=0) as filler, suppress(OSError):
        for size in (65_536, 4_096, 1):
            with suppress(OSError):
                while filler.write(b"x" * size) == size:
                    pass


def room(server: Running, table: str) -> Room:
    """The table as the server has it in memory."""

    async def live() -> Room:
        found = await server.house.tables.live(table)
        assert found is not None
        return found.room

    return server.inside(live)


def logged(server: Running, table: str) -> Room:
    """The table as the log makes it."""

    async def fold() -> Room:
        store = server.house.store
        return folded(await store.log(table), await store.seeds(table)).room

    return server.inside(fold)


async def act_or_ping(one: Connection, rng: Random) -> None:
    """A sensible act, as far as this side knows."""
    choice = sensible(one, rng)
    await (one.act(choice) if choice else one.ping())


async def health(url: str) -> int:
    """The status of the server's health."""
    return (await asyncio.to_thread(httpx.get, f"{url}/healthz")).status_code


def colour(at: Connection) -> Colour | None:
    """The colour of the chips that are open."""
    seen = at.update and at.update.seen
    return seen.colour if isinstance(seen, SeenChips) else None
