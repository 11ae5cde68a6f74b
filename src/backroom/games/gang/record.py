"""A game as text, one action a line, cards in card text.

`deal As Kd 7c 7h`, `turn 2c 9h Jd`, `0 take white 2 from centre`, `1 take white 2 from 0`,
`1 back white 2`, `0 fine white 1 0`, `0 looked 1`, `0 onward 1`, `peek elapsed 1`,
`settle elapsed 1 14`, `break elapsed 1`.
"""

from __future__ import annotations

from typing import assert_never

from ...cards.card import card
from ...core.game import By
from ...core.wire import Seat
from .choices import CENTRE, ClosePeek, Confirm, GangChoice, Onward, Place, PutBack, Take
from .play import start, step
from .rules import Colour, Rules
from .state import Action, BreakElapsed, Deal, PeekElapsed, SettleElapsed, State, Turn


def replay(rules: Rules, text: str) -> State:
    """The state after the actions in `text`.

    Raises:
        IllegalAction: a line is refused.
        ValueError: a line is not an action.
    """
    state = start(rules)
    for line in text.strip().splitlines():
        state = step(state, parse(line)).state
    return state


def parse(line: str) -> Action:
    """The action that `line` names: the inverse of `write`.

    Raises:
        ValueError: it names none.
    """
    try:
        action = _parsed(line.split())
        if write(action) != " ".join(line.split()):
            raise ValueError(f"it is written {write(action)!r}")
        return action
    except ValueError as fault:
        raise ValueError(f"expected an action of The Gang, got {line[:80]!r}: {fault}") from None


def write(action: Action) -> str:
    """The line for `action`."""
    match action:
        case Deal(cards):
            return " ".join(("deal", *cards))
        case Turn(cards):
            return " ".join(("turn", *cards))
        case PeekElapsed(heist):
            return f"peek elapsed {heist}"
        case SettleElapsed(heist, moved):
            return f"settle elapsed {heist} {moved}"
        case BreakElapsed(heist):
            return f"break elapsed {heist}"
        case By(seat, choice):
            return f"{seat} {_written(choice)}"
        case _:
            assert_never(action)


def _parsed(words: list[str]) -> Action:
    match words:
        case "deal", *cards:
            return Deal(tuple(card(text) for text in cards))
        case "turn", *cards:
            return Turn(tuple(card(text) for text in cards))
        case "peek", "elapsed", heist:
            return PeekElapsed(int(heist))
        case "settle", "elapsed", heist, moved:
            return SettleElapsed(int(heist), int(moved))
        case "break", "elapsed", heist:
            return BreakElapsed(int(heist))
        case seat, *wish:
            return By(Seat(int(seat)), _wish(wish))
        case _:
            raise ValueError("the line is empty")


def _wish(words: list[str]) -> GangChoice:
    match words:
        case "looked", heist:
            return ClosePeek(int(heist))
        case "take", colour, stars, "from", source:
            return Take(Colour(colour), int(stars), _place(source))
        case "back", colour, stars:
            return PutBack(Colour(colour), int(stars))
        case "fine", colour, *holders:
            return Confirm(Colour(colour), tuple(Seat(int(seat)) for seat in holders))
        case "onward", heist:
            return Onward(int(heist))
        case _:
            raise ValueError("no such choice")


def _place(word: str) -> Place:
    return CENTRE if word == CENTRE else Seat(int(word))


def _written(choice: GangChoice) -> str:
    match choice:
        case ClosePeek(heist):
            return f"looked {heist}"
        case Take(colour, stars, source):
            return f"take {colour} {stars} from {source}"
        case PutBack(colour, stars):
            return f"back {colour} {stars}"
        case Confirm(colour, holders):
            return " ".join(("fine", colour, *map(str, holders)))
        case Onward(heist):
            return f"onward {heist}"
        case _:
            assert_never(choice)
