"""Bots that do anything that is open to them."""

from __future__ import annotations

import pytest

from backroom.bots import NAMES, named
from backroom.core.chance import Chance, Seed
from backroom.core.game import By
from backroom.games.crash import CrashRules, MinHand
from backroom.games.dice import DiceRules, PlayOffOrder
from backroom.games.gang import CHALLENGES, SPECIALISTS, Ending, Mastermind, Mode, Rules
from backroom.games.gang.choices import PutBack, Take
from backroom.sim.playing import Finished, played_out

Some = Rules | DiceRules | CrashRules

GAMES: list[Some] = [
    *(Rules(players=3, mode=mode) for mode in Mode if mode is not Mode.CUSTOM),
    *(Rules(players=3, mode=Mode.CUSTOM, challenges=(name,)) for name in CHALLENGES),
    *(Rules(players=3, mode=Mode.CUSTOM, specialists=(name,)) for name in SPECIALISTS),
    Rules(players=6, mode=Mode.EXPERT, ending=Ending.INSTANT),
    Rules(mode=Mode.CUSTOM, specialists=SPECIALISTS, mastermind=Mastermind.ASKED, settle_s=0),
    DiceRules(players=3, circles=2, rebuy=True, stack=15),
    DiceRules(players=2, play_off_order=PlayOffOrder.REDRAW),
    CrashRules(players=2, target=5),
    CrashRules(players=3, target=5, strict_order=True, min_hand=MinHand.HIGH_CARD),
    CrashRules(players=5, target=3),
]


def game(rules: Some, seed: int = 0) -> Finished:
    chance = Chance(Seed(bytes([seed]) * 32), "at-random", ("",) * rules.players)
    return played_out(rules, chance, [named("random", rules)] * rules.players)


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_any_game_of_theirs_ends(rules: Some) -> None:
    assert len(game(rules).points) == rules.players


def test_they_move_three_chips_a_round_and_then_only_replace_a_lost_one() -> None:
    moves: list[int] = [0] * 4
    own = 0
    places: dict[int, int | str] = dict.fromkeys(range(1, 5), "centre")
    for action in game(Rules(ending=Ending.INSTANT), seed=5).actions:
        match action:
            case By(seat, Take(_, stars, source)):
                has_one = seat in places.values()
                assert moves[seat] < 3 or (source == "centre" and not has_one)
                moves[seat] += 1
                own += 1
                places = {chip: "centre" if at == seat else at for chip, at in places.items()}
                places[stars] = seat
            case By(seat, PutBack(_, stars)):
                assert moves[seat] < 3
                moves[seat] += 1
                places[stars] = "centre"
            case By():
                pass
            case _:  # cards: a new round
                moves, places = [0] * 4, dict.fromkeys(places, "centre")
    assert own > 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rules", [Rules(), DiceRules(), CrashRules()], ids=type)
def test_every_game_has_a_bot_of_each_name(name: str, rules: Some) -> None:
    assert callable(named(name, rules))
