"""Those who look at a table: whose sockets are open, and what each of them is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Protocol

from ..core.wire import Message, Viewer
from ..protocol.codec import encode
from ..protocol.messages import Phase
from ..table import Applied, PersonId, Room, greeting, just_heard, news, roster, viewer_of
from ..table.messages import phase_of
from ..table.room import people as sitting
from .outbox import Envelope

AWAY_S = 2.0  # a page that is loaded anew is back before anybody hears that it was away


class Listener(Protocol):
    """A socket, as a table knows it."""

    @property
    def person(self) -> PersonId:
        """Whose socket it is."""

    def send(self, envelope: Envelope) -> None:
        """Returns at once, whatever the network does."""


class Audience:
    """The sockets at one table, by person."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._listeners: dict[PersonId, list[Listener]] = {}
        self._here: frozenset[PersonId] = frozenset()  # of those who sit; as everybody was told

    def __len__(self) -> int:
        """How many sockets are open."""
        return sum(map(len, self._listeners.values()))

    def sockets(self, person: PersonId) -> int:
        """How many of them are this person's."""
        return len(self._listeners.get(person, ()))

    def people(self) -> frozenset[PersonId]:
        """Whose sockets are open."""
        return frozenset(self._listeners)

    def join(self, listener: Listener, *, now: float) -> None:
        """`listener` is told how things stand, and from now on what happens."""
        self._listeners.setdefault(listener.person, []).append(listener)
        self._tell_who_is_here(but=listener)
        for message in self._greeting(listener.person, now=now):
            listener.send(message)

    def leave(self, listener: Listener) -> None:
        """`listener` is told nothing any more."""
        listeners = self._listeners[listener.person]
        listeners.remove(listener)
        if not listeners:
            del self._listeners[listener.person]
            asyncio.get_running_loop().call_later(AWAY_S, self._tell_who_is_here)

    def tell(self, person: PersonId, message: Message) -> None:
        """All sockets of `person`, and nobody else's, are sent this."""
        if person in self._listeners:
            self._send(person, _sealed(message))

    def hears(self, before: Room, applied: Applied, *, now: float) -> None:
        """Everybody is told what has just been stored."""
        self._room = applied.room
        self._here = self._present()
        for person, messages in self._tidings(before, applied, now=now):
            self._send(person, *messages)

    def sees(self, room: Room, *, now: float) -> None:
        """Everybody is told how things stand, whatever happened meanwhile."""
        self._room = room
        self._here = self._present()
        for person in tuple(self._listeners):
            self._send(person, *self._greeting(person, now=now))

    def _tidings(
        self, before: Room, applied: Applied, *, now: float
    ) -> Iterator[tuple[PersonId, list[Envelope]]]:
        updates: dict[Viewer, list[Envelope]] = {}
        for person in tuple(self._listeners):
            viewer = viewer_of(applied.room, person)
            if viewer != viewer_of(before, person):
                yield person, self._greeting(person, now=now)
                continue
            if viewer not in updates:
                update = news(applied, viewer, now=now)
                updates[viewer] = [_sealed(update)] if update else []
            is_new = applied.room.roster != before.roster or applied.roster_for == person
            rostered = [self._roster(person)] if is_new else []
            talked = self._last_line(person) if applied.has_talked else []
            updated = updates[viewer]
            if phase_of(applied.room) is Phase.OVER:  # first how it ended, or it seems broken off
                yield person, [*updated, *talked, *rostered]
            else:
                yield person, [*rostered, *talked, *updated]

    def _tell_who_is_here(self, *, but: Listener | None = None) -> None:
        if self._here == (here := self._present()):
            return
        self._here = here
        for person in tuple(self._listeners):
            self._send(person, self._roster(person), but=but)

    def _present(self) -> frozenset[PersonId]:
        return frozenset(
            sitter.person for sitter in sitting(self._room) if sitter.person in self._listeners
        )

    def _roster(self, person: PersonId) -> Envelope:
        return _sealed(roster(self._room, person, here=self._here))

    def _last_line(self, person: PersonId) -> list[Envelope]:
        """Nothing where it is not for this person: that something was said tells, too."""
        talked = just_heard(self._room, person)
        return [_sealed(talked)] if talked.lines else []

    def _greeting(self, person: PersonId, *, now: float) -> list[Envelope]:
        return [_sealed(one) for one in greeting(self._room, person, here=self._here, now=now)]

    def _send(self, person: PersonId, *messages: Envelope, but: Listener | None = None) -> None:
        for listener in self._listeners[person]:
            for message in messages if listener is not but else ():
                listener.send(message)


def _sealed(message: Message) -> Envelope:
    return Envelope(type(message), encode(message).decode())
