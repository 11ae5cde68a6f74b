"""The wire knows the choices of all games: a table of another game refuses them by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from backroom.bots import named
from backroom.core.chance import Chance, Seed
from backroom.core.game import By, Refusal
from backroom.core.wire import Choice, Seat
from backroom.games.crash import CrashRules
from backroom.games.crash.choices import Keep, Lay, LockIn, NextDeal, Swap, Unlock
from backroom.games.dice import DiceRules
from backroom.games.dice.choices import GoOn, Stand, Throw, ThrowStart
from backroom.games.gang import Rules
from backroom.games.gang.choices import ClosePeek, Confirm, Onward, PutBack, Take
from backroom.games.gang.rules import Colour, Mode
from backroom.protocol.games import GAMES, game_of
from backroom.sim.playing import played_out

CHOICES: dict[str, tuple[Choice, ...]] = {
    "gang": (
        ClosePeek(1),
        Take(Colour.WHITE, 1, "centre"),
        PutBack(Colour.WHITE, 1),
        Confirm(Colour.WHITE, (Seat(0), Seat(1), Seat(2))),
        Onward(1),
    ),
    "dice": (ThrowStart(1), Throw(1, 1, (0, 1, 2, 3, 4)), Stand(1, 1), GoOn(1)),
    "crash": (Keep(1), Swap(1), Lay(1, ()), LockIn(1, ()), Unlock(1), NextDeal(1)),
}
"""By the name of the game."""

TABLES = (
    Rules(players=3),
    Rules(players=3, mode=Mode.EXPERT),
    DiceRules(players=2),
    CrashRules(players=2, target=1),
    CrashRules(players=3, target=1),
)


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_choice_of_another_game_is_refused_in_every_phase(rules: Any) -> None:  # Any: of a game
    game = game_of(rules)
    foreign = [choice for name in GAMES if name != game.name for choice in CHOICES[name]]
    for state in _states(rules):
        reasons = [game.refusal(state, By(Seat(0), choice)) for choice in foreign]
        assert all(isinstance(reason, Refusal) for reason in reasons), state


def _states(rules: Any) -> Iterator[Any]:  # Any: of whichever game
    """Every state of a game that bots play to its end."""
    game, bots = game_of(rules), [named("percentile", rules)] * rules.players
    chance = Chance(Seed(bytes(32)), "foreign", ("",) * rules.players)
    state = game.start(rules)
    yield state
    for action in played_out(rules, chance, bots).actions:
        state = game.step(state, action).state
        yield state
