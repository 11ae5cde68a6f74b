"""A game as text, one action a line, cards in card text.

`dealer 2`, `deal As Kd 7c …`, `packets 2c 9h Jd …`, `decide elapsed 1`, `offer elapsed 1 2`,
`arrange elapsed 1`, `break elapsed 1`; and what seats choose, with the number of the deal:
`0 keep 1`, `1 swap 1`, `0 lay 1 As Ad Ah / 2c 3c 4c`, `0 lock 1 As Ad Ah / 2c 3c 4c`,
`0 unlock 1`, `0 next 1`.
"""

from __future__ import annotations

from itertools import groupby
from typing import assert_never

from ...cards.card import card
from ...core.game import By
from ...core.lines import parsed
from ...core.wire import Seat
from .choices import CrashChoice, Keep, Lay, LockIn, NextDeal, Swap, Unlock
from .layouts import Layout
from .state import (
    Action,
    ArrangeElapsed,
    BreakElapsed,
    DealHands,
    DecideElapsed,
    DrawDealer,
    Elapsed,
    NewHands,
    OfferElapsed,
)

BETWEEN_HANDS = "/"

_BARE: dict[str, type[Keep | Swap | Unlock | NextDeal]] = {
    "keep": Keep,
    "swap": Swap,
    "unlock": Unlock,
    "next": NextDeal,
}
_LAYING: dict[str, type[Lay | LockIn]] = {"lay": Lay, "lock": LockIn}
_CLOCKS: dict[str, type[DecideElapsed | ArrangeElapsed | BreakElapsed]] = {
    "decide": DecideElapsed,
    "arrange": ArrangeElapsed,
    "break": BreakElapsed,
}
_WORDS = {kind: word for words in (_BARE, _LAYING, _CLOCKS) for word, kind in words.items()}


def parse(line: str) -> Action:
    """The action that `line` names: the inverse of `write`.

    Raises:
        ValueError: it names none.
    """
    return parsed(line, game="Crash", read=_read, write=write)


def write(action: Action) -> str:
    """The line for `action`."""
    match action:
        case DrawDealer(seats):
            return " ".join(("dealer", *map(str, seats)))
        case DealHands(cards):
            return " ".join(("deal", *cards))
        case NewHands(cards):
            return " ".join(("packets", *cards))
        case By(seat, choice):
            return f"{seat} {_wish(choice)}"
        case _:
            return _elapsed(action)


def _wish(choice: CrashChoice) -> str:
    word = _WORDS[type(choice)]
    match choice:
        case Lay(deal, hands) | LockIn(deal, hands):
            laid = f" {BETWEEN_HANDS} ".join(" ".join(three) for three in hands)
            return f"{word} {deal} {laid}".rstrip()
        case _:
            return f"{word} {choice.deal}"


def _elapsed(action: Elapsed) -> str:
    match action:
        case DecideElapsed(deal) | ArrangeElapsed(deal) | BreakElapsed(deal):
            return f"{_WORDS[type(action)]} elapsed {deal}"
        case OfferElapsed(deal, seat):
            return f"offer elapsed {deal} {seat}"
        case _:
            assert_never(action)


def _read(words: list[str]) -> Action:
    match words:
        case "dealer", *seats:
            return DrawDealer(tuple(Seat(int(seat)) for seat in seats))
        case "deal", *cards:
            return DealHands(tuple(map(card, cards)))
        case "packets", *cards:
            return NewHands(tuple(map(card, cards)))
        case "offer", "elapsed", deal, seat:
            return OfferElapsed(int(deal), Seat(int(seat)))
        case kind, "elapsed", deal if kind in _CLOCKS:
            return _CLOCKS[kind](int(deal))
        case seat, word, deal if word in _BARE:
            return By(Seat(int(seat)), _BARE[word](int(deal)))
        case seat, word, deal, *hands if word in _LAYING:
            return By(Seat(int(seat)), _LAYING[word](int(deal), _layout(hands)))
        case _:
            raise ValueError("no such action")


def _layout(words: list[str]) -> Layout:
    groups = groupby(words, key=lambda word: word == BETWEEN_HANDS)
    return tuple(tuple(map(card, group)) for is_between, group in groups if not is_between)
