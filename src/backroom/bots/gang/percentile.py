"""Bots that take the chip of their own hand's percentile, and give way when it is contested."""

from __future__ import annotations

from random import Random
from typing import assert_never

from ...core.wire import Choice, Spectator
from ...games.gang.choices import ClosePeek, Confirm, GangChoice, Onward
from ...games.gang.rules import Rules
from ...games.gang.seen import (
    Seen,
    SeenChips,
    SeenDealing,
    SeenDrawing,
    SeenGameOver,
    SeenGuessing,
    SeenHeistOver,
    SeenPassing,
    SeenPeeking,
    SeenRedealing,
    SeenRedrawing,
    SeenTurning,
)
from ..pace import Wait
from .chips import chip
from .guesses import guess
from .manner import PERCENTILE, ROOKIE, Manner
from .specialists import passed, said

A_WHILE_S = 20.0  # to think again though nothing has changed


def percentile_bot(rules: Rules, seen: Seen, rng: Random) -> Choice | Wait:
    """Knows where its hand stands, and says so. Dice it rolls only to imagine the last hand."""
    return _choose(PERCENTILE, rules, seen, rng)


def rookie_bot(rules: Rules, seen: Seen, rng: Random) -> Choice | Wait:
    """Knows roughly where its hand stands, and gives way at once. Dice as above."""
    return _choose(ROOKIE, rules, seen, rng)


def _choose(manner: Manner, rules: Rules, seen: Seen, rng: Random) -> Choice | Wait:
    seat = seen.viewer
    if isinstance(seat, Spectator):
        return Wait(A_WHILE_S)
    match seen:
        case SeenPeeking() | SeenHeistOver():
            return _agree(seen.options)
        case SeenPassing():
            return passed(rules, seen, seat) or Wait(A_WHILE_S)
        case SeenChips():
            wish = said(rules, seen, seat) or chip(manner, rules, seen, seat)
            return wish or _agree(seen.options)
        case SeenGuessing():
            return guess(rules, seen, seat, rng) or Wait(A_WHILE_S)
        case (
            SeenDrawing()
            | SeenDealing()
            | SeenRedealing()
            | SeenTurning()
            | SeenRedrawing()
            | SeenGameOver()
        ):
            return Wait(A_WHILE_S)
        case _:
            assert_never(seen)


def _agree(options: tuple[GangChoice, ...]) -> Choice | Wait:
    """Close the peek, be fine or go onward, if that is open."""
    for option in options:
        if isinstance(option, ClosePeek | Confirm | Onward):
            return option
    return Wait(A_WHILE_S)
