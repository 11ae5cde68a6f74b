"""Cards as short texts: a rank and a suit, like `As`, and the suitless Jack `J*`."""

from __future__ import annotations

from typing import NewType

Card = NewType("Card", str)

RANKS = "23456789TJQKA"
SUITS = "cdhs"

JACK = Card("J*")
"""The Jack without a suit, a 53rd card: the specialist of The Gang."""

DECK: tuple[Card, ...] = tuple(Card(rank + suit) for rank in RANKS for suit in SUITS)
"""The 52 cards, in the order 2c 2d 2h 2s 3c … As."""

_CARDS = frozenset((*DECK, JACK))
_RANK = {rank: number for number, rank in enumerate(RANKS, start=2)}


def card(text: str) -> Card:
    """The card that the text names.

    Raises ValueError if it names none.

    >>> card("As")
    'As'
    """
    if text not in _CARDS:
        raise ValueError(f"expected a card like As, got {text!r}")
    return Card(text)


def cards(text: str) -> tuple[Card, ...]:
    """The cards that the text names, in its order, with space between them.

    Raises ValueError if a part of it names none. A card may stand there twice.

    >>> cards("As Td 2c")
    ('As', 'Td', '2c')
    """
    return tuple(card(word) for word in text.split())


def rank(card: Card) -> int:
    """The card's rank, 2..14: a Jack is 11, an ace 14.

    >>> rank(Card("Td")), rank(JACK), rank(Card("As"))
    (10, 11, 14)
    """
    return _RANK[card[0]]


def is_face(card: Card) -> bool:
    """Is it a jack, a queen or a king? The suitless Jack is one.

    >>> is_face(Card("Kd")), is_face(JACK), is_face(Card("As"))
    (True, True, False)
    """
    return card[0] in "JQK"


def suit(card: Card) -> str:
    """The letter of the card's suit, or `*` for the suitless Jack.

    >>> suit(Card("Td")), suit(JACK)
    ('d', '*')
    """
    return card[1]
