"""What each choice of a player who has thrown is worth: which dice lie, which are thrown again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ...cards.dice import DICE_IN_A_HAND, worth
from .seats import Seats
from .throws import FIVES, LOTS, Chances, number
from .turn import values

Dice = tuple[int, ...]

MOST_THROWS_LEFT = 2


class BadPosition(ValueError):
    """No turn can stand like this; the text says what was expected and what came."""


@dataclass(frozen=True, slots=True)
class Position:
    """A player's turn after a throw, and what it is played against."""

    dice: Dice
    """all five, locked ones among them"""
    throws_left: int
    """0..2"""
    locked: Dice
    """dice that cannot be thrown any more"""
    to_beat: Dice
    """five dice of the best result so far; empty before the first result"""
    holders: int
    """how many have the best result so far, 0 before the first"""
    to_come: int
    """how many throw after this player"""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice and its worth."""

    keep: Dice
    throw: Dice
    """empty: to stand"""
    value: float
    """the part of the bank that it wins on average, 0..1"""


def options(seats: Seats, position: Position) -> list[Option]:
    """Every distinct choice, best first; of equal ones first that which keeps more dice.

    Raises BadPosition; ValueError where `dice` or `to_beat` are other than five faces from 1 to 6.

    >>> from backroom.cards.dice import FullHouse
    >>> from backroom.solve.dice.seats import Tie, solved
    >>> seats = solved(FullHouse.TRIPLE, Tie.SHARED)
    >>> position = Position((6, 6, 5, 5, 1), 2, (), (5, 5, 5, 2, 2), holders=1, to_come=0)
    >>> options(seats, position)[0].throw
    (1,)
    """
    _check(position)
    worth_of_kept = _worth_of_kept(seats, position)
    found = [
        Option(keep, _without(position.dice, keep), float(worth_of_kept[number(keep)]))
        for keep in _keepable(position)
    ]
    return sorted(found, key=lambda option: (-round(option.value, 12), -len(option.keep)))


def _worth_of_kept(seats: Seats, position: Position) -> Chances:
    """float64[lot]"""
    stakes = seats.stakes(holders=position.holders, to_come=position.to_come)
    best = 0
    if position.holders:
        best = int(seats.classes[FIVES.index(tuple(sorted(position.to_beat)))])
    kept = values(stakes[seats.classes, best : best + 1], locks=seats.locks)
    return (kept.at_first if position.throws_left == MOST_THROWS_LEFT else kept.at_second)[:, 0]


def _keepable(position: Position) -> Iterator[Dice]:
    """Lots that may lie, the locked ones in each; all five when no throw is left."""
    held, least = Counter(position.dice), Counter(position.locked)
    for lot in reversed(LOTS):
        if position.throws_left == 0 and len(lot) < DICE_IN_A_HAND:
            return
        kept = Counter(lot)
        if kept <= held and least <= kept:
            yield lot[::-1]


def _without(dice: Dice, keep: Dice) -> Dice:
    return tuple(sorted((Counter(dice) - Counter(keep)).elements(), reverse=True))


def _check(position: Position) -> None:
    worth(position.dice)  # five faces
    if not 0 <= position.throws_left <= MOST_THROWS_LEFT:
        raise BadPosition(f"expected 0 to 2 throws left, got {position.throws_left}")
    if not Counter(position.locked) <= Counter(position.dice):
        held, locked = (" ".join(map(str, dice)) for dice in (position.dice, position.locked))
        raise BadPosition(f"expected locked dice among {held}, got {locked}")
    if bool(position.to_beat) != (position.holders > 0):
        raise BadPosition("expected holders of a result to beat, and none without one")
