"""A server for one test, on a port and a database of its own."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from backroom.server.addresses import opened_at
from backroom.server.house import House
from backroom.server.limits import Limits, Rate
from backroom.server.metrics import Metrics
from backroom.server.run import Server, housed
from backroom.server.settings import Settings
from backroom.server.store.contract import Store
from backroom.server.store.sqlite import SqliteStore

T = TypeVar("T")


FREELY = Rate(burst=1_000_000, per_s=1_000_000)
QUICK = Limits(commands=FREELY, talk=FREELY, device_codes=FREELY, reads=FREELY)


@dataclass(frozen=True, slots=True)
class Running:
    """A server in a thread of its own."""

    url: str
    house: House
    loop: asyncio.AbstractEventLoop

    def inside(self, use: Callable[[], Awaitable[T]]) -> T:
        """What `use` makes of the house, in the event loop of the server."""

        async def used() -> T:
            return await use()

        return asyncio.run_coroutine_threadsafe(used(), self.loop).result(timeout=30)


@contextlib.contextmanager
def running(
    settings: Settings, *, store: Store | None = None, share: str = ""
) -> Iterator[Running]:
    """The server, until the end of the block. `store` is closed with it.

    `share` is the address that it makes links from, if that is not its own.
    """
    opened = opened_at(settings.host, settings.port or 0)
    url = f"http://127.0.0.1:{opened.getsockname()[1]}"
    begun = threading.Event()
    made: list[tuple[House, asyncio.AbstractEventLoop, Server]] = []

    async def serve() -> None:
        metrics = Metrics()
        kept = store or SqliteStore(settings.db, committed=metrics.committed)
        async with housed(kept, metrics, settings, share=share or url) as house:
            server = Server(house, settings, begun.set)
            made.append((house, asyncio.get_running_loop(), server))
            await server.serve(sockets=[opened])

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert begun.wait(timeout=10), "expected the server to begin"
        house, loop, server = made[0]
        yield Running(url, house, loop)
    finally:
        for _, _, server in made:
            server.should_exit = True
        thread.join(timeout=20)
        assert not thread.is_alive(), "expected the server to stop"


def settings(folder: Path, **others: object) -> Settings:
    """Settings for a server with its database in `folder`."""
    return Settings(db=folder / "tables.db", host="127.0.0.1", port=0, **others)  # type: ignore[arg-type]  # by name
