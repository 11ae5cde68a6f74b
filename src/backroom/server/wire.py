"""uvicorn's connections, with an end for those who never ask, and who never read again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

ASK_S = 15.0  # from the opening of a connection until its first request is there
CUT_OFF_S = 3.0  # after a socket has been closed, while its peer takes nothing


class Http(H11Protocol):
    """Thousands that ask for nothing would leave no room for those who come to play."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.loop.call_later(ASK_S, self._close_if_nothing_came)

    def _close_if_nothing_came(self) -> None:
        has_asked = bool(self.cycle) or self.transport.get_protocol() is not self  # for a socket
        if not has_asked:
            self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """Closing waits until everything is sent; to somebody who does not read, that is for ever."""

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it is refused; uvicorn would log that as a fault

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_off_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_off_soon()

    def shutdown(self) -> None:
        super().shutdown()
        self._cut_off_soon()

    def _cut_off_soon(self) -> None:
        if not self.disconnected:
            self.loop.call_later(CUT_OFF_S, self.transport.abort)
