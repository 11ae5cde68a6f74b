"""What comes without anybody's wish: the dice that chance is to bring, the clocks that run."""

from __future__ import annotations

from typing import assert_never

from ...core.game import Clock, Dice
from .coming import is_between
from .rules import faces
from .state import (
    Break,
    BreakElapsed,
    Cast,
    Casting,
    Chance,
    Elapsed,
    MatchOver,
    Roll,
    Rolling,
    StartElapsed,
    Starting,
    State,
    Turn,
    TurnElapsed,
)

BREAK_S = 20.0  # after a game. Rule D4.4
CIRCLE_BREAK_S = 60.0  # after the last game of a circle: people come and go


def chance(state: State) -> Dice[int, Chance] | None:
    """The dice that are to come to rest before anyone may act."""
    match state:
        case Casting(starting, rolling):
            return Dice(faces(starting.rules), len(rolling), Cast)
        case Rolling(turn, dice):
            return Dice(faces(turn.rules), len(dice), Roll)
        case Starting() | Turn() | Break() | MatchOver():
            return None
        case _:
            assert_never(state)


def clock(state: State) -> Clock[Elapsed] | None:
    """What happens by itself if nobody does anything. Rules D2.4, D4.4"""
    match state:
        case Starting(rules, standing):
            return Clock(rules.turn_s, StartElapsed(standing.draws))
        case Turn(rules, standing, throws=throws):
            return Clock(rules.turn_s, TurnElapsed(standing.turns, len(throws)))
        case Break(standing=standing):
            pause_s = CIRCLE_BREAK_S if is_between(state) else BREAK_S
            return Clock(pause_s, BreakElapsed(standing.games))
        case Casting() | Rolling() | MatchOver():
            return None
        case _:
            assert_never(state)
