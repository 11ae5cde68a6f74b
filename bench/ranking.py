"""How long one call takes to rank seven cards, here and in libraries made for it.

Each library is given its own kind of card, made beforehand, so that only ranking is measured.
Libraries take turns, and the fastest round of each counts: what else the machine did is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from random import Random
from time import perf_counter

from phevaluator import evaluate_cards
from phevaluator.card import Card as PhevaluatorCard
from pokerkit import StandardHighHand
from treys import Card as TreysCard
from treys import Evaluator

from backroom.cards.card import DECK, Card
from backroom.cards.poker import strength

HANDS = 20_000
ROUNDS = 7
SLOW = 20  # pokerkit weighs all 21 fives of a hand; it gets one hand in so many

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Contender:
    """A way to rank: `rank` ranks all of its hands, one call a hand."""

    name: str
    hands: int
    rank: Callable[[], Sequence[object]]


def main() -> None:
    rng = Random(2026)
    hands = [tuple(rng.sample(DECK, 7)) for _ in range(HANDS)]
    contenders = [_backroom(hands), _phevaluator(hands), _treys(hands), _pokerkit(hands[::SLOW])]
    rounds = [[_time_s(contender) for contender in contenders] for _ in range(ROUNDS)]
    fastest_s = [min(times) for times in zip(*rounds, strict=True)]
    print(f"{HANDS:,} random hands of 7 cards, fastest of {ROUNDS} rounds")
    for contender, time_s in zip(contenders, fastest_s, strict=True):
        print(f"  {contender.name:<20}{time_s * 1e9:>10,.0f} ns{time_s / fastest_s[0]:>10.2f} ×")


def _time_s(contender: Contender) -> float:
    """Seconds a hand."""
    started = perf_counter()
    contender.rank()
    return (perf_counter() - started) / contender.hands


def _backroom(hands: Sequence[Hand]) -> Contender:
    return Contender("backroom", len(hands), lambda: [strength(hand) for hand in hands])


def _phevaluator(hands: Sequence[Hand]) -> Contender:
    numbers = [tuple(PhevaluatorCard(card).id_ for card in hand) for hand in hands]
    return Contender(
        f"phevaluator {version('phevaluator')}",
        len(hands),
        lambda: [evaluate_cards(*hand) for hand in numbers],
    )


def _treys(hands: Sequence[Hand]) -> Contender:
    evaluate = Evaluator().evaluate
    numbers = [[TreysCard.new(card) for card in hand] for hand in hands]
    return Contender(
        f"treys {version('treys')}",
        len(hands),
        lambda: [evaluate(hand[:2], hand[2:]) for hand in numbers],
    )


def _pokerkit(hands: Sequence[Hand]) -> Contender:
    texts = [("".join(hand[:2]), "".join(hand[2:])) for hand in hands]
    return Contender(
        f"pokerkit {version('pokerkit')}",
        len(hands),
        lambda: [StandardHighHand.from_game(*text) for text in texts],
    )


if __name__ == "__main__":
    main()
