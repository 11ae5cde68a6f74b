"""Dice poker: five dice, three throws, one bank. Rules by number in docs/rules/dice.md.

Two players throw for the start; then seat 1, which threw higher, has the first turn:

>>> from backroom.core.lines import replay
>>> from backroom.core.wire import Seat, Spectator
>>> rules = DiceRules(players=2)
>>> state = replay(DICE, rules, '''0 start 1
... cast 3
... 1 start 1
... cast 5
... 1 throw 1 1 0 1 2 3 4
... roll 6 6 5 2 1
... 1 throw 1 2 2 3 4
... roll 6 4 1''')

Everybody sees everything. What was left lying at the first re-throw is locked:

>>> seen = DICE.view(state, Spectator())
>>> seen.throws[-1].dice, seen.locked, str(seen.made[0].category)
((6, 6, 6, 4, 1), (0, 1), 'three')

Seat 1 stands, and seat 0 knows what it must beat:

>>> state = step(state, parse("1 stand 1 2")).state
>>> DICE.view(state, Seat(0)).leaders
(1,)
"""

from __future__ import annotations

from ...cards.dice import FullHouse
from ...core.game import Game
from ...core.levels import Level
from .choices import DiceChoice, GoOn, Stand, Throw, ThrowStart
from .coming import standing_of
from .events import DiceEvent
from .phrases import PHRASES
from .play import (
    actors,
    back,
    came,
    chance,
    clock,
    closed,
    deserted,
    left,
    options,
    refusal,
    start,
    step,
)
from .record import parse, write
from .refusals import DiceRefusal
from .rules import HIGHEST_FACE, DiceRules, PlayOffOrder
from .score import outcome
from .seen import DiceSeen
from .sketch import sketch, together
from .state import Chance, Elapsed, State
from .view import imagine, view

DICE: Game[DiceRules, State, DiceChoice, Chance, Elapsed, DiceSeen] = Game(
    name="dice",
    rules=DiceRules,
    seats=lambda rules: rules.players,
    start=start,
    chance=chance,
    clock=clock,
    waits=lambda state: {},
    actors=actors,
    options=options,
    refusal=refusal,
    step=step,
    view=view,
    imagine=imagine,
    outcome=outcome,
    carried=lambda rules, state: rules,
    left=left,
    back=back,
    came=came,
    deserted=deserted,
    closed=closed,
    hurried=lambda state: standing_of(state).deserted,
    stand_in=Level.EXACT,
    phrases=PHRASES,
    muted=lambda state: frozenset(),
    secret=lambda state: 0,
    at_stake=lambda state: 0,
    cool_down_s=lambda rules, choice: 0.0,
    is_small=lambda rules: rules.highest_face < HIGHEST_FACE,
    sketch=sketch,
    together=together,
    write=write,
    parse=parse,
)

__all__ = [
    "DICE",
    "DiceChoice",
    "DiceEvent",
    "DiceRefusal",
    "DiceRules",
    "DiceSeen",
    "FullHouse",
    "GoOn",
    "PlayOffOrder",
    "Stand",
    "State",
    "Throw",
    "ThrowStart",
    "parse",
    "step",
    "write",
]
