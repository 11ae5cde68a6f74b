"""The JSON answers: who I am, new tables, codes, records, health and metrics."""

from __future__ import annotations

import ipaddress
import secrets
import time
from math import ceil
from typing import TypeVar

import msgspec
from msgspec.structs import replace
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from .. import __version__
from ..core.record import write_record
from ..protocol.bodies import Address, Code, Fault, Health, Identity, Me, NewTable
from ..protocol.messages import PROTOCOL
from ..protocol.options import LONGEST_NAME
from ..table import GAMES
from .house import House
from .identity import bearer
from .limits import Buckets
from .names import NameEmpty, NameTooLong, name
from .problems import Refusal
from .store.contract import NotStored, Person, Table
from .tables import Unfinished

LONGEST_BODY = 65_536  # bytes
GUEST = "Guest"  # a program that gives no name

T = TypeVar("T")


def house_of(asking: HTTPConnection) -> House:
    """The house that was asked."""
    house: House = asking.app.state.house
    return house


async def me(request: Request) -> Response:
    """GET /api/me"""
    person = await house_of(request).identities.who(request)
    answer = _json(Me(person.name if person else ""))
    _remember_again(request, answer)
    return answer


async def be(request: Request) -> Response:
    """POST /api/me: a name for whoever asks, and a token for those who have none that is good."""
    house = house_of(request)
    wanted = _name((await _body(request, Me)).name)
    person = await house.identities.who(request)
    if person:
        answer = _json(Me((await house.identities.rename(person, wanted)).name))
        _remember_again(request, answer)
        return answer
    _within(request, house.allowances.identities)
    person, token = await house.identities.join(wanted)
    answer = _json(Me(person.name))
    house.identities.remember(answer, token, secure=_is_secure(request))
    return answer


async def identities(request: Request) -> Response:
    """POST /api/identities: a token for a program; the body may give a name."""
    house = house_of(request)
    wanted = _name((await _body(request, Me, Me(GUEST))).name)
    _within(request, house.allowances.identities)
    _, token = await house.identities.join(wanted)
    return _json(Identity(token), status=201)


async def tables(request: Request) -> Response:
    """POST /api/tables: a table with whoever asks as its host."""
    house = house_of(request)
    person = await _person(request)
    wanted = await _body(request, NewTable, NewTable())
    if wanted.game not in GAMES:
        raise Refusal(Fault.NO_SUCH_GAME, f"expected one of {', '.join(GAMES)}")
    if wanted.rules.lowest_rank != 2:
        raise Refusal(Fault.RULES_REFUSED, "expected lowest_rank 2; others are for tests")
    _within(request, house.allowances.tables)
    table = await house.tables.create(person, _named(wanted))
    return _json(_address(house, table), status=201)


def _named(wanted: NewTable) -> NewTable:
    """With the table's name as it will be seen."""
    if not wanted.options.name:
        return wanted
    try:
        clean = name(wanted.options.name, longest=LONGEST_NAME)
    except NameTooLong as fault:
        raise Refusal(Fault.NAME_TOO_LONG, str(fault)) from None
    except NameEmpty as fault:
        raise Refusal(Fault.NAME_EMPTY, str(fault)) from None
    return replace(wanted, options=replace(wanted.options, name=clean))


async def codes(request: Request) -> Response:
    """POST /api/codes: the table with this code."""
    house = house_of(request)
    typed = await _body(request, Code)
    _within(request, house.allowances.codes)
    table = await house.tables.find(typed.code)
    if table is None:
        raise Refusal(Fault.NO_SUCH_CODE, "expected the code of a table")
    return _json(_address(house, table))


async def record(request: Request) -> Response:
    """GET /api/tables/{table}/games/{number}/record: a finished game, as text."""
    table, number = request.path_params["table"], request.path_params["number"]
    try:
        found = await house_of(request).tables.record(table, number)
    except Unfinished:
        raise Refusal(Fault.GAME_RUNNING, "expected a finished game") from None
    if found is None:
        raise Refusal(Fault.NO_SUCH_TABLE, "expected a table, and a game that was played there")
    headers = {"Cache-Control": "private, max-age=31536000, immutable"}
    return Response(write_record(found), 200, headers, "text/plain")


async def healthz(request: Request) -> Response:
    """GET /healthz: a write has just become durable."""
    try:
        await house_of(request).store.probe()
    except NotStored:
        return _json(Health(ok=False, server=__version__, protocol=PROTOCOL), status=503)
    return _json(Health(ok=True, server=__version__, protocol=PROTOCOL))


async def metrics(request: Request) -> Response:
    """GET /metrics: from this machine, or with the operator's token."""
    house = house_of(request)
    if not _is_local(request) and not secrets.compare_digest(
        bearer(request).encode(), house.operator_token.encode()
    ):
        raise Refusal(Fault.NOT_ALLOWED, "expected this machine or the operator's token")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


async def _person(request: Request) -> Person:
    person = await house_of(request).identities.who(request)
    if person is None:
        raise Refusal(Fault.NO_IDENTITY, "expected a cookie or a Bearer token that is known")
    return person


async def _body(request: Request, kind: type[T], empty: T | None = None) -> T:
    """The body as `kind`; `empty`, if given, for no body."""
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


def _name(text: str) -> str:
    try:
        return name(text)
    except NameEmpty as fault:
        raise Refusal(Fault.NAME_EMPTY, str(fault)) from None
    except NameTooLong as fault:
        raise Refusal(Fault.NAME_TOO_LONG, str(fault)) from None


def _within(request: Request, buckets: Buckets) -> None:
    """Raises a `Refusal` if this address does this too often."""
    where = request.client.host if request.client else ""
    wait_s = buckets.take(where, now=time.monotonic())
    if wait_s > 0:
        raise Refusal(Fault.TOO_FAST, f"expected fewer from {where}", retry_s=ceil(wait_s))


def _remember_again(request: Request, answer: Response) -> None:
    """The cookie lasts from now on as long as a new one."""
    known = house_of(request).identities
    if token := known.cookie(request):
        known.remember(answer, token, secure=_is_secure(request))


def _address(house: House, table: Table) -> Address:
    return Address(table.id, table.code, f"{house.share}/t/{table.id}")


def _is_secure(request: Request) -> bool:
    return request.url.scheme == "https"


def _is_local(request: Request) -> bool:
    try:
        address = ipaddress.ip_address(request.client.host if request.client else "")
    except ValueError:
        return False  # whatever a proxy has said
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback


def _json(body: object, *, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, "application/json")
