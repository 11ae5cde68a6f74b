"""The state of many games of dice poker, and what a choice makes of it, in NumPy."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..cards.dice import DICE_IN_A_HAND
from ..games.dice.rules import MOST_PLAY_OFFS, MOST_THROWS, DiceRules, PlayOffOrder
from .chance import FRACTION_BITS, LAST_FRACTION, words

Games = NDArray[np.intp]
Faces = NDArray[np.uint8]

PLACES = np.arange(DICE_IN_A_HAND, dtype=np.uint8)


@dataclass(frozen=True, slots=True)
class DiceState:
    """Games as arrays, which are changed in place. The first axis is the game everywhere."""

    start: NDArray[np.uint64]
    """where the words of each game begin"""
    words: NDArray[np.uint64]
    """how many were used: one a throw, one each time that dice are cast for the start"""
    members: NDArray[np.bool_]
    """[game, seat]: who throw in this bout"""
    done: NDArray[np.bool_]
    """[game, seat]: who have thrown in it, or are no members"""
    holders: NDArray[np.bool_]
    """[game, seat]: who have the best result; of a game that is over, who has won"""
    best: NDArray[np.uint16]
    """its strength; 0: there is none"""
    seat: NDArray[np.intp]
    """whose turn it is"""
    dice: Faces
    """[game, place]"""
    locked: NDArray[np.uint8]
    """bits of the places that are locked"""
    throws: NDArray[np.uint8]
    """made in this turn"""
    play_off: NDArray[np.uint8]
    over: NDArray[np.bool_]


def begun(rules: DiceRules, start: NDArray[np.uint64]) -> DiceState:
    """Games in which seat 0 has made its first throw."""
    count, seats = len(start), rules.players
    state = DiceState(
        start,
        words=np.zeros(count, np.uint64),
        members=np.ones((count, seats), np.bool_),
        done=np.zeros((count, seats), np.bool_),
        holders=np.zeros((count, seats), np.bool_),
        best=np.zeros(count, np.uint16),
        seat=np.zeros(count, np.intp),
        dice=np.zeros((count, DICE_IN_A_HAND), np.uint8),
        locked=np.zeros(count, np.uint8),
        throws=np.zeros(count, np.uint8),
        play_off=np.zeros(count, np.uint8),
        over=np.zeros(count, np.bool_),
    )
    _first_throw(rules, state, np.arange(count), np.zeros(count, np.intp))
    return state


def thrown(rules: DiceRules, state: DiceState, games: Games, choices: NDArray[np.uint8]) -> None:
    """The chosen dice come to rest. Rule D2.1"""
    throwing = choices != 0
    games, choices = games[throwing], choices[throwing]
    again = choices[:, None] >> PLACES & 1 == 1
    faces = _faces(rules, state, games, DICE_IN_A_HAND)
    state.dice[games] = np.where(again, faces, state.dice[games])
    second = state.throws[games] == 1
    state.locked[games[second]] = ~choices[second] & np.uint8((1 << DICE_IN_A_HAND) - 1)
    state.throws[games] += 1


def settled(
    rules: DiceRules,
    state: DiceState,
    games: Games,
    choices: NDArray[np.uint8],
    strengths: NDArray[np.uint16],
) -> None:
    """Turns and bouts that are over make place for the next. Rules D2.1, D4.1, D4.2

    strengths: uint16[game], of the dice as they lie now.
    """
    over = (choices == 0) | (state.throws[games] == MOST_THROWS)
    games, strengths = games[over], strengths[over]
    seats, best = state.seat[games], state.best[games]
    state.holders[games[strengths > best]] = False
    as_good = games[strengths >= best]
    state.holders[as_good, state.seat[as_good]] = True
    state.best[games] = np.maximum(best, strengths)
    state.done[games, seats] = True
    waiting = ~state.done[games]
    going_on = waiting.any(axis=1)
    nexts = _next(waiting[going_on], (seats[going_on] + 1) % rules.players)
    _first_throw(rules, state, games[going_on], nexts)
    _bout_over(rules, state, games[~going_on])


def _bout_over(rules: DiceRules, state: DiceState, games: Games) -> None:
    """The best has won, or those tied play off, in the order of the game or from one drawn."""
    is_won = state.holders[games].sum(axis=1) == 1
    is_won |= state.play_off[games] == MOST_PLAY_OFFS
    state.over[games[is_won]] = True
    games = games[~is_won]
    tied = state.holders[games]
    state.members[games], state.done[games], state.holders[games] = tied, ~tied, False
    state.best[games] = 0
    state.play_off[games] += 1
    if rules.play_off_order is PlayOffOrder.REDRAW:
        tied = _starters(rules, state, games, tied)
    _first_throw(rules, state, games, tied.argmax(axis=1))


def _starters(
    rules: DiceRules, state: DiceState, games: Games, tied: NDArray[np.bool_]
) -> NDArray[np.bool_]:
    """bool[game, seat], one seat each: who throws highest, again and again. Rule D4.3"""
    tied = tied.copy()
    rows = np.arange(len(games))
    while len(rows):
        faces = np.where(tied[rows], _faces(rules, state, games[rows], rules.players), 0)
        tied[rows] = faces == faces.max(axis=1, keepdims=True)
        rows = rows[tied[rows].sum(axis=1) > 1]
    return tied


def _first_throw(rules: DiceRules, state: DiceState, games: Games, seats: Games) -> None:
    """These seats begin their turns: all five dice."""
    state.seat[games] = seats
    state.dice[games] = _faces(rules, state, games, DICE_IN_A_HAND)
    state.locked[games] = 0
    state.throws[games] = 1


def _faces(rules: DiceRules, state: DiceState, games: Games, count: int) -> Faces:
    """uint8[game, count]: the next dice of these games."""
    fractions = words(state.start[games], state.words[games]) >> np.uint64(64 - FRACTION_BITS)
    state.words[games] += np.uint64(1)
    faces = np.empty((len(games), count), np.uint8)
    for die in range(count):
        products = fractions * np.uint64(rules.highest_face)
        faces[:, die] = 1 + (products >> np.uint64(FRACTION_BITS))
        fractions = products & np.uint64(LAST_FRACTION)
    return faces


def _next(waiting: NDArray[np.bool_], first: Games) -> Games:
    """intp[game]: the first seat that waits, clockwise from `first` on."""
    seats = (first[:, None] + np.arange(waiting.shape[1])) % waiting.shape[1]
    place = np.take_along_axis(waiting, seats, axis=1).argmax(axis=1)
    found: Games = seats[np.arange(len(seats)), place]
    return found
