"""Many tables of The Gang's basic mode as arrays: what the kernels play on.

A kernel is quick when it is handed few arrays, and when what belongs together lies together. So the
truth of a table is one row of 64 bytes, whose columns have names here.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..games.gang.rules import BOARD_CARDS, HOLE_CARDS
from .envs.gang_sight import Layout, layout

Bytes = NDArray[np.int8]

CENTRE = -1
"""A place that is no seat; also the stars of no chip. Stars and rounds count from 0 here."""
MOST_SEATS = 6

# Columns of the truth. The one before places, and the one before stars, is written where there is
# no chip or no holder, which saves asking; nobody reads it.
ROUND = 0  # whose chips are open, 0..3
TURN = 1  # whose turn it is, a place in the order of the tick
QUIET = 2  # 1 while nobody has moved in this tick
URGED = 3  # 1 where who holds no chip must take one, because a tick was quiet
VAULTS, ALARMS = 4, 5
SHOWN = 6  # whose own cards stand in the observation, or stood there
PLACES = 8  # by stars, the seat that holds the chip, or CENTRE
HELD = PLACES + MOST_SEATS + 1  # by seat, the stars of its chip, or CENTRE
LEFT = HELD + MOST_SEATS  # by seat, moves of this round
ORDER = LEFT + MOST_SEATS  # by turn, the seats in the order of this tick
CARDS = ORDER + MOST_SEATS  # five of the board, then two of each seat
COLUMNS = 64

# Columns of what each table draws its chance from.
DEALS_START, TICKS_START, DICE_START = 0, 1, 2  # where the words begin
DEALS, TICKS, DICE = 3, 4, 5  # how many were drawn
STARTS = 3

# Columns of what is counted.
HEISTS, HEISTS_WON, GAMES, GAMES_WON, MOVES = range(5)


class Bounds(NamedTuple):
    """What is the same at all tables."""

    seats: int
    moves: int
    """of chips, by a seat in a round"""
    vaults: int
    """that win"""
    alarms: int
    """that lose"""
    reward: int
    """the place of what is rewarded among `Reward`"""
    games: int
    """after which a table is no longer counted; it plays on"""
    at: Layout
    """where each kind of feature begins"""


class Tables(NamedTuple):
    """All tables, and what is handed out of each step."""

    truth: Bytes
    """truth: int8[table, COLUMNS]"""
    chance: NDArray[np.uint64]
    """chance: uint64[table, 6]"""
    strengths: NDArray[np.uint16]
    """strengths: uint16[table, seat], of the seat's cards with the whole board"""
    counts: NDArray[np.int64]
    """counts: int64[table, 5]"""
    observations: Bytes
    masks: Bytes
    seats: Bytes
    rewards: NDArray[np.float32]
    dones: Bytes


def tables(starts: NDArray[np.uint64], seats: int) -> Tables:
    """Tables on which nothing lies yet; starts: uint64[table, STARTS], where words begin."""
    batch, cards = len(starts), BOARD_CARDS + HOLE_CARDS * seats
    assert CARDS + cards <= COLUMNS
    return Tables(
        truth=np.zeros((batch, COLUMNS), dtype=np.int8),
        chance=np.concatenate([starts, np.zeros_like(starts)], axis=1),
        strengths=np.zeros((batch, seats), dtype=np.uint16),
        counts=np.zeros((batch, MOVES + 1), dtype=np.int64),
        observations=np.zeros((batch, layout(seats).end), dtype=np.int8),
        masks=np.zeros((batch, seats + 2), dtype=np.int8),
        seats=np.zeros(batch, dtype=np.int8),
        rewards=np.zeros(batch, dtype=np.float32),
        dones=np.zeros(batch, dtype=np.int8),
    )
