"""Tables of The Gang with every option, mostly short, drawn from a seed."""

from __future__ import annotations

from random import Random

from backroom.core.game import AnyGame
from backroom.games.gang import (
    CHALLENGES,
    GANG,
    SPECIALISTS,
    DeckOrder,
    Ending,
    Helper,
    Mastermind,
    Mode,
    Peek,
    Rules,
)

from ..lines import Line, played
from ..subject import Subject
from .subject import gang

# The highest lowest rank with which a deck still has enough cards: 2 a seat, 5, of 4 a rank.
HIGHEST_LOWEST = {2: 12, 3: 12, 4: 11, 5: 11, 6: 10}
# With cards in force: 3 a seat, 5, and 4 more.
HIGHEST_WITH_CARDS = {2: 11, 3: 10, 4: 9, 5: 9, 6: 8}
MODES = (Mode.BASIC, Mode.CUSTOM, Mode.CUSTOM, Mode.CUSTOM, *Mode)


def variant(rng: Random) -> Rules:
    """Rules of a table; every option comes up, every third with the smallest deck there is."""
    players = rng.choice((2, 3, 3, 4, 4, 5, 6))
    mode = rng.choice(MODES)
    lowest = (HIGHEST_LOWEST if mode is Mode.BASIC else HIGHEST_WITH_CARDS)[players]
    chosen = rng.sample((*CHALLENGES, *SPECIALISTS), rng.choice((1, 2, 2, 3, 5)))
    is_custom = mode is Mode.CUSTOM
    return Rules(
        players=players,
        vaults=rng.choice((1, 1, 2, 3)),
        alarms=rng.choice((1, 1, 2, 3)),
        mode=mode,
        challenges=tuple(name for name in CHALLENGES if is_custom and name in chosen),
        specialists=tuple(name for name in SPECIALISTS if is_custom and name in chosen),
        deck_order=rng.choice(tuple(DeckOrder)),
        first_challenge=rng.randint(1, 10),
        first_specialist=rng.randint(1, 10),
        mastermind=rng.choice(tuple(Mastermind)),
        ending=rng.choice(tuple(Ending)),
        settle_s=rng.choice((0.0, 3.0)),
        peek=rng.choice(tuple(Peek)),
        helper=rng.choice(tuple(Helper)),
        lowest_rank=rng.choice((2, 2, lowest)),
    )


def random_game(seed: int, game: AnyGame = GANG) -> tuple[Subject, Line]:
    """A table and a game at it: the same for the same seed."""
    rng = Random(seed)
    subject = gang(variant(rng), game)
    return subject, played(subject, rng, wild=rng.choice((0, 10, 30)))
