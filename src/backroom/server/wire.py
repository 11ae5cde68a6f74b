"""uvicorn's WebSocket, with an end for those who never read again."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CUT_OFF_S = 3.0  # after a socket has been closed, while its peer takes nothing


class Socket(WebSocketsSansIOProtocol):
    """Closing waits until everything is sent; to somebody who does not read, that is for ever."""

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
