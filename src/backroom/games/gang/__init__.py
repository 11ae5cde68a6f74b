"""The Gang: co-operative hold'em. Rules by number in docs/rules/gang.md.

A heist of two players at a table where a round ends when the last chip is taken:

>>> from backroom.core.lines import replay
>>> from backroom.core.wire import Seat, Spectator
>>> rules = Rules(players=2, ending=Ending.INSTANT, vaults=1)
>>> text = '''deal 7c 2d As Ad
... 0 take white 1 from centre
... 1 take white 2 from centre
... turn Kd 9h 4s
... 1 take yellow 2 from centre
... 0 take yellow 1 from centre
... turn 7s
... 0 take orange 2 from centre
... 1 take orange 2 from 0
... 0 take orange 1 from centre
... turn Qc
... 0 take red 1 from centre'''
>>> state = replay(GANG, rules, text)

Each seat sees its own cards alone, a spectator none:

>>> GANG.view(state, Seat(0)).heist.hands
(('7c', '2d'), FaceDown(count=2))
>>> GANG.view(state, Spectator()).heist.hands
(FaceDown(count=2), FaceDown(count=2))

The last red chip brings the showdown, weakest first:

>>> over = replay(GANG, rules, text + '''
... 1 take red 2 from centre''')
>>> [(hand.seat, str(hand.category)) for hand in GANG.view(over, Spectator()).shown]
[(0, 'one_pair'), (1, 'one_pair')]
>>> GANG.outcome(over)
Outcome(points=(1, 1))
"""

from __future__ import annotations

from ...core.game import Game
from .challenges import void
from .choices import CENTRE, ClosePeek, Confirm, GangChoice, Onward, Place, PutBack, Take
from .events import GangEvent
from .names import CHALLENGES, SPECIALISTS, Challenge, Specialist
from .phrases import PHRASES
from .play import (
    actors,
    carried,
    chance,
    clock,
    cool_down_s,
    left,
    muted,
    options,
    refusal,
    secret,
    start,
    step,
    waits,
)
from .record import parse, write
from .refusals import GangRefusal
from .rules import (
    COLOURS,
    LOWEST_RANK,
    Colour,
    DeckOrder,
    Ending,
    Helper,
    Mastermind,
    Mode,
    Peek,
    Rules,
)
from .score import outcome
from .seen import Seen
from .sketch import sketch, together
from .state import Chance, Elapsed, State
from .view import imagine, view

GANG: Game[Rules, State, GangChoice, Chance, Elapsed, Seen] = Game(
    name="gang",
    rules=Rules,
    seats=lambda rules: rules.players,
    start=start,
    chance=chance,
    clock=clock,
    waits=waits,
    actors=actors,
    options=options,
    refusal=refusal,
    step=step,
    view=view,
    imagine=imagine,
    outcome=outcome,
    carried=carried,
    left=left,
    back=lambda state, seat: None,
    came=lambda state, seat: None,
    deserted=lambda state: None,
    closed=lambda state: frozenset(),
    hurried=lambda state: False,
    phrases=PHRASES,
    muted=muted,
    secret=secret,
    at_stake=secret,
    cool_down_s=cool_down_s,
    is_small=lambda rules: rules.lowest_rank > LOWEST_RANK,
    sketch=sketch,
    together=together,
    write=write,
    parse=parse,
)

__all__ = [
    "CENTRE",
    "CHALLENGES",
    "COLOURS",
    "GANG",
    "SPECIALISTS",
    "Challenge",
    "ClosePeek",
    "Colour",
    "Confirm",
    "DeckOrder",
    "Ending",
    "GangChoice",
    "GangEvent",
    "GangRefusal",
    "Helper",
    "Mastermind",
    "Mode",
    "Onward",
    "Peek",
    "Place",
    "PutBack",
    "Rules",
    "Seen",
    "Specialist",
    "State",
    "Take",
    "parse",
    "void",
    "write",
]
