"""A socket at a table."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Literal

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from ..core.wire import Seat
from ..protocol.analyses import Analysis
from ..protocol.commands import Act, AnyCommand, Leave, Ping, Ready, Sit, Start
from ..protocol.concrete import Heard, Update, heard
from ..protocol.games import AnyChoice
from ..protocol.messages import Done, Line, Odds, Pong, Refused, Roster, Talked, Welcome

Answer = Done | Refused | Pong


class Closed(Exception):
    """The socket is closed; the code and the reason say why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"closed with {code} {reason}".rstrip())
        self.code = code
        self.reason = reason


class Connection:
    """A table as one person sees it: the last roster, the last update, and a way to ask.

    Every message is also given to `hear`, in order, before anything waits for it.
    """

    def __init__(self, socket: ClientConnection, hear: Callable[[Heard], None]) -> None:
        self.welcome: Welcome | None = None
        self.roster: Roster | None = None
        self.update: Update | None = None
        self.odds: Odds | None = None
        self.analysis: Analysis | None = None
        self.lines: tuple[Line, ...] = ()  # all that was said, as far as this socket heard it
        self._socket = socket
        self._hear = hear
        self._ids = itertools.count()
        self._prefix = secrets.token_hex(6)
        self._asked: dict[str, asyncio.Future[Answer | Closed]] = {}
        self._news = asyncio.Condition()
        self._closed: Closed | None = None

    async def sit(self, seat: Seat | Literal["any"] = "any") -> Answer:
        """Take a seat, with a nonce of our own."""
        return await self.ask(Sit(self.new_id(), seat, new_nonce()))

    async def leave(self) -> Answer:
        """Give up the seat."""
        return await self.ask(Leave(self.new_id()))

    async def start(self) -> Answer:
        """Begin a game, as the host."""
        return await self.ask(Start(self.new_id()))

    async def ready(self) -> Answer:
        """Be ready for the next game."""
        return await self.ask(Ready(self.new_id(), new_nonce()))

    async def act(self, choice: AnyChoice) -> Answer:
        """Choose in the running game."""
        return await self.ask(Act(self.new_id(), choice))

    async def ping(self) -> Answer:
        """Is the way open?"""
        return await self.ask(Ping(self.new_id()))

    async def ask(self, command: AnyCommand) -> Answer:
        """The answer to `command`.

        Raises:
            Closed: none came. The command may be done: ask again with the same id to know.
        """
        waiting: asyncio.Future[Answer | Closed] = asyncio.get_running_loop().create_future()
        self._asked[command.id] = waiting
        try:
            await self._socket.send(msgspec.json.encode(command).decode())
            answer = await waiting
        except websockets.ConnectionClosed:
            raise self._why() from None
        finally:
            del self._asked[command.id]
        if isinstance(answer, Closed):
            raise answer
        return answer

    async def until(self, holds: Callable[[Connection], bool]) -> None:
        """Returns when `holds`, as soon as a message makes it so.

        Raises:
            Closed: the socket was closed before.
        """
        async with self._news:
            await self._news.wait_for(lambda: holds(self) or self._closed is not None)
        if not holds(self) and self._closed:
            raise self._closed

    def new_id(self) -> str:
        """An id that no other command has."""
        return f"{self._prefix}-{next(self._ids)}"

    async def listen(self) -> None:
        """Hears until the socket is closed. `connected` runs it."""
        try:
            async for text in self._socket:
                await self._heard(heard(text))
        except websockets.ConnectionClosedError:
            pass
        self._closed = self._why()
        for waiting in self._asked.values():
            if not waiting.done():
                waiting.set_result(self._closed)
        async with self._news:
            self._news.notify_all()

    async def _heard(self, message: Heard) -> None:
        self._hear(message)
        match message:
            case Welcome():
                self.welcome = message
            case Roster():
                self.roster = message
            case Update():
                self.update = message
            case Talked():
                self.lines = (*self.lines, *message.lines)
            case Odds():
                self.odds = message
            case Analysis():
                self.analysis = message
            case Done() | Refused() | Pong():
                waiting = self._asked.get(message.id)
                if waiting and not waiting.done():
                    waiting.set_result(message)
        async with self._news:
            self._news.notify_all()

    def _why(self) -> Closed:
        return Closed(self._socket.close_code or 1006, self._socket.close_reason or "")


@contextlib.asynccontextmanager
async def connected(
    url: str, token: str, table: str, *, hear: Callable[[Heard], None] = lambda message: None
) -> AsyncIterator[Connection]:
    """A connection that has heard its welcome and, if there is one, the last update.

    Args:
        url: of the server, like `http://192.168.1.5:8440`.
    """
    address = f"ws{url.rstrip('/').removeprefix('http')}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=headers, compression=None) as socket:
        connection = Connection(socket, hear)
        listening = asyncio.ensure_future(connection.listen())
        try:
            await connection.until(lambda it: it.roster is not None)
            yield connection
        finally:
            await socket.close()
            await listening


def new_nonce() -> str:
    """16 random bytes, hex: our part of the chance of the next game."""
    return secrets.token_hex(16)
