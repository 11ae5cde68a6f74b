"""What each person is sent. Everything here is about what is stored already."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from ..core.game import Step
from ..core.update import Update, update
from ..core.wire import Viewer
from ..protocol.messages import Bot, Free, Person, Phase, Roster, Talked
from ..protocol.messages import Sitter as SeenSitter
from .after_game import Applied
from .clocks import waiting
from .entries import PersonId
from .room import (
    Empty,
    Human,
    Lobby,
    Over,
    Playing,
    Robot,
    Room,
    Sitter,
    is_paused,
    match_of,
    seq_of,
    viewer_of,
)
from .talking import heard, is_muted, may_chat, may_say
from .voting import ballots


def greeting(
    room: Room, person: PersonId, *, here: Collection[PersonId], now: float
) -> tuple[Roster | Talked | Update, ...]:
    """What brings a new socket of `person` up to date: nothing before it is needed."""
    viewer, stage = viewer_of(room, person), match_of(room)
    known = (roster(room, person, here=here), heard(room, person))
    if stage is None:
        return known
    return (*known, _update(room, stage, Step(stage.match.state), viewer, now=now))


def roster(room: Room, person: PersonId, *, here: Collection[PersonId]) -> Roster:
    """The table as `person` sees it, with `here` those who have a socket open."""
    played = match_of(room)
    return Roster(
        table=room.table,
        code=room.code,
        game=room.game.name,
        rules=room.rules,
        phase=phase_of(room),
        number=room.number,
        commitment=_commitment(room),
        nonces=() if played is None else played.match.chance.nonces,
        seats=tuple(_sitter(room, sitter, here) for sitter in room.sitters),
        host_name=room.host_name,
        options=room.options,
        locked=room.locked,
        paused=is_paused(room),
        restarting=isinstance(room.stage, Over) and room.stage.restarts,
        ballots=ballots(room, person),
        may_chat=may_chat(room, person),
        may_say=may_say(room, person),
        muted=is_muted(room, person),
        you=viewer_of(room, person),
        host=person == room.host,
    )


def phase_of(room: Room) -> Phase:
    """What the table is doing."""
    match room.stage:
        case Lobby():
            return Phase.LOBBY
        case Playing():
            return Phase.PLAYING
        case Over():
            return Phase.OVER
        case _:
            assert_never(room.stage)


def news(applied: Applied, viewer: Viewer, *, now: float) -> Update | None:
    """What `viewer` is sent after `applied`, or None if it can tell nothing of it.

    Who has just sat down or stood up needs a `greeting` instead: the view is another one.
    """
    stage = match_of(applied.room)
    if applied.step is None or stage is None or viewer in applied.unaware:
        return None
    return _update(applied.room, stage, applied.step, viewer, now=now)


def _update(
    room: Room, stage: Playing, step: Step[object], viewer: Viewer, *, now: float
) -> Update:
    times = waiting(room, viewer, now=now)
    return update(room.game, step, viewer, seq=seq_of(stage, viewer), waiting=times)


def _commitment(room: Room) -> str:
    """Of the running game, else of the next one: what people are to keep now."""
    if isinstance(room.stage, Playing):
        return room.stage.match.chance.seed.commitment
    return room.next_seed.commitment


def _sitter(room: Room, sitter: Sitter, here: Collection[PersonId]) -> SeenSitter:
    match sitter:
        case Empty():
            return Free()
        case Human(person, name):
            ready = not isinstance(room.stage, Playing) and person in room.stage.ready
            return Person(name, here=person in here, host=person == room.host, ready=ready)
        case Robot(name, level, keeps_for):
            keeps = keeps_for.name if isinstance(keeps_for, Human) else ""
            return Bot(name, level, keeps)
        case _:
            assert_never(sitter)
