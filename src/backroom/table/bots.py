"""The bots of a table: who is to think, and what about."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.chance import bot_seed
from ..core.levels import Level
from ..core.wire import Seat, View
from ..protocol.games import AnyRules
from .room import Empty, Human, Playing, Robot, Room, people, seated, seq_of

# By seat; the other one where a person at the table has the first.
NAMES = ("Vera", "Otto", "Inés", "Bo", "Mirza", "Juno", "Lin", "Tove")
OTHER_NAMES = ("Rosa", "Emil", "Pia", "Hugo", "Nadia", "Ida", "Anton", "Sol")


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot may think about, and the seed of its dice."""

    level: Level
    rules: AnyRules
    seen: View
    seed: int


def robot(room: Room, seat: Seat, level: Level, keeps_for: Human | Empty) -> Robot:
    """A bot for `seat`, with a name that no person at the table has."""
    taken = {person.name.casefold() for person in people(room)}
    name = OTHER_NAMES[seat] if NAMES[seat].casefold() in taken else NAMES[seat]
    return Robot(name, level, keeps_for)


def bots_to_ask(room: Room) -> tuple[Seat, ...]:
    """The seats of bots that may act now."""
    if not isinstance(room.stage, Playing) or room.stage.paused:
        return ()
    actors = room.game.actors(room.stage.match.state)
    return tuple(
        seat for seat, sitter in seated(room) if isinstance(sitter, Robot) and seat in actors
    )


def are_hurried(room: Room) -> bool:
    """Do bots act without pauses, since no person is left? Rule D1.4"""
    return isinstance(room.stage, Playing) and room.game.hurried(room.stage.match.state)


def question(room: Room, seat: Seat) -> Question | None:
    """What the bot in `seat` is asked now, or None if it is not its to act."""
    sitter, stage = room.sitters[seat], room.stage
    if (
        not isinstance(stage, Playing)
        or not isinstance(sitter, Robot)
        or seat not in bots_to_ask(room)
    ):
        return None
    seen = room.game.view(stage.match.state, seat)
    seed = bot_seed(stage.match.chance, seat=seat, turn=seq_of(stage, seat))
    return Question(sitter.level, stage.match.rules, seen, seed)
