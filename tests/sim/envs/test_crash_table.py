"""Crash's table for learners: what actions do, what is seen, what is rewarded."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest

from backroom.cards.brag import FlushHigh, strength
from backroom.core.game import By
from backroom.core.lines import replay
from backroom.core.wire import Seat
from backroom.games.crash import CRASH, CrashRules, Keep, Swap
from backroom.games.crash.seen import SeenArranging
from backroom.sim.envs.crash_sight import layout, observation
from backroom.sim.envs.crash_table import FIRST_THREE, KEEP, SWAP, CrashTable, Reward
from backroom.sim.numbers import card_numbers, card_texts

RULES = [
    CrashRules(players=2, target=5),
    CrashRules(players=3, target=5, strict_order=True),
    CrashRules(players=4, target=5),
    CrashRules(players=5, target=3),
    CrashRules(players=2, cards=9, exchange_9=True, target=4),
]


def begun(rules: CrashRules, seed: int = 0, reward: Reward = Reward.POINTS) -> CrashTable:
    table = CrashTable(rules, reward=reward)
    table.begin(Random(seed))
    return table


def any_action(table: CrashTable, seat: int, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(table.mask(seat)).tolist()))


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_hands_made_one_by_one_are_locked_as_they_were_made(rules: CrashRules) -> None:
    table, rng = begun(rules), Random(1)
    made: dict[int, list[tuple[str, ...]]] = {}
    shown = 0
    while not table.is_over:
        seat, seen = table.seat, table.view(table.seat)
        action = any_action(table, seat, rng)
        if isinstance(seen, SeenArranging):
            at = layout(rules)
            cards = seen.deal.hands[seat]
            assert isinstance(cards, tuple)
            hand = card_numbers(cards)
            place = action - FIRST_THREE
            made.setdefault(seat, []).append(three_of(hand.tolist(), place))
            own = table.observation(seat)[at.strengths :]
            three = card_texts(three_numbers(hand.tolist(), place))
            assert own[place] == strength(three, FlushHigh.THREE)
        table.act(action)
        past = table.view(0).standing.past
        if len(past) > shown:
            shown = len(past)
            for one, laid_ in enumerate(past[-1].layouts):
                laid = {frozenset(three.cards) for three in laid_.hands}
                assert {frozenset(three) for three in made[one]} <= laid
            made = {}


def three_numbers(hand: list[int], place: int) -> list[int]:
    return list(list(combinations(hand, 3))[place])


def three_of(hand: list[int], place: int) -> tuple[str, ...]:
    return tuple(card_texts(three_numbers(hand, place)))


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_actions_are_what_the_engine_allows(rules: CrashRules) -> None:
    table, rng = begun(rules), Random(2)
    while not table.is_over:
        actors = CRASH.actors(table.state)
        for seat in range(rules.players):
            open_ = np.flatnonzero(table.mask(seat)).tolist()
            if Seat(seat) not in actors:
                assert open_ == [0]
            elif open_ == [KEEP, SWAP]:
                number = table.view(seat).deal.number
                for choice in (Keep(number), Swap(number)):
                    assert CRASH.refusal(table.state, By(Seat(seat), choice)) is None
        table.act(any_action(table, table.seat, rng))


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_every_sight_follows_from_the_seats_view_and_its_own_hands(rules: CrashRules) -> None:
    table, rng = begun(rules), Random(3)
    while not table.is_over:
        for seat in range(rules.players):
            made = table.observation(seat)[layout(rules).made : layout(rules).strengths]
            hands = [np.flatnonzero(hand).tolist() for hand in made.reshape(4, 52)]
            wanted = observation(rules, CRASH.view(table.state, Seat(seat)), hands)
            assert np.array_equal(table.observation(seat), wanted)
        table.act(any_action(table, table.seat, rng))


class Stacked(Random):
    """Deals so that the cards of all but one seat can be exchanged; else as its seed says."""

    def __init__(self, seed: int, own: int, *, other: bool) -> None:
        super().__init__(seed)
        self._own, self._other = own, other

    def sample(self, population, k, **_):  # type: ignore[no-untyped-def] # as Random's
        drawn = super().sample(population, k)
        if self._other and k > 1:
            size = k // 3
            mine = drawn[self._own * size : (self._own + 1) * size]
            rest = [card for card in drawn if card not in mine]
            rest.reverse()
            return [*rest[: self._own * size], *mine, *rest[self._own * size :]]
        return drawn


@pytest.mark.parametrize("viewer", range(3))
@pytest.mark.parametrize("seed", range(5))
def test_a_seats_sight_tells_nothing_of_others_cards_and_hands(viewer: int, seed: int) -> None:
    rules, rng = CrashRules(players=3), Random(seed)
    one, two = CrashTable(rules), CrashTable(rules)
    one.begin(Stacked(seed, viewer, other=False))
    two.begin(Stacked(seed, viewer, other=True))
    assert one.view((viewer + 1) % 3) != two.view((viewer + 1) % 3)
    while not one.view(0).standing.past:
        assert one.seat == two.seat
        assert np.array_equal(one.observation(viewer), two.observation(viewer))
        assert np.array_equal(one.mask(viewer), two.mask(viewer))
        action = KEEP if one.mask(one.seat)[KEEP] else any_action(one, one.seat, rng)
        one.act(action)
        two.act(action)


def test_at_once_the_same_hands_are_made_as_by_turns() -> None:
    rules, rng = CrashRules(players=4, target=3), Random(5)
    turns, together = begun(rules), begun(rules)
    while not turns.is_over:
        actions = {seat: any_action(together, seat, rng) for seat in range(4)}
        acting = [seat for seat in range(4) if actions[seat]]
        paid = together.act_together(actions)
        rewards = [turns.act(actions[turns.seat]) for _ in acting][-1]
        assert rewards == paid
        assert turns.state == together.state


def test_a_deal_and_a_game_are_rewarded() -> None:
    rules, rng = CrashRules(players=3, target=4), Random(6)
    points, game = begun(rules), begun(rules, reward=Reward.GAME)
    while not points.is_over:
        action = any_action(points, points.seat, rng)
        of_deal, of_game = points.act(action), game.act(action)
        if of_deal is not None:
            scored = points.view(0).standing.past[-1].points
            assert of_deal == pytest.approx([one - (sum(scored) - one) / 2 for one in scored])
        assert (of_game is not None) is game.is_over
    total = points.view(0).standing.points
    assert [bool(one) for one in of_game or ()] == [one == max(total) for one in total]


def test_a_sight_of_nine_cards_that_lie_open_here() -> None:
    rules = CrashRules(players=2, cards=9, target=3)
    text = "dealer 0\ndeal 3c 3d 3h Ah 2h 4h 7c 8d Ts Ac As Kc 9c 9d 2s 5h 6c 7d"
    state = replay(CRASH, rules, text)
    sight, at = observation(rules, CRASH.view(state, Seat(1))), layout(rules)
    assert card_texts(np.flatnonzero(sight[at.cards : at.old_cards]).tolist()) == (
        *("2s", "5h", "6c", "7d", "9c", "9d", "Kc", "Ac", "As"),
    )
    assert sight[at.phase : at.asked].tolist() == [0, 0, 1]
    assert len(sight[at.strengths :]) == 84


def test_what_the_mask_forbids_is_refused() -> None:
    table = begun(CrashRules(players=4))
    with pytest.raises(ValueError, match="got 1"):
        table.act(KEEP)
