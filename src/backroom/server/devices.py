"""A person's devices: codes that add one, and the sockets of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ..protocol.bodies import Close
from .codes import new_code, typed

CODE_S = 300  # how long a device code is good


@dataclass(frozen=True, slots=True)
class _Open:
    person: str
    until: float


class DeviceCodes:
    """The codes that are open: one a person, once, for `CODE_S`. A restart closes all.

    `now` is any clock that only rises.
    """

    def __init__(self) -> None:
        self._open: dict[str, _Open] = {}  # by code, the oldest first

    def open(self, person: str, *, now: float) -> str:
        """A code for one more device of `person`, in the place of the last one."""
        self._open = {
            code: one
            for code, one in self._open.items()
            if one.until > now and one.person != person
        }
        code = new_code()
        self._open[code] = _Open(person, now + CODE_S)
        return code

    def use(self, code: str, *, now: float) -> str:
        """Whose code it is, which is good no more; "" if it is nobody's."""
        found = self._open.pop(typed(code), None)
        return found.person if found and found.until > now else ""


class Ended(Protocol):
    """A socket that can be told to end."""

    def end(self, close: Close) -> None:
        """Returns at once."""


class DeviceSockets:
    """The open sockets of each device."""

    def __init__(self) -> None:
        self._open: dict[str, list[Ended]] = {}
        self._removed: set[str] = set()  # since the start: a socket may be opening meanwhile

    def enter(self, device: str, socket: Ended) -> None:
        """`socket` is open, unless its device has been removed meanwhile."""
        self._open.setdefault(device, []).append(socket)
        if device in self._removed:
            socket.end(Close.DEVICE_REMOVED)

    def leave(self, device: str, socket: Ended) -> None:
        """`socket` is closed."""
        self._open[device].remove(socket)
        if not self._open[device]:
            del self._open[device]

    def remove(self, device: str) -> None:
        """The device is removed: its sockets end."""
        self._removed.add(device)
        for socket in self._open.get(device, ()):
            socket.end(Close.DEVICE_REMOVED)
