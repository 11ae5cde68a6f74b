"""From settings to a running server, and to its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
import signal
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import uvicorn
from starlette.applications import Starlette

from .addresses import Listening, listen
from .app import app
from .devices import DeviceCodes, DeviceSockets
from .door import Doorway
from .hosts import Hosts
from .house import House
from .identity import Identities
from .limits import Allowances
from .lock import locked
from .metrics import Metrics
from .pages import Pages
from .settings import Settings
from .store.contract import Store
from .store.sqlite import SqliteStore
from .tables import Tables
from .wire import Http, Socket

LONGEST_FRAME = 65_536  # bytes; a longer one closes its socket with code 1009
STOP_S = 3  # for what still runs when the server is to stop; with the rest it takes below five


@dataclass(frozen=True, slots=True)
class Ready:
    """What the operator is told when the server accepts connections."""

    url: str  # where it is reached, like http://192.168.1.5:8440
    share: str  # what links are made from: the public URL, else the same
    operator_token: str


def serve(settings: Settings, ready: Callable[[Ready], None]) -> None:
    """Serves until SIGTERM or SIGINT; `ready` is called once, when connections are accepted.

    Raises:
        UnusableDatabase: the database cannot be served from.
        CannotListen: the address cannot be had.
    """
    with locked(settings.db), contextlib.ExitStack() as stack:
        listening = listen(settings)
        stack.callback(listening.socket.close)
        _raise_file_limit()
        _forget_modules()
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, lambda *_: None)  # uvicorn takes them while it serves
        loop = uvicorn.Config("", log_config=None).get_loop_factory()
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(_serve(settings, listening, ready))


async def _serve(settings: Settings, listening: Listening, ready: Callable[[Ready], None]) -> None:
    metrics = Metrics()
    store = SqliteStore(settings.db, committed=metrics.committed)
    share = settings.public_url or listening.url
    async with housed(store, metrics, settings, share=share) as house:
        told = Ready(listening.url, house.share, house.operator_token)
        server = Server(house, settings, lambda: ready(told))
        await server.serve(sockets=[listening.socket])


@contextlib.asynccontextmanager
async def housed(
    store: Store, metrics: Metrics, settings: Settings, *, share: str
) -> AsyncIterator[House]:
    """A house around `store`; both are closed afterwards."""
    tables = Tables(store, metrics)
    try:
        yield House(
            store=store,
            identities=Identities(store),
            device_codes=DeviceCodes(),
            device_sockets=DeviceSockets(),
            tables=tables,
            door=Doorway(store, tables.in_memory),
            pages=Pages(),
            hosts=Hosts(public_url=settings.public_url, allowed=settings.allow_hosts),
            metrics=metrics,
            allowances=Allowances(settings.limits),
            share=share.rstrip("/"),
            operator_token=settings.operator_token or secrets.token_urlsafe(24),
        )
    finally:
        await tables.close()
        await store.close()


class Server(uvicorn.Server):
    """Answers for a house, and says when it has begun."""

    def __init__(self, house: House, settings: Settings, begun: Callable[[], None]) -> None:
        super().__init__(_config(app(house), settings.ping_s))
        self._tell = begun

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell()


def _config(answering: Starlette, ping_s: float) -> uvicorn.Config:
    return uvicorn.Config(
        answering,
        lifespan="off",
        http=Http,
        ws=Socket,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # it triples the memory of a socket
        ws_ping_interval=ping_s,
        ws_ping_timeout=ping_s,
        timeout_graceful_shutdown=STOP_S,
        server_header=False,
        access_log=False,
        log_config=None,
    )


def _forget_modules() -> None:
    """The garbage collector need not look again at what lives as long as the process."""
    gc.collect()
    gc.freeze()


def _raise_file_limit() -> None:
    """As many sockets as the system allows."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # not on Windows

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
