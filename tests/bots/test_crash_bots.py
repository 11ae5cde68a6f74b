"""Three bots of Crash."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots import Wait, choose
from backroom.cards.brag import BragCategory, FlushHigh
from backroom.cards.card import cards
from backroom.core.game import By, Unfinished
from backroom.core.levels import Level
from backroom.core.wire import Seat
from backroom.games.crash import CRASH, CrashRules, Keep, LockIn, NextDeal, State, Swap, best_first
from backroom.solve.crash.best import best
from backroom.solve.crash.field import Table

from ..games.crash.telling import NINE, after, dealt

OWN = "3c 3d 3h / Ah 2h 4h / 7c 8d Ts"
OTHER = "5h 6c 7d / Ac As Kc / 9c 9d 2s"
HAND = cards("2c 4c 5d 6h 8s 9s Td Jh Qc Kd 7c 3h 2d")
GOOD = cards("Ac Ad Ah Kc Kh Ks Qd Qh Qs Jc Jd Js 9c")


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_play_to_the_target_without_being_refused(level: Level, players: int) -> None:
    rules, rng = CrashRules(players=players, target=4), Random(players)
    state: State = CRASH.start(rules)
    while isinstance(CRASH.outcome(state), Unfinished):
        due = CRASH.chance(state)
        if due is not None:
            state = CRASH.step(state, due.action(tuple(rng.sample(due.pool, due.count)))).state
            continue
        seat = Seat(min(seat for seat in CRASH.actors(state) if _acts(level, state, seat)))
        choice = choose(level, rules, CRASH.view(state, seat), rng)
        assert not isinstance(choice, Wait)
        state = CRASH.step(state, By(seat, choice)).state  # type: ignore[arg-type]  # of this game
    assert max(state.standing.points) >= 4


@pytest.mark.parametrize("level", Level)
def test_what_who_sat_here_before_has_laid_is_locked_as_it_lies(level: Level) -> None:
    # Rules C1.5, C2.11
    worse = "3c 8d Ah / 3d 7c 2h / 3h Ts 4h"
    state = after(NINE, dealt(OWN, OTHER), f"0 lay 1 {worse}")
    choice = choose(level, NINE, CRASH.view(state, Seat(0)), Random(0))
    assert isinstance(choice, LockIn)
    assert set(choice.hands) == {cards("3c 8d Ah"), cards("2h 3d 7c"), cards("3h 4h Ts")}


def test_who_stands_in_keeps_and_lays_best_first() -> None:
    # Rule C1.5
    level, rules = CRASH.stand_in, CrashRules(players=2)
    assert level is Level.PERCENTILE
    deal = dealt(" ".join(HAND), " ".join(GOOD))
    state = after(rules, deal)
    assert choose(level, rules, CRASH.view(state, Seat(0)), Random(0)) == Keep(1)
    state = after(rules, deal, "0 keep 1\n1 keep 1")
    assert choose(level, rules, CRASH.view(state, Seat(0)), Random(0)) == LockIn(
        1,
        best_first(tuple(sorted(HAND, key=state.deal.hands[0].index)), rules.flush_high),  # type: ignore[union-attr]  # there is a deal
    )


def test_who_calculates_replaces_bad_cards_and_keeps_good_ones() -> None:
    rules = CrashRules(players=2)
    state = after(rules, dealt("2c 4d 6h 8s Tc 2h 4s 6d 8d Qc Td 9h 2s", " ".join(GOOD)))
    chosen = [
        choose(Level.EXACT, rules, CRASH.view(state, seat), Random(0))
        for seat in (Seat(0), Seat(1))
    ]
    assert chosen == [Swap(1), Keep(1)]


def test_who_calculates_lays_what_scores_most() -> None:
    rules = CrashRules(players=4)
    rest = iter(card for card in CRASH.chance(after(rules, "dealer 0")).pool if card not in HAND)  # type: ignore[union-attr]  # cards are due
    state = after(rules, dealt(" ".join(HAND), " ".join(rest)))
    table = Table(13, FlushHigh.THREE, BragCategory.PAIR, opponents=3)
    choice = choose(Level.EXACT, rules, CRASH.view(state, Seat(0)), Random(0))
    assert choice == LockIn(1, best(HAND, table).layout.hands)


def test_a_careless_one_overlooks_things_and_still_lays_in_order() -> None:
    rules = CrashRules(players=2, cards=9, strict_order=True)
    state = after(rules, dealt(OWN, OTHER))
    layouts = set()
    for seed in range(20):
        choice = choose(Level.ROOKIE, rules, CRASH.view(state, Seat(0)), Random(seed))
        assert isinstance(choice, LockIn)
        shown = CRASH.step(
            CRASH.step(state, By(Seat(0), choice)).state, CRASH.parse("arrange elapsed 1")
        ).state
        assert shown.standing.past[-1].layouts[0].in_order
        layouts.add(choice.hands)
    assert len(layouts) > 3


def test_a_bot_that_is_ready_waits_and_goes_on_when_all_is_shown() -> None:
    ready = after(NINE, dealt(OWN, OTHER), f"0 lock 1 {OWN}")
    assert isinstance(choose(Level.EXACT, NINE, CRASH.view(ready, Seat(0)), Random(0)), Wait)
    over = after(NINE, dealt(OWN, OTHER), "arrange elapsed 1")
    assert choose(Level.EXACT, NINE, CRASH.view(over, Seat(0)), Random(0)) == NextDeal(1)


def _acts(level: Level, state: State, seat: Seat) -> bool:
    return not isinstance(choose(level, state.rules, CRASH.view(state, seat), Random(0)), Wait)
