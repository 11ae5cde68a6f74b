"""The state of a table, folded from its log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, assert_never

from ..core.chance import Seed
from ..core.game import AnyGame, Clock, Everyone
from ..core.levels import Level
from ..core.match import AnyMatch
from ..core.wire import Seat, Spectator, Viewer
from ..protocol.games import AnyRules
from ..protocol.messages import Line
from ..protocol.motions import Motion
from ..protocol.options import Options
from .entries import PersonId


@dataclass(frozen=True, slots=True)
class Empty:
    """Nobody sits here."""


@dataclass(frozen=True, slots=True)
class Human:
    """A person sits here."""

    person: PersonId
    name: str


@dataclass(frozen=True, slots=True)
class Robot:
    """A bot sits here."""

    name: str
    level: Level
    keeps_for: Human | Empty  # who may take the seat back
    until_open: bool = False  # it keeps the seat only as long as the game lets nobody else in


Sitter = Empty | Human | Robot


@dataclass(frozen=True, slots=True)
class Lobby:
    """Before the first game."""

    nonces: Mapping[PersonId, str]  # for the next game
    ready: frozenset[PersonId]


@dataclass(frozen=True, slots=True)
class Running:
    """A clock of the game that runs."""

    clock: Clock[Any]  # Any: of whichever game
    since: float  # when it began to run
    bars: Seat | Everyone  # whom it concerns


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody who has left seats in mid-deal."""

    name: str  # by which the table knew them
    seats: frozenset[Seat]  # whose hidden hands they saw


@dataclass(frozen=True, slots=True)
class Playing:
    """A game runs."""

    match: AnyMatch
    names: tuple[str, ...]  # who began it, by seat
    lines: tuple[str, ...]  # its record so far
    began: float  # seconds since 1970
    updates: tuple[int, ...]  # since the first: by seat, those of spectators last
    clocks: tuple[Running, ...]
    cooling: tuple[float, ...]  # by seat: when the seat may take a chip from a player again
    paused: tuple[float, ...]  # when the pause began; empty if there is none
    left: Mapping[PersonId, Gone]  # who has seen hidden hands of seats where they sit no more


@dataclass(frozen=True, slots=True)
class Over:
    """A game has ended, or was given up."""

    played: Playing
    nonces: Mapping[PersonId, str]  # for the next game
    ready: frozenset[PersonId]
    restarts: bool  # the people have voted to begin anew


Stage = Lobby | Playing | Over


@dataclass(frozen=True, slots=True)
class Said:
    """A line, and whether those in the seats hear it. Rule G3.4"""

    line: Line
    to_seats: bool


@dataclass(frozen=True, slots=True)
class Room:
    """A table and all that has happened there."""

    table: str
    code: str
    game: AnyGame
    rules: AnyRules
    options: Options
    host: PersonId
    host_name: str
    sitters: tuple[Sitter, ...]  # by seat
    locked: bool
    stage: Stage
    number: int  # of the running or last game, from 1; 0 before the first
    next_seed: Seed  # of the next game
    votes: Mapping[Motion, frozenset[PersonId]]  # who is for what
    talk: tuple[Said, ...]  # the last lines
    now: float  # of the last entry
    roster: int  # how often the roster has changed
    done: Mapping[PersonId, tuple[str, ...]]  # the last command ids of the last people


def viewer_of(room: Room, person: PersonId) -> Viewer:
    """The seat of `person`, or a spectator's place."""
    for seat, sitter in enumerate(room.sitters):
        if isinstance(sitter, Human) and sitter.person == person:
            return Seat(seat)
    return Spectator()


def keeps_for(robot: Robot, person: PersonId) -> bool:
    """Is this bot a stand-in for `person`?"""
    return isinstance(robot.keeps_for, Human) and robot.keeps_for.person == person


def belongs(room: Room, person: PersonId) -> bool:
    """Does `person` sit here, may take a kept seat back, or is host?"""
    return person == room.host or any(
        isinstance(one, Human) and one.person == person
        for sitter in room.sitters
        for one in (sitter, sitter.keeps_for if isinstance(sitter, Robot) else sitter)
    )


def seated(room: Room) -> Iterator[tuple[Seat, Sitter]]:
    """Every seat with who sits there."""
    return ((Seat(seat), sitter) for seat, sitter in enumerate(room.sitters))


def people(room: Room) -> tuple[Human, ...]:
    """The people that sit, by seat."""
    return tuple(sitter for sitter in room.sitters if isinstance(sitter, Human))


def next_rules(room: Room) -> Any:  # Any: of whichever game is played here
    """The rules of the next game: the last one leaves its decks as they lie. Rule G4.3

    A game that begins anew finds them as they lay before.
    """
    if not isinstance(room.stage, Over):
        return room.rules
    if room.stage.restarts:
        return room.stage.played.match.rules
    return room.game.carried(room.rules, room.stage.played.match.state)


def match_of(room: Room) -> Playing | None:
    """The running or last game, if there was one."""
    match room.stage:
        case Playing():
            return room.stage
        case Over(played):
            return played
        case Lobby():
            return None
        case _:
            assert_never(room.stage)


def viewers(stage: Playing) -> tuple[Viewer, ...]:
    """Every seat, and those who watch, in the order of `Playing.updates`."""
    return (*map(Seat, range(len(stage.updates) - 1)), Spectator())


def seq_of(stage: Playing, viewer: Viewer) -> int:
    """The number of the last update of `viewer` in this game."""
    return stage.updates[-1 if isinstance(viewer, Spectator) else viewer]


def is_paused(room: Room) -> bool:
    """Does a game run that stands still?"""
    return isinstance(room.stage, Playing) and bool(room.stage.paused)


def hidden_deal(room: Room) -> int:
    """The number of the deal whose cards are hidden now, or 0 if none are. Rule G3.4"""
    if not isinstance(room.stage, Playing):
        return 0
    return room.game.secret(room.stage.match.state)


def deal_at_stake(room: Room) -> int:
    """The number of the deal that words about hidden cards could decide, or 0. Rule G3.2"""
    if not isinstance(room.stage, Playing):
        return 0
    return room.game.at_stake(room.stage.match.state)


def seen_and_left(room: Room, person: PersonId) -> frozenset[Seat]:
    """The seats that `person` has left in this deal, having seen the hand. Rule G3.4"""
    gone = room.stage.left.get(person) if isinstance(room.stage, Playing) else None
    return gone.seats if gone else frozenset()


def muted_seats(room: Room) -> frozenset[Seat]:
    """The seats that may tell nobody anything now. Rule G7.20"""
    if not isinstance(room.stage, Playing):
        return frozenset()
    return room.game.muted(room.stage.match.state)
