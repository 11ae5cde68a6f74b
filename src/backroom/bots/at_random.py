"""Players who do anything that is open to them, each as likely as the next.

They see to it that games end: in The Gang each moves a chip at most `MOST_MOVES` times a round,
and then takes one from the centre only if it has lost its own.
"""

from __future__ import annotations

from random import Random

from ..core.wire import Choice
from ..games.crash import CrashRules, CrashSeen
from ..games.dice import DiceRules, DiceSeen
from ..games.gang.choices import (
    CENTRE,
    Agree,
    Confirm,
    Discard,
    GangChoice,
    Hurry,
    NameRank,
    Refuse,
    Show,
    Take,
)
from ..games.gang.rules import Rules
from ..games.gang.seen import (
    Seen,
    SeenChips,
    SeenGuessing,
    SeenHeistOver,
    SeenPassing,
    SeenPeeking,
)
from .crash.deeds import Hand, Hands, played
from .dice.deeds import only
from .pace import Wait

MOST_MOVES = 3  # of chips in a round, by a seat of The Gang
A_WHILE_S = 60.0  # to think again though nothing has changed


def random_gang(_: Rules, seen: Seen, rng: Random) -> Choice | Wait:
    """Any choice; see above for how its rounds end. It votes once and then starts the clock."""
    match seen:
        case SeenChips():
            return _one(_of_round(seen), rng)
        case SeenGuessing():
            voted = any(ballot.seat == seen.viewer for ballot in seen.ballots)
            wanted = [one for one in seen.options if isinstance(one, Hurry) is voted]
            return _one(wanted, rng)
        case SeenPeeking() | SeenPassing() | SeenHeistOver():
            return _one(seen.options, rng)
        case _:
            return Wait(A_WHILE_S)


def random_dice(_: DiceRules, seen: DiceSeen, rng: Random) -> Choice | Wait:
    """Throws any dice, or stands."""
    options = getattr(seen, "options", ())
    return rng.choice(options) if options else only(seen)


def random_crash(_: CrashRules, seen: CrashSeen, rng: Random) -> Choice | Wait:
    """Keeps or replaces its cards, and lays them as they come after a shuffle."""

    def lays(hand: Hand) -> Hands:
        cards = rng.sample(hand, len(hand))
        return tuple(tuple(cards[at : at + 3]) for at in range(0, len(cards) - 2, 3))

    return played(seen, keeps=lambda hand: rng.random() < 0.5, lays=lays)


def _of_round(seen: SeenChips) -> list[GangChoice]:
    """What may be chosen from while chips are open."""
    if _moves(seen) < MOST_MOVES:
        return list(seen.options)
    ending = (Confirm, Agree, Refuse, Show, NameRank, Discard)
    has_none = seen.viewer not in seen.places
    return [
        one
        for one in seen.options
        if isinstance(one, ending) or (has_none and isinstance(one, Take) and one.source == CENTRE)
    ]


def _moves(seen: SeenChips) -> int:
    """Chips that this seat has taken or put back in this round."""
    return sum(
        move.target == seen.viewer or (move.source == seen.viewer and move.target == CENTRE)
        for move in seen.heist.moves
        if move.colour is seen.colour
    )


def _one(options: list[GangChoice] | tuple[GangChoice, ...], rng: Random) -> Choice | Wait:
    return rng.choice(options) if options else Wait(A_WHILE_S)
