"""One socket: what comes in is answered in order, what goes out waits in an outbox of its own."""

from __future__ import annotations

import asyncio
import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import __version__
from ..core.wire import Message
from ..protocol.bodies import Close
from ..protocol.codec import encode
from ..protocol.messages import PROTOCOL, Done, Pong, Reason, Refused, Welcome
from ..table import PersonId
from .desk import Desk
from .house import House
from .limits import Bucket
from .live import LiveTable
from .outbox import Envelope, Outbox
from .store.contract import Holder

CLOSING_S = 1.0  # for the close frame, to a socket that may be stuck


class Session:
    """A socket of a person at one table, from its welcome to its end."""

    def __init__(self, socket: WebSocket, house: House, live: LiveTable, holder: Holder) -> None:
        self.person = PersonId(holder.person.id)
        self._device = holder.device.id
        self._welcome = Welcome(PROTOCOL, __version__, holder.person.name)
        self._socket = socket
        self._house = house
        self._live = live
        self._desk = Desk(house, live, holder.person)
        self._outbox = Outbox()
        self._ended: asyncio.Future[Close] = asyncio.get_running_loop().create_future()
        self._refusals = Bucket(house.allowances.limits.refusals, now=time.monotonic())

    def send(self, envelope: Envelope) -> None:
        """`envelope` will be sent, or a newer one, as soon as the other side reads."""
        self._outbox.put(envelope)

    def end(self, close: Close) -> None:
        """The server closes the socket soon."""
        if not self._ended.done():
            self._ended.set_result(close)

    async def run(self) -> None:
        """Returns when the socket is closed, by whomever."""
        self._tell(self._welcome)
        self._house.device_sockets.enter(self._device, self)
        self._live.join(self)
        try:
            close = await self._until_closed()
        finally:
            self._live.leave(self)
            self._house.device_sockets.leave(self._device, self)
        if close:
            await turn_away(self._socket, self._house, close)

    async def _until_closed(self) -> Close | None:
        """Why the server is to close the socket; None if it is closed."""
        reading = asyncio.ensure_future(self._read())
        writing = asyncio.ensure_future(self._write())
        try:
            await asyncio.wait((reading, writing, self._ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            reading.cancel()
            writing.cancel()
        if self._ended.done():
            return self._ended.result()
        return reading.result() if reading.done() else None

    async def _read(self) -> Close | None:
        while True:
            await self._outbox.has_room()  # who sends without reading waits
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return None
            answer = await self._answer(event.get("text") or event.get("bytes") or "")
            self._tell(answer)
            if _is_too_fast(answer) and self._refusals.take(now=time.monotonic()) > 0:
                return Close.TOO_FAST

    async def _answer(self, text: str | bytes) -> Done | Refused | Pong:
        began = time.perf_counter()
        answer = await self._desk.answer(text)
        said = answer.reason if isinstance(answer, Refused) else type(answer).__name__.lower()
        self._house.metrics.answered(said, took_s=time.perf_counter() - began)
        return answer

    async def _write(self) -> None:
        try:
            while True:
                envelope = await self._outbox.next()
                await self._socket.send({"type": "websocket.send", "text": envelope.text})
        except WebSocketDisconnect:
            return

    def _tell(self, message: Message) -> None:
        self.send(Envelope(type(message), encode(message).decode()))


async def turn_away(socket: WebSocket, house: House, close: Close) -> None:
    """The socket is closed, as far as it can be told."""
    reason = close.name.lower()
    house.metrics.closed(reason)
    try:
        async with asyncio.timeout(CLOSING_S):
            await socket.close(close, reason)
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        return  # it cannot be told; it is cut off when it does not answer


def _is_too_fast(answer: Message) -> bool:
    return isinstance(answer, Refused) and answer.reason == Reason.TOO_FAST
