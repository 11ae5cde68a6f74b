"""What `dice_state` does, by kernels of Numba; they agree to the last bit."""

from __future__ import annotations

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from ..games.dice.rules import MOST_PLAY_OFFS, MOST_THROWS, DiceRules, PlayOffOrder
from .chance import FRACTION_BITS, LAST_FRACTION
from .chance_native import word
from .dice_state import DiceState, Faces, Games
from .rank_native import with_threads

_BITS, _OTHER_BITS = np.uint64(FRACTION_BITS), np.uint64(64 - FRACTION_BITS)
_LAST = np.uint64(LAST_FRACTION)
_ONE = np.uint64(1)
_ALL = 31

Flags = NDArray[np.bool_]
Words = NDArray[np.uint64]


def thrown(
    rules: DiceRules, state: DiceState, games: Games, choices: NDArray[np.uint8], threads: int
) -> None:
    """As `dice_state.thrown`."""
    with_threads(threads)
    of_turn = (state.start, state.words, state.dice, state.locked, state.throws)
    highest = rules.highest_face
    _throw(*of_turn, games, choices, highest)


def settled(
    rules: DiceRules,
    state: DiceState,
    games: Games,
    choices: NDArray[np.uint8],
    strengths: NDArray[np.uint16],
    threads: int,
) -> None:
    """As `dice_state.settled`."""
    with_threads(threads)
    over = games[(choices == 0) | (state.throws[games] == MOST_THROWS)]
    of_over = strengths[(choices == 0) | (state.throws[games] == MOST_THROWS)]
    of_turn = (state.start, state.words, state.dice, state.locked, state.throws)
    of_bout = (state.members, state.done, state.holders, state.best, state.seat)
    redraws = rules.play_off_order is PlayOffOrder.REDRAW
    of_game = (state.play_off, state.over, rules.highest_face, redraws)
    _settle(*of_turn, *of_bout, *of_game, over, of_over)


@njit(cache=True, parallel=True)
def _throw(
    start: Words,
    used: Words,
    dice: Faces,
    locked: NDArray[np.uint8],
    throws: NDArray[np.uint8],
    games: Games,
    choices: NDArray[np.uint8],
    highest: int,
) -> None:
    for row in prange(len(games)):
        if choices[row]:
            game = games[row]
            _roll(start, used, dice, game, int(choices[row]), highest)
            if throws[game] == 1:
                locked[game] = _ALL & ~np.int64(choices[row])
            throws[game] += 1


@njit(cache=True, parallel=True)
def _settle(
    start: Words,
    used: Words,
    dice: Faces,
    locked: NDArray[np.uint8],
    throws: NDArray[np.uint8],
    members: Flags,
    done: Flags,
    holders: Flags,
    best: NDArray[np.uint16],
    seat: Games,
    play_off: NDArray[np.uint8],
    over: Flags,
    highest: int,
    redraws: bool,  # noqa: FBT001 # a kernel has no keywords
    games: Games,
    strengths: NDArray[np.uint16],
) -> None:
    seats = members.shape[1]
    for row in prange(len(games)):
        game = games[row]
        if strengths[row] > best[game]:
            holders[game, :] = False
            best[game] = strengths[row]
        if strengths[row] == best[game]:
            holders[game, seat[game]] = True
        done[game, seat[game]] = True
        following = _next(done[game], seat[game] + 1)
        if following < 0:
            if holders[game].sum() == 1 or play_off[game] == MOST_PLAY_OFFS:
                over[game] = True
                continue
            best[game] = 0
            play_off[game] += 1
            for one in range(seats):
                members[game, one] = holders[game, one]
                done[game, one] = not holders[game, one]
                holders[game, one] = False
            if redraws:
                following = _starter(start, used, members[game], game, highest)
            else:
                following = _next(done[game], 0)
        seat[game] = following
        _roll(start, used, dice, game, _ALL, highest)
        locked[game] = 0
        throws[game] = 1


@njit(cache=True)
def _next(done: Flags, first: int) -> int:
    """The first seat that is not done, clockwise from `first` on; -1: there is none."""
    for step in range(len(done)):
        seat = (first + step) % len(done)
        if not done[seat]:
            return seat
    return -1


@njit(cache=True)
def _starter(start: Words, used: Words, members: Flags, game: int, highest: int) -> int:
    """Who throws highest, again and again. Rule D4.3"""
    tied = members.copy()
    faces = np.zeros(len(members), np.int64)
    while tied.sum() > 1:
        fraction = word(start[game], used[game]) >> _OTHER_BITS
        used[game] += _ONE
        most = 0
        for seat in range(len(members)):
            product = fraction * np.uint64(highest)
            faces[seat] = 1 + np.int64(product >> _BITS) if tied[seat] else 0
            fraction = product & _LAST
            most = max(most, faces[seat])
        for seat in range(len(members)):
            tied[seat] = faces[seat] == most
    return int(np.argmax(tied))


@njit(cache=True)
def _roll(start: Words, used: Words, dice: Faces, game: int, places: int, highest: int) -> None:
    """New faces for the dice at these places."""
    fraction = word(start[game], used[game]) >> _OTHER_BITS
    used[game] += _ONE
    for place in range(dice.shape[1]):
        product = fraction * np.uint64(highest)
        if places >> place & 1:
            dice[game, place] = 1 + np.int64(product >> _BITS)
        fraction = product & _LAST
