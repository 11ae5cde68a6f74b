"""Crash: 13-card brag. Rules by number in docs/rules/crash.md.

A deal of two players with nine cards each and no exchange:

>>> from backroom.core.lines import replay
>>> from backroom.core.wire import Seat, Spectator
>>> rules = CrashRules(players=2, cards=9, target=3)
>>> text = '''dealer 0
... deal 3c 3d 3h Ah 2h 4h 7c 8d Ts Ac As Kc 9c 9d 2s 5h 6c 7d
... 0 lay 1 3c 3d 3h / Ah 2h 4h / 7c 8d Ts
... 1 lock 1 5h 6c 7d / Ac As Kc / 9c 9d 2s'''
>>> state = replay(CRASH, rules, text)

A seat's cards are its own, and so are the hands that it makes of them; that somebody is ready is
seen by all:

>>> CRASH.view(state, Seat(1)).deal.hands[0]
FaceDown(count=9)
>>> CRASH.view(state, Seat(1)).own.laid
(('5h', '6c', '7d'), ('Kc', 'Ac', 'As'), ('2s', '9c', '9d'))
>>> CRASH.view(state, Spectator()).own, CRASH.view(state, Spectator()).locked
(Onlooker(), (1,))

The last one who is ready shows all hands, best against best:

>>> over = replay(CRASH, rules, text + '''
... 0 lock 1 3c 3d 3h / Ah 2h 4h / 7c 8d Ts''')
>>> result = CRASH.view(over, Spectator()).standing.past[-1]
>>> [str(hand.category) for hand in result.layouts[0].hands]
['prial', 'flush', 'high_card']
>>> [row.winner for row in result.rows], result.bonus, result.points
([0, 0, 1], 'nobody', (2, 1))
"""

from __future__ import annotations

from ...core.game import Game
from ...core.levels import Level
from .choices import CrashChoice, Keep, Lay, LockIn, NextDeal, Swap, Unlock
from .events import CrashEvent
from .layouts import Layout, best_first, every_layout
from .phrases import PHRASES
from .play import actors, at_stake, chance, clock, options, refusal, secret, start, step
from .record import parse, write
from .refusals import CrashRefusal
from .rules import LOWEST_RANK, CrashRules, MinHand
from .score import outcome
from .seen import CrashSeen
from .sketch import sketch, together
from .state import Chance, Elapsed, State
from .view import imagine, view

CRASH: Game[CrashRules, State, CrashChoice, Chance, Elapsed, CrashSeen] = Game(
    name="crash",
    rules=CrashRules,
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
    left=lambda state, seat: None,  # what lies stays. Rule C2.11
    back=lambda state, seat: None,
    came=lambda state, seat: None,
    deserted=lambda state: None,
    closed=lambda state: frozenset(),
    hurried=lambda state: False,
    stand_in=Level.PERCENTILE,
    phrases=PHRASES,
    muted=lambda state: frozenset(),
    secret=secret,
    at_stake=at_stake,
    cool_down_s=lambda rules, choice: 0.0,
    is_small=lambda rules: rules.lowest_rank > LOWEST_RANK,
    sketch=sketch,
    together=together,
    write=write,
    parse=parse,
)

__all__ = [
    "CRASH",
    "CrashChoice",
    "CrashEvent",
    "CrashRefusal",
    "CrashRules",
    "CrashSeen",
    "Keep",
    "Lay",
    "Layout",
    "LockIn",
    "MinHand",
    "NextDeal",
    "State",
    "Swap",
    "Unlock",
    "best_first",
    "every_layout",
    "parse",
    "write",
]
