"""What waits to be sent to one socket: bounded, and what is out of date leaves first."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from ..core.update import Update
from ..core.wire import Message
from ..protocol.messages import Roster

MOST = 64  # messages
ROOM = 32  # waiting messages below which it has room


@dataclass(frozen=True, slots=True)
class Envelope:
    """A message, encoded once for all who get it."""

    kind: type[Message]
    text: str


class Outbox:
    """The messages for one socket, in order.

    When it is full, of the updates and of the rosters only the newest stay: each holds all that
    there is to know. Answers to commands always stay; whoever answers waits for room first.
    """

    def __init__(self) -> None:
        self._waiting: deque[Envelope] = deque()
        self._filled = asyncio.Event()
        self._emptied = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, envelope: Envelope) -> None:
        """`envelope` will be sent, or one of its kind that is newer."""
        self._waiting.append(envelope)
        self._filled.set()
        if len(self._waiting) > MOST:
            self._waiting = deque(_newest(self._waiting))

    async def next(self) -> Envelope:
        """The oldest, as soon as there is one."""
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        if len(self._waiting) <= ROOM:
            self._emptied.set()
        return self._waiting.popleft()

    async def has_room(self) -> None:
        """Returns when fewer than `ROOM` messages wait."""
        while len(self._waiting) >= ROOM:
            self._emptied.clear()
            await self._emptied.wait()


def _newest(waiting: deque[Envelope]) -> Iterator[Envelope]:
    last = {envelope.kind: place for place, envelope in enumerate(waiting)}
    for place, envelope in enumerate(waiting):
        if envelope.kind not in (Update, Roster) or last[envelope.kind] == place:
            yield envelope
