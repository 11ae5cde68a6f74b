"""Whether a request came to us on purpose: its Host and its Origin.

A page of somebody else may make a browser send requests here, with our cookie. Its Origin gives
it away. With a name that it first pointed at itself and then at us (DNS rebinding) the Origin
would agree with the Host; so the Host must be one of ours. An address in digits cannot be
pointed elsewhere, so every such Host is good, also behind a router that translates addresses.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Collection
from urllib.parse import urlsplit

_HOST = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::([0-9]{1,5}))?")
_PORTS = {"http": "80", "https": "443"}
_PAGES = {"ws": "http", "wss": "https"}  # by which a page came that opens such a socket


class Hosts:
    """The names by which this server is reached."""

    def __init__(self, *, public_url: str, allowed: Collection[str]) -> None:
        """`public_url` may be empty; `allowed` are names without a port."""
        public = urlsplit(public_url)
        machine = socket.gethostname().lower()
        self._public = (public.scheme, _netloc(public.scheme, public.netloc))
        self._names = {"localhost", machine, f"{machine}.local", (public.hostname or "").lower()}
        self._names |= {name.lower() for name in allowed}
        self._names.discard("")

    def is_ours(self, host: str) -> bool:
        """Is this header `Host` an address in digits, or one of our names?"""
        found = _HOST.fullmatch(host)
        return found is not None and (_is_digits(found[1]) or found[1].lower() in self._names)

    def is_own(self, origin: str, *, scheme: str, host: str) -> bool:
        """Is this header `Origin` of a page that we served to somebody who reached us as `host`?

        `scheme` is that of the request. A page that came by http could have been changed on the
        way, so it is foreign to who asks by https.
        """
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https") or not parts.netloc:
            return False
        here = (parts.scheme, _netloc(parts.scheme, parts.netloc))
        asked = _PAGES.get(scheme, scheme)
        return here in ((asked, _netloc(asked, host)), self._public)


def _is_digits(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _netloc(scheme: str, netloc: str) -> str:
    """In small letters, without the scheme's own port."""
    return netloc.lower().removesuffix(f":{_PORTS.get(scheme, '')}")
