"""Tables of dice poker at random, and matches at them."""

from __future__ import annotations

from random import Random

from backroom.cards.dice import FullHouse
from backroom.core.game import AnyGame
from backroom.games.dice import DICE, DiceRules, PlayOffOrder

from ..lines import Line, played
from ..subject import Subject
from .subject import dice

WILD = 30  # actions that nobody who wants the end would do


def random_rules(rng: Random) -> DiceRules:
    """A table that is small enough for a match to end soon, and often poor or often tied."""
    players, ante = rng.choice((2, 2, 3, 4)), rng.choice((1, 3, 10))
    return DiceRules(
        players=players,
        stack=ante * players + rng.choice((0, 1, 5, 40)),
        ante=ante,
        circles=rng.choice((1, 2, 2)),
        full_house=rng.choice(tuple(FullHouse)),
        play_off_order=rng.choice(tuple(PlayOffOrder)),
        rebuy=rng.random() < 0.4,
        highest_face=rng.choice((2, 3, 6)),
    )


def random_match(seed: int, game: AnyGame = DICE) -> tuple[Subject, Line]:
    """A table and a match at it: the same for the same seed."""
    rng = Random(seed)
    subject = dice(random_rules(rng), game)
    return subject, played(subject, rng, wild=WILD)
