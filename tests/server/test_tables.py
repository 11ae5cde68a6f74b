"""Tables come into memory when somebody comes, and leave it when nobody is there."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from backroom.client import Closed
from backroom.games.gang.choices import Take
from backroom.games.gang.rules import Colour
from backroom.protocol.bodies import Close
from backroom.server.live import LiveTable
from backroom.server.tables import IDLE_S
from tests.server.players import party, playing
from tests.server.running import Running, running, settings


def test_all_who_come_at_once_come_to_one_table(server: Running) -> None:
    table = party(server.url).table

    async def come() -> list[LiveTable | None]:
        return await asyncio.gather(*(server.house.tables.live(table) for _ in range(20)))

    found = server.inside(come)
    assert found[0] is not None
    assert all(one is found[0] for one in found)


def test_a_table_where_nobody_is_leaves_the_memory_and_comes_back_as_it_was(
    server: Running,
) -> None:
    async def play() -> None:
        friends = party(server.url)
        async with playing(friends) as at:
            await at[1].act(Take(Colour.WHITE, 3, "centre"))
            let_go(server, 0.0, IDLE_S)
            assert in_memory(server) == 1
            seen = at[1].update and at[1].update.seen
        while in_memory(server):
            let_go(server, 0.0, IDLE_S)
            await asyncio.sleep(0.01)
        async with friends.connected(1) as back:
            await back.until(lambda it: it.update is not None)
            assert back.update
            assert back.update.seen == seen

    asyncio.run(play())


def test_a_table_is_not_forgotten_before_its_time(server: Running) -> None:
    async def play() -> None:
        async with party(server.url).connected(0):
            pass

    asyncio.run(play())
    let_go(server, 0.0, IDLE_S - 1)
    assert in_memory(server) == 1


def test_a_log_that_cannot_be_read_ends_its_sockets_and_no_others(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        good, bad = party(server.url), party(server.url)
        connection = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        connection.execute("UPDATE log SET payload = x'7b7d' WHERE table_id = ?", (bad.table,))
        connection.close()

        async def play() -> tuple[int, str]:
            with pytest.raises(Closed) as closed:
                async with bad.connected(0):
                    raise AssertionError("expected no table")
            async with good.connected(0) as ann:
                await ann.ping()
            return closed.value.code, closed.value.reason

        assert asyncio.run(play()) == (Close.BROKEN, "broken")


def let_go(server: Running, *times: float) -> None:
    """The sweeper comes at these times."""

    async def sweep() -> None:
        for now in times:
            server.house.tables._let_idle_go(now)

    server.inside(sweep)


def in_memory(server: Running) -> int:
    """How many tables are."""

    async def count() -> int:
        return len(server.house.tables._live)

    return server.inside(count)
