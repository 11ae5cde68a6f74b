"""What each person is sent. Everything here is about what is stored already."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from ..core.game import Step
from ..core.update import Update, update
from ..core.wire import Viewer
from ..protocol.messages import Bot, Free, Person, Phase, Roster
from ..protocol.messages import Sitter as SeenSitter
from .apply import Applied
from .clocks import waiting
from .entries import PersonId
from .room import Empty, Human, Lobby, Over, Playing, Robot, Room, Sitter, match_of, viewer_of


def greeting(
    room: Room, person: PersonId, *, here: Collection[PersonId], now: float
) -> tuple[Roster | Update, ...]:
    """What brings a new socket of `person` up to date: nothing before it is needed."""
    viewer = viewer_of(room, person)
    return (roster(room, person, here=here), *_standing(room, viewer, now=now))


def roster(room: Room, person: PersonId, *, here: Collection[PersonId]) -> Roster:
    """The table as `person` sees it, with `here` those who have a socket open."""
    stage, played = room.stage, match_of(room)
    running = isinstance(stage, Playing)
    return Roster(
        table=room.table,
        code=room.code,
        game=room.game.name,
        rules=room.rules,
        phase=_phase(room),
        number=room.number,
        commitment=played.match.chance.seed.commitment
        if running and played is not None
        else room.next_seed.commitment,
        nonces=() if played is None else played.match.chance.nonces,
        seats=tuple(_sitter(room, sitter, here) for sitter in room.sitters),
        you=viewer_of(room, person),
        host=person == room.host,
    )


def news(applied: Applied, viewer: Viewer, *, now: float) -> Update | None:
    """What `viewer` is sent after `applied`, or None if the game stood still.

    Who has just sat down or stood up needs a `greeting` instead: the view is another one.
    """
    stage = match_of(applied.room)
    if applied.step is None or stage is None:
        return None
    return _update(applied.room, stage, applied.step, viewer, now=now)


def _standing(room: Room, viewer: Viewer, *, now: float) -> tuple[Update, ...]:
    stage = match_of(room)
    if stage is None:
        return ()
    return (_update(room, stage, Step(stage.match.state), viewer, now=now),)


def _update(
    room: Room, stage: Playing, step: Step[object], viewer: Viewer, *, now: float
) -> Update:
    times = waiting(room, viewer, now=now)
    return update(room.game, step, viewer, seq=stage.updates, waiting=times)


def _phase(room: Room) -> Phase:
    match room.stage:
        case Lobby():
            return Phase.LOBBY
        case Playing():
            return Phase.PLAYING
        case Over():
            return Phase.OVER
        case _:
            assert_never(room.stage)


def _sitter(room: Room, sitter: Sitter, here: Collection[PersonId]) -> SeenSitter:
    match sitter:
        case Empty():
            return Free()
        case Human(person, name):
            again = isinstance(room.stage, Over) and person in room.stage.nonces
            return Person(name, person in here, person == room.host, again)
        case Robot(name, level):
            return Bot(name, level)
        case _:
            assert_never(sitter)
