"""Who may act, and what is open to them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from ...core.game import By
from ...core.wire import Seat
from .choices import DiceChoice, GoOn, Stand, Throw, ThrowStart
from .circles import waited_for
from .refusals import refused_choice
from .starts import not_cast
from .state import Break, Casting, MatchOver, Rolling, Starting, State, Turn
from .turns import ALL_DICE, locked, seat_of


def actors(state: State) -> frozenset[Seat]:
    """The seats that may act."""
    match state:
        case Starting():
            return frozenset(not_cast(state))
        case Turn():
            return frozenset({seat_of(state)})
        case Break():
            return waited_for(state)
        case Casting() | Rolling() | MatchOver():
            return frozenset()
        case _:
            assert_never(state)


def options(state: State, seat: Seat) -> Iterator[DiceChoice]:
    """What `seat` may choose now, none of it refused."""
    return (choice for choice in _wishes(state) if refused_choice(state, By(seat, choice)) is None)


def _wishes(state: State) -> Iterator[DiceChoice]:
    """Every choice that could make sense in this phase."""
    match state:
        case Starting(standing=standing):
            yield ThrowStart(standing.draws)
        case Turn():
            yield from _of_turn(state)
        case Break(standing=standing):
            yield GoOn(standing.games)
        case Casting() | Rolling() | MatchOver():
            return
        case _:
            assert_never(state)


def _of_turn(state: Turn) -> Iterator[DiceChoice]:
    """Standing, then every set of dice that are not locked, the smallest first."""
    turn, thrown = state.standing.turns, len(state.throws)
    if not thrown:
        yield Throw(turn, 1, ALL_DICE)
        return
    yield Stand(turn, thrown)
    free = [place for place in ALL_DICE if place not in locked(state.throws)]
    for count in range(1, len(free) + 1):
        yield from (Throw(turn, thrown + 1, dice) for dice in combinations(free, count))
