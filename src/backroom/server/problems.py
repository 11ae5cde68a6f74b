"""Answers that say no: each with a status, a code from a closed set and words for programmers."""

from __future__ import annotations

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..protocol.bodies import Fault
from ..protocol.messages import Problem
from .store.contract import NotStored

STATUS = {
    Fault.BAD_BODY: 400,
    Fault.TOO_LARGE: 413,
    Fault.NAME_EMPTY: 400,
    Fault.NAME_TOO_LONG: 400,
    Fault.RULES_REFUSED: 400,
    Fault.NO_SUCH_TABLE: 404,
    Fault.NO_SUCH_CODE: 404,
    Fault.NO_SUCH_DEVICE: 404,
    Fault.TOO_MANY_DEVICES: 409,
    Fault.GAME_RUNNING: 409,
    Fault.NO_IDENTITY: 401,
    Fault.FOREIGN_ORIGIN: 403,
    Fault.UNKNOWN_HOST: 403,
    Fault.NOT_FOUND: 404,
    Fault.WRONG_METHOD: 405,
    Fault.TOO_FAST: 429,
    Fault.NOT_STORED: 503,
    Fault.NOT_ALLOWED: 403,
    Fault.BROKEN: 500,
}

_log = structlog.get_logger()


class Refusal(Exception):
    """The request is refused."""

    def __init__(self, fault: Fault, detail: str, *, retry_s: int = 0) -> None:
        super().__init__(detail)
        self.fault = fault
        self.detail = detail
        self.retry_s = retry_s


def problem(fault: Fault, detail: str, *, retry_s: int = 0) -> Response:
    """The answer that says so."""
    headers = {"Retry-After": str(retry_s)} if retry_s else {}
    body = msgspec.json.encode(Problem(fault, detail))
    return Response(body, STATUS[fault], headers, "application/json")


async def refused(request: Request, error: Exception) -> Response:
    """For a `Refusal`."""
    assert isinstance(error, Refusal)
    return _counted(request, error.fault, error.detail, retry_s=error.retry_s)


async def not_stored(request: Request, error: Exception) -> Response:
    """For a `NotStored`."""
    assert isinstance(error, NotStored)
    return _counted(request, Fault.NOT_STORED, "the database cannot be written; nothing changed")


async def astray(request: Request, error: Exception) -> Response:
    """For a path or a method that does not exist."""
    assert isinstance(error, HTTPException)
    fault = Fault.WRONG_METHOD if error.status_code == 405 else Fault.NOT_FOUND
    return _counted(request, fault, error.detail)


async def broken(request: Request, error: Exception) -> Response:
    """For a fault of ours."""
    route = request.scope.get("route")  # none if the fault came before it was found
    _log.error("request failed", path=route and route.path, error=type(error).__name__)
    return _counted(request, Fault.BROKEN, "the server has a fault; its log says more")


def _counted(request: Request, fault: Fault, detail: str, *, retry_s: int = 0) -> Response:
    request.app.state.house.metrics.refused(fault)
    return problem(fault, detail, retry_s=retry_s)
