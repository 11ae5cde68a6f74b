"""What waits to be sent to one socket: bounded, and what is out of date leaves first."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass

from ..core.update import Update
from ..core.wire import Message
from ..protocol.analyses import Analysis
from ..protocol.messages import Odds, Roster, Talked

MOST = 64  # messages
LINES = 16  # of talk
ROOM = 32  # waiting messages below which it has room


_KEPT: dict[type[Message], int] = {Update: 1, Roster: 1, Odds: 1, Analysis: 1, Talked: LINES}


@dataclass(frozen=True, slots=True)
class Envelope:
    """A message, encoded once for all who get it."""

    kind: type[Message]
    text: str


class Outbox:
    """The messages for one socket, in order.

    When it is full, of the updates and of the rosters only the newest stay: each holds all that
    there is to know. Of what was said the last `LINES` messages stay. Answers to commands always
    stay; whoever answers waits for room first.
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
    later: Counter[type[Message]] = Counter(envelope.kind for envelope in waiting)
    for envelope in waiting:
        later[envelope.kind] -= 1
        if later[envelope.kind] < _KEPT.get(envelope.kind, MOST):
            yield envelope
