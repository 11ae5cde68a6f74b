"""What a program asks of a server before it opens a socket."""

from __future__ import annotations

from typing import TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from ..games.gang.rules import Rules
from ..protocol.bodies import Address, Code, DeviceCode, Devices, Door, Identity, Me, NewTable
from ..protocol.games import AnyRules
from ..protocol.messages import Problem
from ..protocol.options import Options

TIMEOUT_S = 10.0

T = TypeVar("T")


class ServerRefused(Exception):
    """The server answered with a problem."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.error}: {problem.detail}")
        self.status = status
        self.problem = problem


class Api:
    """A server at an address, asked as one person. Blocks; every call may raise `ServerRefused`."""

    def __init__(self, url: str, token: str = "") -> None:
        """`url` like `http://192.168.1.5:8440`; without a token only `door` and `record` work."""
        self.url = url.rstrip("/")
        self.token = token

    @classmethod
    def join(cls, url: str, name: str) -> Api:
        """A new person of this name."""
        api = cls(url)
        token = api._post("/api/identities", Me(name), Identity).token
        return cls(url, token)

    def rename(self, name: str) -> str:
        """What the person is called from now on."""
        return self._post("/api/me", Me(name), Me).name

    def new_table(self, rules: AnyRules | None = None, options: Options | None = None) -> Address:
        """A table of which this person is the host."""
        wanted = NewTable(rules or Rules(), options=options or Options())
        return self._post("/api/tables", wanted, Address)

    def door(self) -> Door:
        """The public tables."""
        return msgspec.json.decode(self._ask(self._request("GET", "/api/tables")), type=Door)

    def table_by_code(self, code: str) -> Address:
        """The table with this code."""
        return self._post("/api/codes", Code(code), Address)

    def device_code(self) -> str:
        """A code by which one more device becomes this person's."""
        return self._post("/api/me/devices/code", None, DeviceCode).code

    def become(self, code: str) -> Api:
        """The person whose device code this is; the token of before is good no more."""
        return Api(self.url, self._post("/api/devices", Code(code), Identity).token)

    def devices(self) -> Devices:
        """All devices of this person."""
        asked = self._request("GET", "/api/me/devices")
        return msgspec.json.decode(self._ask(asked), type=Devices)

    def remove_device(self, device: str) -> Devices:
        """The devices that are left."""
        asked = self._request("DELETE", f"/api/me/devices/{device}")
        return msgspec.json.decode(self._ask(asked), type=Devices)

    def record(self, table: str, number: int) -> str:
        """The record of a finished game."""
        asked = self._request("GET", f"/api/tables/{table}/games/{number}/record")
        return self._ask(asked).decode()

    def _post(self, path: str, body: object, answer: type[T]) -> T:
        sent = b"" if body is None else msgspec.json.encode(body)
        return msgspec.json.decode(self._ask(self._request("POST", path, sent)), type=answer)

    def _request(self, method: str, path: str, body: bytes | None = None) -> Request:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        return Request(self.url + path, body, headers, method=method)

    def _ask(self, request: Request) -> bytes:
        try:
            with urlopen(request, timeout=TIMEOUT_S) as answer:
                body: bytes = answer.read()
                return body
        except HTTPError as error:
            with error:
                raise ServerRefused(error.code, _problem(error.read())) from None


def _problem(body: bytes) -> Problem:
    try:
        return msgspec.json.decode(body, type=Problem)
    except msgspec.DecodeError:
        return Problem("unreadable", body[:200].decode(errors="replace"))
