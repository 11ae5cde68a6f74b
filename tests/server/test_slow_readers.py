"""A socket that is not read from: it freezes nobody, catches up, or is cut off."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from backroom.client import Connection
from backroom.games.gang.choices import PutBack, Take
from backroom.games.gang.rules import Colour
from backroom.protocol.concrete import Update, heard
from backroom.protocol.messages import Done
from tests.server.players import Party, act, party, playing, presence
from tests.server.running import QUICK, Running, running, settings

SMALL = 4096  # bytes that the system keeps for the other side
MOVES = 400


def test_whoever_does_not_read_freezes_nobody_and_then_sees_the_newest(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        friends = party(server.url)
        async with playing(friends) as at, deaf(friends, 0) as slow:
            async with asyncio.timeout(30):
                await move(at[1], MOVES)
            seqs = await seqs_until(slow, MOVES)
            assert seqs[-1] == MOVES
            assert len(seqs) < MOVES

    with running(settings(tmp_path, limits=QUICK)) as server:
        asyncio.run(play(server))


def test_whoever_never_reads_is_cut_off_and_counts_as_away(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        friends = party(server.url)
        async with friends.connected(0) as ann, friends.connected(1) as bob, deaf(friends, 2):
            async with friends.connected(2) as cy:
                for one in (ann, bob, cy):
                    await one.sit()
                await ann.start()
            await move(bob, MOVES)
            await ann.until(lambda it: presence(it) == [True, True, True])
            async with asyncio.timeout(15):
                await ann.until(lambda it: presence(it) == [True, True, False])

    with running(settings(tmp_path, limits=QUICK, ping_s=0.5)) as server:
        asyncio.run(play(server))


async def move(at: Connection, moves: int) -> None:
    """So many acts, each accepted and seen by all."""
    for turn in range(moves):
        place = Take(Colour.WHITE, 1, "centre") if turn % 2 == 0 else PutBack(Colour.WHITE, 1)
        assert isinstance(await act(at, place), Done)


async def seqs_until(slow: ClientConnection, last: int) -> list[int]:
    """The numbers of the updates that still come, up to the last."""
    seqs = [-1]
    while seqs[-1] < last:
        message = heard(await slow.recv())
        if isinstance(message, Update):
            seqs.append(message.seq)
    return seqs[1:]


@asynccontextmanager
async def deaf(friends: Party, place: int) -> AsyncIterator[ClientConnection]:
    """A socket of the person in `place` that keeps next to nothing until somebody reads it."""
    host, port = friends.url.removeprefix("http://").split(":")
    pipe = socket.socket()
    pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    pipe.connect((host, int(port)))
    address = f"ws://{host}:{port}/api/tables/{friends.table}/socket"
    headers = {"Authorization": f"Bearer {friends.people[place].token}"}
    async with connect(
        address,
        sock=pipe,
        additional_headers=headers,
        compression=None,
        max_queue=1,
        ping_interval=None,
        close_timeout=0.1,
    ) as slow:
        yield slow
