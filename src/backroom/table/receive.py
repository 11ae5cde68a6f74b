"""Judging: what a command, a bot or a clock would make happen. Nothing happens here."""

from __future__ import annotations

from math import ceil
from typing import Any, assert_never

from ..core.chance import Seed
from ..core.game import By, Refusal
from ..core.match import play
from ..core.wire import Choice, Seat, Spectator
from ..protocol.commands import (
    Act,
    AnyCommand,
    Chat,
    Leave,
    Lock,
    PassHost,
    Ping,
    PutBot,
    Ready,
    Remove,
    Resume,
    Say,
    Sit,
    StandIn,
    Start,
    Vote,
)
from ..protocol.messages import Done, Pong, Reason, Refused
from .beginning import is_to_begin, readies, rematch, starts
from .clocks import first_due
from .entries import Acted, Logged, PersonId
from .room import Playing, Robot, Room, viewer_of
from .seating import host_does, leaves, sits
from .talking import says, writes
from .voting import carried_by_leaving, resumes, votes

Answer = Done | Refused | Pong


def receive(
    room: Room, person: PersonId, name: str, command: AnyCommand, *, now: float, spare: Seed
) -> Logged | Answer:
    """What `command` would make happen, to be stored and then applied; or the answer at once.

    A command that was done before is answered as done, and does nothing.

    Args:
        name: what the person is called now.
        now: seconds since 1970; a time before the last entry counts as that entry's.
        spare: a seed that nothing has used, for the game after one that begins.
    """
    if command.id in room.done.get(person, ()):
        return Done(command.id)
    at = max(now, room.now)
    match command:
        case Sit():
            return sits(room, person, name, command, at)
        case Leave():
            return leaves(room, person, command, at)
        case Ready():
            return readies(room, person, command, at)
        case Start():
            return starts(room, person, command, at, spare)
        case Act():
            return _act(room, person, command, at)
        case Remove() | PutBot() | StandIn() | PassHost() | Lock():
            return host_does(room, person, command, at)
        case Vote():
            return votes(room, person, command, at)
        case Resume():
            return resumes(room, person, command, at)
        case Say():
            return says(room, person, name, command, at)
        case Chat():
            return writes(room, person, name, command, at)
        case Ping():
            return Pong(command.id)
        case _:
            assert_never(command)


def bot_acts(room: Room, seat: Seat, choice: Choice, *, now: float) -> Logged | Refused:
    """What this choice of the bot in `seat` would make happen."""
    stage, at = room.stage, max(now, room.now)
    if not isinstance(stage, Playing):
        return Refused("", Reason.NO_GAME)
    if not isinstance(room.sitters[seat], Robot):
        return Refused("", Reason.SEAT_TAKEN)
    refused = _refused_choice(room, stage, seat, choice, "", at)
    return refused or _acted(room, stage, By(seat, choice), Acted(at=at, actions=()))


def strike(room: Room, *, now: float, spare: Seed) -> Logged | None:
    """What is due by itself at `now`, or None.

    That is a clock of the game, a vote that carries since somebody has left, or the next game.
    """
    stage, at = room.stage, max(now, room.now)
    if not isinstance(stage, Playing):
        return rematch(room, stage, at, spare) if is_to_begin(room) else None
    carried = carried_by_leaving(room, at)
    if carried is not None:
        return carried
    due = first_due(room)
    if due is None or at < due.at:
        return None
    return _acted(room, stage, due.action, Acted(at=at, actions=()))


def _act(room: Room, person: PersonId, command: Act, at: float) -> Logged | Answer:
    seat, stage = viewer_of(room, person), room.stage
    if isinstance(seat, Spectator):
        return Refused(command.id, Reason.NOT_SEATED)
    if not isinstance(stage, Playing):
        return Refused(command.id, Reason.NO_GAME)
    refused = _refused_choice(room, stage, seat, command.choice, command.id, at)
    entry = Acted(at=at, by=person, command=command.id, actions=())
    return refused or _acted(room, stage, By(seat, command.choice), entry)


def _refused_choice(
    room: Room, stage: Playing, seat: Seat, choice: Choice, command: str, at: float
) -> Refused | None:
    if stage.paused:
        return Refused(command, Reason.PAUSED)
    reason: Refusal | None = room.game.refusal(stage.match.state, By(seat, choice))
    if reason is not None:
        return Refused(command, reason)
    left_s = stage.cooling[seat] - at
    if left_s > 0 and room.game.cool_down_s(room.rules, choice) > 0:  # Rule G2.7
        return Refused(command, Reason.COOLING_DOWN, wait_ms=ceil(left_s * 1000))
    return None


# Any: an action of whichever game is played here
def _acted(room: Room, stage: Playing, action: Any, entry: Acted) -> Logged:
    played = play(stage.match, action)
    lines = tuple(room.game.write(action) for action in played.actions)
    acted = Acted(at=entry.at, by=entry.by, command=entry.command, actions=lines)
    return Logged(acted, played=played)
