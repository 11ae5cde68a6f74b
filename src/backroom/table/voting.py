"""Votes: who may, when, and what carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from ..core.wire import Spectator
from ..protocol.commands import Resume, Vote
from ..protocol.messages import Ballot, Reason, Refused
from ..protocol.motions import EndGame, Idle, Motion, Pause, Restart, is_hidden
from .entries import Logged, PersonId, Resumed, Voted
from .leaving import with_undone
from .room import Human, Playing, Room, deal_at_stake, is_paused, people, viewer_of

FIRST_DEAL = 1  # a game can begin anew while this is not decided


def votes(room: Room, person: PersonId, command: Vote, at: float) -> Logged | Refused:
    """For a motion, or no longer."""
    reason = _refused_vote(room, person, command.motion)
    if reason is not None:
        return Refused(command.id, reason)
    return _logged(
        room, Voted(at=at, by=person, command=command.id, motion=command.motion, yes=command.yes)
    )


def carried_by_leaving(room: Room, at: float) -> Logged | None:
    """The vote that carries a motion, cast again for one who is for it.

    A motion has enough votes without a new one when somebody who was not for it sits no more.
    """
    for motion, voters in room.votes.items():
        sitting = [one.person for one in people(room) if one.person in voters]
        if len(sitting) >= needed(room) and _refused_vote(room, sitting[0], motion) is None:
            return _logged(room, Voted(at=at, by=sitting[0], motion=motion, yes=True))
    return None


def is_carried(room: Room) -> bool:
    """Has a motion enough votes since somebody has left?"""
    return carried_by_leaving(room, room.now) is not None


def resumes(room: Room, person: PersonId, command: Resume, at: float) -> Logged | Refused:
    """Going on after a pause: anybody who sits here may."""
    if isinstance(viewer_of(room, person), Spectator):
        return Refused(command.id, Reason.NOT_SEATED)
    if not is_paused(room):
        return Refused(command.id, Reason.NOT_PAUSED)
    return Logged(Resumed(at=at, by=person, command=command.id))


def still_standing(before: Room, after: Room) -> Mapping[Motion, frozenset[PersonId]]:
    """The votes once somebody has sat down or stood up: of those who sit, about those who did."""
    sitting = frozenset(one.person for one in people(after))
    return {
        motion: voters & sitting
        for motion, voters in before.votes.items()
        if voters & sitting and _is_about_the_same(motion, before, after)
    }


def _is_about_the_same(motion: Motion, before: Room, after: Room) -> bool:
    return not isinstance(motion, Idle) or before.sitters[motion.seat] == after.sitters[motion.seat]


def counted(room: Room, entry: Voted) -> Mapping[Motion, frozenset[PersonId]]:
    """All votes with this one; those of people who have left their seat are gone."""
    sitting = frozenset(one.person for one in people(room))
    voters = room.votes.get(entry.motion, frozenset())
    voters = voters | {entry.by} if entry.yes else voters - {entry.by}
    votes = {**room.votes, entry.motion: voters}
    return {motion: who & sitting for motion, who in votes.items() if who & sitting}


def carries(room: Room, entry: Voted) -> bool:
    """Does the motion carry with this vote?"""
    return len(counted(room, entry).get(entry.motion, ())) >= needed(room)


def needed(room: Room) -> int:
    """More than half of the people seated."""
    return len(people(room)) // 2 + 1


def ballots(room: Room, person: PersonId) -> tuple[Ballot, ...]:
    """The votes as `person` sees them: of a hidden motion the own alone."""
    seen = []
    for motion, voters in room.votes.items():
        yours = person in voters
        if not is_hidden(motion):
            seen.append(Ballot(motion, len(voters), needed(room), yours))
        elif yours:
            seen.append(Ballot(motion, 1, needed(room), yours))
    return tuple(seen)


def _logged(room: Room, entry: Voted) -> Logged:
    if isinstance(entry.motion, Idle) and carries(room, entry):
        return with_undone(room, entry, entry.motion.seat)
    return Logged(entry)


def _refused_vote(room: Room, person: PersonId, motion: Motion) -> Reason | None:
    if isinstance(viewer_of(room, person), Spectator):
        return Reason.NOT_SEATED
    if not isinstance(room.stage, Playing):
        return Reason.NO_GAME
    match motion:
        case Restart():
            return None if deal_at_stake(room) == FIRST_DEAL else Reason.TOO_LATE
        case Pause():
            return Reason.PAUSED if is_paused(room) else None
        case Idle(seat):
            there = 0 <= seat < len(room.sitters) and isinstance(room.sitters[seat], Human)
            return None if there else Reason.NO_PERSON_THERE
        case EndGame():
            running = room.game.closed(room.stage.match.state)
            return Reason.CIRCLE_RUNNING if running else None
        case _:
            assert_never(motion)
