"""What the beginning of a game and every action in it make of a room."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ..core.chance import Chance, Seed
from ..core.game import By, Step, Unfinished
from ..core.match import AnyMatch, AnyPlayed, Match, Played, again
from ..core.update import notices
from ..core.wire import Seat, Viewer
from .beginning import nonces_of
from .bots import robot
from .clocks import running
from .entries import NOBODY, Acted, Began, GivenUp, Logged, PersonId, SatDown, Voted, game_id
from .finished import name_of
from .room import (
    Empty,
    Human,
    Over,
    Playing,
    Robot,
    Room,
    Sitter,
    next_rules,
    viewers,
)


@dataclass(frozen=True, slots=True)
class Applied:
    """A room after an entry, and what that told the people."""

    room: Room
    step: Step[Any] | None = None  # Any: the state of whichever game; None: the game stood still
    has_talked: bool = False  # the last line of the room is new
    roster_for: PersonId = NOBODY  # who alone sees another roster than before
    unaware: frozenset[Viewer] = frozenset()  # who cannot tell that the step was made


def began(room: Room, entry: Began, logged: Logged) -> Applied:
    """A game, with bots in the free seats."""
    if isinstance(room.stage, Playing) or logged.seed is None:
        raise ValueError("expected no running game and a seed for the next, got a beginning")
    name = game_id(room.table, room.number + 1)
    chance = Chance(room.next_seed, name, nonces_of(room, room.stage))
    rules = next_rules(room)
    match = Match(room.game, rules, chance, room.game.start(rules))
    played = logged.played or _replayed(match, entry.actions)
    sitters = tuple(_or_bot(room, Seat(seat)) for seat in range(len(room.sitters)))
    after = replace(
        room,
        sitters=sitters,
        stage=_opened(played.match, sitters, entry),
        number=room.number + 1,
        next_seed=kept(entry.commitment, logged.seed),
        votes={},
        roster=room.roster + 1,
    )
    return Applied(after, played.step)


def acted(room: Room, entry: Acted | SatDown | GivenUp | Voted, logged: Logged) -> Applied:
    """An action, or what the game makes of a seat given up or taken; and the chance after it."""
    stage = room.stage
    if not isinstance(stage, Playing):
        raise ValueError("expected a running game, got an action")
    played = logged.played or _replayed(stage.match, entry.actions)
    unaware = _unaware(stage, played.step)
    after = _went_on(room, stage, entry, played, unaware)
    if isinstance(room.game.outcome(played.match.state), Unfinished):
        now = _running(room, stage, after)
    else:
        over = Over(after, {}, frozenset(), restarts=False)
        sitters = _let_go(room, played.match.state)
        now = replace(room, stage=over, sitters=sitters, votes={}, roster=room.roster + 1)
    return Applied(now, played.step, unaware=unaware)


def kept(commitment: str, seed: Seed) -> Seed:
    """`seed`, if the log has committed to it.

    Raises:
        ValueError: it has committed to another.
    """
    if seed.commitment != commitment:
        raise ValueError("expected the seed that the log commits to, got another")
    return seed


def _opened(match: AnyMatch, sitters: tuple[Sitter, ...], entry: Began) -> Playing:
    return Playing(
        match=match,
        names=tuple(name_of(sitter) for sitter in sitters),
        lines=entry.actions,
        began=entry.at,
        updates=(0,) * (len(sitters) + 1),
        clocks=running(match, (), entry.at),
        cooling=(0.0,) * len(sitters),
        paused=(),
        left={},
    )


def _went_on(
    room: Room,
    stage: Playing,
    entry: Acted | SatDown | GivenUp | Voted,
    played: AnyPlayed,
    unaware: frozenset[Viewer],
) -> Playing:
    return replace(
        stage,
        match=played.match,
        lines=stage.lines + entry.actions,
        updates=tuple(
            count + (viewer not in unaware)
            for viewer, count in zip(viewers(stage), stage.updates, strict=True)
        ),
        # In a pause time stands still: what begins to run then has its whole time after it.
        clocks=running(played.match, stage.clocks, *stage.paused or (entry.at,)),
        cooling=_cooling(room, stage, entry, played.actions[0]),
        left=stage.left if _is_same_deal(room, stage, played.match) else {},
    )


def _running(room: Room, before: Playing, after: Playing) -> Room:
    """The room with the game that goes on; its roster is new where people must hear of that."""
    was, now = before.match.state, after.match.state
    # What may be said changes then, so everybody hears of that too.
    game = room.game
    same_mute = game.muted(now) == game.muted(was)
    same_talk = same_mute and game.at_stake(now) == game.at_stake(was)
    sitters = _let_go(room, now)
    news = not same_talk or sitters != room.sitters
    return replace(room, stage=after, sitters=sitters, roster=room.roster + news)


def _is_same_deal(room: Room, before: Playing, match: AnyMatch) -> bool:
    return room.game.secret(match.state) == room.game.secret(before.match.state)


def _unaware(stage: Playing, step: Step[Any]) -> frozenset[Viewer]:  # Any: as above
    match = stage.match
    return frozenset(
        viewer for viewer in viewers(stage) if not notices(match.game, match.state, step, viewer)
    )


def _replayed(match: AnyMatch, lines: tuple[str, ...]) -> AnyPlayed:
    played: AnyPlayed = Played(match, (), Step(match.state))
    for line in lines:
        played = again(played, match.game.parse(line))
    return played


# Any: the state of whichever game
def _let_go(room: Room, state: Any) -> tuple[Sitter, ...]:
    """Who sits, once seats that were kept for those who left are open to all. Rule D1.4"""
    closed = room.game.closed(state)
    return tuple(
        replace(sitter, keeps_for=Empty(), until_open=False)
        if isinstance(sitter, Robot) and sitter.until_open and seat not in closed
        else sitter
        for seat, sitter in enumerate(room.sitters)
    )


# Any: an action of whichever game is played here
def _cooling(
    room: Room, stage: Playing, entry: Acted | SatDown | GivenUp | Voted, action: Any
) -> tuple[float, ...]:
    """Rule G2.7: whoever took a chip from a player cools down."""
    if not isinstance(action, By):
        return stage.cooling
    until = entry.at + room.game.cool_down_s(room.rules, action.choice)
    cooling = list(stage.cooling)
    cooling[action.seat] = max(cooling[action.seat], until)
    return tuple(cooling)


def _or_bot(room: Room, seat: Seat) -> Sitter:
    """Who plays a new game in `seat`: a bot where no person sits, kept for nobody."""
    sitter = room.sitters[seat]
    if isinstance(sitter, Human):
        return sitter
    level = sitter.level if isinstance(sitter, Robot) else room.options.level
    return robot(room, seat, level, Empty())
