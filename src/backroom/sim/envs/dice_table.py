"""Dice poker as a table for learners."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import numpy as np
from msgspec.structs import replace

from ...cards.dice import DICE_IN_A_HAND
from ...core.wire import Choice, Seat, Spectator
from ...games.dice import DICE, DiceRules, Stand, Throw
from ...games.dice.seen import SeenBreak, SeenTurn, Standing
from .dice_sight import layout, observation
from .engine_table import EngineTable
from .table import NOTHING, Mask, Observation, usable

SPECTATOR = Spectator()
ACTIONS = 1 << DICE_IN_A_HAND
STAND = NOTHING


class Reward(StrEnum):
    """What is rewarded."""

    BANK = "bank"  # after each game what a seat won less its ante, in antes; all seats get 0
    MATCH = "match"  # at the end 1 for the largest stack, parted among equal ones; others 0


class DiceTable(EngineTable):
    """A match of dice poker. Throwing for the start, the first throw of a turn and going on after
    a game are done by the table, since they leave no choice.

    Actions: the sum of 1, 2, 4, 8, 16 for the places of the dice to be thrown; 0 stands.
    """

    actions = ACTIONS
    dtype = np.int32

    def __init__(self, rules: DiceRules, *, reward: Reward = Reward.BANK) -> None:
        if not rules.circles:
            raise ValueError("expected a number of circles, got a match without end")
        super().__init__(DICE, rules)
        self.reward = reward
        self.features = layout(self.seats).end
        self.most = 2**31 - 1
        self.seat = 0
        self._after: Standing | None = None  # the last game, if it ended with the last action

    def forced(self, seat: Seat) -> Choice | None:
        """All but the second and third throw."""
        seen = DICE.view(self.state, SPECTATOR)
        if isinstance(seen, SeenTurn) and seen.throws:
            self.seat = seat
            return None
        if isinstance(seen, SeenBreak):
            self._after = seen.standing  # before the antes of the next game
        return next(DICE.options(self.state, seat))

    def view(self, seat: int) -> Any:  # Any: callers know the phase
        """What a person in this seat would see, but for the list of options."""
        if self._viewed is not self.state:
            self._viewed, self._seen = self.state, DICE.view(self.state, SPECTATOR)
        return replace(self._seen, viewer=Seat(seat))

    def mask(self, seat: int) -> Mask:
        """What `seat` may do now."""
        open_ = self._open_to(seat)
        return np.array([open_ >> action & 1 for action in range(ACTIONS)], np.int8)

    def observation(self, seat: int) -> Observation:
        """int32[feature]: see `dice_sight`."""
        return observation(self.rules, self.view(seat))

    def act(self, action: int) -> tuple[float, ...] | None:
        """The seat whose turn it is does this."""
        if not self._open_to(self.seat) >> action & 1:
            raise ValueError(f"expected one of {self.mask(self.seat)}, got action {action}")
        before: Standing = self.view(self.seat).standing
        self._after = None
        self._choose(self.seat, self._choice(action))
        if self.is_over:
            self._after = self.view(self.seat).standing
        return self._rewards(before, self._after)

    def act_together(self, actions: Mapping[int, int]) -> tuple[float, ...] | None:
        """The others have nothing to do."""
        return self.act(usable(actions[self.seat], self._open_to(self.seat)))

    def _open_to(self, seat: int) -> int:
        """What `seat` may do, as bits."""
        if self.is_over or seat != self.seat:
            return 1 << NOTHING
        locked = sum(1 << place for place in self.view(seat).locked)
        return sum(1 << action for action in range(ACTIONS) if not action & locked)

    def _choice(self, action: int) -> Choice:
        seen = self.view(self.seat)
        if action == STAND:
            return Stand(seen.standing.turns, len(seen.throws))
        dice = tuple(place for place in range(DICE_IN_A_HAND) if action >> place & 1)
        return Throw(seen.standing.turns, len(seen.throws) + 1, dice)

    def _rewards(self, before: Standing, after: Standing | None) -> tuple[float, ...] | None:
        if self.reward is Reward.MATCH:
            return self._won() if self.is_over else None
        if after is None:
            return None
        ante, stakes = self.rules.ante, zip(before.stakes, after.stakes, strict=True)
        return tuple(
            (now.stack - then.stack) / ante - (seat in before.order)
            for seat, (then, now) in enumerate(stakes)
        )

    def _won(self) -> tuple[float, ...]:
        winners = self.view(self.seat).winners
        return tuple((seat in winners) / len(winners) for seat in range(self.seats))
