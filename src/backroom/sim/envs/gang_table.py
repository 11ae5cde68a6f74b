"""The Gang in its basic mode as a table for learners: a bound on moves, ticks, and rewards.

Written for speed, in numbers; it agrees with the engine step by step (a test plays both), which is
the judge. How it bounds the game, and why, is in docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from itertools import combinations, permutations
from random import Random

import numpy as np

from ...cards.card import DECK
from ...cards.poker import strength
from ...games.gang.rules import BOARD_CARDS, COLOURS, HOLE_CARDS, LOWEST_RANK, Mode, Rules
from .gang_sight import CARDS, layout
from .table import NOTHING, Mask, Observation, usable

MOST_MOVES = 3  # of chips, by a seat in a round, unless told otherwise
MOST_MOVES_EVER = 10
CENTRE = -1  # a place that is no seat
ROUNDS = len(COLOURS)
BOARD_SHOWN = (0, 3, 4, 5)  # by round


class Reward(StrEnum):
    """What is rewarded; always all seats alike."""

    HEIST = "heist"  # 1 for a vault, -1 for an alarm
    GAME = "game"  # 1 for a game that is won, -1 for one that is lost, at its end
    ORDER = "order"  # after each heist: of all pairs the share in order less the share that is not


class GangTable:
    """A game of The Gang, one numbered action after the other.

    Actions, at a table of n seats: 0 stay, 1..n take the chip with so many stars, n+1 put the
    own chip back.
    """

    def __init__(
        self, rules: Rules, *, moves: int = MOST_MOVES, reward: Reward = Reward.HEIST
    ) -> None:
        if rules.mode is not Mode.BASIC or rules.lowest_rank != LOWEST_RANK:
            raise ValueError(f"expected basic rules and a whole deck, got {rules}")
        if not 1 <= moves <= MOST_MOVES_EVER:
            raise ValueError(f"expected 1 to {MOST_MOVES_EVER} moves, got {moves}")
        self.rules, self.moves, self.reward = rules, moves, reward
        self.seats = rules.players
        self.actions = self.seats + 2
        self._put_back = self.seats + 1
        self._at = layout(self.seats)
        self.features = self._at.end
        self.most = 127
        self.dtype = np.int8
        self._pairs = tuple(combinations(range(self.seats), 2))
        self._orders = tuple(permutations(range(self.seats)))
        self._masks = _masks(self.actions)
        self.is_over = True

    def begin(self, rng: Random) -> None:
        """A new game, whose cards and orders come from `rng`."""
        self._rng = rng
        self.vaults = self.alarms = 0
        self.is_over = False
        self._deal()

    def mask(self, seat: int) -> Mask:
        """What `seat` may do now."""
        return self._masks[self._open_to(seat)]

    def observation(self, seat: int) -> Observation:
        """int8[feature]: see `gang_sight`."""
        return np.frombuffer(self._own[seat] + self._public, np.int8)

    def act(self, action: int) -> tuple[float, ...] | None:
        """The seat whose turn it is does this."""
        if not self._bits >> action & 1:
            raise ValueError(f"expected one of {self.mask(self.seat)}, got action {action}")
        if action != NOTHING:
            self._move(self.seat, action)
        return self._next_turn()

    def act_together(self, actions: Mapping[int, int]) -> tuple[float, ...] | None:
        """A whole tick. What can no longer be done when its seat's turn comes is not done."""
        seen = self.places.copy()
        wanted = {seat: usable(actions[seat], self._open_to(seat)) for seat in self._order}
        for seat, action in wanted.items():  # in the order of the tick
            if action == NOTHING or not self._open_to(seat) >> action & 1:
                continue
            if action == self._put_back or self.places[action - 1] == seen[action - 1]:
                self._move(seat, action)
        return self._tick_over()

    def _deal(self) -> None:
        """The cards of a heist, and the white chips."""
        hole = self.seats * HOLE_CARDS
        cards = self._rng.sample(range(CARDS), hole + BOARD_CARDS)
        self.hands = [cards[at : at + HOLE_CARDS] for at in range(0, hole, HOLE_CARDS)]
        self.board = cards[hole:]
        self._own = [self._sight_of_own(seat) for seat in range(self.seats)]
        self._public = bytearray(self._at.end - self._at.board)
        score = (self.vaults, self.alarms, self.rules.vaults, self.rules.alarms)
        self._public[self._place(self._at.score) :] = bytes(score)
        self.round = 0
        self._open()

    def _open(self) -> None:
        """The chips of the round."""
        n, at, public = self.seats, self._at, self._public
        self.places = [CENTRE] * n  # by stars, less 1
        self.held = [0] * n  # stars of each seat's chip, or 0
        self.left = [self.moves] * n  # moves, by seat
        self.contests = [0] * n  # by stars, less 1
        for number in range(BOARD_SHOWN[self.round]):
            plane = CARDS * max(0, number - 2)
            public[self._place(at.board) + plane + self.board[number]] = 1
        rounds, contests = self._place(at.round), self._place(at.contests)
        public[rounds : rounds + ROUNDS] = _one_of(ROUNDS, self.round)
        public[contests : contests + 2 * n] = bytes(self.contests + self.left)
        self._chips = self._place(at.chips) + self.round * n * n
        self._contests, self._left = contests, contests + n
        self._must_take = False
        self._next_tick()

    def _next_tick(self) -> None:
        """Every seat that has a move left acts once, in an order that is drawn."""
        order = self._orders[int(self._rng.random() * len(self._orders))]
        self._order = [seat for seat in order if self.left[seat]]
        self._turn = 0
        self._is_quiet = True
        if self._order:
            self.seat = self._order[0]
            self._bits = self._open_to(self.seat)

    def _open_to(self, seat: int) -> int:
        """What `seat` may do, as bits."""
        left, held = self.left, self.held[seat]
        if not left[seat]:
            return 1 << NOTHING
        bits = 0 if self._must_take and not held else 1 << NOTHING
        if held and left[seat] > 1:
            bits |= 1 << self._put_back
        one = 2
        for holder in self.places:
            if holder != seat and (holder < 0 or left[holder]):
                bits |= one
            one <<= 1
        return bits

    def _move(self, seat: int, action: int) -> None:
        n, public, held = self.seats, self._public, self.held[seat]
        if held:
            self.places[held - 1] = CENTRE
            public[self._chips + (held - 1) * n + seat] = 0
        self.held[seat] = 0
        if action != self._put_back:
            chip = action - 1
            source = self.places[chip]
            if source >= 0:
                self.held[source] = 0
                self.contests[chip] += 1
                public[self._chips + chip * n + source] = 0
                public[self._contests + chip] += 1
            self.places[chip], self.held[seat] = seat, action
            public[self._chips + chip * n + seat] = 1
        self.left[seat] -= 1
        public[self._left + seat] -= 1
        self._is_quiet = False

    def _next_turn(self) -> tuple[float, ...] | None:
        order, turn = self._order, self._turn + 1
        while turn < len(order):
            seat = order[turn]
            if self.left[seat]:
                self._turn, self.seat = turn, seat
                self._bits = self._open_to(seat)
                return None
            turn += 1
        return self._tick_over()

    def _tick_over(self) -> tuple[float, ...] | None:
        all_held = CENTRE not in self.places
        if all_held and (self._is_quiet or not any(self.left)):
            return self._round_over()
        self._must_take = self._is_quiet
        self._next_tick()
        return None

    def _round_over(self) -> tuple[float, ...] | None:
        if self.round + 1 < ROUNDS:
            self.round += 1
            self._open()
            return None
        order = [self._strength(seat) for seat in self.places]
        wrong = sum(order[low] > order[high] for low, high in self._pairs)
        self.vaults += wrong == 0
        self.alarms += wrong != 0
        won, lost = self.vaults == self.rules.vaults, self.alarms == self.rules.alarms
        if won or lost:
            self._game_over()
        else:
            self._deal()
        return self._rewards(wrong, won=won, lost=lost)

    def _game_over(self) -> None:
        """The score as all see it; what belongs to an open round is no more."""
        self.is_over = True
        self._public[self._contests : self._contests + 2 * self.seats] = bytes(2 * self.seats)
        score = self._place(self._at.score)
        self._public[score : score + 2] = bytes((self.vaults, self.alarms))
        self.left = [0] * self.seats

    def _rewards(self, wrong: int, *, won: bool, lost: bool) -> tuple[float, ...] | None:
        match self.reward:
            case Reward.HEIST:
                each = -1.0 if wrong else 1.0
            case Reward.GAME:
                each = float(won) - float(lost)
            case Reward.ORDER:
                each = 1 - 2 * wrong / len(self._pairs)
        return (each,) * self.seats

    def _strength(self, seat: int) -> int:
        return strength([DECK[card] for card in (*self.hands[seat], *self.board)])

    def _sight_of_own(self, seat: int) -> bytes:
        sight = bytearray(self._at.board)
        for card in self.hands[seat]:
            sight[card] = 1
        sight[self._at.seat + seat] = 1
        return bytes(sight)

    def _place(self, feature: int) -> int:
        """Of a feature among those that all seats share."""
        return feature - self._at.board


def _masks(actions: int) -> tuple[Mask, ...]:
    """The mask for each set of bits."""
    masks = []
    for bits in range(1 << actions):
        mask = np.array([bits >> action & 1 for action in range(actions)], np.int8)
        mask.flags.writeable = False
        masks.append(mask)
    return tuple(masks)


def _one_of(many: int, one: int) -> bytes:
    return bytes(int(number == one) for number in range(many))
