"""Links that others can follow."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import Request

from .house import House


def link(house: House, asking: Request, table: str) -> str:
    """The address of the table, made from `--public-url` or the address in the LAN.

    Where the server knows itself only as this machine, the name by which it was asked is better,
    unless that is this machine too.
    """
    asked = f"{asking.url.scheme}://{asking.headers.get('host', '')}"
    is_better = _is_this_machine(house.share) and not _is_this_machine(asked)
    return f"{asked if is_better else house.share}/t/{table}"


def _is_this_machine(address: str) -> bool:
    host = urlsplit(address).hostname or ""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
