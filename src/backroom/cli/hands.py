"""A line of JSON that holds a hand of The Gang, and what answers it."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import NoReturn

import msgspec

from ..cards.card import Card, card
from ..cards.poker import Category, best

MOST_BYTES = 4096  # a hand takes a hundred; a wrong file is not held in memory
MOST_CARDS = {"hole": 3, "board": 5}
SHOWN_CHARACTERS = 60


class Fault(StrEnum):
    """Why a line is refused."""

    LINE_TOO_LONG = "line_too_long"
    NOT_JSON = "not_json"
    NOT_AN_OBJECT = "not_an_object"
    UNKNOWN_FIELD = "unknown_field"
    REPEATED_FIELD = "repeated_field"
    NOT_A_LIST = "not_a_list"
    BAD_CARD = "bad_card"
    TOO_MANY_CARDS = "too_many_cards"
    DUPLICATE_CARD = "duplicate_card"
    NO_CARDS = "no_cards"


class Answer(msgspec.Struct, frozen=True):
    category: Category
    strength: int
    """greater is stronger, equal is a tie"""
    cards: tuple[Card, ...]
    """the best five, or all of fewer"""


class Refusal(msgspec.Struct, frozen=True):
    error: Fault
    message: str
    """what was expected and what came, for people"""


class _Refused(Exception):
    def __init__(self, error: Fault, message: str) -> None:
        self.refusal = Refusal(error, message)


def answer(line: bytes) -> Answer | Refusal:
    """What the hand in the line is worth, or why the line is not answered.

    >>> answer(b'{"hole": ["As", "Ad"]}').category
    <Category.ONE_PAIR: 'one_pair'>
    >>> answer(b'{"hole": ["Az"]}')
    Refusal(error=<Fault.BAD_CARD: 'bad_card'>, message="expected a card like As, got 'Az'")
    """
    try:
        worth = best(_hand(_fields(line)))
    except _Refused as refused:
        return refused.refusal
    return Answer(worth.category, worth.strength, worth.cards)


def _fields(line: bytes) -> dict[str, object]:
    if len(line) > MOST_BYTES:
        raise _Refused(Fault.LINE_TOO_LONG, f"expected at most {MOST_BYTES} bytes, got more")
    try:
        # utf-8-sig lets a byte order mark pass: some editors begin a file with it.
        fields = json.loads(
            line.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_refuse_constant
        )
    except (ValueError, RecursionError):
        raise _Refused(Fault.NOT_JSON, f"expected a line of JSON, got {_shown(line)}") from None
    if not isinstance(fields, dict):
        raise _Refused(Fault.NOT_AN_OBJECT, f"expected a JSON object, got {_shown(line)}")
    return fields


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise _Refused(Fault.REPEATED_FIELD, f"expected each field once, got {_shown(twice)} twice")
    return fields


def _refuse_constant(name: str) -> NoReturn:
    """NaN and the infinities, which Python reads but JSON does not have."""
    raise ValueError(name)


def _hand(fields: dict[str, object]) -> list[Card]:
    for name in fields.keys() - MOST_CARDS.keys():
        raise _Refused(Fault.UNKNOWN_FIELD, f"expected hole and board, got {_shown(name)}")
    hand = [
        held
        for name, most in MOST_CARDS.items()
        for held in _cards(fields.get(name, []), name=name, most=most)
    ]
    if not hand:
        raise _Refused(Fault.NO_CARDS, "expected at least one card, got none")
    for held in hand:
        if hand.count(held) > 1:
            raise _Refused(Fault.DUPLICATE_CARD, f"expected each card once, got {held} twice")
    return hand


def _cards(field: object, *, name: str, most: int) -> list[Card]:
    if not isinstance(field, list):
        raise _Refused(Fault.NOT_A_LIST, f"expected {name} as a list, got {_shown(field)}")
    if len(field) > most:
        raise _Refused(
            Fault.TOO_MANY_CARDS, f"expected at most {most} cards in {name}, got {len(field)}"
        )
    return [_card(text) for text in field]


def _card(text: object) -> Card:
    try:
        return card(text if isinstance(text, str) else "")
    except ValueError:
        message = f"expected a card like As, got {_shown(text)}"
        raise _Refused(Fault.BAD_CARD, message) from None


def _shown(got: object) -> str:
    """What came, cut short; lists and objects, which may be deep, by their kind."""
    match got:
        case list():
            return "a list"
        case dict():
            return "an object"
        case bytes():
            text = repr(got.decode(errors="replace"))
        case _:
            text = repr(got)
    return text if len(text) <= SHOWN_CHARACTERS else text[:SHOWN_CHARACTERS] + "…"
