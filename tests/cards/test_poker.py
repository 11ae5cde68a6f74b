"""How poker hands rank, case by case."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.cards.card import DECK, JACK, Card, cards
from backroom.cards.poker import Category, best, strength

HANDS = st.lists(st.sampled_from((*DECK, JACK)), min_size=1, max_size=8, unique=True)

# Rule G2.12
RISING = (
    ("7h 5d 4c 3s 2h", Category.HIGH_CARD),
    ("Ah Kd Qc Js 9h", Category.HIGH_CARD),
    ("2h 2d 5c 4s 3h", Category.ONE_PAIR),
    ("Ah Ad Kc Qs Jh", Category.ONE_PAIR),
    ("3h 3d 2c 2s 4h", Category.TWO_PAIR),
    ("Ah Ad Kc Ks Qh", Category.TWO_PAIR),
    ("2h 2d 2c 4s 3h", Category.THREE_OF_A_KIND),
    ("Ah Ad Ac Ks Qh", Category.THREE_OF_A_KIND),
    ("5h 4d 3c 2s Ah", Category.STRAIGHT),
    ("6h 5d 4c 3s 2h", Category.STRAIGHT),
    ("Ah Kd Qc Js Th", Category.STRAIGHT),
    ("7h 5h 4h 3h 2h", Category.FLUSH),
    ("Ah Kh Qh Jh 9h", Category.FLUSH),
    ("2h 2d 2c 3s 3h", Category.FULL_HOUSE),
    ("Ah Ad Ac Ks Kh", Category.FULL_HOUSE),
    ("2h 2d 2c 2s 3h", Category.FOUR_OF_A_KIND),
    ("Ah Ad Ac As Kh", Category.FOUR_OF_A_KIND),
    ("5h 4h 3h 2h Ah", Category.STRAIGHT_FLUSH),
    ("6h 5h 4h 3h 2h", Category.STRAIGHT_FLUSH),
    ("Kh Qh Jh Th 9h", Category.STRAIGHT_FLUSH),
    ("Ah Kh Qh Jh Th", Category.ROYAL_FLUSH),
)


def test_categories_are_named_from_weak_to_strong() -> None:
    assert [best(cards(hand)).category for hand, _ in RISING] == [name for _, name in RISING]
    assert sorted({name for _, name in RISING}, key=list(Category).index) == list(Category)


def test_each_hand_beats_the_one_before_it() -> None:
    strengths = [strength(cards(hand)) for hand, _ in RISING]
    assert all(weaker < stronger for weaker, stronger in pairwise(strengths))


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("Ah Kd Qc Js 9h", "Ah Kd Qc Js 8h"),  # the last kicker of a high card
        ("4h 4d 3c 3s 2h", "3h 3d 2c 2s Ah"),  # the higher pair before the kicker
        ("9h 9d 3c 3s 2h", "9c 9s 2c 2s Ah"),  # the lower pair before the kicker
        ("3h 3d 3c 2s 2h", "2h 2d 2c As Ah"),  # three before two of a full house
        ("Kh 6h 4h 3h 2h", "Qs Js Ts 9s 7s"),  # the highest card of a flush
    ],
)
def test_ranks_of_the_category_decide_then_kickers_from_high_to_low(
    stronger: str, weaker: str
) -> None:
    assert strength(cards(stronger)) > strength(cards(weaker))  # Rule G2.12


@given(HANDS, st.permutations("cdhs"))
def test_suits_never_count(hand: list[Card], suits: list[str]) -> None:
    renamed = str.maketrans("cdhs", "".join(suits))
    other = [Card(card.translate(renamed)) for card in hand]
    assert strength(hand) == strength(other)  # Rule G2.12


@pytest.mark.parametrize(
    ("hand", "five"),
    [
        ("2c 3d 4h 5s Ac", "5s 4h 3d 2c Ac"),
        ("2h 3h 4h 5h Ah 6s Kd", "5h 4h 3h 2h Ah"),
        ("Ts 9d 8c 7h 6s 6d 6c 5c", "Ts 9d 8c 7h 6s"),
        ("As Ah Kd Kc Qs Qh Jd", "As Ah Kd Kc Qs"),
        ("9s 9h 9d 4c 4s 4h Ad Kd", "9s 9h 9d 4s 4h"),
        ("5c 5d 5h 5s Kh Kd Kc As", "5s 5h 5d 5c As"),
        ("Ad Td 8d 6d 4d 2d As Ah", "Ad Td 8d 6d 4d"),
        ("3c Ah Kd 3d Qs 7h 2c", "3d 3c Ah Kd Qs"),
    ],
)
def test_the_best_five_are_read_as_a_player_reads_them(hand: str, five: str) -> None:
    assert best(cards(hand)).cards == cards(five)  # Rule G2.9


def test_of_eight_cards_four_of_a_kind_counts_before_a_flush() -> None:
    hand = cards("9s 9h 9d 9c Ks Qs 4s 2s")
    assert best(hand).cards == cards("9s 9h 9d 9c Ks")  # Rule G2.12


def test_of_eight_cards_a_straight_flush_counts_before_four_of_a_kind() -> None:
    hand = cards("9s 9h 9d 9c 8s 7s 6s 5s")
    assert best(hand).category is Category.STRAIGHT_FLUSH  # Rule G2.12


@given(HANDS)
def test_the_five_cards_alone_are_as_strong_as_the_whole_hand(hand: list[Card]) -> None:
    whole = best(hand)
    assert best(whole.cards) == whole


@given(HANDS.flatmap(lambda hand: st.tuples(st.just(hand), st.permutations(hand))))
def test_the_order_of_the_cards_does_not_matter(hands: tuple[list[Card], list[Card]]) -> None:
    hand, shuffled = hands
    assert best(hand) == best(shuffled)


@given(HANDS)
def test_both_ways_to_ask_tell_the_same_strength(hand: list[Card]) -> None:
    assert best(hand).strength == strength(hand)


@pytest.mark.parametrize(
    ("hand", "category", "read"),
    [
        ("2c", Category.HIGH_CARD, "2c"),
        ("2c Ah", Category.HIGH_CARD, "Ah 2c"),
        ("2c 2h", Category.ONE_PAIR, "2h 2c"),
        ("2c Ah 2h", Category.ONE_PAIR, "2h 2c Ah"),
        ("2c 2d 2h", Category.THREE_OF_A_KIND, "2h 2d 2c"),
        ("2c Ah 2h Ad", Category.TWO_PAIR, "Ah Ad 2h 2c"),
        ("2c 2d 2h 2s", Category.FOUR_OF_A_KIND, "2s 2h 2d 2c"),
        ("Ah Kh Qh Jh", Category.HIGH_CARD, "Ah Kh Qh Jh"),
        ("Jh J*", Category.ONE_PAIR, "Jh J*"),
    ],
)
def test_fewer_than_five_cards_make_the_best_in_sight(
    hand: str, category: Category, read: str
) -> None:
    told = best(cards(hand))
    assert (told.category, told.cards) == (category, cards(read))


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [("3c", "2s"), ("2c 2h", "Ah Kh"), ("Kh Kd 3c", "Kc Ks 2c"), ("Qc Qd Js 9s", "Qh Qs Jd 8s")],
)
def test_small_hands_of_a_size_compare(stronger: str, weaker: str) -> None:
    assert strength(cards(stronger)) > strength(cards(weaker))


@pytest.mark.parametrize(
    ("hand", "category"),
    [
        ("J* Ah Kd 7c 2s", Category.HIGH_CARD),
        ("J* Jh Kd 7c 2s", Category.ONE_PAIR),
        ("J* Jh Kd Kc 2s", Category.TWO_PAIR),
        ("J* Jh Jd 7c 2s", Category.THREE_OF_A_KIND),
        ("J* Qh Kd Tc As", Category.STRAIGHT),
        ("J* Th 9d 8c 7s", Category.STRAIGHT),
        ("J* Jh Jd 7c 7s", Category.FULL_HOUSE),
        ("J* Jh Jd Jc 2s", Category.FOUR_OF_A_KIND),
        ("J* Kh 9h 7h 2h", Category.HIGH_CARD),  # never part of a flush
        ("J* Kh Qh Th 9h", Category.STRAIGHT),  # nor of a straight flush
        ("J* Ah Kh Qh Th", Category.STRAIGHT),  # nor of a royal flush
        ("J* Ah Kh Qh Th Jh", Category.ROYAL_FLUSH),  # the Jh makes it
        ("J* Ah 9h 7h 4h 2h", Category.FLUSH),  # five others make it
    ],
)
def test_the_suitless_jack_counts_as_a_jack_without_a_suit(hand: str, category: Category) -> None:
    assert best(cards(hand)).category is category


@pytest.mark.parametrize(
    ("others", "fifth"),
    [("A", "As"), ("K", "Ks"), ("Q", "Qs"), ("T", "J*"), ("2", "J*"), ("9T", "J*"), ("2K", "Ks")],
)
def test_beside_all_four_jacks_the_fifth_card_is_the_highest_other_or_the_jack(
    others: str, fifth: str
) -> None:
    hand = cards("J* Jc Jd Jh Js") + tuple(Card(f"{rank}s") for rank in others)
    assert best(hand).cards[4] == fifth


def test_five_jacks_lie_between_four_with_a_ten_and_four_with_a_queen() -> None:
    four, fifth = cards("Jc Jd Jh Js"), cards("Ts J* Qs")
    strengths = [strength((*four, card)) for card in fifth]
    assert strengths == sorted(set(strengths))


def test_a_fifth_jack_that_is_no_kicker_changes_nothing() -> None:
    hand = cards("Jc Jd Jh Js Qd 3c 2c")
    assert strength((*hand, JACK)) == strength(hand)


@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ("", "expected 1 to 8 cards, got 0"),
        ("2c 3c 4c 5c 6c 7c 8c 9c Tc", "expected 1 to 8 cards, got 9"),
        ("2c 3c 2c", "expected distinct cards, got one twice"),
    ],
)
def test_what_is_no_hand_is_refused(hand: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        best(cards(hand))
