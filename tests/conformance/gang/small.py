"""The smallest games of The Gang: 12 cards, two or three seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from backroom.games.gang import GANG, Ending, Peek, Rules, parse

from ..lines import Line, every, spoken
from ..subject import Subject

INSTANT = Rules(players=2, lowest_rank=12, vaults=1, alarms=1, ending=Ending.INSTANT)
INSTANT_GAME = """deal Qc Kd As Ad
0 take white 1 from centre
1 take white 1 from 0
0 take white 2 from centre
turn Qd Kh Ks
1 take yellow 1 from centre
0 take yellow 2 from centre
turn Qs
0 take orange 1 from centre
1 take orange 2 from centre
turn Kc
0 take red 2 from centre
1 take red 1 from centre"""

SETTLE = Rules(players=2, lowest_rank=12, vaults=2, alarms=1, peek=Peek.ALWAYS)
SETTLE_GAME = """deal Qc Kd As Ad
1 looked 1
peek elapsed 1
0 take white 1 from centre
1 take white 2 from centre
0 fine white 0 1
settle elapsed 1 2
turn Qd Kh Ks
1 take yellow 1 from centre
0 take yellow 2 from centre
0 fine yellow 1 0
1 fine yellow 1 0
settle elapsed 1 4
turn Qs
1 take orange 1 from centre
0 take orange 2 from centre
settle elapsed 1 6
turn Kc
1 take red 1 from centre
0 take red 2 from centre
settle elapsed 1 8
0 onward 1"""

THREE = Rules(players=3, lowest_rank=12, vaults=1, alarms=1, ending=Ending.INSTANT)
THREE_GAME = """deal Qc Kd As Ad Qh Ac
0 take white 1 from centre
1 take white 2 from centre
2 take white 3 from centre
turn Qd Kh Ks
2 take yellow 1 from centre
0 take yellow 3 from centre
1 take yellow 2 from centre
turn Qs"""


def up_to(text: str, last: str) -> str:
    """The record `text` up to the line `last`."""
    lines = text.splitlines()
    return "\n".join(lines[: lines.index(last) + 1])


def one_deal(state: Any) -> Iterator[Any]:
    """Chance that knows one deal only: that of the records above, then the lowest cards left."""
    due = GANG.chance(state)
    if due is not None:
        deal = parse(INSTANT_GAME.splitlines()[0])
        yield deal if due.count == 4 else due.action(due.pool[: due.count])


def onward(subject: Subject, text: str, *, longer: int) -> Iterator[Line]:
    """Every way to go on after `text` for `longer` actions, with one deal."""
    return every(subject, spoken(subject, text), one_deal, longer=longer)
