"""What one viewer knows of dice poker, which is everything but what is to come. One type a phase.

Each remembers every throw of the game that is played, and how the last games ended.
"""

from __future__ import annotations

from enum import StrEnum

from ...cards.dice import DiceCategory
from ...core.wire import Part, Seat, View, Viewer
from .choices import DiceChoice, dice_tag

GAMES_KEPT = 24  # past games that a view lists: three circles of eight


class Sits(StrEnum):
    """Whether a seat plays."""

    IN = "in"
    LEAVING = "leaving"  # a stand-in plays the circle out. Rule D1.4
    OUT = "out"  # its player has left, with the stack


class Against(StrEnum):
    """How dice compare with the best result so far."""

    ALONE = "alone"  # there is no result yet
    AHEAD = "ahead"
    LEVEL = "level"
    BEHIND = "behind"


class Stake(Part, frozen=True):
    """What a seat has at the table."""

    stack: int  # chips, 0 or more; of a seat that is out: those it left with
    sits: Sits = Sits.IN
    rebuys: int = 0  # stacks that its player brought besides the first. Rule D1.6
    arrivals: int = 0  # how often somebody new sat down here. Rule D1.4


class Made(Part, frozen=True):
    """What five dice amount to."""

    category: DiceCategory
    points: int
    counting: tuple[int, ...]  # the faces that count, the most alike first


class Thrown(Part, frozen=True):
    """One throw."""

    dice: tuple[int, ...]  # the five faces after it, by place
    again: tuple[int, ...]  # places of the dice that were thrown; 0..4


class Result(Part, frozen=True):
    """A turn that is over."""

    seat: Seat
    throws: tuple[Thrown, ...]  # 1 to 3
    made: Made


class StartDie(Part, frozen=True):
    """A die thrown for the start."""

    seat: Seat
    face: int


class Bout(Part, frozen=True):
    """Once round: the game itself, or a play-off among those tied."""

    play_off: int  # 0: the game itself; else from 1
    order: tuple[Seat, ...]  # who throws, the first to throw first
    results: tuple[Result, ...] = ()  # of the turns that are over, in that order
    cast: tuple[
        tuple[StartDie, ...], ...
    ] = ()  # throwings for its start, the last decided; or none


class ShownDice(Part, frozen=True):
    """The last dice of a seat in a past game."""

    seat: Seat
    dice: tuple[int, ...]
    made: Made


class PastGame(Part, frozen=True):
    """A game that is over."""

    game: int  # from 1 in the match
    circle: int
    shown: tuple[ShownDice, ...]  # of the bout that decided, in its order
    play_offs: int
    bank: int
    winners: tuple[Seat, ...]  # one; more if the bank was split. Rule D4.2


class Standing(Part, frozen=True):
    """How the match stands."""

    stakes: tuple[Stake, ...]  # by seat
    bank: int = 0
    circle: int = 0  # number of the circle, from 1; 0 before the first
    order: tuple[
        Seat, ...
    ] = ()  # who plays the circle, clockwise from its first starter once known
    played: int = 0  # games of the circle that are over
    games: int = 0  # begun in the match
    turns: int = 0  # begun in the match
    draws: int = 0  # throwings for the start in the match
    brought: int = 0  # chips that ever came to the table
    taken: int = 0  # chips that left it with those whose seats others have now
    fresh: bool = False  # somebody has joined since the last circle began
    deserted: bool = False  # no person is left: the match ends with the circle. Rule D1.4
    past: tuple[PastGame, ...] = ()  # the last `GAMES_KEPT`, oldest first


class DiceSight(View, frozen=True, tag=dice_tag):
    """The mark of the views of this game."""

    viewer: Viewer
    standing: Standing
    bouts: tuple[Bout, ...]  # of the game that is played or has just ended; the last may go on
    next_starter: tuple[Seat, ...]  # of the next game; none: the die decides, or the match is over


class SeenStarting(DiceSight, frozen=True):
    """Each throws a die for the start, of the circle or, if there are bouts, of a play-off."""

    contenders: tuple[Seat, ...]  # who throw this time
    cast: tuple[StartDie, ...]  # who has thrown
    earlier: tuple[tuple[StartDie, ...], ...]  # throwings before it that were tied
    options: tuple[DiceChoice, ...]  # the viewer's own


class SeenCasting(DiceSight, frozen=True):
    """Dice for the start are rolling."""

    contenders: tuple[Seat, ...]
    cast: tuple[StartDie, ...]
    earlier: tuple[tuple[StartDie, ...], ...]
    rolling: tuple[Seat, ...]


class SeenTurn(DiceSight, frozen=True):
    """A seat is to throw or to stand."""

    seat: Seat  # whose turn it is
    throws: tuple[Thrown, ...]  # so far
    locked: tuple[int, ...]  # places of the dice that cannot be thrown any more
    made: tuple[Made, ...]  # of the dice as they lie; none before the first throw
    against: Against  # those dice compared with the best result
    leaders: tuple[Seat, ...]  # who have the best result of this bout
    options: tuple[DiceChoice, ...]  # the viewer's own


class SeenRolling(DiceSight, frozen=True):
    """Dice are rolling."""

    seat: Seat
    throws: tuple[Thrown, ...]  # before this one
    rolling: tuple[int, ...]  # places of the dice
    leaders: tuple[Seat, ...]


class SeenBreak(DiceSight, frozen=True):
    """A game is over, the last of `standing.past`; the match goes on."""

    onward: tuple[Seat, ...]  # who has seen enough
    circle_over: bool  # people may join and leave. Rule D1.4
    options: tuple[DiceChoice, ...]  # the viewer's own


class SeenMatchOver(DiceSight, frozen=True):
    """The match is over."""

    winners: tuple[Seat, ...]  # the largest stack


DiceSeen = SeenStarting | SeenCasting | SeenTurn | SeenRolling | SeenBreak | SeenMatchOver
