"""How a bout ends: with a winner, or with a play-off of those tied. Rules D4.1 to D4.3"""

from __future__ import annotations

from msgspec import structs

from ...core.game import Step, Told
from ...core.wire import Seat
from .circles import cast_for, clockwise, game_over, to_all
from .events import PlayOffBegan, Tied
from .rules import MOST_PLAY_OFFS, DiceRules, PlayOffOrder
from .score import leaders
from .seen import Bout, Standing, StartDie
from .state import State, Turn


def bout_over(state: Turn, bouts: tuple[Bout, ...], told: tuple[Told, ...]) -> Step[State]:
    """The best takes the bank; those tied play off, a hundred times at most."""
    best = leaders(state.rules, bouts[-1].results)
    if len(best) == 1 or bouts[-1].play_off == MOST_PLAY_OFFS:
        return game_over(state, bouts, best, told)
    told = (*told, to_all(Tied(best)))
    if state.rules.play_off_order is PlayOffOrder.REDRAW:
        return Step(cast_for(state.rules, state.standing, bouts, best), told)
    return play_off(state.rules, state.standing, bouts, _around(bouts, best)[0], told)


def play_off(
    rules: DiceRules,
    standing: Standing,
    bouts: tuple[Bout, ...],
    first: Seat,
    told: tuple[Told, ...],
    cast: tuple[tuple[StartDie, ...], ...] = (),
) -> Step[State]:
    """Those tied, and no other, throw for the same bank, from `first` on clockwise."""
    around = _around(bouts, leaders(rules, bouts[-1].results))
    bout = Bout(bouts[-1].play_off + 1, clockwise(around, first), cast=cast)
    after = structs.replace(standing, turns=standing.turns + 1)
    began = to_all(PlayOffBegan(bout.play_off, bout.order))
    return Step(Turn(rules, after, (*bouts, bout)), (*told, began))


def _around(bouts: tuple[Bout, ...], tied: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those tied, in the order of the game itself."""
    return tuple(seat for seat in bouts[0].order if seat in tied)
