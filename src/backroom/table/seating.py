"""Judging who may sit where, and what the host may do about it. Nothing happens here."""

from __future__ import annotations

from typing import assert_never

from ..core.wire import Seat, Spectator
from ..protocol.commands import Leave, Lock, PassHost, PutBot, Remove, Sit, StandIn
from ..protocol.messages import Reason, Refused
from .entries import (
    BotSat,
    HostPassed,
    Locked,
    Logged,
    PersonId,
    Removed,
    SatDown,
    StoodIn,
    StoodUp,
)
from .leaving import with_arrival, with_undone
from .room import (
    Empty,
    Human,
    Lobby,
    Playing,
    Robot,
    Room,
    Sitter,
    hidden_deal,
    keeps_for,
    seated,
    seen_and_left,
    viewer_of,
)
from .talking import is_muted

HostCommand = Remove | PutBot | StandIn | PassHost | Lock


def sits(room: Room, person: PersonId, name: str, command: Sit, at: float) -> Logged | Refused:
    """Taking a seat: free ones between games, those of bots at any time. Rules G1.5, G3.4

    Before the first game a person who sits may move to a free seat.
    """
    own = viewer_of(room, person)
    if not isinstance(own, Spectator):
        if isinstance(room.stage, Lobby) and command.seat != "any" and command.seat != own:
            return _moves(room, person, name, command, command.seat, at)
        return Refused(command.id, Reason.SEATED_ALREADY)
    if command.seat != "any" and not _is_seat(room, command.seat):
        return Refused(command.id, Reason.NO_SUCH_SEAT)
    reasons = []
    for seat, sitter in _wished(room, person, command):
        reason = _refused_seat(room, person, seat, sitter)
        if reason is None:
            called = _called(room, person, name)
            entry = SatDown(
                at=at, by=person, command=command.id, seat=seat, name=called, nonce=command.nonce
            )
            return with_arrival(room, entry)
        reasons.append(reason)
    known = [reason for reason in reasons if reason is not Reason.SEAT_TAKEN]
    return Refused(command.id, [*known, Reason.SEAT_TAKEN][0])


def leaves(room: Room, person: PersonId, command: Leave, at: float) -> Logged | Refused:
    """Giving up the own seat."""
    seat = viewer_of(room, person)
    if isinstance(seat, Spectator):
        return Refused(command.id, Reason.NOT_SEATED)
    return with_undone(room, StoodUp(at=at, by=person, command=command.id, seat=seat), seat)


def host_does(room: Room, person: PersonId, command: HostCommand, at: float) -> Logged | Refused:
    """What the host alone may do."""
    if person != room.host:
        return Refused(command.id, Reason.NOT_HOST)
    if not isinstance(command, Lock) and not _is_seat(room, command.seat):
        return Refused(command.id, Reason.NO_SUCH_SEAT)
    reason = _refused_power(room, command)
    if reason is not None:
        return Refused(command.id, reason)
    match command:
        case Remove(id, seat):
            return with_undone(room, Removed(at=at, by=person, command=id, seat=seat), seat)
        case PutBot(id, seat, level):
            return Logged(BotSat(at=at, by=person, command=id, seat=seat, level=level))
        case StandIn(id, seat):
            return with_undone(room, StoodIn(at=at, by=person, command=id, seat=seat), seat)
        case PassHost(id, seat):
            sitter = room.sitters[seat]
            to = sitter.person if isinstance(sitter, Human) else person
            return Logged(HostPassed(at=at, by=person, command=id, to=to))
        case Lock(id, locked):
            return Logged(Locked(at=at, by=person, command=id, locked=locked))
        case _:
            assert_never(command)


def host_is_gone(room: Room, *, here: frozenset[PersonId], now: float) -> Logged | None:
    """The role goes to the first person seated who is here, if the host is not."""
    if room.host in here:
        return None
    for sitter in room.sitters:
        if isinstance(sitter, Human) and sitter.person in here:
            return Logged(HostPassed(at=max(now, room.now), to=sitter.person))
    return None


def _moves(
    room: Room, person: PersonId, name: str, command: Sit, seat: Seat, at: float
) -> Logged | Refused:
    """From the own seat to a free one; a locked table lets nobody new in, but this one is not."""
    if not _is_seat(room, seat):
        return Refused(command.id, Reason.NO_SUCH_SEAT)
    if not isinstance(room.sitters[seat], Empty):
        return Refused(command.id, Reason.SEAT_TAKEN)
    moved = SatDown(at=at, by=person, command=command.id, seat=seat, name=name, nonce=command.nonce)
    return Logged(moved)


def _called(room: Room, person: PersonId, name: str) -> str:
    """`name`, but for the muted the one that the table knows: a name can say a lot. Rule G7.20"""
    if isinstance(room.stage, Playing) and person in room.stage.left and is_muted(room, person):
        return room.stage.left[person].name
    return name


def _wished(room: Room, person: PersonId, command: Sit) -> list[tuple[Seat, Sitter]]:
    """The seats that `command` asks for; of any, first the one that is kept for `person`."""
    wished = [(seat, one) for seat, one in seated(room) if command.seat in ("any", seat)]
    return sorted(wished, key=lambda pair: not _keeps(pair[1], person))


def _refused_seat(room: Room, person: PersonId, seat: Seat, sitter: Sitter) -> Reason | None:
    match sitter:
        case Human():
            return Reason.SEAT_TAKEN
        case Empty():
            return Reason.TABLE_LOCKED if room.locked else None
        case Robot(keeps_for=Human()) if not _keeps(sitter, person):
            return Reason.SEAT_TAKEN
        case Robot():
            if room.locked and not _keeps(sitter, person):
                return Reason.TABLE_LOCKED
            if _is_closed(room, seat) and not _keeps(sitter, person):
                return Reason.SEAT_CLOSED
            return Reason.SEEN_A_HAND if _has_seen_another(room, person, seat) else None
        case _:
            assert_never(sitter)


def _keeps(sitter: Sitter, person: PersonId) -> bool:
    return isinstance(sitter, Robot) and keeps_for(sitter, person)


def _is_closed(room: Room, seat: Seat) -> bool:
    """Does the game let nobody new sit down here now? Rule D1.4"""
    return isinstance(room.stage, Playing) and seat in room.game.closed(room.stage.match.state)


def _has_seen_another(room: Room, person: PersonId, seat: Seat) -> bool:
    """Has `person` seen a hand of this deal that is not the one in `seat`? Rule G3.4"""
    return bool(hidden_deal(room)) and bool(seen_and_left(room, person) - {seat})


def _refused_power(room: Room, command: HostCommand) -> Reason | None:
    match command:
        case Remove(seat=seat):
            running = isinstance(room.stage, Playing)
            there = room.sitters[seat]
            wrong = isinstance(there, Empty) or (running and isinstance(there, Robot))
            return Reason.NO_PERSON_THERE if wrong else None
        case PutBot(seat=seat):
            return Reason.SEAT_TAKEN if isinstance(room.sitters[seat], Human) else None
        case StandIn(seat=seat) | PassHost(seat=seat):
            if not isinstance(room.sitters[seat], Human):
                return Reason.NO_PERSON_THERE
            idle = isinstance(command, PassHost) or isinstance(room.stage, Playing)
            return None if idle else Reason.NO_GAME
        case Lock():
            return None
        case _:
            assert_never(command)


def _is_seat(room: Room, seat: Seat) -> bool:
    return 0 <= seat < len(room.sitters)
