"""The JSON answers: who I am, new tables, codes, records, health and metrics."""

from __future__ import annotations

import ipaddress
import secrets
from contextlib import suppress

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from .. import __version__
from ..core.record import write_record
from ..protocol.bodies import Address, Code, Fault, Health, Identity, Me, NewTable
from ..protocol.games import game_of
from ..protocol.messages import PROTOCOL
from ..protocol.options import LONGEST_NAME
from .asking import (
    body_of,
    house_of,
    in_json,
    is_secure,
    person_of,
    remember_again,
    uncounted,
    within,
)
from .identity import bearer
from .links import link
from .names import NameEmpty, NameTooLong, name
from .problems import Refusal
from .store.contract import NotStored, Table
from .tables import Unfinished

GUEST = "Guest"  # a program that gives no name


async def me(request: Request) -> Response:
    """GET /api/me"""
    known = house_of(request).identities
    holder = await known.holder(request)
    if holder:
        with suppress(NotStored):  # then it is kept next time
            await known.seen(request, holder)
    answer = in_json(Me(holder.person.name if holder else ""))
    remember_again(request, answer)
    return answer


async def be(request: Request) -> Response:
    """POST /api/me: a name for whoever asks, and a token for those who have none that is good."""
    house = house_of(request)
    wanted = _name((await body_of(request, Me)).name)
    person = await house.identities.who(request)
    if person:
        answer = in_json(Me((await house.identities.rename(person, wanted)).name))
        remember_again(request, answer)
        return answer
    within(request, house.allowances.identities)
    person, token = await house.identities.join(request, wanted)
    answer = in_json(Me(person.name))
    house.identities.remember(answer, token, secure=is_secure(request))
    return answer


async def identities(request: Request) -> Response:
    """POST /api/identities: a token for a program; the body may give a name."""
    house = house_of(request)
    wanted = _name((await body_of(request, Me, Me(GUEST))).name)
    within(request, house.allowances.identities)
    _, token = await house.identities.join(request, wanted)
    return in_json(Identity(token), status=201)


async def tables(request: Request) -> Response:
    """POST /api/tables: a table with whoever asks as its host."""
    house = house_of(request)
    person = await person_of(request)
    wanted = await body_of(request, NewTable, NewTable())
    if game_of(wanted.rules).is_small(wanted.rules):
        raise Refusal(Fault.RULES_REFUSED, "expected a whole deck; others are for tests")
    within(request, house.allowances.tables)
    table = await house.tables.create(person, _named(wanted))
    return in_json(_address(request, table), status=201)


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
    typed = await body_of(request, Code)
    within(request, house.allowances.codes)
    table = await house.tables.find(typed.code)
    if table is None:
        raise Refusal(Fault.NO_SUCH_CODE, "expected the code of a table")
    uncounted(request, house.allowances.codes)  # who knows the code has not guessed
    return in_json(_address(request, table))


async def record(request: Request) -> Response:
    """GET /api/tables/{table}/games/{number}/record: a finished game, as text."""
    house = house_of(request)
    within(request, house.allowances.records)
    try:
        found = await house.tables.record(request.path_params["table"], _number(request))
    except Unfinished:
        raise Refusal(Fault.GAME_RUNNING, "expected a finished game") from None
    if found is None:
        raise Refusal(Fault.NO_SUCH_TABLE, "expected a table, and a game that was played there")
    headers = {"Cache-Control": "private, max-age=31536000, immutable"}
    return Response(write_record(found), 200, headers, "text/plain")


def _number(request: Request) -> int:
    """Of a game; 0, which no game has, for what is no number or as long as none will be."""
    text = str(request.path_params["number"])
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


async def healthz(request: Request) -> Response:
    """GET /healthz: a write has just become durable."""
    try:
        await house_of(request).store.probe()
    except NotStored:
        return in_json(Health(ok=False, server=__version__, protocol=PROTOCOL), status=503)
    return in_json(Health(ok=True, server=__version__, protocol=PROTOCOL))


async def metrics(request: Request) -> Response:
    """GET /metrics: from this machine, or with the operator's token."""
    house = house_of(request)
    if not _is_local(request) and not secrets.compare_digest(
        bearer(request).encode(), house.operator_token.encode()
    ):
        raise Refusal(Fault.NOT_ALLOWED, "expected this machine or the operator's token")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


def _name(text: str) -> str:
    try:
        return name(text)
    except NameEmpty as fault:
        raise Refusal(Fault.NAME_EMPTY, str(fault)) from None
    except NameTooLong as fault:
        raise Refusal(Fault.NAME_TOO_LONG, str(fault)) from None


def _address(request: Request, table: Table) -> Address:
    return Address(table.id, table.code, link(house_of(request), request, table.id))


def _is_local(request: Request) -> bool:
    try:
        address = ipaddress.ip_address(request.client.host if request.client else "")
    except ValueError:
        return False  # whatever a proxy has said
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback
