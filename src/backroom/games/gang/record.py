"""A game as text, one action a line, cards in card text.

`deal As Kd 7c 7h`, `turn 2c 9h Jd`, `peek elapsed 1`, `settle elapsed 1 14`, `break elapsed 1`,
and with cards that change a heist `challenge blackout`, `specialist hacker`, `redeal As Kd 7c 7h`,
`redraw 9c 9d`, `draw Ts`, `settle elapsed 1 14 2`, `proposal elapsed 1 2`, `wait elapsed 1 0 2`,
`guess elapsed 1 retina_scan 1`, `left 3`. What seats choose is in `wishes`.
"""

from __future__ import annotations

from typing import assert_never

from ...cards.card import card
from ...core.game import By
from ...core.lines import parsed
from ...core.wire import Seat
from .names import Challenge, Specialist
from .state import (
    Action,
    BreakElapsed,
    Deal,
    DrawChallenge,
    DrawOne,
    DrawSpecialist,
    Elapsed,
    GuessElapsed,
    PeekElapsed,
    ProposalElapsed,
    Redeal,
    Redraw,
    SeatLeft,
    SettleElapsed,
    Turn,
    WaitElapsed,
)
from .wishes import parse_wish, write_wish

_CARDS: dict[str, type[Deal | Turn | Redeal | Redraw | DrawOne]] = {
    "deal": Deal,
    "redeal": Redeal,
    "turn": Turn,
    "redraw": Redraw,
    "draw": DrawOne,
}
_WORDS = {action: word for word, action in _CARDS.items()}


def parse(line: str) -> Action:
    """The action that `line` names: the inverse of `write`.

    Raises:
        ValueError: it names none.
    """
    return parsed(line, game="The Gang", read=_read, write=write)


def write(action: Action) -> str:
    """The line for `action`."""
    match action:
        case Deal(cards) | Turn(cards) | Redeal(cards) | Redraw(cards) | DrawOne(cards):
            return " ".join((_WORDS[type(action)], *cards))
        case DrawChallenge(names):
            return " ".join(("challenge", *names))
        case DrawSpecialist(names):
            return " ".join(("specialist", *names))
        case By(seat, choice):
            return f"{seat} {write_wish(choice)}"
        case _:
            return _written(action)


def _written(action: Elapsed) -> str:
    match action:
        case PeekElapsed(heist):
            return f"peek elapsed {heist}"
        case SettleElapsed(heist, moved, proposals):
            return f"settle elapsed {heist} {moved}" + f" {proposals}" * bool(proposals)
        case BreakElapsed(heist):
            return f"break elapsed {heist}"
        case ProposalElapsed(heist, proposal):
            return f"proposal elapsed {heist} {proposal}"
        case WaitElapsed(heist, seat, proposal):
            return f"wait elapsed {heist} {seat} {proposal}"
        case GuessElapsed(heist, challenge, run):
            return f"guess elapsed {heist} {challenge} {run}"
        case SeatLeft(seat):
            return f"left {seat}"
        case _:
            assert_never(action)


def _read(words: list[str]) -> Action:
    match words:
        case ("deal" | "redeal" | "turn" | "redraw" | "draw") as word, *cards:
            return _CARDS[word](tuple(card(text) for text in cards))
        case "challenge", *names:
            return DrawChallenge(tuple(Challenge(name) for name in names))
        case "specialist", *names:
            return DrawSpecialist(tuple(Specialist(name) for name in names))
        case kind, "elapsed", heist, *rest:
            return _elapsed(kind, int(heist), rest)
        case "left", seat:
            return SeatLeft(Seat(int(seat)))
        case seat, *wish:
            return By(Seat(int(seat)), parse_wish(wish))
        case _:
            raise ValueError("the line is empty")


def _elapsed(kind: str, heist: int, rest: list[str]) -> Elapsed:
    match kind, rest:
        case "peek", []:
            return PeekElapsed(heist)
        case "settle", [moved, *proposals] if len(proposals) <= 1:
            return SettleElapsed(heist, int(moved), *map(int, proposals))
        case "break", []:
            return BreakElapsed(heist)
        case "proposal", [proposal]:
            return ProposalElapsed(heist, int(proposal))
        case "wait", [seat, proposal]:
            return WaitElapsed(heist, Seat(int(seat)), int(proposal))
        case "guess", [challenge, run]:
            return GuessElapsed(heist, Challenge(challenge), int(run))
        case _:
            raise ValueError("no such clock")
