"""What a seat of dice poker sees, as numbers. Nothing is hidden but what is to come.

Features, each int32, with n seats:

| features | hold |
|---|---|
| n | 1 for the own seat |
| n | 1 for the seat whose turn it is |
| n | the place of each seat in the order of this bout, from 1; 0: it does not throw in it |
| 5 · 6 | [place, face]: 1 for the face of each die of the turn, as they lie |
| 5 | 1 for each die that is locked |
| 1 | throws made in this turn, 0..3 |
| n · 6 | [seat, face]: how many dice of each face the seats ended with in this bout |
| n | stacks, chips |
| n | 1 for each seat that plays this circle |
| 5 | bank, number of the play-off, circle, games of it that are over, circles of the match |
"""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...cards.dice import DICE_IN_A_HAND, FACES
from ...core.wire import Spectator
from ...games.dice import DiceRules, DiceSeen
from ...games.dice.seen import SeenTurn


class Layout(NamedTuple):
    """Where each kind of feature begins, for so many seats."""

    seat: int
    turn: int
    order: int
    dice: int
    locked: int
    throws: int
    results: int
    stacks: int
    circle: int
    standing: int
    end: int


def layout(seats: int) -> Layout:
    """Of an observation at a table of so many seats."""
    dice = DICE_IN_A_HAND * len(FACES)
    results = seats * len(FACES)
    sizes = (seats, seats, seats, dice, DICE_IN_A_HAND, 1, results, seats, seats, 5)
    return Layout(*accumulate(sizes, initial=0))


def observation(rules: DiceRules, seen: DiceSeen) -> NDArray[np.int32]:
    """int32[feature] of what a seat sees; see above. Bots that have learned play by it.

    Raises:
        ValueError: the viewer has no seat.
    """
    if isinstance(seen.viewer, Spectator):
        raise ValueError("expected what a seat sees, got a spectator's view")
    at, standing = layout(rules.players), seen.standing
    sight = np.zeros(at.end, np.int32)
    sight[at.seat + seen.viewer] = 1
    if isinstance(seen, SeenTurn):
        sight[at.turn + seen.seat] = 1
        sight[at.throws] = len(seen.throws)
        for place, face in enumerate(seen.throws[-1].dice if seen.throws else ()):
            sight[at.dice + place * len(FACES) + face - 1] = 1
        sight[[at.locked + place for place in seen.locked]] = 1
    for bout in seen.bouts[-1:]:
        for place, seat in enumerate(bout.order, start=1):
            sight[at.order + seat] = place
        for result in bout.results:
            for face in result.throws[-1].dice:
                sight[at.results + result.seat * len(FACES) + face - 1] += 1
    sight[at.stacks : at.circle] = [stake.stack for stake in standing.stakes]
    sight[[at.circle + seat for seat in standing.order]] = 1
    play_off = seen.bouts[-1].play_off if seen.bouts else 0
    match = (standing.bank, play_off, standing.circle, standing.played, rules.circles)
    sight[at.standing :] = match
    return sight
