"""One step of many tables of The Gang's basic mode: what `GangTables` runs.

The same bound, actions and sights as `backroom.sim.envs.gang_table`. The engine is the judge.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..games.gang.rules import BOARD_CARDS, HOLE_CARDS
from . import rank_sum
from .chance_native import word
from .compiled import compiled, inlined
from .gang_dealing import ROUNDS, deal, open_round, tick
from .gang_tables import (
    ALARMS,
    CARDS,
    CENTRE,
    DICE,
    DICE_START,
    GAMES,
    GAMES_WON,
    HEISTS,
    HEISTS_WON,
    HELD,
    LEFT,
    MOVES,
    ORDER,
    PLACES,
    QUIET,
    ROUND,
    SHOWN,
    TURN,
    URGED,
    VAULTS,
    Bounds,
    Bytes,
    Tables,
)

BY_HEIST, BY_GAME = 0, 1  # as `Reward` lists them

_ONE = np.uint64(1)


@compiled
def begin(tables: Tables, bounds: Bounds, ranks: rank_sum.Tables) -> None:
    """The first deal of every table."""
    truth, sight, seats = tables.truth, tables.observations, tables.seats
    for table in range(len(truth)):
        deal(table, truth, sight, tables.chance, tables.strengths, bounds, ranks)
        _show(table, truth, sight, tables.masks, bounds)
        seats[table] = truth[table, SHOWN]


@compiled
def throw(chance: NDArray[np.uint64], words: NDArray[np.uint64]) -> None:
    """A word of random bits for each table, for whoever chooses there."""
    for table in range(len(chance)):
        words[table] = word(chance[table, DICE_START], chance[table, DICE])
        chance[table, DICE] += _ONE


@compiled
def first_refused(actions: NDArray[np.int64], masks: Bytes) -> int:
    """The first table whose action may not be chosen, or -1."""
    for table in range(len(actions)):
        action = actions[table]
        if action < 0 or action >= masks.shape[1] or not masks[table, action]:
            return table
    return -1


@compiled
def step(
    tables: Tables,
    bounds: Bounds,
    ranks: rank_sum.Tables,
    actions: NDArray[np.int64],
) -> None:
    """Does what the seats whose turn it is have chosen."""
    truth, sight, mask, seats = tables.truth, tables.observations, tables.masks, tables.seats
    rewards, dones, counts = tables.rewards, tables.dones, tables.counts
    chance, strengths = tables.chance, tables.strengths
    for table in range(len(truth)):
        rewards[table] = 0
        dones[table] = 0
        action = int(actions[table])
        if action > 0:
            seat = int(truth[table, ORDER + truth[table, TURN]])
            _move(table, truth, sight, bounds, seat, action - 1)
            counts[table, MOVES] += counts[table, GAMES] < bounds.games
        if _is_next_turn(table, truth, bounds):
            pass
        elif not _is_round_over(table, truth, bounds):
            truth[table, URGED] = truth[table, QUIET]
            tick(table, truth, chance, bounds)
        elif truth[table, ROUND] + 1 < ROUNDS:
            truth[table, ROUND] += 1
            open_round(table, truth, sight, chance, bounds)
        else:
            wrong = _wrong_pairs(table, truth, strengths, bounds)
            rewards[table], dones[table] = _heist_over(table, truth, counts, bounds, wrong)
            deal(table, truth, sight, chance, strengths, bounds, ranks)
        _show(table, truth, sight, mask, bounds)
        seats[table] = truth[table, SHOWN]


@inlined
def _move(table: int, truth: Bytes, sight: Bytes, bounds: Bounds, seat: int, chip: int) -> None:
    """`seat` takes the chip, or puts its own back if there is no such chip."""
    seats, at = bounds.seats, bounds.at
    chips = at.chips + int(truth[table, ROUND]) * seats * seats
    own = int(truth[table, HELD + seat])
    lost = chips + (own if own != CENTRE else chip) * seats + seat
    truth[table, PLACES + own] = CENTRE
    truth[table, HELD + seat] = CENTRE
    sight[table, lost] = 0
    if chip < seats:
        source = int(truth[table, PLACES + chip])
        holder = source if source != CENTRE else seat
        truth[table, HELD + source] = CENTRE
        sight[table, chips + chip * seats + holder] = 0
        sight[table, at.contests + chip] += source != CENTRE
        truth[table, PLACES + chip] = seat
        truth[table, HELD + seat] = chip
        sight[table, chips + chip * seats + seat] = 1
    truth[table, LEFT + seat] -= 1
    sight[table, at.moves_left + seat] -= 1
    truth[table, QUIET] = 0


@inlined
def _is_next_turn(table: int, truth: Bytes, bounds: Bounds) -> bool:
    """Goes on to the next seat in this tick that has a move left; False if there is none."""
    turn = int(truth[table, TURN]) + 1
    while turn < bounds.seats and not truth[table, LEFT + truth[table, ORDER + turn]]:
        turn += 1
    truth[table, TURN] = turn
    return turn < bounds.seats


@inlined
def _is_round_over(table: int, truth: Bytes, bounds: Bounds) -> bool:
    """At the end of a tick."""
    any_left, all_held = False, True
    for seat in range(bounds.seats):
        any_left |= truth[table, LEFT + seat] > 0
        all_held &= truth[table, HELD + seat] != CENTRE
    return all_held and (truth[table, QUIET] == 1 or not any_left)


@inlined
def _wrong_pairs(table: int, truth: Bytes, strengths: NDArray[np.uint16], bounds: Bounds) -> int:
    """Pairs of red chips where the one with fewer stars has the stronger hand."""
    wrong = 0
    for low in range(bounds.seats):
        weaker = strengths[table, truth[table, PLACES + low]]
        for high in range(low + 1, bounds.seats):
            wrong += weaker > strengths[table, truth[table, PLACES + high]]
    return wrong


@inlined
def _heist_over(
    table: int, truth: Bytes, counts: NDArray[np.int64], bounds: Bounds, wrong: int
) -> tuple[float, int]:
    """The reward, and 1 if the game is over; then the score is that of a new game."""
    if wrong:
        truth[table, ALARMS] += 1
    else:
        truth[table, VAULTS] += 1
    won, lost = truth[table, VAULTS] == bounds.vaults, truth[table, ALARMS] == bounds.alarms
    is_over = won or lost
    if counts[table, GAMES] < bounds.games:
        counts[table, HEISTS] += 1
        counts[table, HEISTS_WON] += wrong == 0
        counts[table, GAMES] += is_over
        counts[table, GAMES_WON] += won
    if is_over:
        truth[table, VAULTS] = 0
        truth[table, ALARMS] = 0
    reward = 1.0 - 4.0 * wrong / (bounds.seats * (bounds.seats - 1))
    if bounds.reward == BY_HEIST:
        reward = -1.0 if wrong else 1.0
    elif bounds.reward == BY_GAME:
        reward = 1.0 if won else -1.0 if lost else 0.0
    return reward, 1 if is_over else 0


@inlined
def _show(table: int, truth: Bytes, sight: Bytes, mask: Bytes, bounds: Bounds) -> None:
    """The cards of the seat whose turn it is, and what it may do."""
    seats = bounds.seats
    seat = int(truth[table, ORDER + truth[table, TURN]])
    _show_hand(table, truth, sight, bounds, int(truth[table, SHOWN]), 0)
    _show_hand(table, truth, sight, bounds, seat, 1)
    truth[table, SHOWN] = seat
    # Without `and` and `or`, which would guess wrong at every other table.
    own = truth[table, HELD + seat]
    mask[table, 0] = (own != CENTRE) | (truth[table, URGED] == 0)
    for chip in range(seats):
        holder = int(truth[table, PLACES + chip])
        can_answer = truth[table, LEFT + holder] > 0  # means nothing where there is no holder
        mask[table, chip + 1] = (holder == CENTRE) | ((holder != seat) & can_answer)
    mask[table, seats + 1] = (own != CENTRE) & (truth[table, LEFT + seat] > 1)


@inlined
def _show_hand(
    table: int, truth: Bytes, sight: Bytes, bounds: Bounds, seat: int, shown: int
) -> None:
    for hole in range(HOLE_CARDS):
        card = int(truth[table, CARDS + BOARD_CARDS + HOLE_CARDS * seat + hole])
        sight[table, bounds.at.cards + card] = shown
    sight[table, bounds.at.seat + seat] = shown
