"""What a learning environment needs of a game: a table that seats act at by number."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Observation = NDArray[np.signedinteger[Any]]  # Any: each game's own width
Mask = NDArray[np.int8]  # int8[action], 1: may be chosen

NOTHING = 0  # the action of a seat that has nothing to do, or wants nothing


class Table(Protocol):
    """A game that is played by numbered actions.

    Between two calls some seat may act, or the game is over.
    """

    seats: int
    actions: int  # 0..actions-1; `NOTHING` among them
    features: int  # of an observation
    most: int  # the greatest number in an observation; the least is 0
    dtype: type[np.signedinteger[Any]]  # of an observation
    seat: int  # whose turn it is, where one acts after the other; meaningless when over
    is_over: bool

    def begin(self, rng: Random) -> None:
        """A new game, whose chance comes from `rng`."""

    def mask(self, seat: int) -> Mask:
        """What `seat` may do now; `NOTHING` alone where it has nothing to do. Not to be changed."""

    def observation(self, seat: int) -> Observation:
        """dtype[feature]: what `seat` sees now. A new array."""

    def act(self, action: int) -> tuple[float, ...] | None:
        """The seat whose turn it is does this. Rewards by seat if there are any.

        Raises:
            ValueError: it may not.
        """

    def act_together(self, actions: Mapping[int, int]) -> tuple[float, ...] | None:
        """All seats do this at once, each seeing what it saw before. Rewards by seat, if any.

        Args:
            actions: by seat; for one that it may not do the first that it may stands.
        """


def usable(action: int, open_: int) -> int:
    """The action if it is among the `open_` bits, else the first that is.

    >>> usable(2, 0b101), usable(1, 0b100)
    (2, 2)
    """
    return action if open_ >> action & 1 else (open_ & -open_).bit_length() - 1
