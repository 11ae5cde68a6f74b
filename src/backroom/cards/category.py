"""The ten categories of a poker hand."""

from __future__ import annotations

from enum import StrEnum


class Category(StrEnum):
    """What a hand is called; they stand in rising order.

    Compare hands by their strength: the members themselves compare as texts.
    """

    HIGH_CARD = "high_card"
    ONE_PAIR = "one_pair"
    TWO_PAIR = "two_pair"
    THREE_OF_A_KIND = "three_of_a_kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR_OF_A_KIND = "four_of_a_kind"
    STRAIGHT_FLUSH = "straight_flush"
    ROYAL_FLUSH = "royal_flush"


CATEGORIES = tuple(Category)
"""In rising order, so that a category's place here is its number."""
