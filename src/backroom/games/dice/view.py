"""From truth to what one viewer knows, which is all of it, and back."""

from __future__ import annotations

from random import Random
from typing import assert_never

from ...core.wire import Spectator, Viewer
from .choices import DiceChoice
from .circles import next_starter
from .coming import is_between
from .offers import options
from .rules import DiceRules
from .score import against, leaders, made, richest
from .seen import (
    DiceSeen,
    SeenBreak,
    SeenCasting,
    SeenMatchOver,
    SeenRolling,
    SeenStarting,
    SeenTurn,
)
from .state import Break, Casting, MatchOver, Rolling, Starting, State, Turn
from .turns import locked, seat_of


def view(state: State, viewer: Viewer) -> DiceSeen:
    """All that `viewer` was ever told in this match. Nothing is hidden but what is to come."""
    match state:
        case Starting(_, standing, bouts, contenders, cast, earlier):
            asked = _open_to(state, viewer)
            then = next_starter(state)
            return SeenStarting(viewer, standing, bouts, then, contenders, cast, earlier, asked)
        case Casting(Starting(_, standing, bouts, contenders, cast, earlier) as before, rolling):
            then = next_starter(before)
            return SeenCasting(viewer, standing, bouts, then, contenders, cast, earlier, rolling)
        case Turn():
            return _turn(state, viewer)
        case Rolling(Turn(rules, standing, bouts, throws) as turn, dice):
            best, then = leaders(rules, bouts[-1].results), next_starter(turn)
            return SeenRolling(viewer, standing, bouts, then, seat_of(turn), throws, dice, best)
        case Break(_, standing, bouts, onward):
            asked, seen_enough = _open_to(state, viewer), tuple(sorted(onward))
            between, then = is_between(state), next_starter(state)
            return SeenBreak(viewer, standing, bouts, then, seen_enough, between, asked)
        case MatchOver(_, standing, bouts):
            return SeenMatchOver(viewer, standing, bouts, (), richest(standing))
        case _:
            assert_never(state)


def imagine(rules: DiceRules, seen: DiceSeen, rng: Random) -> State:  # one is possible
    """The state in which this viewer would see just this."""
    standing, bouts = seen.standing, seen.bouts
    match seen:
        case SeenStarting():
            return Starting(rules, standing, bouts, seen.contenders, seen.cast, seen.earlier)
        case SeenCasting():
            before = Starting(rules, standing, bouts, seen.contenders, seen.cast, seen.earlier)
            return Casting(before, seen.rolling)
        case SeenTurn(throws=throws):
            return Turn(rules, standing, bouts, throws)
        case SeenRolling(throws=throws, rolling=rolling):
            return Rolling(Turn(rules, standing, bouts, throws), rolling)
        case SeenBreak(onward=onward):
            return Break(rules, standing, bouts, frozenset(onward))
        case SeenMatchOver():
            return MatchOver(rules, standing, bouts)
        case _:
            assert_never(seen)


def _turn(state: Turn, viewer: Viewer) -> SeenTurn:
    rules, throws, results = state.rules, state.throws, state.bouts[-1].results
    return SeenTurn(
        viewer,
        state.standing,
        state.bouts,
        next_starter(state),
        seat=seat_of(state),
        throws=throws,
        locked=locked(throws),
        made=tuple(made(rules, thrown.dice) for thrown in throws[-1:]),
        against=against(rules, throws, results),
        leaders=leaders(rules, results),
        options=_open_to(state, viewer),
    )


def _open_to(state: State, viewer: Viewer) -> tuple[DiceChoice, ...]:
    return () if isinstance(viewer, Spectator) else tuple(options(state, viewer))
