"""Cards as numbers, as every array of a simulation holds them: 4 · rank + suit.

Ranks count from 0, the two, to 12, the ace; suits are clubs, diamonds, hearts, spades. So a card's
number is its place in `DECK`, and the suitless Jack's comes after them.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from ..cards import card
from ..cards.card import DECK, Card

_CARDS = (*DECK, card.JACK)
_NUMBER = {text: number for number, text in enumerate(_CARDS)}

JACK = _NUMBER[card.JACK]
"""The number of the suitless Jack, 52."""


def card_numbers(texts: Iterable[Card]) -> NDArray[np.uint8]:
    """The cards as numbers 0..52: `uint8[card]`.

    >>> from backroom.cards.card import cards
    >>> card_numbers(cards("2c 2d As J*"))
    array([ 0,  1, 51, 52], dtype=uint8)
    """
    return np.fromiter((_NUMBER[text] for text in texts), dtype=np.uint8)


def card_texts(numbers: Iterable[int]) -> tuple[Card, ...]:
    """The cards that have these numbers.

    >>> card_texts([0, 51, 52])
    ('2c', 'As', 'J*')
    """
    return tuple(_CARDS[number] for number in numbers)
