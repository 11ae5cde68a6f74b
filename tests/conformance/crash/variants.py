"""Tables of Crash at random, and games at them."""

from __future__ import annotations

from random import Random

from backroom.cards.brag import FlushHigh
from backroom.core.game import AnyGame
from backroom.games.crash import CRASH, CrashRules, MinHand

from ..lines import Line, played
from ..subject import Subject
from .subject import crash

WILD = 25  # actions that nobody who wants the end would do


def random_rules(rng: Random) -> CrashRules:
    """A table with few cards, so that every layout can be tried, and often a spare one."""
    players, cards = rng.choice((2, 2, 3, 3, 4)), rng.choice((3, 4, 4, 6, 7))
    exchange = players < 4 and rng.random() < 0.7
    packets = (2 if players == 2 else 1) * exchange
    ranks = -(-(players + packets) * cards // 4)  # as few as are enough, or one more
    return CrashRules(
        players=players,
        cards=cards,
        target=rng.choice((1, 2, 3)),
        exchange_9=exchange,
        min_hand=rng.choice((MinHand.HIGH_CARD, MinHand.PAIR)),
        flush_high=rng.choice(tuple(FlushHigh)),
        strict_order=rng.random() < 0.3,
        exchange_s=rng.choice((0.0, 30.0)),
        arrange_s=rng.choice((0.0, 120.0)),
        lowest_rank=max(3, 15 - ranks - rng.choice((0, 1))),
    )


def random_game(seed: int, game: AnyGame = CRASH) -> tuple[Subject, Line]:
    """A table and a game at it: the same for the same seed."""
    rng = Random(seed)
    subject = crash(random_rules(rng), game)
    return subject, played(subject, rng, wild=WILD)
