"""A network with two seconds of latency that loses one packet in twenty and cuts connections."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from backroom.client import Answer, Closed, Connection
from backroom.client.socket import new_nonce
from backroom.games.gang import Rules
from backroom.games.gang.seen import SeenGameOver
from backroom.protocol.commands import Act, AnyCommand, Sit
from backroom.protocol.messages import Done, Phase
from backroom.table import decode_entry
from tests.server.players import Party, is_over, is_playing, party, play_once, sensible
from tests.server.running import QUICK, running, settings
from tests.server.wires import Wire, wire
from tests.server.witnesses import read_log

SHORT = Rules(players=3, vaults=1, alarms=1, settle_s=0, cool_down_s=0)
LOSS = 0.05


@pytest.mark.parametrize(
    "latency_s", [0.1, pytest.param(2.0, marks=pytest.mark.soak)], ids=["0.1 s", "2 s"]
)
def test_whoever_plays_over_a_bad_network_plays_to_the_end_and_does_everything_once(
    tmp_path: Path, latency_s: float
) -> None:
    async def play(friends: Party) -> tuple[Wire, Phone]:
        async with wire(friends.url, Random(7)) as air:
            air.one_way_s, air.loss, air.cuts = latency_s / 2, LOSS, LOSS / 2
            phone = Phone(replace(friends, url=air.url))
            await asyncio.wait_for(a_game(friends, phone), 60 + 100 * latency_s)
            return air, phone

    with running(settings(tmp_path, limits=QUICK)) as server:
        friends = party(server.url, SHORT)
        air, phone = asyncio.run(play(friends))
    assert air.cut >= 1
    commands = [
        decode_entry(payload).command
        for payload in read_log(tmp_path / "tables.db", friends.table).payloads
    ]
    times = Counter(commands)
    assert {times[command] for command in phone.done} == {1}
    assert len(phone.done) >= 9  # sat down; four chips, and fine with them four times
    assert phone.sent > len(phone.done)  # some were sent again


async def a_game(friends: Party, phone: Phone) -> None:
    """One with a bad network and two with a good one play to the end, and see the same."""
    async with (
        friends.connected(0) as good,
        friends.connected(1) as bob,
        friends.connected(2) as cy,
    ):
        await phone.sit()
        for one in (bob, cy):
            await one.sit()
        await good.start()
        others = [asyncio.ensure_future(play_on(one)) for one in (bob, cy)]
        await phone.play_on()
        await asyncio.gather(*others)
        assert good.update
        assert isinstance(good.update.seen, SeenGameOver)
        assert phone.seen == good.update.seen
    await phone.hang_up()


async def play_on(at: Connection) -> None:
    """To the end of the game. The roster that says so comes before the last view."""
    while not is_over(at):
        if at.roster and at.roster.phase is Phase.OVER:
            await at.until(is_over)
        else:
            await play_once(at, Random(1))


class Phone:
    """A client as ours in the browser is: it connects again, and asks again with the same id."""

    def __init__(self, friends: Party) -> None:
        self.done: list[str] = []
        self.sent = 0
        self.seen: object = None  # the last view
        self._friends = friends
        self._stack = AsyncExitStack()
        self._at: Connection | None = None

    async def sit(self) -> None:
        """The first command of all."""
        at = await self._connection()
        await self.ask(Sit(at.new_id(), "any", new_nonce()))

    async def play_on(self) -> None:
        """To the end of the game, by the options of the last view."""
        while True:
            at = await self._connection()
            if is_over(at) and at.update:
                self.seen = at.update.seen
                return
            choice = sensible(at, Random(1)) if is_playing(at) else None
            if choice:
                await self.ask(Act(at.new_id(), choice))
            else:
                await self._news(at)

    async def ask(self, command: AnyCommand) -> Answer:
        """The answer, over however many sockets it comes."""
        while True:
            at = await self._connection()
            self.sent += 1
            try:
                answer = await at.ask(command)
            except Closed:
                await self.hang_up()
            else:
                self.done += [command.id] if isinstance(answer, Done) else []
                return answer

    async def hang_up(self) -> None:
        """This socket is given up."""
        self._at = None
        await self._stack.aclose()

    async def _news(self, at: Connection) -> None:
        before = (at.update, at.roster)
        try:
            await at.until(lambda it: (it.update, it.roster) != before)
        except Closed:
            await self.hang_up()

    async def _connection(self) -> Connection:
        """The socket that is open, or another, as soon as one can be had."""
        while self._at is None:
            opening = self._friends.connected(0)
            try:
                self._at = await self._stack.enter_async_context(opening)
            except (Closed, OSError, WebSocketException, TimeoutError, EOFError):
                continue
        return self._at
