"""A game as lines of text, one action a line: what is the same in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .game import ChanceT, ChoiceT, ElapsedT, Game, RulesT, StateT, ViewT

ActionT = TypeVar("ActionT")

LONGEST_QUOTE = 80  # characters of a line that a message repeats


def replay(
    game: Game[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT], rules: RulesT, text: str
) -> StateT:
    """The state after the actions in `text`.

    Raises:
        IllegalAction: a line is refused.
        ValueError: a line is not an action.
    """
    state = game.start(rules)
    for line in text.strip().splitlines():
        state = game.step(state, game.parse(line)).state
    return state


def parsed(
    line: str,
    *,
    game: str,
    read: Callable[[list[str]], ActionT],
    write: Callable[[ActionT], str],
) -> ActionT:
    """The action that `line` names, if it is spelt just as `write` spells it.

    Args:
        game: what people call the game, for the message.
        read: from the words of a line to an action, or ValueError.

    Raises:
        ValueError: it names none.
    """
    words = line.split()
    try:
        action = read(words)
        if write(action) != " ".join(words):
            raise ValueError(f"it is written {write(action)!r}")
        return action
    except ValueError as fault:
        quote = line[:LONGEST_QUOTE]
        raise ValueError(f"expected an action of {game}, got {quote!r}: {fault}") from None
