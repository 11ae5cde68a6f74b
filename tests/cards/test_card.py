"""Cards as texts."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.cards.card import DECK, JACK, Card, card, cards, rank, suit

EVERY_CARD = (*DECK, JACK)


def test_the_deck_lists_52_cards_by_rank_then_suit() -> None:
    assert (len(set(DECK)), DECK[:5], DECK[-1]) == (52, ("2c", "2d", "2h", "2s", "3c"), "As")


@given(st.lists(st.sampled_from(EVERY_CARD)))
def test_cards_that_are_written_are_read_again(held: list[Card]) -> None:
    assert cards(" ".join(held)) == tuple(held)


@given(st.text(max_size=3))
def test_only_the_text_of_a_card_is_a_card(text: str) -> None:
    if text in EVERY_CARD:
        assert card(text) == text
    else:
        with pytest.raises(ValueError, match="expected a card like As, got "):
            card(text)


@pytest.mark.parametrize("text", ["", "A", "as", "AS", "10s", "1s", "A*", "J* ", "As Ks", "A♠"])
def test_what_is_nearly_a_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"expected a card like As, got {text!r}")):
        card(text)


def test_the_first_text_that_is_no_card_is_named() -> None:
    with pytest.raises(ValueError, match="expected a card like As, got 'Xx'"):
        cards("As Xx 2c")


def test_ranks_run_from_two_to_fourteen() -> None:
    assert [rank(card) for card in DECK[::4]] == list(range(2, 15))


def test_the_suitless_jack_has_the_rank_of_a_jack_and_no_suit() -> None:
    assert (rank(JACK), suit(JACK), JACK in DECK) == (11, "*", False)
