"""Policies for `dice_games`: which dice a seat throws again, for all games at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..cards.dice import FACES
from .dice_games import ALL_DICE, Turns
from .dice_state import PLACES

FULL_HOUSE = (3, 2)  # dice alike


def at_random(turns: Turns) -> NDArray[np.uint8]:
    """Any of the dice that are free, or none."""
    return turns.chance.astype(np.uint8) & ALL_DICE & ~turns.locked


def thumb(turns: Turns) -> NDArray[np.uint8]:
    """As the bot that plays by rules of thumb.

    Keeps dice that are alike, or the highest, and throws the rest. The last to throw stands once
    ahead; a full house that is behind is broken up.
    """
    counts = (turns.dice[:, :, None] == np.array(FACES, np.uint8)).sum(axis=1)
    alike = np.take_along_axis(counts, turns.dice.astype(np.intp) - 1, axis=1)
    has_alike = (alike > 1).any(axis=1, keepdims=True)
    kept = np.where(has_alike, alike > 1, _highest(turns.dice))
    many, few = FULL_HOUSE
    is_full = (counts == many).any(axis=1) & (counts == few).any(axis=1)
    broken = is_full & (turns.strength < turns.best)
    kept = np.where(broken[:, None], alike == many, kept)
    again = np.where(kept, 0, 1 << PLACES).sum(axis=1).astype(np.uint8) & ~turns.locked
    stands = (turns.to_come == 0) & (turns.best > 0) & (turns.strength > turns.best)
    return np.where(stands, np.uint8(0), again)


def _highest(dice: NDArray[np.uint8]) -> NDArray[np.bool_]:
    found: NDArray[np.bool_] = dice == dice.max(axis=1, keepdims=True)
    return found
