"""Every arrangement is there once, and the undominated ones are found among all of them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from backroom.cards.brag import FlushHigh, strength
from backroom.cards.card import DECK, Card, cards
from backroom.solve.crash.arranging import distinct, every, front, numbers
from backroom.solve.crash.ways import ways

from . import plain


@pytest.mark.parametrize("count", [6, 7, 9, 10, 12])
def test_every_arrangement_is_there_once(count: int) -> None:
    table = ways(count)
    made = {
        frozenset(frozenset(table.threes[three].tolist()) for three in hands)
        for hands in table.hands
    }
    places = DECK[:count]
    expected = {
        frozenset(frozenset(map(places.index, hand)) for hand in hands)
        for hands in plain.arrangements(places)
    }
    assert len(table.hands) == len(made)
    assert made == expected


def test_thirteen_cards_have_200_200_arrangements_and_nine_280() -> None:
    assert (len(ways(13).hands), len(ways(9).hands)) == (200_200, 280)
    assert len(np.unique(ways(13).hands, axis=0)) == 200_200


@pytest.mark.parametrize("flush_high", FlushHigh)
@pytest.mark.parametrize(
    ("count", "deals"), [(9, 40), (10, 6), pytest.param(13, 20, marks=pytest.mark.soak)]
)
def test_undominated_are_those_that_no_other_dominates(
    flush_high: FlushHigh, count: int, deals: int
) -> None:
    random = Random(count)
    for _ in range(deals):
        hand = dealt(random, count)
        made = {plain.falling(hands, flush_high) for hands in plain.arrangements(hand)}
        left = sorted((one for one in made if not plain.is_dominated(one, made)), reverse=True)
        found = front(numbers(hand), flush_high)
        assert [tuple(row) for row in found.strengths.tolist()] == left, hand
        assert distinct(numbers(hand), flush_high) == len(made)


def test_undominated_of_thirteen_cards_are_among_all_arrangements() -> None:
    random = Random(13)
    for _ in range(3):
        hand = numbers(dealt(random, 13))
        made = np.unique(every(hand, FlushHigh.THREE), axis=0)
        found = front(hand, FlushHigh.THREE).strengths
        assert len(np.unique(found, axis=0)) == len(found)
        for row in found:
            beyond = made[(made >= row).all(axis=1)]
            assert beyond.tolist() == [row.tolist()]
        reached = [(found >= row).all(axis=1).any() for row in made]
        assert all(reached)


def test_the_strengths_of_all_arrangements_are_those_of_their_hands() -> None:
    hand = dealt(Random(3), 9)
    made = sorted(map(tuple, every(numbers(hand), FlushHigh.ACE).tolist()))
    assert made == sorted(plain.falling(hands, FlushHigh.ACE) for hands in plain.arrangements(hand))


@pytest.mark.parametrize("count", [9, 10])
def test_of_equally_strong_layouts_the_first_in_card_order_is_told(count: int) -> None:
    random = Random(1)
    for _ in range(20):
        hand = dealt(random, count)
        found = front(numbers(hand), FlushHigh.THREE)
        for row in range(len(found.strengths)):
            layout = found.layout(row)
            alike = [
                in_order(hands)
                for hands in plain.arrangements(hand)
                if plain.falling(hands, FlushHigh.THREE) == layout.strengths
            ]
            assert layout.hands == min(alike, key=places)
            assert {*hand} == {card for three in layout.hands for card in three} | {*layout.spare}


def test_no_order_of_the_cards_changes_a_layout() -> None:
    hand = list(cards("Ah 2h 3h Ks Kd Qc Qd 9s 8s 7s 4c 4d Jh"))
    told = front(numbers(hand), FlushHigh.THREE).layout(0)
    Random(5).shuffle(hand)
    assert front(numbers(hand), FlushHigh.THREE).layout(0) == told
    assert told.hands[0] == cards("2h 3h Ah")


def dealt(random: Random, count: int) -> plain.Cards:
    return tuple(sorted(random.sample(DECK, count), key=DECK.index))


def in_order(hands: tuple[plain.Cards, ...]) -> tuple[plain.Cards, ...]:
    three = FlushHigh.THREE
    return tuple(sorted(hands, key=lambda hand: (-strength(hand, three), places((hand,)))))


def places(hands: tuple[tuple[Card, ...], ...]) -> list[list[int]]:
    return [[DECK.index(card) for card in hand] for hand in hands]
