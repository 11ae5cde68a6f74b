"""Bots that play a whole game on the bare engine, without a table or a clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from ..core.chance import Chance
from ..core.game import AnyGame, By, Outcome
from ..core.match import brought
from ..core.record import Record
from ..core.wire import Choice, Seat
from ..games.crash import CRASH, CrashRules
from ..games.dice import DICE, DiceRules
from ..games.gang import GANG, Rules

# Any: each bot knows the rules and views of its own game; what is no choice means that it waits.
Bot = Callable[[Any, Any, Random], Any]

GAMES: dict[type, AnyGame] = {Rules: GANG, DiceRules: DICE, CrashRules: CRASH}
"""By the type of a game's rules."""

MOST_ACTIONS = 100_000


class Stuck(Exception):
    """No bot acts, no clock runs, and the game is not over."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that bots have played to its end."""

    rules: Any  # of whichever game
    chance: Chance
    state: Any  # the last
    actions: tuple[Any, ...]  # all, in order
    points: tuple[int, ...]  # by seat, in the game's own measure


def played_out(rules: Any, chance: Chance, bots: Sequence[Bot]) -> Finished:  # Any: as above
    """A game of these bots, by seat, to its end.

    The same arguments give the same game: the bots' dice come from the seed too. Whoever may
    act is asked in an order drawn anew each time. A clock strikes only when all bots wait.

    Raises:
        Stuck: the game does not end.
    """
    game, rng = GAMES[type(rules)], Random(chance.key())
    state, draws = game.start(rules), 0
    actions: list[Any] = []
    while len(actions) < MOST_ACTIONS:
        due = game.chance(state)
        if due is not None:
            action = brought(due, chance, draw=draws)
            draws += 1
        elif isinstance(outcome := game.outcome(state), Outcome):
            return Finished(rules, chance, state, tuple(actions), outcome.points)
        else:
            action = _next(game, rules, state, bots, rng)
        state = game.step(state, action).state
        actions.append(action)
    raise Stuck(f"expected an end within {MOST_ACTIONS} actions")


def record_of(finished: Finished, names: Sequence[str]) -> Record:
    """The game as text, with the names of its bots by seat."""
    game, chance = GAMES[type(finished.rules)], finished.chance
    return Record(
        game=game.name,
        id=chance.game_id,
        began=0.0,  # played in no time that anybody would ask for
        seats=tuple(f"Bot {seat} ({name})" for seat, name in enumerate(names)),
        rules=msgspec.json.encode(finished.rules),
        points=finished.points,
        commitment=chance.seed.commitment,
        seed=chance.seed,
        nonces=chance.nonces,
        lines=tuple(game.write(action) for action in finished.actions),
    )


# Any: the rules, states and actions of whichever game
def _next(game: AnyGame, rules: Any, state: Any, bots: Sequence[Bot], rng: Random) -> Any:
    seats = sorted(game.actors(state))
    rng.shuffle(seats)
    for seat in seats:
        choice = bots[seat](rules, game.view(state, Seat(seat)), rng)
        if isinstance(choice, Choice):
            return By(seat, choice)
    for running in (game.clock(state), *game.waits(state).values()):
        if running is not None:
            return running.action
    raise Stuck(f"expected somebody to act, all wait in a {type(state).__name__}")
