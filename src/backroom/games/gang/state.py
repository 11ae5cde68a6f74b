"""The truth of a game of The Gang, one type per phase, and the actions that change it."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.card import Card
from ...core.game import By
from ...core.wire import Seat
from .choices import GangChoice, Place
from .rules import Rules
from .seen import Chips, Move, Score


@dataclass(frozen=True, slots=True)
class Heist:
    """A heist from the deal on."""

    number: int  # from 1
    hands: tuple[tuple[Card, ...], ...]  # by seat
    board: tuple[Card, ...] = ()  # 0, 3, 4 or 5 cards
    chips: tuple[Chips, ...] = ()  # of the rounds that have ended
    moves: tuple[Move, ...] = ()  # the last `MOVES_KEPT` chip moves, oldest first
    moved: int = 0  # all chip moves so far


@dataclass(frozen=True, slots=True)
class Dealing:
    """Chance is to deal the hole cards."""

    rules: Rules
    score: Score


@dataclass(frozen=True, slots=True)
class Peeking:
    """Everybody looks at the own cards. Rule G2.1"""

    rules: Rules
    score: Score
    heist: Heist
    looked: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Turning:
    """Chance is to turn community cards."""

    rules: Rules
    score: Score
    heist: Heist


@dataclass(frozen=True, slots=True)
class ChipsOpen:
    """The chips of round number `len(heist.chips)` can be moved. Rule G2.3"""

    rules: Rules
    score: Score
    heist: Heist
    places: tuple[Place, ...]  # where each chip lies, by stars, from 1
    contests: tuple[int, ...]  # how often each was taken from a player, by stars, from 1
    confirmed: frozenset[Seat]  # empty unless all chips are held


@dataclass(frozen=True, slots=True)
class HeistOver:
    """All hands are shown, and the game goes on."""

    rules: Rules
    score: Score  # with this heist
    heist: Heist
    onward: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class GameOver:
    """The gang has won or lost."""

    rules: Rules
    score: Score  # with this heist
    heist: Heist  # the last


State = Dealing | Peeking | Turning | ChipsOpen | HeistOver | GameOver


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the hole cards, all of seat 0 first."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance: the next community cards."""

    cards: tuple[Card, ...]  # 3 on the flop, then 1


@dataclass(frozen=True, slots=True)
class PeekElapsed:
    """Clock: nobody is waited for any longer. Rule G2.1"""

    heist: int


@dataclass(frozen=True, slots=True)
class SettleElapsed:
    """Clock: the settle window after chip move number `moved` has passed. Rule G2.6"""

    heist: int
    moved: int


@dataclass(frozen=True, slots=True)
class BreakElapsed:
    """Clock: the break after a heist is over."""

    heist: int


Chance = Deal | Turn
Elapsed = PeekElapsed | SettleElapsed | BreakElapsed
Action = By[GangChoice] | Chance | Elapsed
