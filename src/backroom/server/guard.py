"""What every request passes before it is read: its Host, its Origin, the rate of its address."""

from __future__ import annotations

import time
from collections.abc import MutableMapping
from math import ceil
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ..protocol.bodies import Fault
from .house import House
from .identity import bearer
from .limits import Buckets
from .problems import problem

UNGUARDED = ("/healthz", "/metrics")  # for monitors, which know the server by other names
TOKEN_MAKER = "/api/identities"  # for programs, which have no token before

_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # the link of a table is a secret
    (b"cross-origin-resource-policy", b"same-origin"),
)


class Guard:
    """An ASGI app that hands on to `app` what may pass, and refuses the rest by name."""

    def __init__(self, app: ASGIApp, *, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refused = self._refusal(scope)
        if refused:
            self._house.metrics.refused(refused[0])
            answer = problem(refused[0], refused[1], retry_s=refused[2])
            await answer(scope, receive, _guarded(send))
        else:
            await self._app(scope, receive, _guarded(send) if scope["type"] == "http" else send)

    def _refusal(self, scope: Scope) -> tuple[Fault, str, int] | None:
        asking = HTTPConnection(scope)
        if scope["path"] in UNGUARDED:
            return None
        host = asking.headers.get("host", "")
        if not self._house.hosts.is_ours(host):
            detail = f"expected a name of this server, got {host[:80]!r}; see --allow-host"
            return Fault.UNKNOWN_HOST, detail, 0
        allowances = self._house.allowances
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            return _too_fast(asking, allowances.reads)
        return self._foreign(asking, host) or _too_fast(asking, allowances.requests)

    def _foreign(self, asking: HTTPConnection, host: str) -> tuple[Fault, str, int] | None:
        origin = asking.headers.get("origin")
        if origin is None:
            if bearer(asking) or asking.url.path == TOKEN_MAKER:
                return None
            return Fault.FOREIGN_ORIGIN, "expected an Origin or a Bearer token, got neither", 0
        if self._house.hosts.is_own(origin, scheme=asking.url.scheme, host=host):
            return None
        return Fault.FOREIGN_ORIGIN, f"expected our own origin, got {origin[:80]!r}", 0


def _too_fast(asking: HTTPConnection, buckets: Buckets) -> tuple[Fault, str, int] | None:
    where = asking.client.host if asking.client else ""
    wait_s = buckets.take(where, now=time.monotonic())
    if wait_s == 0:
        return None
    return Fault.TOO_FAST, f"expected fewer requests from {where}", ceil(wait_s)


def _guarded(send: Send) -> Send:
    """`send`, with the headers that every answer has."""

    async def with_headers(message: MutableMapping[str, Any]) -> None:  # Any: ASGI's own type
        if message["type"].endswith("response.start"):
            message["headers"] = [*message.get("headers", ()), *_HEADERS]
        await send(message)

    return with_headers
