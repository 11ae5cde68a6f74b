"""What a game makes of it when somebody gives up a seat or takes one."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ..core.game import Step
from ..core.match import AnyPlayed, Played, again, drawn
from ..core.wire import Seat
from .entries import GivenUp, Logged, SatDown, Voted
from .room import Playing, Robot, Room, keeps_for, people, viewer_of


def with_undone(room: Room, entry: GivenUp | Voted, seat: Seat) -> Logged:
    """`entry`, which takes the person out of `seat`, with what that undoes. Rules G5.3, G7.18"""
    stage = room.stage
    if not isinstance(stage, Playing):
        return Logged(entry)
    played: AnyPlayed = Played(stage.match, (), Step(stage.match.state))
    played = _also(played, room.game.left(stage.match.state, seat))
    if all(viewer_of(room, one.person) == seat for one in people(room)):
        played = _also(played, room.game.deserted(played.match.state))
    return _logged(entry, played)


def with_arrival(room: Room, entry: SatDown) -> Logged:
    """`entry`, with what the game makes of it that somebody sits here now. Rule D1.4"""
    stage, sitter = room.stage, room.sitters[entry.seat]
    if not isinstance(stage, Playing):
        return Logged(entry)
    is_back = isinstance(sitter, Robot) and keeps_for(sitter, entry.by)
    sat = room.game.back if is_back else room.game.came
    action = sat(stage.match.state, entry.seat)
    return _logged(entry, _also(Played(stage.match, (), Step(stage.match.state)), action))


# Any: an action of whichever game is played here
def _also(played: AnyPlayed, action: Any) -> AnyPlayed:
    return played if action is None else drawn(again(played, action))


def _logged(entry: GivenUp | Voted | SatDown, played: AnyPlayed) -> Logged:
    if not played.actions:
        return Logged(entry)
    lines = tuple(played.match.game.write(action) for action in played.actions)
    return Logged(structs.replace(entry, actions=lines), played=played)
