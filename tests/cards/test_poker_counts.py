"""How poker hands rank, over all or very many hands: counted, and beside others who rank them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice, pairwise
from random import Random

import pytest
from phevaluator import evaluate_cards

from backroom.cards.card import DECK, JACK, Card
from backroom.cards.poker import Category, best, strength
from tests.cards.plain_poker import Worth, worth

Hand = tuple[Card, ...]

HEARTS_AROUND = ("Ah", "Kh", "Qh", "Th", "9h", "8h", "7h", "Qs", "Ts", "9d")


def test_all_hands_of_five_fall_into_their_categories() -> None:
    hands: Counter[int] = Counter()
    example: dict[int, Hand] = {}
    for hand in combinations(DECK, 5):
        number = strength(hand)
        hands[number] += 1
        example[number] = hand
    by_category: Counter[Category] = Counter()
    for number, count in hands.items():
        by_category[best(example[number]).category] += count
    assert len(hands) == 7_462
    assert by_category == {  # Rule G2.12
        Category.ROYAL_FLUSH: 4,
        Category.STRAIGHT_FLUSH: 36,
        Category.FOUR_OF_A_KIND: 624,
        Category.FULL_HOUSE: 3_744,
        Category.FLUSH: 5_108,
        Category.STRAIGHT: 10_200,
        Category.THREE_OF_A_KIND: 54_912,
        Category.TWO_PAIR: 123_552,
        Category.ONE_PAIR: 1_098_240,
        Category.HIGH_CARD: 1_302_540,
    }


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("count", [50_000, pytest.param(1_000_000, marks=pytest.mark.soak)])
def test_hands_rank_as_phevaluator_ranks_them(size: int, count: int) -> None:
    assert misfits(by_phevaluator, random_hands(DECK, size=size, count=count)) == []


@pytest.mark.soak
def test_all_hands_of_five_rank_as_phevaluator_ranks_them() -> None:
    assert misfits(by_phevaluator, combinations(DECK, 5)) == []


@pytest.mark.parametrize("count", [3_000, pytest.param(300_000, marks=pytest.mark.soak)])
def test_eight_cards_are_as_strong_as_the_best_five_of_them(count: int) -> None:
    hands = random_hands(DECK, size=8, count=count)
    assert [hand for hand in hands if strength(hand) != strongest_five(hand)] == []


def test_all_hands_of_the_suitless_jack_and_four_others_rank_as_the_rules_say() -> None:
    with_jack = ((*others, JACK) for others in combinations(DECK, 4))
    without = random_hands(DECK, size=5, count=20_000)
    assert misfits(worth, (*with_jack, *without)) == []  # Rule G2.12


@pytest.mark.parametrize("size", [6, 7, 8])
@pytest.mark.parametrize("count", [1_000, pytest.param(50_000, marks=pytest.mark.soak)])
def test_larger_hands_with_the_suitless_jack_rank_as_the_rules_say(size: int, count: int) -> None:
    others = random_hands(DECK, size=size - 1, count=count)
    assert misfits(worth, ((*hand, JACK) for hand in others)) == []  # Rule G2.12


@pytest.mark.parametrize("size", [6, 7, 8])
def test_many_jacks_and_near_flushes_with_the_suitless_jack_rank_as_the_rules_say(
    size: int,
) -> None:
    crowded = tuple(card for card in DECK if card[0] == "J" or card in HEARTS_AROUND)
    hands = islice(combinations(crowded, size - 1), 0, None, 7)
    assert misfits(worth, ((*hand, JACK) for hand in hands)) == []  # Rule G2.12


@pytest.mark.soak
def test_all_hands_of_the_suitless_jack_and_five_others_are_as_strong_as_their_best_five() -> None:
    hands = ((*others, JACK) for others in combinations(DECK, 5))
    assert [hand for hand in hands if strength(hand) != strongest_five(hand)] == []


def misfits(worth: Callable[[Hand], Worth], hands: Iterable[Hand]) -> list[str]:
    """Where strengths are not in the same order as the worths: neighbours that differ in one only.

    All hands are on one scale here, whatever they hold.
    """
    example = {(strength(hand), worth(hand)): hand for hand in hands}
    return [
        f"{example[low]} {low} and {example[high]} {high}"
        for low, high in pairwise(sorted(example))
        if low[0] == high[0] or not low[1] < high[1]
    ]


def random_hands(deck: Iterable[Card], *, size: int, count: int) -> Iterator[Hand]:
    """The same hands on every run, as many as fit into each shuffled deck."""
    rng, cards = Random(size), list(deck)
    cut = range(0, len(cards) - size + 1, size)

    def shuffled() -> Iterator[Hand]:
        while True:
            rng.shuffle(cards)
            yield from (tuple(cards[start : start + size]) for start in cut)

    return islice(shuffled(), count)


def strongest_five(hand: Hand) -> int:
    return max(map(strength, combinations(hand, 5)))


def by_phevaluator(hand: Hand) -> Worth:
    return (-evaluate_cards(*hand),)  # it counts down to the strongest
