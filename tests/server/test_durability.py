"""A server that is killed at any moment: what it acknowledged is there, what it told is true."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from backroom.client import Closed, Connection
from backroom.protocol.messages import Phase
from tests.server.players import Party, party, play_once
from tests.server.witnesses import Witness, encoded, invented, last_views, lost, read_log, truth
from tests.serving import Server, served

BACKROOM = (sys.executable, "-m", "backroom")
DATABASE = "backroom.db"  # as `served` names it
ROUNDS_AT_A_TABLE = 20  # then a new one: the longer its log, the longer it takes to read it again


@pytest.mark.parametrize("rounds", [6, pytest.param(1000, marks=pytest.mark.soak)])
def test_a_server_that_is_killed_has_lost_and_invented_nothing(tmp_path: Path, rounds: int) -> None:
    assert killed(tmp_path, rounds, Random(rounds)) > 10 * rounds


def killed(folder: Path, rounds: int, rng: Random) -> int:
    """So many rounds of play, each ended by SIGKILL; how many commands were acknowledged."""
    friends: Party | None = None
    acknowledged = 0
    for number in range(rounds):
        witnesses = [Witness(), Witness(), Witness()]
        with served(BACKROOM, folder) as server:
            if friends is None or number % ROUNDS_AT_A_TABLE == 0:
                friends = party(server.address)
            friends = replace(friends, url=server.address)
            asyncio.run(one_round(server, folder / DATABASE, friends, witnesses, rng))
        log = read_log(folder / DATABASE, friends.table)
        known = truth(log)
        assert [lost(log, one) for one in witnesses] == [[], [], []]
        assert [invented(known, one) for one in witnesses] == [[], [], []]
        acknowledged += sum(len(one.done) for one in witnesses)
    return acknowledged


async def one_round(
    server: Server, db: Path, friends: Party, witnesses: Sequence[Witness], rng: Random
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
        server.process.kill()
        await asyncio.gather(*playing)


async def begin_or_compare(at: Sequence[Connection], db: Path, friends: Party) -> None:
    """The first time all sit down and begin; later each must have the view that the log gives."""
    assert at[0].roster is not None
    if at[0].roster.phase is Phase.LOBBY:
        for one in at:
            await one.sit()
        await at[0].start()
        return
    views = last_views(await asyncio.to_thread(read_log, db, friends.table))
    for one, (seq, seen) in zip(at, views, strict=True):
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
