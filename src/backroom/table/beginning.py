"""Judging whether a game may begin, and beginning it."""

from __future__ import annotations

from ..core.chance import Chance, Seed
from ..core.match import begin
from ..core.wire import Spectator
from ..protocol.commands import Ready, Start
from ..protocol.messages import Reason, Refused
from .entries import Began, Logged, PersonId, Readied, game_id
from .room import Human, Lobby, Over, Playing, Room, next_rules, people, viewer_of


def readies(room: Room, person: PersonId, command: Ready, at: float) -> Logged | Refused:
    """A person is ready for the next game."""
    if isinstance(room.stage, Playing):
        return Refused(command.id, Reason.GAME_RUNNING)
    if isinstance(viewer_of(room, person), Spectator):
        return Refused(command.id, Reason.NOT_SEATED)
    return Logged(Readied(at=at, by=person, command=command.id, nonce=command.nonce))


def starts(
    room: Room, person: PersonId, command: Start, at: float, spare: Seed
) -> Logged | Refused:
    """The host begins a game, whoever is ready."""
    if person != room.host:
        return Refused(command.id, Reason.NOT_HOST)
    if isinstance(room.stage, Playing):
        return Refused(command.id, Reason.GAME_RUNNING)
    if not people(room):
        return Refused(command.id, Reason.NOBODY_SEATED)
    return _began(room, room.stage, Began(at=at, by=person, command=command.id), spare)


def is_to_begin(room: Room) -> bool:
    """Is the next game to begin by itself, since every person is ready for it?

    A game that is begun anew waits for this too: its promise must be known before anybody adds a
    nonce to its chance.
    """
    stage = room.stage
    if not isinstance(stage, Over) or not people(room):
        return False
    return all(one.person in stage.ready for one in people(room))


def rematch(room: Room, stage: Lobby | Over, at: float, spare: Seed) -> Logged:
    """The next game, which nobody asked for by itself."""
    return _began(room, stage, Began(at=at), spare)


def nonces_of(room: Room, stage: Lobby | Over) -> tuple[str, ...]:
    """The nonces of the next game, by seat; "" where nobody has added one."""
    return tuple(
        stage.nonces.get(sitter.person, "") if isinstance(sitter, Human) else ""
        for sitter in room.sitters
    )


def _began(room: Room, stage: Lobby | Over, entry: Began, spare: Seed) -> Logged:
    chance = Chance(room.next_seed, game_id(room.table, room.number + 1), nonces_of(room, stage))
    played = begin(room.game, next_rules(room), chance)
    began = Began(
        at=entry.at,
        by=entry.by,
        command=entry.command,
        commitment=spare.commitment,
        actions=tuple(room.game.write(action) for action in played.actions),
    )
    return Logged(began, seed=spare, played=played)
