"""What a bot guesses about the last hand of a showdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from ...cards.card import Card, rank
from ...cards.poker import best, strength
from ...core.wire import FaceDown, Seat
from ...games.gang import GANG
from ...games.gang.choices import GangChoice, VoteFor
from ...games.gang.guesses import CategoryGuess, Guess, RankGuess
from ...games.gang.rules import Rules
from ...games.gang.seen import SeenDealing, SeenDrawing, SeenGuessing

WORLDS = 200  # imagined


def guess(rules: Rules, seen: SeenGuessing, seat: Seat, rng: Random) -> GangChoice | None:
    """The vote to cast now, if any.

    The bot with the highest red chip begins. Every bot joins whoever voted last: bots only
    begin or join, so this is where the people are as soon as they agree. Rule G7.18
    """
    votes = {option.guess: option for option in seen.options if isinstance(option, VoteFor)}
    if seen.ballots:
        latest = seen.ballots[-1]
        return None if latest.seat == seat else votes.get(latest.guess)
    if not votes or seat != _first(seen):
        return None
    return votes[_likeliest(rules, seen, tuple(votes), rng)]


def _first(seen: SeenGuessing) -> Seat:
    """The guesser with the highest red chip."""
    return seen.shown[-1].seat


def _likeliest(rules: Rules, seen: SeenGuessing, guesses: tuple[Guess, ...], rng: Random) -> Guess:
    """The guess that is right in most of the hands that the holder may have."""
    right = Counter(one for hand in _hands(rules, seen, rng) for one in _right(hand, seen))
    return max(guesses, key=lambda one: right[one])


def _hands(rules: Rules, seen: SeenGuessing, rng: Random) -> Iterator[tuple[Card, ...]]:
    """Hands of the holder that fit all that this seat was ever told, the strong ones first of all.

    Who took the highest red chip most likely holds no less than the hand before.
    """
    before = seen.shown[-1]
    least = strength(before.hole + seen.heist.board)
    for _ in range(WORLDS):
        world = GANG.view(GANG.imagine(rules, seen, rng), seen.holder)
        hand = (
            () if isinstance(world, SeenDrawing | SeenDealing) else world.heist.hands[seen.holder]
        )
        if isinstance(hand, FaceDown):
            continue
        if strength(hand + seen.heist.board) >= least:
            yield from (hand, hand, hand)
        yield hand


def _right(hand: tuple[Card, ...], seen: SeenGuessing) -> set[Guess]:
    """All guesses that would be right about this hand."""
    ranks: set[Guess] = {RankGuess(rank(card)) for card in hand}
    return ranks | {CategoryGuess(best(hand + seen.heist.board).category)}
