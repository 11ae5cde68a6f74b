"""A server that is killed at any moment: what it acknowledged is there, what it told is true."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from backroom.client import Closed, Connection
from backroom.core.wire import Seat
from backroom.protocol.messages import Phase
from tests.server.players import Party, party, play_once
from tests.server.processes import Process, serving
from tests.server.witnesses import Witness, encoded, invented, lost, read_log, view_of


@pytest.mark.parametrize("rounds", [6, pytest.param(1000, marks=pytest.mark.soak)])
def test_a_server_that_is_killed_has_lost_and_invented_nothing(tmp_path: Path, rounds: int) -> None:
    assert killed(tmp_path / "tables.db", rounds, Random(rounds)) > 10 * rounds


def killed(db: Path, rounds: int, rng: Random) -> int:
    """So many rounds of play, each ended by SIGKILL; how many commands were acknowledged."""
    friends, acknowledged = None, 0
    for _ in range(rounds):
        witnesses = [Witness(), Witness(), Witness()]
        with serving(db) as server:
            friends = replace(friends, url=server.url) if friends else party(server.url)
            asyncio.run(one_round(server, db, friends, witnesses, rng))
        log = read_log(db, friends.table)
        assert [lost(log, one) for one in witnesses] == [[], [], []]
        assert [invented(log, one) for one in witnesses] == [[], [], []]
        acknowledged += sum(len(one.done) for one in witnesses)
    return acknowledged


async def one_round(
    server: Process, db: Path, friends: Party, witnesses: Sequence[Witness], rng: Random
) -> None:
    """All come back and see what the log says, then play until the server dies."""
    async with AsyncExitStack() as stack:
        at = [
            await stack.enter_async_context(friends.connected(place, witness.hear))
            for place, witness in enumerate(witnesses)
        ]
        await begin_or_compare(at, db, friends)
        playing = [asyncio.ensure_future(play(one, Random(rng.random()))) for one in at]
        await asyncio.sleep(rng.uniform(0.02, 0.4))
        server.kill()
        await asyncio.gather(*playing)


async def begin_or_compare(at: Sequence[Connection], db: Path, friends: Party) -> None:
    """The first time all sit down and begin; later each must have the view that the log gives."""
    assert at[0].roster is not None
    if at[0].roster.phase is Phase.LOBBY:
        for one in at:
            await one.sit()
        await at[0].start()
        return
    for seat, one in enumerate(at):
        log = await asyncio.to_thread(read_log, db, friends.table)
        seq, seen = view_of(log, Seat(seat))
        await one.until(partial(has_come_to, seq))
        assert one.update is not None
        assert one.update.seq > seq or encoded(one.update.seen) == seen


async def play(at: Connection, rng: Random) -> None:
    """Acts as soon as there is something to do, until the server is gone."""
    try:
        while True:
            await play_once(at, rng)
    except Closed:
        return


def has_come_to(seq: int, at: Connection) -> bool:
    """Has this socket heard of the update with this number?"""
    return at.update is not None and at.update.seq >= seq
