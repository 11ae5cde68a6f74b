"""The exact bot of Crash: what it keeps, what it lays, and what it gains against best-first."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots import Wait
from backroom.bots.crash.exact import exact_bot, opponents, table
from backroom.cards.card import DECK
from backroom.core.game import By
from backroom.core.wire import Choice, FaceDown, Seat, Spectator
from backroom.games.crash import CRASH, CrashRules, CrashSeen, Keep, LockIn, State, Swap
from backroom.games.crash.layouts import best_first
from backroom.games.crash.seen import SeenArranging, SeenDeciding
from backroom.solve.crash.arranging import front, numbers
from backroom.solve.crash.best import best
from backroom.solve.crash.field import field

TWO = CrashRules(players=2, target=50)
THREE = CrashRules(players=3)


def dealt(rules: CrashRules, seed: int) -> tuple[State, Random]:
    """A deal, up to the first choice of a seat."""
    rng = Random(seed)
    return chanced(CRASH.start(rules), rng), rng


def chanced(state: State, rng: Random) -> State:
    while (due := CRASH.chance(state)) is not None:
        state = CRASH.step(state, due.action(tuple(rng.sample(due.pool, due.count)))).state
    return state


def done(state: State, seat: int, choice: Choice, rng: Random) -> State:
    return chanced(CRASH.step(state, By(Seat(seat), choice)).state, rng)  # type: ignore[arg-type]  # of this game


def choice(rules: CrashRules, state: State, seat: int) -> Choice:
    chosen = exact_bot(rules, CRASH.view(state, Seat(seat)), Random(0))
    assert isinstance(chosen, Choice)
    return chosen


def test_cards_are_kept_that_score_more_than_unknown_ones() -> None:
    for seed in range(30):
        state, _ = dealt(TWO, seed)
        seen = CRASH.view(state, Seat(0))
        assert isinstance(seen, SeenDeciding)
        hand = seen.deal.hands[0]
        assert not isinstance(hand, FaceDown)
        keeps = best(hand, table(TWO)).points >= field(table(TWO)).packet
        assert choice(TWO, state, 0) == (Keep if keeps else Swap)(1)


def test_the_best_layout_is_locked_at_once_and_stays() -> None:
    state, rng = dealt(TWO, 4)
    for seat in (0, 1):
        state = done(state, seat, Keep(1), rng)
    locked = choice(TWO, state, 0)
    assert isinstance(locked, LockIn)
    assert CRASH.refusal(state, By(Seat(0), locked)) is None
    after = done(state, 0, locked, rng)
    assert isinstance(exact_bot(TWO, CRASH.view(after, Seat(0)), rng), Wait)


def test_what_the_exchange_has_told_of_others_is_used() -> None:
    state, rng = dealt(THREE, 4)
    dealer = CRASH.view(state, Spectator()).deal.dealer  # type: ignore[union-attr]  # dealt
    first, second = ((dealer + place) % 3 for place in (1, 2))
    state = done(done(state, first, Keep(1), rng), second, Swap(1), rng)
    seen = CRASH.view(state, Seat(dealer))
    assert isinstance(seen, SeenArranging)
    found = opponents(THREE, seen.deal, seen.viewer)
    spread = {
        seat: one.weights.std() for seat, one in zip(sorted({first, second}), found, strict=True)
    }
    assert (spread[first] > 0, spread[second]) == (True, pytest.approx(0))


def test_a_spectator_is_told_to_wait() -> None:
    state, _ = dealt(TWO, 1)
    assert isinstance(exact_bot(TWO, CRASH.view(state, Spectator()), Random(0)), Wait)


def test_best_first_is_the_same_for_the_game_and_the_solver() -> None:  # Rule C2.11
    rng = Random(3)
    for cards in [9] * 20 + [13] * 20:
        for flush_high in (TWO.flush_high, *type(TWO.flush_high)):
            hand = tuple(rng.sample(DECK, cards))
            found = front(numbers(hand), flush_high)
            assert found.layout(0).hands == best_first(hand, flush_high)


@pytest.mark.parametrize("deals", [150, pytest.param(10_000, marks=pytest.mark.soak)])
def test_the_solver_gains_against_best_first_with_the_exchange(deals: int) -> None:
    gains = [(gain(seed, 0) + gain(seed, 1)) / 2 for seed in range(deals)]
    error = (sum(g * g for g in gains) / deals) ** 0.5 / deals**0.5
    assert sum(gains) / deals > 0.30 - 3 * error


def gain(seed: int, solver: int) -> int:
    """Points of the solver in this seat less those of the one who keeps and lays best-first."""
    state, rng = dealt(TWO, seed)
    while not (past := CRASH.view(state, Spectator()).standing.past):
        seat = min(CRASH.actors(state) - locked(CRASH.view(state, Spectator())))
        chosen = choice(TWO, state, seat) if seat == solver else plain(CRASH.view(state, seat))
        state = done(state, seat, chosen, rng)
    return past[0].points[solver] - past[0].points[1 - solver]


def locked(seen: CrashSeen) -> frozenset[Seat]:
    return frozenset(seen.locked) if isinstance(seen, SeenArranging) else frozenset()


def plain(seen: CrashSeen) -> Choice:
    if isinstance(seen, SeenArranging):
        return LockIn(seen.deal.number, seen.own.best_first)  # type: ignore[union-attr]  # a seat's
    assert isinstance(seen, SeenDeciding)
    return Keep(seen.deal.number)
