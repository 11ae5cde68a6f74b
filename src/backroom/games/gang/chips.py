"""What each move of a chip makes of a heist. Judged before, in `play`."""

from __future__ import annotations

from dataclasses import replace

from ...core.game import Step, Told
from ...core.quick import quick
from ...core.wire import Seat
from .choices import CENTRE, Place, PutBack, Take
from .effects import to_all
from .events import Confirmed, Took, WasPutBack
from .rounds import round_over
from .rules import Ending
from .seen import MOVES_KEPT, Move
from .state import ChipsOpen, Heist, State
from .talk import Quiet

NOBODY: frozenset[Seat] = frozenset()

_heist, _chips_open = quick(Heist), quick(ChipsOpen)


def take(state: ChipsOpen, seat: Seat, choice: Take) -> Step[State]:
    """`seat` holds this chip; one that it held goes to the centre. Rules G2.3, G2.4"""
    places = _without(state.places, seat)
    places[choice.stars - 1] = seat
    contests = state.contests
    if choice.source != CENTRE:  # Rule G2.7
        counts = list(contests)
        counts[choice.stars - 1] += 1
        contests = tuple(counts)
    move = Move(choice.colour, choice.stars, choice.source, seat)
    after = _moved(state, move, places, contests)
    return settled(after, (to_all(Took(seat, choice.colour, choice.stars, choice.source)),))


def put_back(state: ChipsOpen, seat: Seat, choice: PutBack) -> Step[State]:
    """This chip of `seat` lies in the centre. Rule G2.3"""
    move = Move(choice.colour, choice.stars, seat, CENTRE)
    after = _moved(state, move, _without(state.places, seat), state.contests)
    return Step(after, (to_all(WasPutBack(seat, choice.colour, choice.stars)),))


def confirmed(state: ChipsOpen, seat: Seat) -> Step[State]:
    """`seat` is fine. Once all are, the clock of the settle window strikes at once. Rule G2.6"""
    after = replace(state, confirmed=state.confirmed | {seat})
    return Step(after, (to_all(Confirmed(seat)),))


def settled(state: ChipsOpen, told: tuple[Told, ...]) -> Step[State]:
    """The round is over if nothing holds it up at a table where rounds end at once.

    Rules G2.6, G5.4
    """
    instant = state.rules.ending is Ending.INSTANT
    if instant and CENTRE not in state.places and isinstance(state.talk, Quiet):
        return round_over(state, told)
    return Step(state, told)


def _without(places: tuple[Place, ...], seat: Seat) -> list[Place]:
    """The chips with that of `seat`, if it has one, in the centre. Rule G2.4"""
    return [CENTRE if place == seat else place for place in places]


def _moved(
    state: ChipsOpen, move: Move, places: list[Place], contests: tuple[int, ...]
) -> ChipsOpen:
    """Any move deletes all confirmations. Rule G2.6"""
    heist = _with_move(state.heist, (*state.heist.moves[1 - MOVES_KEPT :], move))
    return _chips_open(state.rules, state.score, heist, tuple(places), contests, NOBODY, state.talk)


def _with_move(heist: Heist, moves: tuple[Move, ...]) -> Heist:
    """The heist after a chip move, with these moves.

    The commonest step of all: `dataclasses.replace` would take nine times as long.
    """
    return _heist(
        heist.number,
        heist.hands,
        heist.board,
        heist.chips,
        moves,
        heist.moved + 1,
        heist.round,
        heist.story,
        heist.proposals,
        heist.waits,
        heist.guessed,
    )
