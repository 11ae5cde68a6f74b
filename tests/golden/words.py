"""A game in words, as far as all games are written alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import fill
from typing import Any

from msgspec import structs

from backroom.core.game import AnyGame, By, Step
from backroom.core.wire import Choice, Seat, Wire

NOTHING = "-"
WIDTH = 100  # of a line

Text = Callable[[object], str]


def walked(
    game: AnyGame, rules: Wire, actions: str, *, text: Text, state: Callable[[str, Step[Any]], str]
) -> str:
    """The options and each state, a blank line between them.

    Args:
        actions: as a record writes them, one a line.
        text: a part of a view in words.
        state: a title and what came of an action in words.
    """
    step: Step[Any] = Step(game.start(rules))
    options = "\n".join(f"{name}: {text(value)}" for name, value in not_default(rules))
    parts = [options, state("the start", step)]
    for number, line in enumerate(actions.splitlines(), start=1):
        step = game.step(step.state, game.parse(line))
        parts.append(state(f"{number}: {line}", step))
    return "\n\n".join(parts) + "\n"


def not_default(part: Wire) -> Iterator[tuple[str, Any]]:  # Any: whatever it holds
    """The fields that are not as they are by themselves."""
    for field in structs.fields(part):
        value = getattr(part, field.name)
        if value != field.default:
            yield field.name, value


def facts(part: Wire, text: Text) -> str:
    """These fields in words."""
    return ", ".join(f"{name} {text(value)}" for name, value in not_default(part))


def common(game: AnyGame, part: object, text: Text) -> str:
    """What the games share: choices, groups, numbers and words."""
    match part:
        case tuple() if any(isinstance(item, tuple | Wire) for item in part):
            return " | ".join(map(text, part))
        case tuple():
            return " ".join(map(str, part)) or NOTHING
        case Choice():
            return game.write(By(Seat(0), part)).removeprefix("0 ")
        case bool():
            return "yes" if part else "no"
        case int() | str() | float():
            return str(part)
        case _:
            raise TypeError(f"expected a part of a view of {game.name}, got {part!r}")


def wrapped(line: str, *, indent: int) -> str:
    """Lines of at most `WIDTH`, those after the first indented."""
    return fill(line, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)
