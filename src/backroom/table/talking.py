"""Who may say what, when, and who hears it. Rules G3.1 to G3.4"""

from __future__ import annotations

from ..core.wire import Spectator
from ..protocol.commands import Chat, Say
from ..protocol.messages import Line, Reason, Refused, Spoken, Talked, Written
from ..protocol.options import Talk
from ..protocol.text import one_line
from .entries import Logged, PersonId, Spoke, TalkEntry, Wrote
from .room import Room, Said, deal_at_stake, muted_seats, seen_and_left, viewer_of

LONGEST_TEXT = 200  # characters
LINES_KEPT = 50


def says(room: Room, person: PersonId, name: str, command: Say, at: float) -> Logged | Refused:
    """A ready phrase."""
    if is_muted(room, person):
        return Refused(command.id, Reason.MUTED)
    if not may_say(room, person):
        return Refused(command.id, Reason.NO_TALK)
    phrases = room.game.phrases
    if command.phrase not in phrases.plain | phrases.about_a_seat:
        return Refused(command.id, Reason.NO_SUCH_PHRASE)
    about_a_seat = command.about != "nobody" and 0 <= command.about < len(room.sitters)
    if (command.phrase in phrases.about_a_seat) != about_a_seat:
        return Refused(command.id, Reason.NOTHING_SAID)
    spoke = Spoke(
        at=at,
        by=person,
        command=command.id,
        name=name,
        phrase=command.phrase,
        about=command.about,
    )
    return Logged(spoke)


def writes(room: Room, person: PersonId, name: str, command: Chat, at: float) -> Logged | Refused:
    """Free text."""
    if is_muted(room, person):
        return Refused(command.id, Reason.MUTED)
    if not may_chat(room, person):
        return Refused(command.id, Reason.NO_TALK)
    text = one_line(command.text)[:LONGEST_TEXT]
    if not text:
        return Refused(command.id, Reason.NOTHING_SAID)
    return Logged(Wrote(at=at, by=person, command=command.id, name=name, text=text))


def is_muted(room: Room, person: PersonId) -> bool:
    """Must `person` be silent now: in a muted seat, or having seen its hand? Rule G7.20"""
    seats = {viewer_of(room, person), *seen_and_left(room, person)}
    return not muted_seats(room).isdisjoint(seats)


def may_say(room: Room, person: PersonId) -> bool:
    """May `person` say ready phrases now?"""
    return room.options.talk is not Talk.OFF and not is_muted(room, person)


def may_chat(room: Room, person: PersonId) -> bool:
    """May `person` write now?

    At tables with phrases spectators may while cards are hidden, among themselves, and so may
    all but the muted while they guess about one hand. Rules G3.3, G3.4, G7.20
    """
    if is_muted(room, person):
        return False
    match room.options.talk:
        case Talk.OFF:
            return False
        case Talk.FREE:
            return True
        case Talk.PHRASES:
            is_open = not deal_at_stake(room) or bool(muted_seats(room))
            return is_open or isinstance(viewer_of(room, person), Spectator)


def said(room: Room, entry: TalkEntry) -> Said:
    """What was said, and who hears it: spectators, while cards are hidden, each other alone."""
    by = viewer_of(room, entry.by)
    line: Line = (
        Spoken(entry.name, by, entry.phrase, entry.about)
        if isinstance(entry, Spoke)
        else Written(entry.name, by, entry.text)
    )
    return Said(line, to_seats=not (isinstance(by, Spectator) and deal_at_stake(room)))


def kept(talk: tuple[Said, ...]) -> tuple[Said, ...]:
    """What is to be remembered: spectators talking among themselves push out no player's line."""
    for_seats = [place for place, one in enumerate(talk) if one.to_seats][-LINES_KEPT:]
    places = sorted({*for_seats, *range(len(talk))[-LINES_KEPT:]})
    return tuple(talk[place] for place in places)


def heard(room: Room, person: PersonId) -> Talked:
    """The last lines that `person` may hear."""
    lines = tuple(one.line for one in room.talk if _hears(room, person, one))
    return Talked(lines[-LINES_KEPT:])


def just_heard(room: Room, person: PersonId) -> Talked:
    """The very last line, if `person` may hear it."""
    return Talked(tuple(one.line for one in room.talk[-1:] if _hears(room, person, one)))


def _hears(room: Room, person: PersonId, one: Said) -> bool:
    return one.to_seats or isinstance(viewer_of(room, person), Spectator)
