"""The exact bot of dice poker: no choice wins more of the bank on average than its own."""

from __future__ import annotations

from random import Random

from ...core.wire import Choice
from ...games.dice import DiceRules, DiceSeen
from ...games.dice.rules import MOST_THROWS, PlayOffOrder
from ...games.dice.seen import SeenTurn
from ...solve.dice.choices import Option, Position, options
from ...solve.dice.seats import Tie, solved
from ..pace import Wait
from .deeds import only, throw

TIES = {PlayOffOrder.SAME: Tie.PLAYED_OFF, PlayOffOrder.REDRAW: Tie.SHARED}
"""Where a die decides anew who starts, all tied may hope for the same: as if they shared."""


def exact_bot(rules: DiceRules, seen: DiceSeen, _: Random) -> Choice | Wait:
    """Takes the best of all choices, with dice of six faces; of equal ones it throws fewer dice."""
    if not isinstance(seen, SeenTurn) or not seen.throws:
        return only(seen)
    choices = options(solved(rules.full_house, TIES[rules.play_off_order]), position(seen))
    return throw(seen, _places(seen, choices[0]))


def position(seen: SeenTurn) -> Position:
    """The turn as it stands, after its first throw or a later one."""
    bout, dice = seen.bouts[-1], seen.throws[-1].dice
    led = [result for result in bout.results if result.seat in seen.leaders]
    return Position(
        dice=dice,
        throws_left=MOST_THROWS - len(seen.throws),
        locked=tuple(dice[place] for place in seen.locked),
        to_beat=led[0].throws[-1].dice if led else (),
        holders=len(led),
        to_come=len(bout.order) - len(bout.results) - 1,
    )


def _places(seen: SeenTurn, choice: Option) -> list[int]:
    """Of the dice that the choice throws; none that is locked."""
    dice, wanted = seen.throws[-1].dice, list(choice.throw)
    places = []
    for place, face in enumerate(dice):
        if face in wanted and place not in seen.locked:
            wanted.remove(face)
            places.append(place)
    return places
