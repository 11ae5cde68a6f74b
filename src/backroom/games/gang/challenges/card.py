"""What a challenge can do to a heist. Each of them is one such card, in a file of its name.

Whatever a card leaves out it does not change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ....cards.card import Card
from ....core.wire import Seat
from ..guesses import Guess
from ..names import Challenge
from ..rules import HOLE_CARDS, Colour

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Sensor:
    """Makes a holder of a white chip draw a new hand when the flop is turned."""

    watches: Callable[[tuple[Seat, ...]], Seat]  # whom, of the holders by stars
    trips: Callable[[Cards], bool]  # by this flop


@dataclass(frozen=True, slots=True)
class Question:
    """What the others must guess about the last hand of the showdown."""

    guesses: tuple[Guess, ...]  # among which they settle on one
    is_right: Callable[[Cards, Cards, Guess], bool]  # for these hole cards on this board


def no_chips(_: int) -> frozenset[int]:
    """None of the chips."""
    return frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeCard:
    """One challenge."""

    name: Challenge
    hole_cards: int = HOLE_CARDS  # dealt to each
    skips: frozenset[Colour] = frozenset()  # colours whose chips are not used
    black: Callable[[int], frozenset[int]] = no_chips  # stars of black chips, by players
    sensors: tuple[Sensor, ...] = ()
    discards_chips: bool = False  # those of a round when the next one starts
    questions: tuple[Question, ...] = ()
