"""What one person alone is told, and has to be thought out first: off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Protocol

import structlog

from ..bots import has_hindsight, has_solver, in_sight, played_deal, played_turn
from ..core.wire import Message, Spectator
from ..games.crash import CrashRules
from ..games.dice import DiceRules
from ..games.gang.rules import Rules
from ..table import PersonId, Room, match_of, viewer_of
from . import analyses, odds
from .threads import Threads

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Subject:
    """Something to be told of."""

    # Any: the rules and views of each game are its own.
    tells: Callable[[Any], bool]
    """do tables with these rules tell of it?"""
    found: Callable[[Any], Hashable | None]
    """what of a view is to be told of now; None for nothing, as to whoever has no seat"""
    told: Callable[[Any, Any], Message]
    """what is told of it"""


SUBJECTS: dict[type, Subject] = {
    Rules: Subject(odds.tells, in_sight, odds.of_hand),
    CrashRules: Subject(has_hindsight, played_deal, analyses.of_deal),
    DiceRules: Subject(has_solver, played_turn, analyses.of_turn),
}
"""By the type of a game's rules."""


class Hearers(Protocol):
    """Those whose sockets are open."""

    def people(self) -> frozenset[PersonId]:
        """Whose sockets are open."""

    def tell(self, person: PersonId, message: Message) -> None:
        """All sockets of `person`, and nobody else's, are sent this."""


class Asides:
    """What the people at one table have been told aside."""

    def __init__(self, hearers: Hearers, threads: Threads) -> None:
        self._hearers = hearers
        self._threads = threads
        self._room: Room | None = None
        self._told: dict[PersonId, Hashable] = {}
        self._thinking: dict[PersonId, asyncio.Task[None]] = {}

    def look(self, room: Room) -> None:
        """Whoever has something else to be told of than before will be told, and soon."""
        self._room = room
        subject = SUBJECTS.get(type(room.rules))
        if subject is None or not subject.tells(room.rules):
            return
        here = self._hearers.people()
        self._told = {person: about for person, about in self._told.items() if person in here}
        for person in here:
            if person not in self._thinking and self._news(person) is not None:
                self._thinking[person] = asyncio.ensure_future(self._think(person))

    def tell_again(self, room: Room, person: PersonId) -> None:
        """Another socket of `person` is open, which has heard nothing."""
        self._told.pop(person, None)
        self.look(room)

    def stop(self) -> None:
        """Nobody is told anything any more."""
        for task in self._thinking.values():
            task.cancel()

    async def _think(self, person: PersonId) -> None:
        """Until `person` has been told of what there is by then."""
        try:
            while (about := self._news(person)) is not None and self._room:
                message = await self._thought(self._room, about)
                if about == self._news(person):
                    self._told[person] = about
                    if message:
                        self._hearers.tell(person, message)
        finally:
            del self._thinking[person]

    async def _thought(self, room: Room, about: Hashable) -> Message | None:
        """What is to be told of it; None if that fails: a table goes on without."""
        try:
            return await self._threads.do(SUBJECTS[type(room.rules)].told, room.rules, about)
        except Exception:
            _log.exception("aside failed", table=room.table)
            return None

    def _news(self, person: PersonId) -> Hashable | None:
        """What there is to be told `person`, unless that has been told."""
        room = self._room
        played = match_of(room) if room else None
        if room is None or played is None:
            return None
        viewer = viewer_of(room, person)
        if isinstance(viewer, Spectator) or person not in self._hearers.people():
            return None
        about = SUBJECTS[type(room.rules)].found(room.game.view(played.match.state, viewer))
        return None if about == self._told.get(person) else about
