"""The options of dice poker. The numbered rules are in docs/rules/dice.md."""

from __future__ import annotations

from enum import StrEnum

from ...cards.dice import FACES, FullHouse
from ...core.wire import Part, Seat

MOST_THROWS = 3  # Rule D2.1
MOST_PLAY_OFFS = 100  # of one game. Rule D4.2
MOST_CHIPS = 1_000_000  # in a stack at the start
HIGHEST_FACE = FACES[-1]


class PlayOffOrder(StrEnum):
    """In which order those tied throw. Rules D4.2, D4.3"""

    SAME = "same"  # as in the game that they tied
    REDRAW = "redraw"  # a die each decides who starts


class DiceRules(Part, frozen=True, kw_only=True, tag="dice.rules"):
    """Options of a table."""

    players: int = 4  # 2..8; best with 2 to 5. Rule D1.1
    stack: int = 100  # chips that everybody brings, 2..1,000,000. Rule D1.1
    ante: int = 5  # paid by everybody before each game, 1 or more. Rule D1.5
    circles: int = 1  # after which the largest stack wins, 0..99; 0: open-ended. Rule D1.7
    full_house: FullHouse = FullHouse.TRIPLE
    play_off_order: PlayOffOrder = PlayOffOrder.SAME
    rebuy: bool = False  # who cannot pay brings a new stack, else sits out. Rule D1.6
    turn_s: float = 60.0  # for each throw, 5..600. Rule D2.4
    highest_face: int = HIGHEST_FACE  # of the dice, 2..6; below 6 for tests of small variants only

    def __post_init__(self) -> None:
        _within("players", self.players, 2, 8)
        _within("stack", self.stack, 2, MOST_CHIPS)
        _within("ante", self.ante, 1, MOST_CHIPS)
        _within("circles", self.circles, 0, 99)
        _within("turn_s", self.turn_s, 5, 600)
        _within("highest_face", self.highest_face, 2, HIGHEST_FACE)
        if self.ante * self.players > self.stack:  # Rule D1.5
            raise ValueError(
                f"expected a stack of {self.players} antes, {self.ante * self.players} or more, "
                f"got {self.stack}"
            )


def faces(rules: DiceRules) -> tuple[int, ...]:
    """What a die can show."""
    return FACES[: rules.highest_face]


def seats(rules: DiceRules) -> tuple[Seat, ...]:
    """Every seat, clockwise."""
    return tuple(Seat(seat) for seat in range(rules.players))


def _within(name: str, number: float, least: int, most: int) -> None:
    if not least <= number <= most:  # so written that NaN is refused too
        raise ValueError(f"expected {name} from {least} to {most}, got {number}")
