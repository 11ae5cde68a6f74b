"""Deals of Crash in batches: the engine plays the same cards and choices to the same points."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from backroom.cards.brag import FlushHigh
from backroom.core.game import By
from backroom.core.wire import Choice, Seat
from backroom.games.crash import CRASH, CrashRules, Keep, LockIn, MinHand, Swap
from backroom.games.crash.seen import SeenDealOver, SeenLastDeal
from backroom.sim.crash_deals import Asked, CrashDeals, CrashPolicy, play_deals
from backroom.sim.crash_policies import GREEDY, RANDOM, at_random, greedy, keeps_at_random
from backroom.sim.numbers import card_texts

SWAPPING = CrashPolicy(keeps_at_random, greedy)

RULES = [
    CrashRules(players=2),
    CrashRules(players=2, cards=9),
    CrashRules(players=2, cards=9, exchange_9=True, min_hand=MinHand.HIGH_CARD),
    CrashRules(players=3),
    CrashRules(players=3, strict_order=True, min_hand=MinHand.FLUSH),
    CrashRules(players=3, cards=9, exchange_9=True, flush_high=FlushHigh.ACE),
    CrashRules(players=4, flush_high=FlushHigh.ACE, strict_order=True),
    CrashRules(players=5, min_hand=MinHand.HIGH_CARD, strict_order=True),
]


class Engine:
    """A deal on the engine, with the cards and the choices of one of a batch."""

    def __init__(self, rules: CrashRules, deals: CrashDeals, deal: int, number: int) -> None:
        self.deals, self.deal = deals, deal
        self.state: Any = CRASH.start(rules)  # Any: whichever phase
        self._chance((Seat(number % rules.players),))
        self._chance(card_texts(deals.dealt[deal].ravel().tolist()))
        self._exchange(rules, number)
        for seat in range(rules.players):
            assert hands_of(self.state)[seat] == card_texts(deals.hands[deal, seat].tolist())
            hands = tuple(card_texts(hand) for hand in deals.layouts[deal, seat].tolist())
            self._choose(seat, LockIn(1, hands))
        self.seen = CRASH.view(self.state, Seat(0))
        assert isinstance(self.seen, SeenDealOver | SeenLastDeal)

    def _exchange(self, rules: CrashRules, number: int) -> None:
        swapped = self.deals.swapped[self.deal]
        turns = [(number + turn) % rules.players for turn in range(1, rules.players + 1)]
        for seat in sorted(turns) if rules.players == 2 else turns:
            choice = Swap(1) if swapped[seat] else Keep(1)
            if CRASH.refusal(self.state, By(Seat(seat), choice)) is None:
                self._choose(seat, choice)
        if CRASH.chance(self.state) is not None:
            new = self.deals.hands[self.deal][swapped]
            self._chance(card_texts(new.ravel().tolist()))

    def _choose(self, seat: int, choice: Choice) -> None:
        self.state = CRASH.step(self.state, By(Seat(seat), choice)).state  # type: ignore[arg-type] # of this game

    def _chance(self, lots: tuple[Any, ...]) -> None:
        due = CRASH.chance(self.state)
        assert due is not None
        self.state = CRASH.step(self.state, due.action(lots)).state


def hands_of(state: Any) -> Any:  # Any: once dealt, whichever phase
    return state.deal.hands


# A deal has two to six choices: those of 8 times 32,000 deals are more than a million.
@pytest.mark.parametrize("count", [120, pytest.param(32_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_engine_plays_the_same_deals_to_the_same_points(rules: CrashRules, count: int) -> None:
    policies = [SWAPPING, RANDOM, GREEDY, RANDOM, SWAPPING][: rules.players]
    deals = play_deals(rules, policies, count, seed=7, first=3)
    for deal in range(count):
        (result,) = Engine(rules, deals, deal, deal + 3).seen.standing.past
        assert result.points == tuple(deals.points[deal].tolist())
        assert result.swapped == tuple(np.flatnonzero(deals.swapped[deal]).tolist())
        for seat, layout in enumerate(result.layouts):
            hands = tuple(card_texts(hand) for hand in deals.layouts[deal, seat].tolist())
            assert tuple(hand.cards for hand in layout.hands) == hands


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_threads_and_kernels_change_nothing(rules: CrashRules) -> None:
    policies = [SWAPPING, RANDOM, GREEDY, RANDOM, SWAPPING][: rules.players]
    plain = play_deals(rules, policies, 400, seed=1, native=False)
    for threads in (1, 2):
        fast = play_deals(rules, policies, 400, seed=1, threads=threads)
        assert all(map(np.array_equal, plain[:-1], fast[:-1]))
        assert (plain.by, fast.by) == ("numpy", "numba")


def test_a_run_goes_on_where_another_ended() -> None:
    policies = [RANDOM, GREEDY, SWAPPING]
    whole = play_deals(CrashRules(), policies, 50, seed=2)
    tail = play_deals(CrashRules(), policies, 20, seed=2, first=30)
    assert all(
        np.array_equal(all_[30:], last) for all_, last in zip(whole[:-1], tail[:-1], strict=True)
    )
    other = play_deals(CrashRules(), policies, 20, seed=3, first=30)
    assert not np.array_equal(tail.dealt, other.dealt)


def test_no_deals_are_no_deals() -> None:
    assert play_deals(CrashRules(), [GREEDY] * 3, 0, seed=0).points.shape == (0, 3)


def lays_foreign_cards(asked: Asked) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return np.zeros_like(at_random(asked))


def test_what_is_no_layout_is_refused() -> None:
    cheat = CrashPolicy(keeps_at_random, lays_foreign_cards)
    with pytest.raises(ValueError, match="each once, got"):
        play_deals(CrashRules(), [GREEDY, GREEDY, cheat], 5, seed=0)
    with pytest.raises(ValueError, match="expected 3 policies, got 1"):
        play_deals(CrashRules(), [GREEDY], 5, seed=0)


def test_best_hands_are_laid_first() -> None:
    deals = play_deals(CrashRules(players=4), [GREEDY] * 4, 1_000, seed=4)
    assert 0.9 < deals.points.sum() / 1_000 <= 5
    again = play_deals(CrashRules(players=4), [GREEDY, *[RANDOM] * 3], 1_000, seed=4)
    assert again.points[:, 0].mean() > 10 * again.points[:, 1:].mean()
