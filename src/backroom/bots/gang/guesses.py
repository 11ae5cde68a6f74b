"""What a bot guesses about the last hand of a showdown."""

from __future__ import annotations

from collections import Counter
from random import Random

from ...cards.card import Card, rank
from ...cards.poker import best, strength
from ...core.wire import FaceDown, Seat
from ...games.gang import GANG
from ...games.gang.choices import GangChoice, VoteFor
from ...games.gang.guesses import CategoryGuess, Guess, RankGuess
from ...games.gang.rules import Rules
from ...games.gang.seen import SeenGuessing

WORLDS = 400  # imagined


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


def _hands(rules: Rules, seen: SeenGuessing, rng: Random) -> list[tuple[Card, ...]]:
    """Hands of the holder that fit all that this seat was ever told.

    Of these only the ones that keep the order, if there are any: with the others the heist has
    failed whatever is guessed.
    """
    board, before = seen.heist.board, seen.shown[-1]
    least = strength(before.hole + board)
    hands = [hand for _ in range(WORLDS) if (hand := _imagined(rules, seen, rng))]
    return [hand for hand in hands if strength(hand + board) >= least] or hands


def _imagined(rules: Rules, seen: SeenGuessing, rng: Random) -> tuple[Card, ...]:
    world = GANG.view(GANG.imagine(rules, seen, rng), seen.holder)
    assert isinstance(world, SeenGuessing), world
    hand = world.heist.hands[seen.holder]
    return () if isinstance(hand, FaceDown) else hand


def _right(hand: tuple[Card, ...], seen: SeenGuessing) -> set[Guess]:
    """All guesses that would be right about this hand."""
    ranks: set[Guess] = {RankGuess(rank(card)) for card in hand}
    return ranks | {CategoryGuess(best(hand + seen.heist.board).category)}
