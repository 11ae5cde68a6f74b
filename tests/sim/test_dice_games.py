"""Games of dice poker in batches: the engine plays the same throws and choices to the same end."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from backroom.bots import named
from backroom.cards.dice import FullHouse
from backroom.core.game import By
from backroom.core.wire import Seat, Spectator
from backroom.games.dice import DICE, DiceRules, PlayOffOrder, Stand, Throw, ThrowStart
from backroom.games.dice.seen import SeenStarting, SeenTurn
from backroom.sim.dice_games import Batch, Turns, play_games
from backroom.sim.dice_policies import at_random, thumb

RULES = [
    DiceRules(players=2),
    DiceRules(players=2, play_off_order=PlayOffOrder.REDRAW, highest_face=2),
    DiceRules(players=3, full_house=FullHouse.SUM),
    DiceRules(players=4, play_off_order=PlayOffOrder.REDRAW, full_house=FullHouse.SUM),
    DiceRules(players=6, highest_face=3),
    DiceRules(players=8, play_off_order=PlayOffOrder.REDRAW, highest_face=4),
]


class Engine:
    """A game on the engine, with the throws and the choices of one of a batch."""

    def __init__(self, rules: DiceRules, batch: Batch, game: int) -> None:
        self.batch, self.game = batch, game
        self.state: Any = DICE.start(rules)  # Any: whichever phase
        self._start_with(Seat(0))
        self._first_throw()

    @property
    def seen(self) -> Any:  # Any: whichever phase
        return DICE.view(self.state, Spectator())

    def agrees(self) -> bool:
        """Is it the same seat's turn, with the same dice, locked so far?"""
        seen, state = self.seen, self.batch.state
        locked = sum(1 << place for place in seen.locked)
        return (seen.seat, seen.throws[-1].dice, locked, len(seen.throws)) == (
            state.seat[self.game],
            tuple(state.dice[self.game].tolist()),
            state.locked[self.game],
            state.throws[self.game],
        )

    def choose(self, action: int) -> Throw | Stand:
        """Before the batch does; the dice come after it has."""
        seen = self.seen
        dice = tuple(place for place in range(5) if action >> place & 1)
        throws = len(seen.throws)
        choice: Throw | Stand = Stand(seen.standing.turns, throws)
        if dice:
            choice = Throw(seen.standing.turns, throws + 1, dice)
        self.state = DICE.step(self.state, By(seen.seat, choice)).state
        return choice

    def follow(self, choice: Throw | Stand, rolled: list[int]) -> None:
        """The dice as the batch has thrown them, and those of the next turn."""
        if isinstance(choice, Throw):
            self._chance([rolled[place] for place in choice.dice])
        if isinstance(self.seen, SeenStarting):
            self._start_with(Seat(int(self.batch.state.seat[self.game])))
        if isinstance(self.seen, SeenTurn) and not self.seen.throws:
            self._first_throw()

    def _first_throw(self) -> None:
        seen = self.seen
        throw = Throw(seen.standing.turns, 1, (0, 1, 2, 3, 4))
        self.state = DICE.step(self.state, By(seen.seat, throw)).state
        self._chance(self.batch.state.dice[self.game].tolist())

    def _start_with(self, seat: Seat) -> None:
        """Of all who throw for the start this seat throws higher than the others."""
        for one in self.seen.contenders:
            choice = ThrowStart(self.seen.standing.draws)
            self.state = DICE.step(self.state, By(one, choice)).state
            self._chance([2 if one == seat else 1])

    def _chance(self, faces: list[int]) -> None:
        due = DICE.chance(self.state)
        assert due is not None
        self.state = DICE.step(self.state, due.action(tuple(faces))).state


def decisions(rules: DiceRules, count: int, *, native: bool) -> int:
    """Plays games beside the engine, checks each decision, and counts them."""
    batch = Batch(rules, count, seed=11, first=5, native=native)
    engines = [Engine(rules, batch, game) for game in range(count)]
    made = 0
    while len(playing := batch.playing):
        assert all(engines[game].agrees() for game in playing)
        turns = batch.turns(playing)
        choices = np.where(turns.chance >> np.uint64(60) == 0, thumb(turns), at_random(turns))
        asked = [engines[game].choose(int(one)) for game, one in zip(playing, choices, strict=True)]
        rolled = last_dice(batch, playing, choices)
        for game, choice, dice in zip(playing, asked, rolled, strict=True):
            engines[game].follow(choice, dice)
        made += len(playing)
    for game, engine in enumerate(engines):
        past = engine.seen.standing.past[-1]
        assert past.winners == tuple(np.flatnonzero(batch.state.holders[game]).tolist())
        assert past.play_offs == batch.state.play_off[game]
    return made


def last_dice(batch: Batch, playing: Any, choices: Any) -> list[list[int]]:
    """Acts, and gives the faces that the throws brought, which the next turn's may cover."""
    before = batch.state.words[playing].copy()
    batch.act(playing, choices)
    return faces_of_words(batch, playing, before)


def faces_of_words(batch: Batch, games: Any, numbers: Any) -> list[list[int]]:
    """Five faces of a word, as docs/simulator.md says: digits of its highest 58 bits."""
    mask = (1 << 58) - 1
    rolled = []
    for start, number in zip(batch.state.start[games].tolist(), numbers.tolist(), strict=True):
        fraction, faces = split_mix(start + number * 0x9E3779B97F4A7C15) >> 6, []
        for _ in range(5):
            product = fraction * batch.rules.highest_face
            faces.append(1 + (product >> 58))
            fraction = product & mask
        rolled.append(faces)
    return rolled


def split_mix(word: int) -> int:
    word &= (1 << 64) - 1
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
    word = (word ^ word >> 27) * 0x94D049BB133111EB & (1 << 64) - 1
    return word ^ word >> 31


@pytest.mark.parametrize("native", [True, False])
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_engine_plays_the_same_games_to_the_same_end(rules: DiceRules, native: bool) -> None:  # noqa: FBT001 # a parameter
    assert decisions(rules, 60, native=native) > 60


@pytest.mark.soak
def test_the_engine_agrees_on_a_million_decisions() -> None:
    made = 0
    while made < 1_000_000:
        made += sum(decisions(rules, 10_000, native=True) for rules in RULES)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_threads_and_kernels_change_nothing(rules: DiceRules) -> None:
    policies = [thumb, at_random] * 4
    plain = play_games(rules, policies[: rules.players], 400, seed=1, native=False)
    for threads in (1, 2):
        fast = play_games(rules, policies[: rules.players], 400, seed=1, threads=threads)
        assert all(map(np.array_equal, plain[:-1], fast[:-1]))
        assert (plain.by, fast.by) == ("numpy", "numba")


def test_a_hundred_play_offs_part_the_bank() -> None:  # Rule D4.2
    def stands(turns: Turns) -> Any:
        return np.zeros(len(turns.dice), np.uint8)

    batch = Batch(DiceRules(players=2), 1, seed=0)
    state = batch.state
    while not state.over[0]:
        state.dice[0] = [1, 2, 3, 4, 6]
        batch.act(batch.playing, stands(batch.turns(batch.playing)))
    assert (state.play_off[0], state.holders[0].tolist()) == (100, [True, True])


def test_the_thumb_policy_is_the_bot() -> None:
    rules = DiceRules(players=4)
    batch = Batch(rules, 150, seed=3)
    engines = [Engine(rules, batch, game) for game in range(150)]
    bot = named("percentile", rules)
    while len(playing := batch.playing):
        choices = thumb(batch.turns(playing))
        for game, choice in zip(playing, choices.tolist(), strict=True):
            seen = DICE.view(engines[game].state, Seat(int(batch.state.seat[game])))
            wanted = bot(rules, seen, Random(0))
            assert isinstance(wanted, Throw | Stand)
            dice = wanted.dice if isinstance(wanted, Throw) else ()
            assert choice == sum(1 << place for place in dice)
        asked = [engines[game].choose(int(one)) for game, one in zip(playing, choices, strict=True)]
        rolled = last_dice(batch, playing, choices)
        for game, made, faces in zip(playing, asked, rolled, strict=True):
            engines[game].follow(made, faces)


def test_a_run_goes_on_where_another_ended() -> None:
    policies = [thumb, at_random]
    whole = play_games(DiceRules(players=2), policies, 50, seed=2)
    tail = play_games(DiceRules(players=2), policies, 20, seed=2, first=30)
    assert np.array_equal(whole.winners[30:], tail.winners)


def test_what_is_no_choice_is_refused() -> None:
    batch = Batch(DiceRules(players=2), 3, seed=0)
    games = batch.playing
    batch.act(games, np.full(3, 1, np.uint8))
    with pytest.raises(ValueError, match="expected dice that are free, got 2"):
        batch.act(games, np.full(3, 2, np.uint8))
    with pytest.raises(ValueError, match=r"expected uint8\[3\], got int64"):
        batch.act(games, np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="expected 2 policies, got 1"):
        play_games(DiceRules(players=2), [thumb], 1, seed=0)
