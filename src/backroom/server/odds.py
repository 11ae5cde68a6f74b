"""Where tables tell odds, each seat hears of its own hand: thought out off the event loop."""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from ..bots import InSight, in_sight, percent
from ..core.wire import Message, Spectator
from ..games.gang.rules import Helper, Rules
from ..protocol.messages import Odds
from ..table import PersonId, Playing, Room, viewer_of
from .aside import Aside

_log = structlog.get_logger()


class Hearers(Protocol):
    """Those whose sockets are open."""

    def people(self) -> frozenset[PersonId]:
        """Whose sockets are open."""

    def tell(self, person: PersonId, message: Message) -> None:
        """All sockets of `person`, and nobody else's, are sent this."""


class OddsTeller:
    """What the people at one table have been told of their own hands."""

    def __init__(self, hearers: Hearers, aside: Aside) -> None:
        self._hearers = hearers
        self._aside = aside
        self._room: Room | None = None
        self._told: dict[PersonId, InSight] = {}
        self._thinking: dict[PersonId, asyncio.Task[None]] = {}

    def look(self, room: Room) -> None:
        """Whoever has other cards in sight than before will be told, and soon."""
        self._room = room
        if not isinstance(room.rules, Rules) or room.rules.helper is not Helper.ODDS:
            return
        here = self._hearers.people()
        self._told = {person: sight for person, sight in self._told.items() if person in here}
        for person in here:
            if person not in self._thinking and self._news(person):
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
        """Until `person` has been told about what is in sight by then."""
        try:
            while (sight := self._news(person)) and self._room:
                answer = await self._thought(self._room, sight)
                if sight == self._news(person):
                    self._told[person] = sight
                    if answer:
                        self._hearers.tell(person, answer)
        finally:
            del self._thinking[person]

    async def _thought(self, room: Room, sight: InSight) -> Odds | None:
        """What is to be told about `sight`; None if that fails: a table goes on without odds."""
        assert isinstance(room.rules, Rules)  # no other game has odds
        try:
            answer = await self._aside.do(percent, room.rules, sight)
        except Exception:
            _log.exception("odds failed", table=room.table)
            return None
        return Odds(answer, sight.hole + sight.board)

    def _news(self, person: PersonId) -> InSight | None:
        """What is in sight of `person`, unless that has been told."""
        room = self._room
        if room is None or not isinstance(room.stage, Playing):
            return None
        viewer = viewer_of(room, person)
        if isinstance(viewer, Spectator) or person not in self._hearers.people():
            return None
        sight = in_sight(room.game.view(room.stage.match.state, viewer))
        return None if sight == self._told.get(person) else sight
