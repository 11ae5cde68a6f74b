"""Folding: what an entry makes of a room. The same entries always make the same room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, assert_never

from ..core.chance import Chance, Seed
from ..core.game import By, Step, Unfinished
from ..core.match import Match, Played, again
from ..core.wire import Seat
from ..games.gang import GANG
from .bots import LEVEL, NAMES
from .clocks import running
from .entries import (
    Acted,
    AnyEntry,
    Began,
    Created,
    Logged,
    PersonId,
    SatDown,
    StoodUp,
    WantedAgain,
    game_id,
)
from .finished import name_of
from .receive import nonces_of
from .room import (
    AnyGame,
    AnyMatch,
    AnyPlayed,
    Empty,
    Human,
    Lobby,
    Over,
    Playing,
    Robot,
    Room,
    Sitter,
    next_rules,
    people,
)

GAMES: dict[str, AnyGame] = {GANG.name: GANG}
IDS_KEPT = 64  # command ids of a person that are known again
PEOPLE_KEPT = 32  # people whose command ids are known again


@dataclass(frozen=True, slots=True)
class Applied:
    """A room after an entry, and what that told the viewers of its game."""

    room: Room
    step: Step[Any] | None = None  # Any: the state of whichever game; None: the game stood still


def created(logged: Logged) -> Room:
    """The room of a log whose first entry this is.

    Raises:
        ValueError: it is not the first entry of a log.
    """
    entry, seed = logged.entry, logged.seed
    if not isinstance(entry, Created) or seed is None:
        raise ValueError(f"expected the entry of a new table, got {type(entry).__name__}")
    game = GAMES[entry.game]
    return Room(
        table=entry.table,
        code=entry.code,
        game=game,
        rules=entry.rules,
        host=entry.by,
        sitters=(Empty(),) * game.seats(entry.rules),
        stage=Lobby({}),
        number=0,
        next_seed=_kept(entry.commitment, seed),
        now=entry.at,
        roster=0,
        done={},
    )


def apply(room: Room, logged: Logged) -> Applied:
    """The room after `logged`, which was judged in this very room.

    Raises:
        ValueError: it cannot stand at this place of a log.
        IllegalAction: it holds an action that the game refuses.
    """
    entry = logged.entry
    room = replace(room, now=entry.at, done=_remembered(room.done, entry))
    match entry:
        case SatDown():
            return Applied(_sat_down(room, entry))
        case StoodUp():
            return Applied(_stood_up(room, entry))
        case WantedAgain():
            return Applied(_wanted_again(room, entry))
        case Began():
            return _began(room, entry, logged)
        case Acted():
            return _acted(room, entry, logged)
        case Created():
            raise ValueError("expected one entry of a new table in a log, got a second")
        case _:
            assert_never(entry)


def _remembered(
    done: Mapping[PersonId, tuple[str, ...]], entry: AnyEntry
) -> Mapping[PersonId, tuple[str, ...]]:
    if not entry.command:
        return done
    ids = (*done.get(entry.by, ()), entry.command)[-IDS_KEPT:]
    others = [(person, kept) for person, kept in done.items() if person != entry.by]
    return dict([*others[-PEOPLE_KEPT + 1 :], (entry.by, ids)])


def _sat_down(room: Room, entry: SatDown) -> Room:
    room = _with_sitter(room, entry.seat, Human(entry.by, entry.name))
    return _with_nonce(room, entry.by, entry.nonce)


def _stood_up(room: Room, entry: StoodUp) -> Room:
    running = isinstance(room.stage, Playing)
    bot = Robot(NAMES[entry.seat], LEVEL, keeps_for=entry.by)
    room = _with_sitter(room, entry.seat, bot if running else Empty())
    others = people(room)
    if room.host == entry.by and others:
        room = replace(room, host=others[0].person)
    return room


def _wanted_again(room: Room, entry: WantedAgain) -> Room:
    return replace(_with_nonce(room, entry.by, entry.nonce), roster=room.roster + 1)


def _began(room: Room, entry: Began, logged: Logged) -> Applied:
    if isinstance(room.stage, Playing) or logged.seed is None:
        raise ValueError("expected no running game and a seed for the next, got a beginning")
    chance = Chance(
        room.next_seed, game_id(room.table, room.number + 1), nonces_of(room, room.stage)
    )
    rules = next_rules(room)
    match = Match(room.game, rules, chance, room.game.start(rules))
    played = logged.played or _replayed(match, entry.actions)
    sitters = tuple(_or_bot(Seat(seat), sitter) for seat, sitter in enumerate(room.sitters))
    stage = Playing(
        match=played.match,
        names=tuple(name_of(sitter) for sitter in sitters),
        lines=entry.actions,
        began=entry.at,
        updates=0,
        clocks=running(played.match, (), entry.at),
        cooling=(0.0,) * len(sitters),
    )
    after = replace(
        room,
        sitters=sitters,
        stage=stage,
        number=room.number + 1,
        next_seed=_kept(entry.commitment, logged.seed),
        roster=room.roster + 1,
    )
    return Applied(after, played.step)


def _acted(room: Room, entry: Acted, logged: Logged) -> Applied:
    stage = room.stage
    if not isinstance(stage, Playing):
        raise ValueError("expected a running game, got an action")
    played = logged.played or _replayed(stage.match, entry.actions)
    after = replace(
        stage,
        match=played.match,
        lines=stage.lines + entry.actions,
        updates=stage.updates + 1,
        clocks=running(played.match, stage.clocks, entry.at),
        cooling=_cooling(room, stage, entry, played.actions[0]),
    )
    if isinstance(room.game.outcome(played.match.state), Unfinished):
        return Applied(replace(room, stage=after), played.step)
    over = replace(room, stage=Over(after, {}), roster=room.roster + 1)
    return Applied(over, played.step)


def _replayed(match: AnyMatch, lines: tuple[str, ...]) -> AnyPlayed:
    played: AnyPlayed = Played(match, (), Step(match.state))
    for line in lines:
        played = again(played, match.game.parse(line))
    return played


# Any: an action of whichever game is played here
def _cooling(room: Room, stage: Playing, entry: Acted, action: Any) -> tuple[float, ...]:
    """Rule G2.7: whoever took a chip from a player cools down."""
    if not isinstance(action, By):
        return stage.cooling
    until = entry.at + room.game.cool_down_s(room.rules, action.choice)
    cooling = list(stage.cooling)
    cooling[action.seat] = max(cooling[action.seat], until)
    return tuple(cooling)


def _or_bot(seat: Seat, sitter: Sitter) -> Sitter:
    """Who plays a new game in `seat`: a bot where no person sits, kept for nobody."""
    return sitter if isinstance(sitter, Human) else Robot(NAMES[seat], LEVEL, PersonId(""))


def _with_sitter(room: Room, seat: Seat, sitter: Sitter) -> Room:
    sitters = (*room.sitters[:seat], sitter, *room.sitters[seat + 1 :])
    return replace(room, sitters=sitters, roster=room.roster + 1)


def _with_nonce(room: Room, person: PersonId, nonce: str) -> Room:
    match room.stage:
        case Lobby(nonces) | Over(_, nonces):
            stage = replace(room.stage, nonces={**nonces, person: nonce})
            return replace(room, stage=stage)
        case Playing():
            return room  # the nonces of a running game stand
        case _:
            assert_never(room.stage)


def _kept(commitment: str, seed: Seed) -> Seed:
    if seed.commitment != commitment:
        raise ValueError("expected the seed that the log commits to, got another")
    return seed
