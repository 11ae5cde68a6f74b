"""Tables of The Gang with every option, mostly short, drawn from a seed."""

from __future__ import annotations

from random import Random

from backroom.games.gang import GANG, Ending, Helper, Peek, Rules

from ..lines import Line, played
from ..subject import AnyGame, Subject
from .subject import gang

# The highest lowest rank with which a deck still has enough cards: 2 a seat, 5, of 4 a rank.
HIGHEST_LOWEST = {2: 12, 3: 12, 4: 11, 5: 11, 6: 10}


def variant(rng: Random) -> Rules:
    """Rules of a table; every option comes up, every third with the smallest deck there is."""
    players = rng.choice((2, 3, 3, 4, 4, 5, 6))
    return Rules(
        players=players,
        vaults=rng.choice((1, 1, 2, 3)),
        alarms=rng.choice((1, 1, 2, 3)),
        ending=rng.choice(tuple(Ending)),
        settle_s=rng.choice((0.0, 3.0)),
        peek=rng.choice(tuple(Peek)),
        helper=rng.choice(tuple(Helper)),
        lowest_rank=rng.choice((2, 2, HIGHEST_LOWEST[players])),
    )


def random_game(seed: int, game: AnyGame = GANG) -> tuple[Subject, Line]:
    """A table and a game at it: the same for the same seed."""
    rng = Random(seed)
    subject = gang(variant(rng), game)
    return subject, played(subject, rng, wild=rng.choice((0, 10, 30)))
