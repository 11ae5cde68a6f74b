"""Who somebody is: a random token for each device, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets
import time

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .agents import browser_of, system_of
from .store.contract import Device, Holder, Person, Store

TOKEN_BYTES = 32
DEVICE_BYTES = 8
COOKIE_S = 400 * 24 * 3600  # how long a device is remembered: the most that browsers allow
SEEN_S = 3600.0  # how exactly it is kept when a device was here

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class Identities:
    """The people whom the store knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # A cookie is sent to every port of a host, so it carries the name of its database.
        self._cookie = f"backroom-{store.instance}"

    async def who(self, asking: HTTPConnection) -> Person | None:
        """The person whose token came with the request; None for none, or a broken one."""
        holder = await self.holder(asking)
        return holder.person if holder else None

    async def holder(self, asking: HTTPConnection) -> Holder | None:
        """The same, and by which device."""
        token = self._token(asking)
        return await self._store.holder(_hash(token)) if token else None

    async def seen(self, asking: HTTPConnection, holder: Holder) -> None:
        """The device of `holder` is here; that is kept, unless it was lately."""
        if time.time() - holder.device.seen >= SEEN_S or not _is_like(holder.device, asking):
            await self._store.saw(_device(asking, holder.device.id))

    async def join(self, asking: HTTPConnection, name: str) -> tuple[Person, str]:
        """A new person on the device that asks, and the token."""
        person = Person(f"p_{secrets.token_urlsafe(12)}", name)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_person(person, _device(asking, _new_id()), _hash(token))
        return person, token

    async def add_device(self, asking: HTTPConnection, person: str) -> str:
        """The token by which the device that asks acts for `person` from now on."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_device(person, _device(asking, _new_id()), _hash(token))
        return token

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name."""
        if name != person.name:
            await self._store.rename(person.id, name)
        return Person(person.id, name)

    def remember(self, response: Response, token: str, *, secure: bool) -> None:
        """The browser keeps the token where no script can read it."""
        response.set_cookie(
            self._cookie,
            token,
            max_age=COOKIE_S,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )

    def forget(self, response: Response) -> None:
        """The browser keeps no token any more."""
        response.delete_cookie(self._cookie, path="/")

    def cookie(self, asking: HTTPConnection) -> str:
        """The well-formed token in the cookie, or ""."""
        return _well_formed(asking.cookies.get(self._cookie, ""))

    def _token(self, asking: HTTPConnection) -> str:
        return _well_formed(bearer(asking)) or self.cookie(asking)


def bearer(asking: HTTPConnection) -> str:
    """What came in `Authorization: Bearer`, or ""."""
    scheme, _, token = asking.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _device(asking: HTTPConnection, device: str) -> Device:
    """The device that asks, under this id."""
    agent = asking.headers.get("user-agent", "")
    return Device(device, browser_of(agent), system_of(agent), time.time())


def _is_like(device: Device, asking: HTTPConnection) -> bool:
    now = _device(asking, device.id)
    return (device.browser, device.system) == (now.browser, now.system)


def _new_id() -> str:
    return f"d_{secrets.token_hex(DEVICE_BYTES)}"


def _well_formed(token: str) -> str:
    return token if _TOKEN.fullmatch(token) else ""


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
