"""The truth of a game of dice poker, one type per phase, and the actions that change it."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.game import By
from ...core.wire import Seat
from .choices import DiceChoice
from .rules import DiceRules
from .seen import Bout, Standing, StartDie, Thrown


@dataclass(frozen=True, slots=True)
class Starting:
    """Each contender throws a die for the start. Rules D1.2, D4.3"""

    rules: DiceRules
    standing: Standing
    bouts: tuple[Bout, ...]  # of the game that is tied; none: it is about a circle
    contenders: tuple[Seat, ...]
    cast: tuple[StartDie, ...] = ()  # by whom has thrown, in that order
    earlier: tuple[tuple[StartDie, ...], ...] = ()  # throwings before this one, tied


@dataclass(frozen=True, slots=True)
class Casting:
    """Chance is to throw a die for the start, for each of `rolling`."""

    starting: Starting
    rolling: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """The next in the order of the last bout is to throw or to stand. Rule D2.1"""

    rules: DiceRules
    standing: Standing
    bouts: tuple[Bout, ...]  # of this game; the last is played
    throws: tuple[Thrown, ...] = ()  # 0 to 2


@dataclass(frozen=True, slots=True)
class Rolling:
    """Chance is to throw the dice in these places."""

    turn: Turn
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Break:
    """A game is over, and the match goes on. Rule D4.4"""

    rules: DiceRules
    standing: Standing  # with this game
    bouts: tuple[Bout, ...]
    onward: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The largest stack has won. Rule D1.7"""

    rules: DiceRules
    standing: Standing
    bouts: tuple[Bout, ...]


State = Starting | Casting | Turn | Rolling | Break | MatchOver


@dataclass(frozen=True, slots=True)
class Cast:
    """Chance: a die for the start for each of those who throw now."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the dice that are thrown, by place."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StartElapsed:
    """Clock: the server throws for those who have not. Rule D2.4"""

    draw: int


@dataclass(frozen=True, slots=True)
class TurnElapsed:
    """Clock: the server throws once, or the dice stand. Rule D2.4"""

    turn: int
    throws: int  # made


@dataclass(frozen=True, slots=True)
class BreakElapsed:
    """Clock: the break after a game is over. Rule D4.4"""

    game: int


@dataclass(frozen=True, slots=True)
class Left:
    """Not a clock, but as little a choice: who sat here has left. Rule D1.4"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Came:
    """Somebody sat down: back to the own stack, or with the one that everybody brings."""

    seat: Seat
    fresh: bool


@dataclass(frozen=True, slots=True)
class Deserted:
    """No person is left at the table. Rule D1.4"""


Chance = Cast | Roll
Elapsed = StartElapsed | TurnElapsed | BreakElapsed | Left | Came | Deserted
Action = By[DiceChoice] | Chance | Elapsed
