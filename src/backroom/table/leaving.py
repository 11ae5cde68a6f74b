"""What the game undoes when somebody gives up a seat: an open proposal, a vote in a guess."""

from __future__ import annotations

from msgspec import structs

from ..core.match import play
from ..core.wire import Seat
from .entries import GivenUp, Logged, Voted
from .room import Playing, Room


def with_undone(room: Room, entry: GivenUp | Voted, seat: Seat) -> Logged:
    """`entry`, which takes the person out of `seat`, with what that undoes. Rules G5.3, G7.18"""
    stage = room.stage
    if not isinstance(stage, Playing):
        return Logged(entry)
    action = room.game.left(stage.match.state, seat)
    if action is None:
        return Logged(entry)
    played = play(stage.match, action)
    lines = tuple(room.game.write(action) for action in played.actions)
    return Logged(structs.replace(entry, actions=lines), played=played)
