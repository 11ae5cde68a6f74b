"""Bots that play a whole game on the bare engine, without a table or a clock."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from ..bots import Wait, choose
from ..core.chance import Chance
from ..core.game import AnyGame, By, Outcome
from ..core.levels import Level
from ..core.match import AnyMatch, begin, play
from ..core.record import Record
from ..core.wire import Seat

MOST_ACTIONS = 100_000


class Stuck(Exception):
    """No bot acts, no clock runs, and the game is not over."""


# Any: the rules of whichever game
def played_out(game: AnyGame, rules: Any, chance: Chance, level: Level) -> tuple[AnyMatch, Record]:
    """A game of bots of this level to its end, and its record.

    The same arguments give the same game: the bots' dice come from the seed too. Whoever may
    act is asked in an order drawn anew each time. A clock strikes only when all bots wait.

    Raises:
        Stuck: the game does not end.
    """
    rng = Random(chance.key())
    played = begin(game, rules, chance)
    match, lines = played.match, [game.write(action) for action in played.actions]
    while len(lines) < MOST_ACTIONS:
        outcome = game.outcome(match.state)
        if isinstance(outcome, Outcome):
            return match, _record(match, outcome, level, tuple(lines))
        played = play(match, _next(match, level, rng))
        match = played.match
        lines += [game.write(action) for action in played.actions]
    raise Stuck(f"expected an end within {MOST_ACTIONS} actions")


def _next(match: AnyMatch, level: Level, rng: Random) -> Any:  # Any: of whichever game
    game, state = match.game, match.state
    seats = sorted(game.actors(state))
    rng.shuffle(seats)
    for seat in seats:
        choice = choose(level, match.rules, game.view(state, Seat(seat)), rng)
        if not isinstance(choice, Wait):
            return By(seat, choice)
    for running in (game.clock(state), *game.waits(state).values()):
        if running is not None:
            return running.action
    raise Stuck(f"expected somebody to act, all wait in a {type(state).__name__}")


def _record(match: AnyMatch, outcome: Outcome, level: Level, lines: tuple[str, ...]) -> Record:
    seats = range(match.game.seats(match.rules))
    return Record(
        game=match.game.name,
        id=match.chance.game_id,
        began=0.0,  # played in no time that anybody would ask for
        seats=tuple(f"Bot {seat} ({level})" for seat in seats),
        rules=msgspec.json.encode(match.rules),
        points=outcome.points,
        commitment=match.chance.seed.commitment,
        seed=match.chance.seed,
        nonces=match.chance.nonces,
        lines=lines,
    )
