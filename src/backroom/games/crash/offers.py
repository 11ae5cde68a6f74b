"""Who may act, and what is open to them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import assert_never

from ...core.wire import Seat
from .choices import CrashChoice, Keep, Lay, LockIn, NextDeal, Swap, Unlock
from .layouts import Layout, every_layout, settled
from .rules import seats
from .state import (
    Arranging,
    Dealing,
    DealOver,
    Deciding,
    DrawingDealer,
    GameOver,
    Offering,
    Repacking,
    State,
)


def actors(state: State) -> frozenset[Seat]:
    """The seats that may act. Rule C2.6: while hands are made, all of them."""
    everybody = frozenset(seats(state.rules))
    match state:
        case Deciding(answers=answers):
            return everybody - dict(answers).keys()
        case Offering(asked=asked):
            return frozenset({asked})
        case Arranging():
            return everybody
        case DealOver(onward=onward):
            return everybody - onward
        case DrawingDealer() | Dealing() | Repacking() | GameOver():
            return frozenset()
        case _:
            assert_never(state)


def options(state: State, seat: Seat) -> Iterator[CrashChoice]:
    """What `seat` may choose now, none of it refused: each layout once, as the table keeps it."""
    if seat not in actors(state):
        return
    match state:
        case Deciding(deal=deal) | Offering(deal=deal):
            yield from (Keep(deal.number), Swap(deal.number))
        case Arranging():
            yield from _arrangements(state, seat)
        case DealOver(deal=deal):
            yield NextDeal(deal.number)
        case DrawingDealer() | Dealing() | Repacking() | GameOver():
            return
        case _:
            assert_never(state)


def _arrangements(state: Arranging, seat: Seat) -> Iterator[CrashChoice]:
    number = state.deal.number
    if seat in state.locked:
        yield Unlock(number)
        return
    for layout in _layouts(state, seat):
        if layout != state.laid[seat]:
            yield Lay(number, layout)
        yield LockIn(number, layout)


def _layouts(state: Arranging, seat: Seat) -> Iterator[Layout]:
    rules = state.rules
    for layout in every_layout(state.deal.hands[seat]):
        if rules.strict_order:
            yield from permutations(layout)
        else:
            yield settled(layout, rules.flush_high, strict_order=False)
