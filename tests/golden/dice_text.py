"""A match of dice poker in words: each action, what it made people hear, what all then see."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill

from msgspec import structs

from backroom.core.game import By, Step
from backroom.core.wire import Choice, Seat, Spectator, Wire
from backroom.games.dice import DICE, DiceRules, DiceSeen, State, write
from backroom.games.dice.seen import PastGame

NOTHING = "-"
WIDTH = 100  # of a line


def walk_through(rules: DiceRules, text: str) -> str:
    """The whole match, a blank line between states."""
    step: Step[State] = Step(DICE.start(rules))
    parts = [_fields(rules), _state("the start", step, rules)]
    for number, line in enumerate(text.splitlines(), start=1):
        step = DICE.step(step.state, DICE.parse(line))
        parts.append(_state(f"{number}: {line}", step, rules))
    return "\n\n".join(parts) + "\n"


def _state(title: str, step: Step[State], rules: DiceRules) -> str:
    told = (_wrapped(f"everyone hears {_text(told.event)}", indent=2) for told in step.told)
    return "\n".join((f"== {title}", *told, *_sights(step.state, rules)))


def _sights(state: State, rules: DiceRules) -> Iterator[str]:
    """What all see alike, then the options of each seat that has some."""
    views = {seat: DICE.view(state, Seat(seat)) for seat in range(rules.players)}
    common = DICE.view(state, Spectator())
    for seat, seen in views.items():
        own: DiceSeen = structs.replace(seen, viewer=Spectator())
        if hasattr(own, "options"):
            own = structs.replace(own, options=())
        assert own == common, f"expected seat {seat} to see what all see"
    yield f"all see {type(common).__name__.removeprefix('Seen')}"
    yield from _rows(common)
    for seat, seen in views.items():
        if options := getattr(seen, "options", ()):
            yield _wrapped(f"seat {seat} may {'; '.join(map(_text, options))}", indent=4)


def _rows(seen: DiceSeen) -> Iterator[str]:
    for field in structs.fields(seen):
        if field.name not in ("viewer", "options", "standing"):
            yield _wrapped(f"  {field.name:<10} {_text(getattr(seen, field.name))}", indent=13)
    yield _wrapped(f"  standing   {_said(seen.standing)}", indent=13)


def _fields(rules: DiceRules) -> str:
    """The options that are not as they are by themselves."""
    return "\n".join(
        f"{field.name}: {_text(getattr(rules, field.name))}"
        for field in structs.fields(rules)
        if getattr(rules, field.name) != field.default
    )


def _text(part: object) -> str:
    match part:
        case tuple() if any(isinstance(item, tuple | Wire) for item in part):
            return " | ".join(map(_text, part))
        case tuple():
            return " ".join(map(str, part)) or NOTHING
        case Choice():
            return write(By(Seat(0), part)).removeprefix("0 ")  # type: ignore[arg-type]  # of this game
        case bool():
            return "yes" if part else "no"
        case int() | str() | float():
            return str(part)
        case PastGame(game, _, _, play_offs, bank, winners):  # told in full when it is won
            return f"game {game}: {bank} to {_text(winners)} after {play_offs} play-offs"
        case Wire():
            return f"{type(part).__name__} ({_said(part)})"
        case _:
            raise TypeError(f"expected a part of a view of dice poker, got {part!r}")


def _said(part: Wire) -> str:
    """The fields, but for those that have their default."""
    return ", ".join(
        f"{field.name} {_text(getattr(part, field.name))}"
        for field in structs.fields(part)
        if getattr(part, field.name) != field.default
    )


def _wrapped(line: str, *, indent: int) -> str:
    return fill(line, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)
