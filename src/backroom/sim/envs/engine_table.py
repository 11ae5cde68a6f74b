"""A table for learners that stands on the engine: it plays what leaves nobody a choice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ...core.game import AnyGame, By, Dice, Outcome
from ...core.wire import Choice, Seat


class EngineTable:
    """A game on the engine, from one decision to the next."""

    state: Any  # of whichever game; Any: so are its rules
    is_over: bool

    def __init__(self, game: AnyGame, rules: Any) -> None:
        self.game, self.rules = game, rules
        self.seats: int = game.seats(rules)
        self.is_over = True
        self._viewed: Any = None  # the state of which views are kept
        self._views: dict[int, Any] = {}

    def begin(self, rng: Random) -> None:
        """A new game, whose chance comes from `rng`."""
        self._rng = rng
        self.state = self.game.start(self.rules)
        self.is_over = False
        self._flow()

    def view(self, seat: int) -> Any:  # Any: of whichever game
        """What a person in this seat would see."""
        if self._viewed is not self.state:
            self._viewed, self._views = self.state, {}
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, Seat(seat))
        return self._views[seat]

    def forced(self, seat: Seat) -> Choice | None:
        """What `seat` does without being asked, since it has no choice."""
        raise NotImplementedError

    def _choose(self, seat: int, choice: Choice) -> None:
        self.state = self.game.step(self.state, By(Seat(seat), choice)).state
        self._flow()

    def _flow(self) -> None:
        """Chance, and what is forced, until somebody has a choice or the game is over."""
        while action := next(self._due(), None):
            self.state = self.game.step(self.state, action).state
        self.is_over = isinstance(self.game.outcome(self.state), Outcome)

    def _due(self) -> Iterator[Any]:  # Any: an action of whichever game
        due = self.game.chance(self.state)
        if isinstance(due, Dice):
            yield due.action(tuple(self._rng.choice(due.pool) for _ in range(due.count)))
        elif due is not None:
            yield due.action(tuple(self._rng.sample(due.pool, due.count)))
        for seat in sorted(self.game.actors(self.state)):
            choice = self.forced(seat)
            if choice is not None:
                yield By(seat, choice)
