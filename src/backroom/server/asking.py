"""What every request is read by and answered with."""

from __future__ import annotations

import time
from math import ceil
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..protocol.bodies import Fault
from .house import House
from .limits import Buckets
from .problems import Refusal
from .store.contract import Holder, Person

LONGEST_BODY = 65_536  # bytes

T = TypeVar("T")


def house_of(asking: HTTPConnection) -> House:
    """The house that was asked."""
    house: House = asking.app.state.house
    return house


async def holder_of(request: Request) -> Holder:
    """Who asks, and by which device.

    Raises:
        Refusal: nobody that the server knows.
    """
    holder = await house_of(request).identities.holder(request)
    if holder is None:
        raise Refusal(Fault.NO_IDENTITY, "expected a cookie or a Bearer token that is known")
    return holder


async def person_of(request: Request) -> Person:
    """Who asks. Raises as `holder_of`."""
    return (await holder_of(request)).person


async def body_of(request: Request, kind: type[T], empty: T | None = None) -> T:
    """The body as `kind`; `empty`, if given, for no body.

    Raises:
        Refusal: it is none.
    """
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST_BODY:
            raise Refusal(Fault.TOO_LARGE, f"expected at most {LONGEST_BODY} bytes")
    if not body and empty is not None:
        return empty
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        rules = "$.rules" in str(fault)
        raise Refusal(Fault.RULES_REFUSED if rules else Fault.BAD_BODY, str(fault)[:200]) from None


def within(request: Request, buckets: Buckets) -> None:
    """Raises a `Refusal` if this address does this too often."""
    where = _address(request)
    wait_s = buckets.take(where, now=time.monotonic())
    if wait_s > 0:
        raise Refusal(Fault.TOO_FAST, f"expected fewer from {where}", retry_s=ceil(wait_s))


def uncounted(request: Request, buckets: Buckets) -> None:
    """What was `within` the allowance of this address does not count after all."""
    buckets.give_back(_address(request))


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def is_secure(request: Request) -> bool:
    """Did the browser ask by https? A proxy on this machine says so in `X-Forwarded-Proto`."""
    return request.url.scheme == "https"


def remember_again(request: Request, answer: Response) -> None:
    """The cookie lasts from now on as long as a new one."""
    known = house_of(request).identities
    if token := known.cookie(request):
        known.remember(answer, token, secure=is_secure(request))


def in_json(body: object, *, status: int = 200) -> Response:
    """The answer with this body, which nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, "application/json")
