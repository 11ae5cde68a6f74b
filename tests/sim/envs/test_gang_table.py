"""The Gang's table for learners beside the engine: the same chips, sights and rewards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Protocol

import numpy as np
import pytest

from backroom.cards.card import DECK
from backroom.core.game import By
from backroom.core.wire import Seat
from backroom.games.gang import CENTRE, GANG, Ending, Mode, PutBack, Rules, Take
from backroom.games.gang.rules import BOARD_CARDS, COLOURS
from backroom.games.gang.seen import PastHeist, SeenChips, SeenGameOver
from backroom.sim.envs.gang_sight import layout, observation
from backroom.sim.envs.gang_table import GangTable, Reward

SOAK = pytest.param(250_000, marks=pytest.mark.soak)


class Dealt(Protocol):
    """What the engine must know of the table beside it."""

    @property
    def rules(self) -> Rules: ...
    @property
    def moves(self) -> int: ...
    @property
    def hands(self) -> list[list[int]]: ...
    @property
    def board(self) -> list[int]: ...


class Engine:
    """The same game on the engine, dealt and moved as the table is."""

    def __init__(self, table: Dealt) -> None:
        self.table, self.rules = table, table.rules
        self.state: Any = GANG.start(self.rules)  # Any: whichever phase
        self._deal()

    def view(self, seat: int) -> SeenChips | SeenGameOver:
        seen = GANG.view(self.state, Seat(seat))
        assert isinstance(seen, SeenChips | SeenGameOver)
        return seen

    def choice(self, seat: int, action: int) -> Take | PutBack | None:
        """What the action stands for; None: to stay."""
        seen = self.view(seat)
        assert isinstance(seen, SeenChips)
        if action == 0:
            return None
        if action <= self.rules.players:
            return Take(seen.colour, action, seen.places[action - 1])
        return PutBack(seen.colour, seen.places.index(Seat(seat)) + 1)

    def move(self, seat: int, action: int) -> None:
        choice = self.choice(seat, action)
        if choice is not None:
            self.state = GANG.step(self.state, By(Seat(seat), choice)).state

    def settle(self) -> None:
        """The settle window of the round passes, and what follows until chips are open again."""
        while (running := GANG.clock(self.state)) is not None:
            self.state = GANG.step(self.state, running.action).state
            self._deal()
            if isinstance(GANG.view(self.state, Seat(0)), SeenChips):
                return

    def _deal(self) -> None:
        while (due := GANG.chance(self.state)) is not None:
            hands = [card for hand in self.table.hands for card in hand]
            turned = BOARD_CARDS - (len(due.pool) - 52 + len(hands) + BOARD_CARDS)
            cards = hands if len(due.pool) == 52 else self.table.board[turned:][: due.count]
            self.state = GANG.step(self.state, due.action(tuple(DECK[card] for card in cards)))
            self.state = self.state.state


class Ticks:
    """Whether the tick before was quiet, kept as docs/environments.md says."""

    def __init__(self) -> None:
        self.was_quiet = False
        self._acted: set[int] = set()
        self._moved = False

    def note(self, seat: int, action: int, left: list[int]) -> None:
        """`seat` has acted, and so many moves are left."""
        self._acted.add(seat)
        self._moved |= action != 0
        if all(seat in self._acted or not moves for seat, moves in enumerate(left)):
            was_quiet = not self._moved
            self._acted, self._moved = set(), False
            self.was_quiet = was_quiet


def moves_left(engine: Engine, most: int) -> list[int]:
    """By seat, from the chip moves that all have seen in this round."""
    seen = engine.view(0)
    moves = [one for one in seen.heist.moves if one.colour is seen.heist.round]
    movers = [one.source if one.target == CENTRE else one.target for one in moves]
    return [most - movers.count(Seat(seat)) for seat in range(engine.rules.players)]


def allowed(engine: Engine, seat: int, *, after_a_quiet_tick: bool) -> list[int]:
    """The actions that the bound leaves of what the engine offers, as docs/environments.md says."""
    seen, left = engine.view(seat), moves_left(engine, engine.table.moves)
    assert isinstance(seen, SeenChips)
    actions = [0] if seat in seen.places or not left[seat] or not after_a_quiet_tick else []
    for choice in seen.options if left[seat] else ():
        match choice:
            case Take(_, stars, source):
                if source == CENTRE or left[int(source)]:
                    actions.append(stars)
            case PutBack():
                if left[seat] > 1:
                    actions.append(engine.rules.players + 1)
            case _:
                pass
    return sorted(actions)


def games(rules: Rules, moves: int, steps: int) -> Iterator[tuple[GangTable, Engine, Random]]:
    """Games with the engine beside them, until so many steps are made."""
    table = GangTable(rules, moves=moves, reward=Reward.ORDER)
    rng = Random(f"{rules.players} {moves}")
    table.begin(rng)
    engine = Engine(table)
    for _ in range(steps):
        if table.is_over:
            table.begin(rng)
            engine = Engine(table)
        yield table, engine, rng


def acted(table: GangTable, engine: Engine, action: int) -> tuple[float, ...] | None:
    """The action on both; a round that is over for the table is settled by the engine."""
    before = stage(table)
    engine.move(table.seat, action)
    rewards = table.act(action)
    if stage(table) != before:
        engine.settle()
    return rewards


@pytest.mark.parametrize("steps", [5_000, SOAK])
@pytest.mark.parametrize(("players", "moves"), [(2, 3), (3, 1), (3, 3), (4, 3), (5, 2), (6, 3)])
def test_the_table_agrees_with_the_engine(players: int, moves: int, steps: int) -> None:
    rules, ticks = Rules(players=players), Ticks()
    for table, engine, rng in games(rules, moves, steps):
        seat, before = table.seat, stage(table)
        actions = np.flatnonzero(table.mask(seat)).tolist()
        assert actions == allowed(engine, seat, after_a_quiet_tick=ticks.was_quiet)
        assert np.array_equal(
            table.observation(seat), observation(rules, engine.view(seat), most_moves=moves)
        )
        action = rng.choice(actions)
        rewards = acted(table, engine, action)
        score = engine.view(0).score
        assert (table.vaults, table.alarms) == (score.vaults, score.alarms)
        assert (rewards is not None) is (stage(table)[:2] != before[:2])
        if rewards is not None:
            assert rewards == pytest.approx((in_order(score.past[-1]),) * players)
        assert table.is_over is isinstance(engine.view(0), SeenGameOver)
        if stage(table) != before:
            ticks = Ticks()
        else:
            ticks.note(seat, action, moves_left(engine, moves))


def stage(table: GangTable) -> tuple[int, int, int]:
    """Heists that are over, as vaults and alarms, and the round."""
    return table.vaults, table.alarms, table.round


def in_order(past: PastHeist) -> float:
    """Pairs in order less pairs that are not, of all, from the heist as the engine tells it."""
    order = [past.places[seat] for seat in past.chips[-1].holders]
    pairs = [(low, high) for at, low in enumerate(order) for high in order[at + 1 :]]
    right = sum(low <= high for low, high in pairs)
    return (right - (len(pairs) - right)) / len(pairs)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_last_sight_is_the_seats_view_of_the_end(players: int) -> None:
    rules = Rules(players=players, vaults=1, alarms=1)
    for table, engine, rng in games(rules, 3, 2_000):
        acted(table, engine, rng.choice(np.flatnonzero(table.mask(table.seat)).tolist()))
        if table.is_over:
            for seat in range(players):
                wanted = observation(rules, engine.view(seat), most_moves=3)
                assert np.array_equal(table.observation(seat), wanted)


class Stacked(Random):
    """Deals the given cards, and draws the orders of ticks as its seed says."""

    def __init__(self, seed: int, cards: Sequence[int]) -> None:
        super().__init__(seed)
        self._cards = list(cards)

    def sample(self, population: Any, k: int, **_: Any) -> list[Any]:
        return self._cards[:k]


@pytest.mark.parametrize("viewer", range(4))
@pytest.mark.parametrize("seed", range(20))
def test_a_seats_sight_and_mask_tell_nothing_of_hidden_cards(viewer: int, seed: int) -> None:
    rng = Random(seed)
    cards = rng.sample(range(52), 13)
    rest = [card for card in range(52) if card not in cards]
    own = range(2 * viewer, 2 * viewer + 2)
    tables = []
    for others in (cards, rest):
        table = GangTable(Rules(vaults=9, alarms=9))
        dealt = [cards[at] if at in own or at in range(8, 12) else others[at] for at in range(13)]
        table.begin(Stacked(seed, dealt))
        tables.append(table)
    one, two = tables
    while one.round < 3:  # the river is the first card that differs
        assert one.seat == two.seat
        assert np.array_equal(one.observation(viewer), two.observation(viewer))
        assert np.array_equal(one.mask(viewer), two.mask(viewer))
        action = rng.choice(np.flatnonzero(one.mask(one.seat)).tolist())
        assert one.act(action) is two.act(action) is None


@pytest.mark.parametrize("moves", [1, 3])
def test_no_seat_moves_more_chips_in_a_round_than_the_bound_says(moves: int) -> None:
    made = [0] * 4
    before = (0, 0)
    for table, _, rng in games(Rules(), moves, 3_000):
        now = (table.vaults + table.alarms, table.round)
        made = made if now == before else [0] * 4
        before = now
        action = rng.choice(np.flatnonzero(table.mask(table.seat)).tolist())
        made[table.seat] += action != 0
        assert max(made) <= moves
        table.act(action)


def test_together_a_chip_goes_to_whose_turn_comes_first_and_nobody_takes_another() -> None:
    table = GangTable(Rules())
    table.begin(Random(3))
    first = table._order[0]
    table.act_together(dict.fromkeys(range(4), 4))
    assert table.places == [-1, -1, -1, first]


def test_together_any_play_ends() -> None:
    rng = Random(0)
    table = GangTable(Rules())
    table.begin(rng)
    ticks = 0
    while not table.is_over:
        table.act_together({seat: rng.randrange(table.actions) for seat in range(4)})
        ticks += 1
    assert ticks <= 5 * len(COLOURS) * (2 * 4 * 3 + 2)


@pytest.mark.parametrize(
    ("reward", "heist", "end"), [(Reward.HEIST, 1.0, 1.0), (Reward.GAME, 0.0, 1.0)]
)
def test_a_vault_and_a_game_are_rewarded(reward: Reward, heist: float, end: float) -> None:
    table = GangTable(Rules(vaults=2), reward=reward)
    # Pairs of twos, threes, fours and fives, and a board that gives nothing.
    table.begin(Stacked(0, [0, 1, 4, 5, 8, 9, 12, 13, 50, 46, 42, 38, 35]))
    paid = [played_in_seat_order(table), played_in_seat_order(table)]
    assert (paid, table.is_over) == ([(heist,) * 4, (end,) * 4], True)


def played_in_seat_order(table: GangTable) -> tuple[float, ...]:
    """A heist in which each takes the chip of its seat."""
    while True:
        action = 0 if table.held[table.seat] else table.seat + 1
        rewards = table.act(action)
        if rewards is not None:
            return rewards


def test_other_games_and_bounds_are_refused() -> None:
    with pytest.raises(ValueError, match="expected basic rules"):
        GangTable(Rules(mode=Mode.EXPERT))
    with pytest.raises(ValueError, match="expected 1 to 10 moves, got 0"):
        GangTable(Rules(), moves=0)


def test_what_the_mask_forbids_is_refused() -> None:
    table = GangTable(Rules(ending=Ending.SETTLE))
    table.begin(Random(0))
    with pytest.raises(ValueError, match="got action 5"):
        table.act(5)


def test_the_features_have_their_places() -> None:
    table = GangTable(Rules(players=3))
    table.begin(Stacked(0, range(11)))
    seat, at = table.seat, layout(3)
    table.act(2)
    sight = table.observation(seat)
    assert np.flatnonzero(sight[: at.seat]).tolist() == [2 * seat, 2 * seat + 1]
    chips = sight[at.chips : at.contests].reshape(4, 3, 3)
    assert np.argwhere(chips).tolist() == [[0, 1, seat]]
    left = sight[at.moves_left : at.score].tolist()
    assert left == [2 if one == seat else 3 for one in range(3)]
    assert sight[at.score :].tolist() == [0, 0, 3, 3]
