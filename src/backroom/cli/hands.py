"""Lines of JSON that hold cards or dice: what is read alike for every game, and refused alike."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import NoReturn

import msgspec

from ..cards.card import Card, card

MOST_BYTES = 4096  # a hand takes a hundred; a wrong file is not held in memory
SHOWN_CHARACTERS = 60

Fields = dict[str, object]


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
    TOO_FEW_CARDS = "too_few_cards"
    DUPLICATE_CARD = "duplicate_card"
    NO_CARDS = "no_cards"
    BAD_FLUSH_HIGH = "bad_flush_high"
    NOT_FIVE_DICE = "not_five_dice"
    BAD_DIE = "bad_die"
    BAD_FULL_HOUSE = "bad_full_house"


class Refusal(msgspec.Struct, frozen=True):
    error: Fault
    message: str
    """what was expected and what came, for people"""


class Refused(Exception):
    """The line is answered with this refusal."""

    def __init__(self, error: Fault, message: str) -> None:
        self.refusal = Refusal(error, message)


def fields(line: bytes) -> Fields:
    """The object in the line.

    Raises:
        Refused: there is none.
    """
    if len(line) > MOST_BYTES:
        raise Refused(Fault.LINE_TOO_LONG, f"expected at most {MOST_BYTES} bytes, got more")
    try:
        # utf-8-sig lets a byte order mark pass: some editors begin a file with it.
        found = json.loads(
            line.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_refuse_constant
        )
    except (ValueError, RecursionError):
        raise Refused(Fault.NOT_JSON, f"expected a line of JSON, got {shown(line)}") from None
    if not isinstance(found, dict):
        raise Refused(Fault.NOT_AN_OBJECT, f"expected a JSON object, got {shown(line)}")
    return found


def refuse_unknown(fields: Fields, known: Sequence[str]) -> None:
    """Raises Refused if a field has none of the `known` names."""
    for name in fields.keys() - set(known):
        raise Refused(Fault.UNKNOWN_FIELD, f"expected {' and '.join(known)}, got {shown(name)}")


def cards(fields: Fields, name: str, *, most: int, deck: Collection[Card]) -> list[Card]:
    """The cards in the field `name`, none if there is no such field.

    Raises:
        Refused: it is no list of cards of the deck, or a longer one.
    """
    field = fields.get(name, [])
    if not isinstance(field, list):
        raise Refused(Fault.NOT_A_LIST, f"expected {name} as a list, got {shown(field)}")
    if len(field) > most:
        raise Refused(
            Fault.TOO_MANY_CARDS, f"expected at most {most} cards in {name}, got {len(field)}"
        )
    return [_card(text, deck) for text in field]


def refuse_repeated(hand: list[Card]) -> None:
    """Raises Refused if there is no card, or one that stands there twice."""
    if not hand:
        raise Refused(Fault.NO_CARDS, "expected at least one card, got none")
    for held in hand:
        if hand.count(held) > 1:
            raise Refused(Fault.DUPLICATE_CARD, f"expected each card once, got {held} twice")


def shown(got: object) -> str:
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


def _object(pairs: list[tuple[str, object]]) -> Fields:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Refused(Fault.REPEATED_FIELD, f"expected each field once, got {shown(twice)} twice")
    return found


def _refuse_constant(name: str) -> NoReturn:
    """NaN and the infinities, which Python reads but JSON does not have."""
    raise ValueError(name)


def _card(text: object, deck: Collection[Card]) -> Card:
    try:
        held = card(text if isinstance(text, str) else "")
    except ValueError:
        held = Card("")
    if held not in deck:
        raise Refused(Fault.BAD_CARD, f"expected a card like As, got {shown(text)}")
    return held
