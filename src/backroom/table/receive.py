"""Judging: what a command, a bot or a clock would make happen. Nothing happens here."""

from __future__ import annotations

from math import ceil
from typing import Any, assert_never

from ..core.chance import Chance, Seed
from ..core.game import By, Refusal
from ..core.match import begin, play
from ..core.wire import Choice, Seat, Spectator
from ..protocol.commands import Act, Again, AnyCommand, Leave, Ping, Sit, Start
from ..protocol.messages import Done, Pong, Reason, Refused
from .clocks import first_due
from .entries import Acted, Began, Logged, PersonId, SatDown, StoodUp, WantedAgain, game_id
from .room import (
    Empty,
    Human,
    Lobby,
    Over,
    Playing,
    Robot,
    Room,
    next_rules,
    people,
    seated,
    viewer_of,
)

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
            return _sit(room, person, name, command, at)
        case Leave():
            return _leave(room, person, command, at)
        case Start():
            return _start(room, person, command, at, spare)
        case Again():
            return _again(room, person, command, at)
        case Act():
            return _act(room, person, command, at)
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
    """What is due by itself at `now`, or None: a clock of the game, or a rematch all want."""
    stage, at = room.stage, max(now, room.now)
    if isinstance(stage, Over):
        wanted = bool(people(room)) and all(one.person in stage.nonces for one in people(room))
        return (
            _began(room, stage, Began(at=at, commitment="", actions=()), spare) if wanted else None
        )
    due = first_due(room)
    if not isinstance(stage, Playing) or due is None or at < due.at:
        return None
    return _acted(room, stage, due.action, Acted(at=at, actions=()))


def _sit(room: Room, person: PersonId, name: str, command: Sit, at: float) -> Logged | Answer:
    if not isinstance(viewer_of(room, person), Spectator):
        return Refused(command.id, Reason.SEATED_ALREADY)
    if command.seat != "any" and not 0 <= command.seat < len(room.sitters):
        return Refused(command.id, Reason.NO_SUCH_SEAT)
    for seat, sitter in seated(room):
        if command.seat in ("any", seat) and _is_open(room, person, sitter):
            return Logged(
                SatDown(
                    at=at,
                    by=person,
                    command=command.id,
                    seat=seat,
                    name=name,
                    nonce=command.nonce,
                )
            )
    running = isinstance(room.stage, Playing)
    return Refused(command.id, Reason.GAME_RUNNING if running else Reason.SEAT_TAKEN)


def _is_open(room: Room, person: PersonId, sitter: Empty | Human | Robot) -> bool:
    """May `person` sit here? During a game only where a bot keeps the seat for them."""
    match sitter:
        case Empty():
            return not isinstance(room.stage, Playing)
        case Robot(keeps_for=keeps_for):
            return not isinstance(room.stage, Playing) or keeps_for == person
        case Human():
            return False
        case _:
            assert_never(sitter)


def _leave(room: Room, person: PersonId, command: Leave, at: float) -> Logged | Answer:
    seat = viewer_of(room, person)
    if isinstance(seat, Spectator):
        return Refused(command.id, Reason.NOT_SEATED)
    return Logged(StoodUp(at=at, by=person, command=command.id, seat=seat))


def _start(room: Room, person: PersonId, command: Start, at: float, spare: Seed) -> Logged | Answer:
    if person != room.host:
        return Refused(command.id, Reason.NOT_HOST)
    if isinstance(room.stage, Playing):
        return Refused(command.id, Reason.GAME_RUNNING)
    if not people(room):
        return Refused(command.id, Reason.NOBODY_SEATED)
    entry = Began(at=at, by=person, command=command.id, commitment="", actions=())
    return _began(room, room.stage, entry, spare)


def _again(room: Room, person: PersonId, command: Again, at: float) -> Logged | Answer:
    if not isinstance(room.stage, Over):
        running = isinstance(room.stage, Playing)
        return Refused(command.id, Reason.GAME_RUNNING if running else Reason.NO_GAME)
    if isinstance(viewer_of(room, person), Spectator):
        return Refused(command.id, Reason.NOT_SEATED)
    return Logged(WantedAgain(at=at, by=person, command=command.id, nonce=command.nonce))


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
    return Logged(
        Acted(at=entry.at, by=entry.by, command=entry.command, actions=lines), played=played
    )


def _began(room: Room, stage: Lobby | Over, entry: Began, spare: Seed) -> Logged:
    chance = Chance(room.next_seed, game_id(room.table, room.number + 1), nonces_of(room, stage))
    played = begin(room.game, next_rules(room), chance)
    lines = tuple(room.game.write(action) for action in played.actions)
    began = Began(
        at=entry.at,
        by=entry.by,
        command=entry.command,
        commitment=spare.commitment,
        actions=lines,
    )
    return Logged(began, seed=spare, played=played)


def nonces_of(room: Room, stage: Lobby | Over) -> tuple[str, ...]:
    """The nonces of the next game, by seat; "" where nobody has added one."""
    return tuple(
        stage.nonces.get(sitter.person, "") if isinstance(sitter, Human) else ""
        for sitter in room.sitters
    )
