"""Who somebody is: a random token for each device, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .store.contract import Person, Store

TOKEN_BYTES = 32
COOKIE_S = 400 * 24 * 3600  # how long a device is remembered: the most that browsers allow

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class Identities:
    """The people whom the store knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # A cookie is sent to every port of a host, so it carries the name of its database.
        self._cookie = f"backroom-{store.instance}"

    async def who(self, asking: HTTPConnection) -> Person | None:
        """The person whose token came with the request; None for none, or a broken one."""
        token = self._token(asking)
        return await self._store.person(_hash(token)) if token else None

    async def join(self, name: str) -> tuple[Person, str]:
        """A new person, and the token."""
        person = Person(f"p_{secrets.token_urlsafe(12)}", name)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_person(person, _hash(token))
        return person, token

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

    def cookie(self, asking: HTTPConnection) -> str:
        """The well-formed token in the cookie, or ""."""
        return _well_formed(asking.cookies.get(self._cookie, ""))

    def _token(self, asking: HTTPConnection) -> str:
        return _well_formed(bearer(asking)) or self.cookie(asking)


def bearer(asking: HTTPConnection) -> str:
    """What came in `Authorization: Bearer`, or ""."""
    scheme, _, token = asking.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _well_formed(token: str) -> str:
    return token if _TOKEN.fullmatch(token) else ""


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
