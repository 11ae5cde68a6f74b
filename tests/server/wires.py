"""Bad networks: a wire between client and server that is slow, loses, is cut, or falls silent."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from random import Random

CHUNK = 1400  # bytes: about what one packet of a network holds


@dataclass
class Wire:
    """A TCP proxy. Times in seconds; what it is told holds at once, for all its connections."""

    port: int  # of the server
    rng: Random
    one_way_s: float = 0.0
    loss: float = 0.0  # of packets, 0..1: each is sent again after another round trip
    cuts: float = 0.0  # of packets, 0..1: each ends its connection
    is_dead: bool = False  # nothing passes, and nobody is told
    url: str = ""
    carried: int = 0  # packets
    cut: int = 0  # connections
    _open: list[asyncio.StreamWriter] = field(default_factory=list)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until either side ends it or the wire is cut."""
        there, to_there = await asyncio.open_connection("127.0.0.1", self.port)
        self._open += [writer, to_there]
        ways = [
            asyncio.ensure_future(self._carry(reader, to_there)),
            asyncio.ensure_future(self._carry(there, writer)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for end in (writer, to_there):
            end.transport.abort()

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """In order, and each packet late; several may be on their way at once."""
        loop = asyncio.get_running_loop()
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.ensure_future(_deliver(under_way, target))
        try:
            while packet := await source.read(CHUNK):
                self.carried += 1
                if self.rng.random() < self.cuts:
                    self.cut += 1
                    return
                late_s = self.one_way_s
                while self.rng.random() < self.loss:
                    late_s += 2 * self.one_way_s
                if not self.is_dead:
                    under_way.put_nowait((loop.time() + late_s, packet))
        except ConnectionError:
            return
        finally:
            arriving.cancel()

    def close(self) -> None:
        """All connections end."""
        for writer in self._open:
            writer.transport.abort()


async def _deliver(
    under_way: asyncio.Queue[tuple[float, bytes]], target: asyncio.StreamWriter
) -> None:
    loop = asyncio.get_running_loop()
    with contextlib.suppress(ConnectionError):
        while True:
            due, packet = await under_way.get()
            await asyncio.sleep(due - loop.time())
            target.write(packet)
            await target.drain()


@contextlib.asynccontextmanager
async def wire(url: str, rng: Random) -> AsyncIterator[Wire]:
    """A wire to the server at `url`; its own `url` is the near end."""
    bad = Wire(int(url.rsplit(":", 1)[1]), rng)
    serving = await asyncio.start_server(bad.connect, "127.0.0.1", 0)
    bad.url = f"http://127.0.0.1:{serving.sockets[0].getsockname()[1]}"
    try:
        yield bad
    finally:
        serving.close()
        bad.close()
        await serving.wait_closed()
