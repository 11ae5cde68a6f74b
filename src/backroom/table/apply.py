"""Folding: what an entry makes of a room. The same entries always make the same room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

import msgspec

from ..protocol.games import GAMES
from .after_game import Applied, acted, began, kept
from .after_seats import reseated
from .after_talk import talked
from .after_votes import readied, resumed, voted
from .entries import (
    Acted,
    AnyEntry,
    Began,
    BotSat,
    Created,
    GivenUp,
    HostPassed,
    Locked,
    Logged,
    PersonId,
    Readied,
    Removed,
    Resumed,
    SatDown,
    Spoke,
    StoodIn,
    StoodUp,
    Voted,
    Wrote,
)
from .room import Empty, Lobby, Room

IDS_KEPT = 64  # command ids of a person that are known again
PEOPLE_KEPT = 32  # people whose command ids are known again


def created(logged: Logged) -> Room:
    """The room of a log whose first entry this is.

    Raises:
        ValueError: it is not the first entry of a log.
    """
    entry, seed = logged.entry, logged.seed
    if not isinstance(entry, Created) or seed is None:
        raise ValueError(f"expected the entry of a new table, got {type(entry).__name__}")
    game = GAMES[entry.game]
    rules = msgspec.json.decode(entry.rules, type=game.rules)
    return Room(
        table=entry.table,
        code=entry.code,
        game=game,
        rules=rules,
        options=entry.options,
        host=entry.by,
        host_name=entry.name,
        sitters=(Empty(),) * game.seats(rules),
        locked=False,
        stage=Lobby({}, frozenset()),
        number=0,
        next_seed=kept(entry.commitment, seed),
        votes={},
        talk=(),
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
        case SatDown() | StoodUp() | Removed() | StoodIn():
            return _undone(reseated(room, entry), entry, logged)
        case BotSat() | HostPassed() | Locked():
            return Applied(reseated(room, entry))
        case Readied():
            return Applied(readied(room, entry))
        case Began():
            return began(room, entry, logged)
        case Acted():
            return acted(room, entry, logged)
        case Voted():
            undone = _undone(voted(room, entry), entry, logged)
            return replace(undone, roster_for=entry.by)
        case Resumed():
            return Applied(resumed(room, entry))
        case Spoke() | Wrote():
            return Applied(talked(room, entry), has_talked=True)
        case Created():
            raise ValueError("expected one entry of a new table in a log, got a second")
        case _:
            assert_never(entry)


def _undone(room: Room, entry: SatDown | GivenUp | Voted, logged: Logged) -> Applied:
    """What the game makes of it that a seat was given up or taken."""
    return acted(room, entry, logged) if entry.actions else Applied(room)


def _remembered(
    done: Mapping[PersonId, tuple[str, ...]], entry: AnyEntry
) -> Mapping[PersonId, tuple[str, ...]]:
    if not entry.command:
        return done
    ids = (*done.get(entry.by, ()), entry.command)[-IDS_KEPT:]
    others = [(person, kept) for person, kept in done.items() if person != entry.by]
    return dict([*others[-PEOPLE_KEPT + 1 :], (entry.by, ids)])
