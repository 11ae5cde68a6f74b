"""A match as text, one action a line.

`0 start 1`, `cast 5`, `0 throw 1 1 0 1 2 3 4` (turn 1, throw 1, the places of the dice),
`roll 6 6 2 3 1`, `0 stand 1 2`, `0 on 1`, `start elapsed 1`, `turn elapsed 1 0`,
`break elapsed 1`, `left 2`, `back 2`, `joined 2`, `deserted`.
"""

from __future__ import annotations

from typing import assert_never

from ...core.game import By
from ...core.lines import parsed
from ...core.wire import Seat
from .choices import DiceChoice, GoOn, Stand, Throw, ThrowStart
from .state import (
    Action,
    BreakElapsed,
    Came,
    Cast,
    Deserted,
    Left,
    Roll,
    StartElapsed,
    TurnElapsed,
)


def parse(line: str) -> Action:
    """The action that `line` names: the inverse of `write`.

    Raises:
        ValueError: it names none.
    """
    return parsed(line, game="dice poker", read=_read, write=write)


def write(action: Action) -> str:
    """The line for `action`."""
    match action:
        case By(seat, choice):
            return f"{seat} {_wish(choice)}"
        case Cast(faces):
            return _line("cast", *faces)
        case Roll(faces):
            return _line("roll", *faces)
        case StartElapsed(draw):
            return f"start elapsed {draw}"
        case TurnElapsed(turn, throws):
            return f"turn elapsed {turn} {throws}"
        case BreakElapsed(game):
            return f"break elapsed {game}"
        case Left(seat):
            return f"left {seat}"
        case Came(seat, fresh):
            return f"{'joined' if fresh else 'back'} {seat}"
        case Deserted():
            return "deserted"
        case _:
            assert_never(action)


def _wish(choice: DiceChoice) -> str:
    match choice:
        case ThrowStart(draw):
            return f"start {draw}"
        case Throw(turn, throw, dice):
            return _line("throw", turn, throw, *dice)
        case Stand(turn, throws):
            return f"stand {turn} {throws}"
        case GoOn(game):
            return f"on {game}"
        case _:
            assert_never(choice)


def _read(words: list[str]) -> Action:
    match words:
        case "cast", *faces:
            return Cast(_numbers(faces))
        case "roll", *faces:
            return Roll(_numbers(faces))
        case "start", "elapsed", draw:
            return StartElapsed(int(draw))
        case "turn", "elapsed", turn, throws:
            return TurnElapsed(int(turn), int(throws))
        case "break", "elapsed", game:
            return BreakElapsed(int(game))
        case "left", seat:
            return Left(Seat(int(seat)))
        case ("joined" | "back") as word, seat:
            return Came(Seat(int(seat)), fresh=word == "joined")
        case ["deserted"]:
            return Deserted()
        case seat, *wish:
            return By(Seat(int(seat)), _read_wish(wish))
        case _:
            raise ValueError("the line is empty")


def _read_wish(words: list[str]) -> DiceChoice:
    match words:
        case "start", draw:
            return ThrowStart(int(draw))
        case "throw", turn, throw, *dice:
            return Throw(int(turn), int(throw), _numbers(dice))
        case "stand", turn, throws:
            return Stand(int(turn), int(throws))
        case "on", game:
            return GoOn(int(game))
        case _:
            raise ValueError("no such choice")


def _numbers(words: list[str]) -> tuple[int, ...]:
    return tuple(int(word) for word in words)


def _line(*words: object) -> str:
    return " ".join(map(str, words))
