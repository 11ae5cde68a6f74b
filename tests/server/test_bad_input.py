"""What a socket must bear: each gets a clear, named answer or a clean end; nobody else notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from backroom.games.crash import CrashRules
from backroom.games.crash.choices import NextDeal
from backroom.games.dice import DiceRules, GoOn
from backroom.games.gang.choices import Onward
from backroom.protocol.bodies import Close
from backroom.protocol.concrete import Heard, heard
from backroom.protocol.games import AnyChoice, AnyRules
from backroom.protocol.messages import Pong, Reason, Refused
from backroom.server.desk import LONGEST, read
from tests.server.players import CALM, Party, party, playing
from tests.server.running import Running

UNREADABLE = [
    "",
    "hello",
    "null",
    "[]",
    '"ping"',
    "{",
    "{}",
    '{"type": "ping"}',
    '{"id": "1"}',
    '{"type": "reboot", "id": "1"}',
    '{"type": "ping", "id": "1", "seat": 2}',
    '{"type": "ping", "id": 1}',
    '{"type": "ping", "id": ""}',
    '{"type": "ping", "id": "' + "x" * 41 + '"}',
    '{"type": "sit", "id": "1", "seat": "any", "nonce": "xyz"}',
    '{"type": "sit", "id": "1", "seat": 1.5, "nonce": "' + "0" * 32 + '"}',
    '{"type": "act", "id": "1", "choice": {"type": "gang.take"}}',
    '{"type": "act", "id": "1", "choice": {"type": "gang.fly", "heist": 1}}',
    '{"type": "act", "id": "1", "seat": 0, "choice": {"type": "gang.onward", "heist": 1}}',
    '{"type": "update", "seq": 1}',
    "[" * 4000,
    '{"a":' * 800,
]


@pytest.mark.parametrize("text", UNREADABLE, ids=map(str, range(len(UNREADABLE))))
def test_what_is_no_command_is_refused_by_name_and_the_socket_goes_on(
    shared: Running, text: str
) -> None:
    async def send() -> None:
        async with raw(party(shared.url)) as socket:
            await socket.send(text)
            refused = await answer(socket)
            assert isinstance(refused, Refused)
            assert refused.reason == Reason.UNREADABLE
            assert refused.detail
            assert isinstance(await ping(socket), Pong)

    asyncio.run(send())


def test_a_refusal_names_the_command_where_its_id_can_be_read(server: Running) -> None:
    async def send() -> None:
        async with raw(party(server.url)) as socket:
            await socket.send('{"type": "reboot", "id": "mine", "delay": 3}')
            refused = await answer(socket)
            assert isinstance(refused, Refused)
            assert refused.id == "mine"

    asyncio.run(send())


def test_bytes_are_read_as_text_is(server: Running) -> None:
    async def send() -> None:
        async with raw(party(server.url)) as socket:
            await socket.send(b'{"type": "ping", "id": "1"}')
            assert await answer(socket) == Pong("1")
            await socket.send(b"\xff\xfe\x00")
            refused = await answer(socket)
            assert isinstance(refused, Refused)
            assert refused.reason == Reason.UNREADABLE

    asyncio.run(send())


def test_a_message_that_is_too_large_is_refused_and_the_socket_goes_on(server: Running) -> None:
    async def send() -> None:
        async with raw(party(server.url)) as socket:
            await socket.send(json.dumps({"type": "ping", "id": "1", "pad": "x" * LONGEST}))
            refused = await answer(socket)
            assert isinstance(refused, Refused)
            assert refused.reason == Reason.TOO_LARGE
            assert isinstance(await ping(socket), Pong)

    asyncio.run(send())


@pytest.mark.parametrize("rules", [CALM, CrashRules(players=2), DiceRules(players=2)], ids=str)
def test_a_choice_of_another_game_is_refused_and_the_socket_goes_on(
    shared: Running, rules: AnyRules
) -> None:
    foreign: list[AnyChoice] = [NextDeal(1), GoOn(1), Onward(1)]

    async def send() -> None:
        async with playing(party(shared.url, rules)) as at:
            answers = [await at[0].act(choice) for choice in foreign]
            assert {getattr(one, "reason", "") for one in answers} == {"not_now"}
            assert isinstance(await at[0].ping(), Pong)

    asyncio.run(send())


def test_a_frame_that_is_far_too_large_ends_the_socket_cleanly(server: Running) -> None:
    async def send() -> int | None:
        async with raw(party(server.url)) as socket:
            await socket.send("x" * 1_000_000)
            await everything(socket)
            return socket.close_code

    assert asyncio.run(send()) == 1009


def test_ten_thousand_messages_at_once_end_the_socket_and_nobody_else_notices(
    strict: Running,
) -> None:
    async def flood() -> None:
        friends = party(strict.url)
        async with playing(friends) as at, raw(friends) as socket:
            reading = asyncio.ensure_future(everything(socket))
            await shout(socket, 10_000)
            async with asyncio.timeout(1.0):
                assert isinstance(await at[1].ping(), Pong)
            messages = await reading
            assert (socket.close_code, socket.close_reason) == (Close.TOO_FAST, "too_fast")
            refused = [message for message in messages if isinstance(message, Refused)]
            assert {message.reason for message in refused} == {Reason.TOO_FAST}
            assert all(0 < message.wait_ms <= 50 for message in refused)

    asyncio.run(flood())


def test_whoever_waits_as_told_is_answered_again(strict: Running) -> None:
    async def hurry() -> None:
        async with raw(party(strict.url)) as socket:
            answers = [await ping(socket) for _ in range(60)]
            refused = [one for one in answers if isinstance(one, Refused)]
            assert refused
            await asyncio.sleep(refused[-1].wait_ms / 1000 + 0.01)
            assert isinstance(await ping(socket), Pong)

    asyncio.run(hurry())


def test_two_sockets_of_a_person_share_one_allowance(strict: Running) -> None:
    async def hurry() -> None:
        friends = party(strict.url)
        async with raw(friends) as one, raw(friends) as other:
            for _ in range(60):
                await ping(one)
            assert isinstance(await ping(other), Refused)

    asyncio.run(hurry())


@given(text=st.one_of(st.text(max_size=200), st.binary(max_size=200)))
def test_whatever_comes_is_a_command_or_refused(text: str | bytes) -> None:
    command = read(text)
    assert isinstance(command, Refused)
    assert command.reason == Reason.UNREADABLE


@asynccontextmanager
async def raw(friends: Party) -> AsyncIterator[ClientConnection]:
    """A socket of the host, after its welcome and its roster, if there is no game."""
    address = f"ws{friends.url.removeprefix('http')}/api/tables/{friends.table}/socket"
    headers = {"Authorization": f"Bearer {friends.people[0].token}"}
    async with connect(address, additional_headers=headers, compression=None) as socket:
        yield socket


async def answer(socket: ClientConnection) -> Heard:
    """The next message that answers a command."""
    while True:
        message = heard(await socket.recv())
        if hasattr(message, "id"):
            return message


async def ping(socket: ClientConnection) -> Heard:
    """What is answered to a ping."""
    await socket.send('{"type": "ping", "id": "p"}')
    return await answer(socket)


async def shout(socket: ClientConnection, times: int) -> None:
    """Many messages, as fast as they leave, until the other side has had enough."""
    try:
        for _ in range(times):
            await socket.send('{"type": "ping", "id": "1"}')
    except ConnectionClosed:
        return


async def everything(socket: ClientConnection) -> list[Heard]:
    """All that comes until the socket is closed."""
    messages: list[Heard] = []
    try:
        while True:
            messages.append(heard(await socket.recv()))
    except ConnectionClosed:
        return messages
