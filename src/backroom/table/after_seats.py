"""What sitting down, standing up and the host's powers make of a room."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ..core.levels import Level
from ..core.wire import Seat, Spectator
from .bots import robot
from .entries import (
    BotSat,
    HostPassed,
    Locked,
    PersonId,
    Removed,
    SatDown,
    SeatEntry,
    StoodIn,
    StoodUp,
)
from .room import (
    Empty,
    Gone,
    Human,
    Lobby,
    Over,
    Playing,
    Robot,
    Room,
    Sitter,
    hidden_deal,
    people,
    seen_and_left,
    viewer_of,
)
from .voting import still_standing


def reseated(room: Room, entry: SeatEntry) -> Room:
    """The room after any entry about its seats."""
    after = _reseated(replace(room, roster=room.roster + 1), entry)
    return replace(after, votes=still_standing(room, after))


def _reseated(room: Room, entry: SeatEntry) -> Room:
    match entry:
        case SatDown():
            return _sat_down(room, entry)
        case StoodUp(seat=seat):
            return _host_stays_seated(_freed(room, seat))
        case Removed(seat=seat):
            return _freed(room, seat)
        case BotSat(seat=seat, level=level):
            return _with(room, seat, _bot(room, seat, level))
        case StoodIn(seat=seat):
            return stood_in(room, seat)
        case HostPassed(to=to):
            return _passed(room, to)
        case Locked(locked=locked):
            return replace(room, locked=locked)
        case _:
            assert_never(entry)


def stood_in(room: Room, seat: Seat) -> Room:
    """A bot plays for the person in `seat`, and keeps the seat. Rule G1.5"""
    sitter = room.sitters[seat]
    keeps_for = sitter if isinstance(sitter, Human) else Empty()
    bot = robot(room, seat, _stand_in(room), keeps_for)
    return _with(_remembering(room, seat), seat, bot)


def with_nonce(room: Room, person: PersonId, nonce: str) -> Room:
    """What `person` adds to the chance of the next game; a running game has its own."""
    match room.stage:
        case Lobby(nonces) | Over(_, nonces):
            return replace(room, stage=replace(room.stage, nonces={**nonces, person: nonce}))
        case Playing():
            return room
        case _:
            assert_never(room.stage)


def _sat_down(room: Room, entry: SatDown) -> Room:
    left = viewer_of(room, entry.by)
    if not isinstance(left, Spectator):  # who moves keeps all but the seat
        room = _with(room, left, Empty())
    room = _with(room, entry.seat, Human(entry.by, entry.name))
    if entry.by == room.host:
        room = replace(room, host_name=entry.name)
    return with_nonce(room, entry.by, entry.nonce)


def _freed(room: Room, seat: Seat) -> Room:
    """The seat without its sitter; a bot's in a running game, open to everybody that it lets in."""
    if not isinstance(room.stage, Playing):
        return _with(room, seat, Empty())
    sitter, closed = room.sitters[seat], room.game.closed(room.stage.match.state)
    kept = sitter if isinstance(sitter, Human) and seat in closed else Empty()
    bot = replace(robot(room, seat, _stand_in(room), kept), until_open=isinstance(kept, Human))
    return _with(_remembering(room, seat), seat, bot)


def _stand_in(room: Room) -> Level:
    """How bots play on for who has left."""
    return room.game.stand_in or room.options.level


def _remembering(room: Room, seat: Seat) -> Room:
    """Who leaves a seat has seen its hand, if there is one that others may not see. Rule G3.4"""
    sitter, stage = room.sitters[seat], room.stage
    if not isinstance(sitter, Human) or not isinstance(stage, Playing) or not hidden_deal(room):
        return room
    gone = Gone(sitter.name, seen_and_left(room, sitter.person) | {seat})
    return replace(room, stage=replace(stage, left={**stage.left, sitter.person: gone}))


def _host_stays_seated(room: Room) -> Room:
    """A host who has stood up is host no longer, if another person sits."""
    sitting = people(room)
    if not sitting or any(one.person == room.host for one in sitting):
        return room
    return _passed(room, sitting[0].person)


def _passed(room: Room, to: PersonId) -> Room:
    names = [one.name for one in people(room) if one.person == to]
    return replace(room, host=to, host_name=(names or [room.host_name])[0])


def _bot(room: Room, seat: Seat, level: Level) -> Robot:
    sitter = room.sitters[seat]
    if isinstance(sitter, Robot):
        return replace(robot(room, seat, level, sitter.keeps_for), until_open=sitter.until_open)
    return robot(room, seat, level, Empty())


def _with(room: Room, seat: Seat, sitter: Sitter) -> Room:
    sitters = (*room.sitters[:seat], sitter, *room.sitters[seat + 1 :])
    return replace(room, sitters=sitters)
