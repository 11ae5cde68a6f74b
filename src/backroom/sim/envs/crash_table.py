"""Crash as a table for learners: hands are made one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from itertools import combinations
from random import Random

import numpy as np

from ...cards.brag import CARDS_IN_HAND
from ...core.wire import Choice, Seat
from ...games.crash import CRASH, CrashRules, Keep, LockIn, NextDeal, Swap
from ...games.crash.seen import (
    SeenArranging,
    SeenDealOver,
    SeenDeciding,
    SeenLastDeal,
    SeenOffering,
)
from ..numbers import card_numbers, card_texts
from .crash_sight import MOST, layout, observation, threes
from .engine_table import EngineTable
from .table import NOTHING, Mask, Observation, usable

KEEP, SWAP, FIRST_THREE = 1, 2, 3
Decision = SeenDeciding | SeenOffering | SeenArranging


class Reward(StrEnum):
    """What is rewarded."""

    POINTS = "points"  # after each deal a seat's points less the average of the others'
    GAME = "game"  # at the end 1 for the most points, parted among equal ones; others 0


class CrashTable(EngineTable):
    """A game of Crash. A seat makes its hands one by one, and is locked when the last is made;
    the table does by itself what leaves no choice: a last hand of the last three cards, and going
    on after a deal.

    Actions: 0 nothing, 1 keep, 2 replace, from 3 on take three of the own cards, as nested loops
    over them in card order would find them.
    """

    dtype = np.int16
    most = MOST

    def __init__(self, rules: CrashRules, *, reward: Reward = Reward.POINTS) -> None:
        super().__init__(CRASH, rules)
        self.reward = reward
        self.actions = FIRST_THREE + threes(rules)
        self.features = layout(rules).end
        self._threes = tuple(combinations(range(rules.cards), CARDS_IN_HAND))
        self._bits = np.array([_bits(three) for three in self._threes])
        self._hands = rules.cards // CARDS_IN_HAND
        self.seat = 0

    def begin(self, rng: Random) -> None:
        """A new game, whose chance comes from `rng`."""
        self._made: list[list[int]] = [[] for _ in range(self.seats)]  # by seat, numbers of threes
        super().begin(rng)
        self._find_seat()

    def forced(self, seat: Seat) -> Choice | None:
        """Going on."""
        seen = self.view(seat)
        return NextDeal(seen.deal.number) if isinstance(seen, SeenDealOver) else None

    def mask(self, seat: int) -> Mask:
        """What `seat` may do now."""
        mask = np.zeros(self.actions, np.int8)
        mask[self._open_to(seat)] = 1
        return mask

    def observation(self, seat: int) -> Observation:
        """int16[feature]: see `crash_sight`."""
        seen = self.view(seat)
        hand = _numbers_of(seen, seat) if self._made[seat] else ()
        made = [[hand[place] for place in self._threes[three]] for three in self._made[seat]]
        return observation(self.rules, seen, made)

    def act(self, action: int) -> tuple[float, ...] | None:
        """The seat whose turn it is does this."""
        if action not in self._open_to(self.seat):
            raise ValueError(f"expected an action that the mask allows, got {action}")
        rewards = self._do(self.seat, action)
        self._find_seat()
        return rewards

    def act_together(self, actions: Mapping[int, int]) -> tuple[float, ...] | None:
        """All who have something to do do it; none sees what the others do."""
        wanted = {}
        for seat in range(self.seats):
            open_ = self._open_to(seat)
            bits = sum(1 << action for action in open_)
            if open_ != [NOTHING]:
                wanted[seat] = usable(actions[seat], bits)
        rewards = None
        for seat, action in wanted.items():
            rewards = self._do(seat, action) or rewards
        self._find_seat()
        return rewards

    def _open_to(self, seat: int) -> list[int]:
        """The actions of `seat`, rising."""
        if self.is_over or Seat(seat) not in CRASH.actors(self.state):
            return [NOTHING]
        seen = self.view(seat)
        match seen:
            case SeenDeciding() | SeenOffering():
                return [KEEP, SWAP]
            case SeenArranging():
                return self._threes_of(seat) or [NOTHING]
            case _:
                raise AssertionError(f"expected a decision, got {type(seen).__name__}")

    def _threes_of(self, seat: int) -> list[int]:
        """The actions that take three of the cards that are left; none of a seat that is ready."""
        if len(self._made[seat]) == self._hands:
            return []
        used = sum(int(self._bits[three]) for three in self._made[seat])
        open_: list[int] = (np.flatnonzero(self._bits & used == 0) + FIRST_THREE).tolist()
        return open_

    def _do(self, seat: int, action: int) -> tuple[float, ...] | None:
        seen = self.view(seat)
        deals = len(seen.standing.past)
        match seen:
            case SeenDeciding(deal=deal) | SeenOffering(deal=deal):
                choice = Keep(deal.number) if action == KEEP else Swap(deal.number)
                self._choose(seat, choice)
            case SeenArranging():
                self._take(seen, seat, action - FIRST_THREE)
            case _:
                raise AssertionError(f"expected a decision, got {type(seen).__name__}")
        return self._rewards(seat, deals)

    def _take(self, seen: SeenArranging, seat: int, three: int) -> None:
        """A hand more; the last one locks, and a last three cards are a hand by themselves."""
        made = self._made[seat]
        made.append(three)
        left = self._threes_of(seat)
        if len(left) == 1:
            made.append(left[0] - FIRST_THREE)
        if len(made) == self._hands:
            hand = _numbers_of(seen, seat)
            hands = tuple(card_texts(hand[at] for at in self._threes[one]) for one in made)
            self._choose(seat, LockIn(seen.deal.number, hands))

    def _rewards(self, seat: int, deals: int) -> tuple[float, ...] | None:
        """If a deal is over since there were so many."""
        seen = self.view(seat)
        past = seen.standing.past
        if len(past) == deals:
            return None
        self._made = [[] for _ in range(self.seats)]
        if self.reward is Reward.GAME:
            return self._won(seen) if isinstance(seen, SeenLastDeal) else None
        points, others = past[-1].points, self.seats - 1
        return tuple(own - (sum(points) - own) / others for own in points)

    def _won(self, seen: SeenLastDeal) -> tuple[float, ...]:
        return tuple((seat in seen.winners) / len(seen.winners) for seat in range(self.seats))

    def _find_seat(self) -> None:
        """The next to act in turn: who has made fewest hands, then the lowest seat."""
        asked = CRASH.actors(self.state)
        waiting = [seat for seat in sorted(asked) if len(self._made[seat]) < self._hands]
        if waiting:
            self.seat = min(waiting, key=lambda seat: len(self._made[seat]))


def _bits(places: tuple[int, ...]) -> int:
    return sum(1 << place for place in places)


def _numbers_of(seen: Decision, seat: int) -> list[int]:
    """The own cards, in card order."""
    cards = seen.deal.hands[seat]
    assert isinstance(cards, tuple)
    return [int(number) for number in card_numbers(cards)]
