"""The contract that every game fulfils."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, Generic, TypeVar, assert_never

from .levels import Level
from .phrases import Phrases
from .wire import Choice, Event, Seat, View, Viewer


class Refusal(StrEnum):
    """Why an action is not allowed: a code. A game subclasses this with its reasons."""


class IllegalAction(Exception):
    """`step` was given an action that `refusal` refuses."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(f"expected an action that is allowed, got one refused: {reason}")
        self.reason = reason


RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ChoiceT = TypeVar("ChoiceT", bound=Choice)
ChanceT = TypeVar("ChanceT")  # what chance may do
ElapsedT = TypeVar("ElapsedT")  # what a clock may do
ViewT = TypeVar("ViewT", bound=View)
LotT = TypeVar("LotT")  # what is drawn or thrown: cards of one kind or another, faces of dice


@dataclass(frozen=True, slots=True)
class Everyone:
    """Every seat and every spectator."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event, made for those who hear it."""

    event: Event
    to: Seat | Everyone


@dataclass(frozen=True, slots=True)
class By(Generic[ChoiceT]):
    """A choice as an action: who asked, then what for."""

    seat: Seat
    choice: ChoiceT


@dataclass(frozen=True, slots=True)
class Draw(Generic[LotT, ChanceT]):
    """Chance that is due: `count` cards, in order, without replacement, from `pool`."""

    pool: tuple[LotT, ...]
    count: int
    action: Callable[[tuple[LotT, ...]], ChanceT]  # what the drawn cards do to the game


@dataclass(frozen=True, slots=True)
class Dice(Generic[LotT, ChanceT]):
    """Chance that is due: `count` dice, in order, each of which shows any of the `pool`."""

    pool: tuple[LotT, ...]
    count: int
    action: Callable[[tuple[LotT, ...]], ChanceT]  # what the thrown dice do to the game


Due = Draw[LotT, ChanceT] | Dice[LotT, ChanceT]


def fits(due: Due[LotT, ChanceT], lots: tuple[LotT, ...]) -> bool:
    """Could the chance that is due bring these cards, or these dice?"""
    match due:
        case Draw(pool, count):
            return len(lots) == len(set(lots)) == count and set(lots) <= set(pool)
        case Dice(pool, count):
            return len(lots) == count and set(lots) <= set(pool)
        case _:
            assert_never(due)


@dataclass(frozen=True, slots=True)
class Clock(Generic[ElapsedT]):
    """A clock that runs: if `action` is still due after `after_s` seconds, it happens.

    The action names what it times, so a clock that comes too late is refused.
    """

    after_s: float  # 0 or more, since the first state in which this clock ran
    action: ElapsedT


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT]):
    """The state after an action, and what it made people hear, in order."""

    state: StateT
    told: tuple[Told, ...] = ()


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The game goes on."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points by seat, in the game's own measure."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT]):
    """One game. In every state it is over, or chance is due, or a seat may act, or a clock runs."""

    name: str
    rules: type[RulesT]
    seats: Callable[[RulesT], int]
    start: Callable[[RulesT], StateT]
    chance: Callable[[StateT], Due[Any, ChanceT] | None]  # Any: cards of whichever kind, or dice
    clock: Callable[[StateT], Clock[ElapsedT] | None]  # that everybody meets
    waits: Callable[[StateT], Mapping[Seat, Clock[ElapsedT]]]  # clocks that bar one seat each
    actors: Callable[[StateT], frozenset[Seat]]
    options: Callable[[StateT, Seat], Iterator[ChoiceT]]  # lazy, never refused
    refusal: Callable[[StateT, By[ChoiceT] | ChanceT | ElapsedT], Refusal | None]  # never raises
    step: Callable[[StateT, By[ChoiceT] | ChanceT | ElapsedT], Step[StateT]]  # or IllegalAction
    view: Callable[[StateT, Viewer], ViewT]  # the only road from truth to view
    imagine: Callable[[RulesT, ViewT, Random], StateT]  # any world that looks like this view
    outcome: Callable[[StateT], Outcome | Unfinished]
    # `rules` for the next game at a table whose last game ended in this state.
    carried: Callable[[RulesT, StateT], RulesT]
    # What happens when whoever sits in this seat gives it up, or None: nothing.
    left: Callable[[StateT, Seat], ElapsedT | None]
    # What happens when whoever this seat was kept for takes it back, or None: nothing.
    back: Callable[[StateT, Seat], ElapsedT | None]
    # What happens when somebody new sits down in this seat, or None: nothing.
    came: Callable[[StateT, Seat], ElapsedT | None]
    # What happens when the last person has left the table to the bots, or None: nothing.
    deserted: Callable[[StateT], ElapsedT | None]
    closed: Callable[[StateT], frozenset[Seat]]  # seats that nobody new may take now
    hurried: Callable[[StateT], bool]  # is no person left whom bots should let see what they do?
    stand_in: Level | None = None  # how bots play on for who has left; None: as others at the table
    phrases: Phrases  # what is said with a tap at its tables
    muted: Callable[[StateT], frozenset[Seat]]  # seats that may tell nobody anything now
    secret: Callable[[StateT], int]  # number of the deal whose cards are hidden now, 0: none are
    at_stake: Callable[[StateT], int]  # its number as long as words about them could decide it
    # Seconds for which a seat that chose this is barred from choices that have such a
    # pause too, 0 for most. Kept by the table, which has a clock.
    cool_down_s: Callable[[RulesT, ChoiceT], float]
    is_small: Callable[[RulesT], bool]  # a variant for tests, that no table plays?
    sketch: Callable[[ViewT], str]  # a view as a few lines of text
    together: Callable[[Sequence[ViewT]], ViewT]  # what all seats know, from the view of each
    write: Callable[[By[ChoiceT] | ChanceT | ElapsedT], str]  # the action as a line of a record
    parse: Callable[[str], By[ChoiceT] | ChanceT | ElapsedT]  # its inverse, or ValueError


AnyGame = Game[Any, Any, Any, Any, Any, Any]  # Any: tables, records and laws treat all games alike
