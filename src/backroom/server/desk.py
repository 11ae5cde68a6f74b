"""Reads what came over a socket: a command goes to the table, all else is refused by name."""

from __future__ import annotations

import time
from math import ceil

import msgspec

from ..protocol.codec import decode
from ..protocol.commands import AnyCommand, Chat, Say, Sit
from ..protocol.messages import Done, Pong, Reason, Refused
from ..table import PersonId
from .house import House
from .live import LiveTable
from .store.contract import Person

LONGEST = 4096  # characters of a message; every command of this protocol is far shorter
LONGEST_DETAIL = 200  # characters of an explanation, which may quote what came

Answer = Done | Refused | Pong


class Desk:
    """What one person sends to one table."""

    def __init__(self, house: House, live: LiveTable, person: Person) -> None:
        self._house = house
        self._live = live
        self._person = person
        self._allowance = f"{live.room.table} {person.id}"

    async def answer(self, text: str | bytes) -> Answer:
        """The answer to what came, whatever it is."""
        command = read(text)
        wait_s = self._wait_s(command)
        if wait_s > 0:
            return Refused(command.id, Reason.TOO_FAST, wait_ms=ceil(wait_s * 1000))
        if isinstance(command, Refused):
            return command
        name = await self._name(command)
        return await self._live.command(PersonId(self._person.id), name, command)

    def _wait_s(self, command: AnyCommand | Refused) -> float:
        """Until this person may ask that here; 0.0: now, and then it counts."""
        allowances, now = self._house.allowances, time.monotonic()
        wait_s = allowances.commands.take(self._allowance, now=now)
        if wait_s == 0 and isinstance(command, Say | Chat):
            return allowances.talk.take(self._allowance, now=now)
        return wait_s

    async def _name(self, command: AnyCommand) -> str:
        """What the person is called by now, where that matters."""
        if not isinstance(command, Sit | Say | Chat):
            return self._person.name
        return (await self._house.store.names([self._person.id]))[self._person.id]


def read(text: str | bytes) -> AnyCommand | Refused:
    """The command that came, or why it is none."""
    if len(text) > LONGEST:
        detail = f"expected at most {LONGEST} characters, got {len(text)}"
        return Refused("", Reason.TOO_LARGE, detail=detail)
    try:
        return decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        return Refused(_id(text), Reason.UNREADABLE, detail=str(fault)[:LONGEST_DETAIL])


class _Anything(msgspec.Struct):
    id: str = ""


_anything = msgspec.json.Decoder(_Anything)


def _id(text: str | bytes) -> str:
    """The id of what may be no command, or ""."""
    try:
        return _anything.decode(text).id[:40]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
