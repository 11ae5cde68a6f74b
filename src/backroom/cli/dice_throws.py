"""A line of JSON that holds five dice, and what answers it."""

from __future__ import annotations

import msgspec

from ..cards.dice import DICE_IN_A_HAND, FACES, DiceCategory, FullHouse, worth
from .hands import Fault, Fields, Refusal, Refused, fields, refuse_unknown, shown


class Answer(msgspec.Struct, frozen=True):
    category: DiceCategory
    points: int
    """the sum of the dice that count"""
    strength: int
    """greater is stronger, equal is a tie; comparable under one `full_house` only"""


def answer(line: bytes) -> Answer | Refusal:
    """What the dice in the line are worth, or why the line is not answered.

    >>> answer(b'{"dice": [5, 5, 5, 2, 2], "full_house": "triple"}')
    Answer(category=<DiceCategory.FULL_HOUSE: 'full_house'>, points=19, strength=293)
    >>> answer(b'{"dice": [5, 5, 5, 2, 7]}')
    Refusal(error=<Fault.BAD_DIE: 'bad_die'>, message='expected a face from 1 to 6, got 7')
    """
    try:
        asked = fields(line)
        refuse_unknown(asked, ("dice", "full_house"))
        made = worth(_dice(asked), _full_house(asked))
    except Refused as refused:
        return refused.refusal
    return Answer(made.category, made.points, made.strength)


def _dice(fields: Fields) -> list[int]:
    field = fields.get("dice", [])
    if not isinstance(field, list):
        raise Refused(Fault.NOT_A_LIST, f"expected dice as a list, got {shown(field)}")
    if len(field) != DICE_IN_A_HAND:
        raise Refused(Fault.NOT_FIVE_DICE, f"expected {DICE_IN_A_HAND} dice, got {len(field)}")
    return [_face(die) for die in field]


def _face(die: object) -> int:
    if isinstance(die, bool) or not isinstance(die, int) or die not in FACES:
        raise Refused(
            Fault.BAD_DIE, f"expected a face from {FACES[0]} to {FACES[-1]}, got {shown(die)}"
        )
    return die


def _full_house(fields: Fields) -> FullHouse:
    named = fields.get("full_house", FullHouse.TRIPLE)
    if not isinstance(named, str) or named not in tuple(FullHouse):
        wanted = " or ".join(FullHouse)
        raise Refused(Fault.BAD_FULL_HOUSE, f"expected full_house {wanted}, got {shown(named)}")
    return FullHouse(named)
