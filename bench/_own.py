"""What of Backroom is measured; each gives the units of work that it did."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from backroom.cards.card import cards
from backroom.core.game import By
from backroom.core.wire import Seat
from backroom.games.gang import CENTRE, GANG, Colour, Ending, Place, PutBack, Rules, Take
from backroom.games.gang.state import ChipsOpen
from backroom.sim import card_numbers, equities, rank_hands
from backroom.sim.chance_native import word
from backroom.sim.gang import GangTables

from ._rounds import Run

TABLES, STEPS = 4096, 100
SAMPLES = 1_000_000
BATCHES = 8
MOST_MOVES = 3


def hands(size: int, count: int) -> NDArray[np.uint8]:
    """uint8[hand, card], random and unsorted."""
    deck = np.tile(np.arange(52, dtype=np.uint8), (count, 1))
    return np.random.default_rng(size).permuted(deck, axis=1)[:, :size].copy()


def ranking(some: NDArray[np.uint8], *, native: bool = True, threads: int = 1) -> Run:
    """Hands ranked, batch after batch."""

    def run() -> int:
        for _ in range(BATCHES):
            rank_hands(some, native=native, threads=threads)
        return BATCHES * len(some)

    return run


def known_against_random() -> Run:
    """Samples of one known hand against one that is random, before the flop."""
    kings = card_numbers(cards("Kc Kd"))
    return lambda: equities([kings, None], samples=SAMPLES).deals


def deals_of_four() -> Run:
    """Hands of deals of four: dealt, ranked with the board, compared."""
    return lambda: 4 * equities([None] * 4, samples=SAMPLES).deals


def gang_tables() -> Run:
    """Steps of the vectorised environment by a policy that reads each observation whole."""
    tables = GangTables(TABLES, Rules(players=4))
    actions = np.zeros(TABLES, dtype=np.int64)

    def run() -> int:
        for _ in range(STEPS):
            _choose(tables.observations, tables.masks, tables.dice(), actions)
            tables.step(actions)
        return TABLES * STEPS

    return run


def environment(make: Callable[[], Any], steps: int) -> Run:
    """Steps of an environment of PettingZoo by turns, at random."""
    env, rng = make(), np.random.default_rng(1)

    def run() -> int:
        made = 0
        while made < steps:
            env.reset(seed=int(rng.integers(1 << 30)))
            for _ in env.agent_iter():
                sight, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(int(rng.choice(np.flatnonzero(sight["action_mask"]))))
                made += 1
        return made

    return run


def gang_environment() -> Run:
    """Steps of a single environment of The Gang, at random."""
    from backroom.sim.envs import gang_v0

    return environment(lambda: gang_v0.env(Rules(players=4)), 5_000)


def engine_heists(count: int = 40) -> Run:
    """Whole heists by the plain engine, four players who move a chip three times a round."""
    rules = Rules(players=4, vaults=1, alarms=1, ending=Ending.INSTANT)
    rng = Random(1)

    def run() -> int:
        for _ in range(count):
            _heist(rules, rng)
        return count

    return run


def _heist(rules: Rules, rng: Random) -> None:
    random = rng.random
    state: Any = GANG.start(rules)  # Any: whichever phase
    while (due := GANG.chance(state)) is not None:
        deck = list(due.pool)
        cards = tuple([deck.pop(int(random() * len(deck))) for _ in range(due.count)])
        state = GANG.step(state, due.action(cards)).state
        left = [Seat(seat) for seat in range(rules.players)] * MOST_MOVES
        while isinstance(state, ChipsOpen):
            if left:
                seat = left.pop(int(random() * len(left)))
                choice = _any_chip(state.heist.round, state.places, seat, random())
            else:
                seat, choice = _last_chip(state.heist.round, state.places)
            state = GANG.step(state, By(seat, choice)).state


def _any_chip(
    colour: Colour, places: tuple[Place, ...], seat: Seat, chance: float
) -> Take | PutBack:
    """One of the seat's moves, as likely as the next, by a chance of 0 to 1."""
    chip = int(chance * len(places))
    place = places[chip]
    return PutBack(colour, chip + 1) if place == seat else Take(colour, chip + 1, place)


def _last_chip(colour: Colour, places: tuple[Place, ...]) -> tuple[Seat, Take]:
    """No moves are left: a seat without a chip takes one that lies in the centre."""
    seat = next(Seat(seat) for seat in range(len(places)) if seat not in places)
    return seat, Take(colour, places.index(CENTRE) + 1, CENTRE)


@njit(nogil=True)
def _choose(
    sights: NDArray[np.int8],
    masks: NDArray[np.int8],
    words: NDArray[np.uint64],
    actions: NDArray[np.int64],
) -> None:
    """An open action by a word of random bits and the sum of all that is seen."""
    for table in range(len(masks)):
        seen = np.int16(0)
        for feature in range(sights.shape[1]):
            seen = np.int16(seen + sights[table, feature])
        bits = word(words[table], np.uint64(seen)) >> np.uint64(32)
        count = 0
        for action in range(masks.shape[1]):
            count += masks[table, action]
        chosen = int((bits * np.uint64(count)) >> np.uint64(32))
        action, passed = 0, 0
        for other in range(masks.shape[1]):
            passed += masks[table, other]
            action += passed <= chosen
        actions[table] = action
