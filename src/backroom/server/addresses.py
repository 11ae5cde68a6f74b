"""Where this server listens, and where others find it."""

from __future__ import annotations

import errno
import socket
from dataclasses import dataclass

from .settings import PORT, Settings

NEXT = 10  # ports tried when none is named
BACKLOG = 2048
SEND_BUFFER = 65_536  # bytes the system keeps for a slow reader, before views are collapsed


class CannotListen(Exception):
    """The text tells the operator why."""


@dataclass(frozen=True, slots=True)
class Listening:
    """An open socket, and the address by which to reach it."""

    socket: socket.socket
    url: str  # like http://192.168.1.5:8440, without a slash at its end


def listen(settings: Settings) -> Listening:
    """A socket that accepts connections already.

    Raises:
        CannotListen: the port is taken, or the host is not of this machine.
    """
    ports = range(PORT, PORT + NEXT) if settings.port is None else (settings.port,)
    for port in ports:
        try:
            opened = opened_at(settings.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CannotListen(_why(settings.host, port, error)) from error
            continue
        return Listening(opened, f"http://{_reached(settings.host, opened)}")
    raise CannotListen(_taken(ports[0], ports[-1]))


def opened_at(host: str, port: int) -> socket.socket:
    """A socket that accepts connections there, or OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    opened = socket.create_server((host, port), family=family, backlog=BACKLOG, dualstack_ipv6=both)
    # The accepted ones inherit both. asyncio leaves the second to us where no protocol is named.
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return opened


def lan_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # reserved for examples; UDP sends nothing by itself
            return str(probe.getsockname()[0])
    except OSError:
        return "127.0.0.1"


def _reached(host: str, opened: socket.socket) -> str:
    port = opened.getsockname()[1]
    if host in ("", "0.0.0.0", "::"):
        return f"{lan_address()}:{port}"
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _taken(first: int, last: int) -> str:
    ports = f"port {first} is" if first == last else f"ports {first} to {last} are"
    return f"{ports} taken by another program; name a free one with --port"


def _why(host: str, port: int, error: OSError) -> str:
    return f"cannot listen on {host} port {port}: {error.strerror or error}"
