"""Which choices may happen now; for each that may not, the reason."""

from __future__ import annotations

from typing import assert_never

from ...core.game import By
from .choices import Confirm, GangChoice, PutBack, Take
from .refusals import GangRefusal, refused_chip, refused_onward, refused_peek
from .refusals_of_talk import refused_guess, refused_pass, refused_talk
from .state import (
    ChipsOpen,
    Dealing,
    Drawing,
    GameOver,
    Guessing,
    HeistOver,
    Passing,
    Peeking,
    Redealing,
    Redrawing,
    State,
    Turning,
)
from .talk import CardDue


def refused_choice(state: State, action: By[GangChoice]) -> GangRefusal | None:
    """Why this may not happen now, or None if it may."""
    seat, choice = action.seat, action.choice
    if not 0 <= seat < state.rules.players:
        return GangRefusal.NO_SUCH_SEAT
    match state:
        case ChipsOpen():  # first, because it is by far the commonest
            if isinstance(state.talk, CardDue):
                return GangRefusal.NOT_NOW
            if isinstance(choice, (Take, PutBack, Confirm)):
                return refused_chip(state, seat, choice)
            return refused_talk(state, seat, choice)
        case Peeking():
            return refused_peek(state, seat, choice)
        case Passing():
            return refused_pass(state, seat, choice)
        case Guessing():
            return refused_guess(state, seat, choice)
        case HeistOver():
            return refused_onward(state, seat, choice)
        case Drawing() | Dealing() | Redealing() | Turning() | Redrawing():
            return GangRefusal.NOT_NOW
        case GameOver():
            return GangRefusal.OVER
        case _:
            assert_never(state)
