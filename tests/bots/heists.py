"""Heists that bots play among themselves on the bare engine."""

from __future__ import annotations

from random import Random

from backroom.bots import Wait, choose
from backroom.core.game import By
from backroom.core.levels import Level
from backroom.core.wire import Seat, Spectator
from backroom.games.gang import GANG, Rules, State
from backroom.games.gang.choices import Refuse
from backroom.games.gang.seen import Seen, SeenDealing, SeenDrawing, SeenGameOver
from backroom.games.gang.story import Entry

MOST_THOUGHTS = 20_000


def game_of_bots(rules: Rules, seed: int) -> SeenGameOver:
    """The end of a game of percentile bots, as a spectator sees it."""
    rng, state = Random(seed), GANG.start(rules)
    for _ in range(MOST_THOUGHTS):
        seen: Seen = GANG.view(state, Spectator())
        if isinstance(seen, SeenGameOver):
            return seen
        state = _next(rules, state, rng)
    raise AssertionError(f"expected a game of bots to end (seed {seed})")


def stories_against_a_refuser(rules: Rules, seed: int) -> list[tuple[Entry, ...]]:
    """What cards did in each heist of a game of bots, when seat 0 refuses all that is proposed.

    Nobody has to wait after a refusal, so whoever would propose again does.
    """
    rng, state = Random(seed), GANG.start(rules)
    stories: dict[int, tuple[Entry, ...]] = {}
    for _ in range(MOST_THOUGHTS):
        seen: Seen = GANG.view(state, Seat(0))
        if isinstance(seen, SeenGameOver):
            return list(stories.values())
        if not isinstance(seen, SeenDrawing | SeenDealing):
            stories[seen.heist.number] = seen.heist.story
        refusals = [one for one in getattr(seen, "options", ()) if isinstance(one, Refuse)]
        if refusals:
            state = GANG.step(state, By(Seat(0), refusals[0])).state
            for wait in GANG.waits(state).values():
                state = GANG.step(state, wait.action).state
        else:
            state = _next(rules, state, rng)
    raise AssertionError(f"expected a game of bots to end (seed {seed})")


def _next(rules: Rules, state: State, rng: Random) -> State:
    draw = GANG.chance(state)
    if draw is not None:
        return GANG.step(state, draw.action(tuple(rng.sample(draw.pool, draw.count)))).state
    seats = list(GANG.actors(state))
    rng.shuffle(seats)
    for seat in seats:
        choice = choose(Level.PERCENTILE, rules, GANG.view(state, seat), rng)
        if not isinstance(choice, Wait):
            return GANG.step(state, By(seat, choice)).state  # type: ignore[arg-type]  # of this game
    clock = GANG.clock(state)
    assert clock is not None, f"expected somebody to act, all wait in {state}"
    return GANG.step(state, clock.action).state
