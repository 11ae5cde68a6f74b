"""What is asked of the door: which tables are public, and a link as a picture."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ..protocol.bodies import Fault
from .asking import house_of
from .codes import typed
from .links import link
from .problems import Refusal
from .qr import qr


async def door(request: Request) -> Response:
    """GET /api/tables: the public tables; a 304 for whoever has seen them so."""
    shown = await house_of(request).door.shown()
    headers = {"ETag": shown.etag, "Cache-Control": "no-cache"}
    if shown.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(shown.body, 200, headers, "application/json")


async def picture(request: Request) -> Response:
    """GET /api/tables/{table}/qr.svg: its link as a QR code; `?device=` adds a device code."""
    house, table = house_of(request), request.path_params["table"]
    device = request.query_params.get("device", "")
    if not await house.tables.exists(table):
        raise Refusal(Fault.NO_SUCH_TABLE, "expected the id of a table")
    if device and not typed(device):
        raise Refusal(Fault.NO_SUCH_CODE, "expected a device code")
    ending = f"?device={typed(device)}" if device else ""
    drawn = await asyncio.to_thread(qr, link(house, request, table) + ending)
    headers = {
        "Cache-Control": "no-store" if device else "private, max-age=300",
        "Content-Security-Policy": "default-src 'none'",  # opened by itself it is a page of ours
    }
    return Response(drawn, 200, headers, "image/svg+xml")
