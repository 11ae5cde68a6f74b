"""The server's routes."""

from __future__ import annotations

from contextlib import suppress

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..protocol.bodies import Close
from ..protocol.games import GAMES
from ..table import PersonId, belongs
from . import api, api_devices, api_door
from .asking import house_of
from .guard import Guard
from .house import House
from .limits import Limits
from .live import LiveTable
from .problems import Refusal, astray, broken, not_stored, refused
from .session import Session, turn_away
from .store.contract import NotStored

_log = structlog.get_logger()


def app(house: House) -> Starlette:
    """The ASGI app of one server, whose stores and tables are open already."""
    made = Starlette(
        routes=[
            Route("/", index),
            Route("/rules", index),
            *(Route(f"/rules/{game}", index) for game in GAMES),
            Route("/t/{table}", index),
            Route("/web/{path:path}", file),
            Route("/api/me", api.me),
            Route("/api/me", api.be, methods=["POST"]),
            Route("/api/me/devices", api_devices.devices),
            Route("/api/me/devices/code", api_devices.code, methods=["POST"]),
            Route("/api/me/devices/{device}", api_devices.remove, methods=["DELETE"]),
            Route("/api/devices", api_devices.join, methods=["POST"]),
            Route("/api/identities", api.identities, methods=["POST"]),
            Route("/api/tables", api_door.door),
            Route("/api/tables", api.tables, methods=["POST"]),
            Route("/api/codes", api.codes, methods=["POST"]),
            Route("/api/tables/{table}/games/{number}/record", api.record),
            Route("/api/tables/{table}/qr.svg", api_door.picture),
            WebSocketRoute("/api/tables/{table}/socket", socket),
            Route("/healthz", api.healthz),
            Route("/metrics", api.metrics),
        ],
        middleware=[Middleware(Guard, house=house)],
        exception_handlers={
            Refusal: refused,
            NotStored: not_stored,
            HTTPException: astray,
            Exception: broken,
        },
    )
    made.state.house = house
    return made


async def index(request: Request) -> Response:
    """The page, whatever it is to show: it finds out by its address."""
    return _found(house_of(request).pages.index(request))


async def file(request: Request) -> Response:
    """A file of the browser client."""
    return _found(house_of(request).pages.file(request, request.path_params["path"]))


async def socket(socket: WebSocket) -> None:
    """A socket at a table, until it is closed."""
    house = house_of(socket)
    await socket.accept()
    house.metrics.sockets.inc()
    try:
        await _seen_in(socket, house)
    except WebSocketDisconnect:
        return
    except Exception:
        _log.exception("socket failed", table=socket.path_params["table"])
        await turn_away(socket, house, Close.BROKEN)
    finally:
        house.metrics.sockets.dec()


async def _seen_in(socket: WebSocket, house: House) -> None:
    holder = await house.identities.holder(socket)
    if holder is None:
        await turn_away(socket, house, Close.NO_IDENTITY)
        return
    with suppress(NotStored):  # then it is kept next time
        await house.identities.seen(socket, holder)
    live = await house.tables.live(socket.path_params["table"])
    if live is None:
        await turn_away(socket, house, Close.NO_SUCH_TABLE)
    elif _is_full(live, PersonId(holder.person.id), house.allowances.limits):
        await turn_away(socket, house, Close.TOO_MANY_SOCKETS)
    else:
        await Session(socket, house, live, holder).run()


def _is_full(live: LiveTable, person: PersonId, limits: Limits) -> bool:
    """Has `person` enough sockets there, or the table enough of those who watch?"""
    crowded = len(live.audience) >= limits.watching and not belongs(live.room, person)
    return crowded or live.audience.sockets(person) >= limits.sockets


def _found(answer: Response | None) -> Response:
    if answer is None:
        raise HTTPException(404, "expected a file of the browser client")
    return answer
