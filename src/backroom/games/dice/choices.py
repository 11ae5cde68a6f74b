"""What a seat of dice poker may ask for. Each choice carries what it presumes."""

from __future__ import annotations

from ...core.wire import Choice, tag


def dice_tag(name: str) -> str:
    """The tag on the wire: the games share one wire, so each prefixes its own.

    >>> dice_tag("ThrowStart")
    'dice.throw_start'
    """
    return f"dice.{tag(name)}"


class DiceWish(Choice, frozen=True, tag=dice_tag):
    """The mark of the choices of this game."""


class ThrowStart(DiceWish, frozen=True):
    """Throw my die for the start. Rule D1.2"""

    draw: int  # number of this throwing for the start in the match, from 1


class Throw(DiceWish, frozen=True):
    """Throw these dice. Rule D2.1"""

    turn: int  # number of the turn in the match, from 1
    throw: int  # number of the throw in the turn, 1..3
    dice: tuple[int, ...]  # places 0..4 of the dice to throw, rising; all five at the first throw


class Stand(DiceWish, frozen=True):
    """Leave the dice as they lie: my turn is over. Rule D2.1"""

    turn: int
    throws: int  # made in this turn, 1 or 2


class GoOn(DiceWish, frozen=True):
    """I have seen how this game ended. Rule D4.4"""

    game: int


DiceChoice = ThrowStart | Throw | Stand | GoOn
