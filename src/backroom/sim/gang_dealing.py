"""What begins a heist of many tables of The Gang, its rounds and their ticks."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..games.gang.rules import BOARD_CARDS, COLOURS, HOLE_CARDS
from . import rank_sum
from .chance import FRACTION_BITS, LAST_FRACTION
from .chance_native import draw_into, word
from .compiled import compiled
from .gang_tables import (
    ALARMS,
    CARDS,
    CENTRE,
    COLUMNS,
    DEALS,
    DEALS_START,
    HELD,
    LEFT,
    ORDER,
    PLACES,
    QUIET,
    ROUND,
    TICKS,
    TICKS_START,
    TURN,
    URGED,
    VAULTS,
    Bounds,
    Bytes,
)
from .rank_sum import strength_of

IN_DECK = 52
ROUNDS = len(COLOURS)

_DECK = np.arange(IN_DECK, dtype=np.uint8)
_PLACES = np.arange(COLUMNS - CARDS)
_BITS, _LAST = np.uint64(FRACTION_BITS), np.uint64(LAST_FRACTION)
_OTHER_BITS = np.uint64(64 - FRACTION_BITS)
_ONE = np.uint64(1)


@compiled
def deal(
    table: int,
    truth: Bytes,
    sight: Bytes,
    chance: NDArray[np.uint64],
    strengths: NDArray[np.uint16],
    bounds: Bounds,
    ranks: rank_sum.Tables,
) -> None:
    """The cards of a heist, and the white chips."""
    at = bounds.at
    cards = np.empty(BOARD_CARDS + HOLE_CARDS * bounds.seats, dtype=np.uint8)
    left = np.empty(IN_DECK, dtype=np.uint8)
    places = _PLACES[: len(cards)]
    draw_into(chance[table, DEALS_START], chance[table, DEALS], _DECK, left, cards, places)
    chance[table, DEALS] += _ONE
    for place in range(len(cards)):
        truth[table, CARDS + place] = cards[place]
    for seat in range(bounds.seats):
        strengths[table, seat] = strength_of(cards, seat, ranks)
    for feature in range(at.end):
        sight[table, feature] = 0
    sight[table, at.score] = truth[table, VAULTS]
    sight[table, at.score + 1] = truth[table, ALARMS]
    sight[table, at.score + 2] = bounds.vaults
    sight[table, at.score + 3] = bounds.alarms
    truth[table, ROUND] = 0
    open_round(table, truth, sight, chance, bounds)


@compiled
def open_round(
    table: int, truth: Bytes, sight: Bytes, chance: NDArray[np.uint64], bounds: Bounds
) -> None:
    """The board cards and the chips of the round."""
    at, number = bounds.at, int(truth[table, ROUND])
    if number == 1:
        for place in range(3):
            sight[table, at.board + int(truth[table, CARDS + place])] = 1
    elif number > 1:
        sight[table, at.board + IN_DECK * (number - 1) + int(truth[table, CARDS + number + 1])] = 1
    for other in range(ROUNDS):
        sight[table, at.round + other] = other == number
    for seat in range(bounds.seats):
        truth[table, PLACES + seat] = CENTRE
        truth[table, HELD + seat] = CENTRE
        truth[table, LEFT + seat] = bounds.moves
        sight[table, at.contests + seat] = 0
        sight[table, at.moves_left + seat] = bounds.moves
    truth[table, URGED] = 0
    tick(table, truth, chance, bounds)


@compiled
def tick(table: int, truth: Bytes, chance: NDArray[np.uint64], bounds: Bounds) -> None:
    """An order is drawn, in which every seat that has a move left acts once."""
    fraction = word(chance[table, TICKS_START], chance[table, TICKS]) >> _OTHER_BITS
    chance[table, TICKS] += _ONE
    for seat in range(bounds.seats):
        truth[table, ORDER + seat] = seat
    for turn in range(bounds.seats - 1):
        product = fraction * np.uint64(bounds.seats - turn)
        other = turn + int(product >> _BITS)
        fraction = product & _LAST
        seat = truth[table, ORDER + turn]
        truth[table, ORDER + turn] = truth[table, ORDER + other]
        truth[table, ORDER + other] = seat
    turn = 0
    while not truth[table, LEFT + truth[table, ORDER + turn]]:
        turn += 1
    truth[table, TURN] = turn
    truth[table, QUIET] = 1
