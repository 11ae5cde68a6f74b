"""What readiness, votes and the end of a pause make of a room."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ..protocol.motions import EndGame, Idle, Pause, Restart, is_hidden
from .after_seats import stood_in, with_nonce
from .entries import Readied, Resumed, Voted
from .room import Lobby, Over, Playing, Room
from .voting import carries, counted, still_standing


def readied(room: Room, entry: Readied) -> Room:
    """A person is ready for the next game."""
    room = with_nonce(replace(room, roster=room.roster + 1), entry.by, entry.nonce)
    match room.stage:
        case Lobby() | Over():
            ready = room.stage.ready | {entry.by}
            return replace(room, stage=replace(room.stage, ready=ready))
        case Playing():
            raise ValueError("expected no running game, got a person ready for the next")
        case _:
            assert_never(room.stage)


def voted(room: Room, entry: Voted) -> Room:
    """The vote, and what it carries."""
    votes, does_carry = counted(room, entry), carries(room, entry)
    room = replace(room, votes=votes, roster=room.roster + (not is_hidden(entry.motion)))
    if not does_carry:
        return room
    left = {motion: voters for motion, voters in votes.items() if motion != entry.motion}
    return _carried(replace(room, votes=left, roster=room.roster + 1), entry)


def resumed(room: Room, entry: Resumed) -> Room:
    """All clocks go on where they stood."""
    stage = room.stage
    if not isinstance(stage, Playing) or not stage.paused:
        raise ValueError("expected a pause, got its end")
    stood_s = entry.at - stage.paused[0]
    after = replace(
        stage,
        paused=(),
        clocks=tuple(replace(one, since=one.since + stood_s) for one in stage.clocks),
        cooling=tuple(until + stood_s for until in stage.cooling),
    )
    return replace(room, stage=after, roster=room.roster + 1)


def _carried(room: Room, entry: Voted) -> Room:
    stage, motion = room.stage, entry.motion
    if not isinstance(stage, Playing):
        raise ValueError("expected a running game, got a vote")
    match motion:
        case EndGame():
            return _given_up(room, stage, restarts=False)
        case Restart():
            return _given_up(room, stage, restarts=True)
        case Pause():
            return replace(room, stage=replace(stage, paused=(entry.at,)))
        case Idle(seat):
            after = stood_in(room, seat)
            return replace(after, votes=still_standing(room, after))
        case _:
            assert_never(motion)


def _given_up(room: Room, stage: Playing, *, restarts: bool) -> Room:
    over = Over(replace(stage, paused=()), {}, frozenset(), restarts)
    return replace(room, stage=over, votes={})
