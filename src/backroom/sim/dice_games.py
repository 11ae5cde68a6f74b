"""Games of dice poker by the hundred thousand, each seat played by a policy on whole arrays.

A game is everything from the first throw to the bank, play-offs included; seat 0 throws first.
Stacks, antes and circles are what games are strung together by, and change none. The engine
plays the same throws and choices to the same end; a test sees to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..cards.dice import DICE_IN_A_HAND
from ..games.dice.rules import DiceRules
from .chance import start, words
from .dice_state import DiceState, begun, settled, thrown
from .native import checked_threads, has_numba
from .rank import rank_dice

ALL_DICE = np.uint8((1 << DICE_IN_A_HAND) - 1)
CHANCE_OF_POLICIES = np.uint64(1 << 40)
"""Added to the number of a game's word for a word that its policies may use."""


class Turns(NamedTuple):
    """What policies see of some games in which it is their turn: a second or third throw."""

    dice: NDArray[np.uint8]
    """uint8[game, place]: faces"""
    locked: NDArray[np.uint8]
    """uint8[game]: the sum of 1, 2, 4, 8, 16 for the places that are locked"""
    throws: NDArray[np.uint8]
    """uint8[game]: made in this turn, 1 or 2"""
    strength: NDArray[np.uint16]
    """uint16[game]: of the dice as they lie, see `rank_dice`"""
    best: NDArray[np.uint16]
    """uint16[game]: the strength of the best result of this bout, 0: there is none"""
    to_come: NDArray[np.intp]
    """intp[game]: who throw after this seat in this bout"""
    play_off: NDArray[np.uint8]
    """uint8[game]: number of the play-off, 0: the game itself"""
    chance: NDArray[np.uint64]
    """uint64[game]: random bits for the policy's own use, others in each turn"""


DicePolicy = Callable[[Turns], NDArray[np.uint8]]
"""uint8[game]: the sum of 1, 2, 4, 8, 16 for the places of the dice to throw again; 0 stands."""


class DiceGames(NamedTuple):
    """Games that are over."""

    winners: NDArray[np.bool_]
    """bool[game, seat]: who share the bank; but for a hundredth play-off that is tied, one"""
    play_offs: NDArray[np.uint8]
    """uint8[game]"""
    by: str
    """what played them: `numba` or `numpy`"""


class Batch:
    """Games in play, one decision of each at a time."""

    def __init__(
        self,
        rules: DiceRules,
        count: int,
        *,
        seed: int,
        first: int = 0,
        threads: int = 1,
        native: bool = True,
    ) -> None:
        """As `play_games`."""
        self.rules, self.native = rules, native and has_numba()
        self._threads = checked_threads(threads)
        numbers = np.arange(first, first + count, dtype=np.uint64)
        self.state: DiceState = begun(rules, words(start(seed), numbers))

    @property
    def playing(self) -> NDArray[np.intp]:
        """intp[playing]: the games that are not over, as places in the batch."""
        return np.flatnonzero(~self.state.over)

    def turns(self, games: NDArray[np.intp]) -> Turns:
        """What the seat whose turn it is sees in each of these games."""
        state = self.state
        dice = state.dice[games]
        return Turns(
            dice,
            state.locked[games],
            state.throws[games],
            self._strengths(dice),
            state.best[games],
            (state.members & ~state.done)[games].sum(axis=1) - 1,
            state.play_off[games],
            words(state.start[games], state.words[games] + CHANCE_OF_POLICIES),
        )

    def act(self, games: NDArray[np.intp], choices: NDArray[np.uint8]) -> None:
        """In each of these games, none twice, the seat whose turn it is chooses so.

        Raises:
            ValueError: it throws what is no die, or is locked.
        """
        if choices.dtype != np.uint8 or choices.shape != games.shape:
            wanted = f"uint8[{len(games)}]"
            raise ValueError(f"expected {wanted}, got {choices.dtype}{list(choices.shape)}")
        wrong = (choices & self.state.locked[games] != 0) | (choices > ALL_DICE)
        if wrong.any():
            raise ValueError(f"expected dice that are free, got {int(choices[wrong.argmax()])}")
        if self.native:
            from . import dice_native

            dice_native.thrown(self.rules, self.state, games, choices, self._threads)
            strengths = self._strengths(self.state.dice[games])
            dice_native.settled(self.rules, self.state, games, choices, strengths, self._threads)
        else:
            thrown(self.rules, self.state, games, choices)
            settled(self.rules, self.state, games, choices, self._strengths(self.state.dice[games]))

    def _strengths(self, dice: NDArray[np.uint8]) -> NDArray[np.uint16]:
        rules = self.rules
        return rank_dice(dice, rules.full_house, threads=self._threads, native=self.native)


def play_games(
    rules: DiceRules,
    policies: Sequence[DicePolicy],
    count: int,
    *,
    seed: int,
    first: int = 0,
    threads: int = 1,
    native: bool = True,
) -> DiceGames:
    """Games number `first` to `first + count - 1` of a seed.

    The same arguments give the same games whatever the number of threads, with and without Numba.

    Args:
        policies: by seat.
        seed: 0 to 2**64 - 1.
        native: False keeps to NumPy even where Numba is installed.

    Raises:
        ValueError: there are not as many policies as seats, or one throws locked dice.
    """
    if len(policies) != rules.players:
        raise ValueError(f"expected {rules.players} policies, got {len(policies)}")
    batch = Batch(rules, count, seed=seed, first=first, threads=threads, native=native)
    while len(playing := batch.playing):
        for seat, policy in enumerate(policies):
            games = playing[batch.state.seat[playing] == seat]
            if len(games):
                batch.act(games, policy(batch.turns(games)))
    by = "numba" if batch.native else "numpy"
    return DiceGames(batch.state.holders, batch.state.play_off, by)
