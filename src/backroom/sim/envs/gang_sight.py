"""What a seat of The Gang sees, as numbers: the whole of its view but for past heists.

Features, each int8, with n seats; seats are counted as at the table, stars from 1 star on:

| features | hold |
|---|---|
| 52 | own cards, by number: 4 · rank + suit |
| n | 1 for the own seat |
| 3 · 52 | flop, turn and river, each by number of its cards |
| 4 | 1 for the round whose chips are or were last open |
| 4 · n · n | [colour, stars, seat]: 1 where a seat holds that chip, or held it at its end |
| n | contests: how often each chip of the round was taken from a player, by stars |
| n | moves that each seat has left in this round |
| 4 | vaults, alarms, vaults that win, alarms that lose |
"""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from ...core.wire import FaceDown, Spectator
from ...games.gang.choices import CENTRE, Place
from ...games.gang.rules import COLOURS, Rules
from ...games.gang.seen import Move, SeenChips, SeenGameOver
from ..numbers import card_numbers
from .table import Observation

CARDS = 52


class Layout(NamedTuple):
    """Where each kind of feature begins, for so many seats."""

    cards: int
    seat: int
    board: int
    round: int
    chips: int
    contests: int
    moves_left: int
    score: int
    end: int


def layout(seats: int) -> Layout:
    """Of an observation at a table of so many seats.

    >>> layout(4)
    Layout(cards=0, seat=52, board=56, round=212, chips=216,
           contests=280, moves_left=284, score=288, end=292)
    """
    sizes = (CARDS, seats, 3 * CARDS, len(COLOURS), len(COLOURS) * seats**2, seats, seats, 4)
    return Layout(*accumulate(sizes, initial=0))


def observation(rules: Rules, seen: SeenChips | SeenGameOver, *, most_moves: int) -> Observation:
    """int8[feature] of what a seat sees; see above. Bots that have learned play by it.

    Args:
        most_moves: of chips that a seat may make in a round; after more 0 are left.

    Raises:
        ValueError: the viewer has no seat.
    """
    if isinstance(seen.viewer, Spectator):
        raise ValueError("expected what a seat sees, got a spectator's view")
    at, players, heist = layout(rules.players), rules.players, seen.heist
    sight = np.zeros(at.end, np.int8)
    hand = heist.hands[seen.viewer]
    if not isinstance(hand, FaceDown):
        sight[at.cards + card_numbers(hand).astype(int)] = 1
    sight[at.seat + seen.viewer] = 1
    for number, card in enumerate(card_numbers(heist.board)):
        sight[at.board + CARDS * max(0, number - 2) + int(card)] = 1
    sight[at.round + COLOURS.index(heist.round)] = 1
    lying: dict[int, tuple[Place, ...]] = {
        COLOURS.index(chips.colour): chips.holders for chips in heist.chips
    }
    if isinstance(seen, SeenChips):
        lying |= {COLOURS.index(seen.colour): seen.places}
        sight[at.contests : at.contests + players] = seen.contests
        done = _moves(seen.heist.moves, seen)
        left = (max(0, most_moves - done[seat]) for seat in range(players))
        sight[at.moves_left : at.moves_left + players] = tuple(left)
    for colour, places in lying.items():
        for stars, place in enumerate(places):
            if place != CENTRE:
                sight[at.chips + (colour * players + stars) * players + int(place)] = 1
    sight[at.score :] = (seen.score.vaults, seen.score.alarms, rules.vaults, rules.alarms)
    return sight


def _moves(moves: tuple[Move, ...], seen: SeenChips) -> Counter[int | str]:
    """How many chips each seat has taken or put back in this round."""
    ours = (move for move in moves if move.colour is seen.colour)
    return Counter(move.source if move.target == CENTRE else move.target for move in ours)
