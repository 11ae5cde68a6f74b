"""A game of Crash in words: each action, what it made people hear, what each of them then sees."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill

from msgspec import structs

from backroom.core.game import By, Everyone, Step
from backroom.core.wire import Choice, FaceDown, Seat, Spectator, Wire
from backroom.games.crash import CRASH, CrashRules, CrashSeen, State, write
from backroom.games.crash.seen import Bench, ShownLayout

NOTHING = "-"
WIDTH = 100  # of a line
LISTED = 6  # choices; of more only their number is told


def walk_through(rules: CrashRules, text: str) -> str:
    """The whole game, a blank line between states."""
    step: Step[State] = Step(CRASH.start(rules))
    parts = [_fields(rules), _state("the start", step, rules)]
    for number, line in enumerate(text.splitlines(), start=1):
        step = CRASH.step(step.state, CRASH.parse(line))
        parts.append(_state(f"{number}: {line}", step, rules))
    return "\n\n".join(parts) + "\n"


def _state(title: str, step: Step[State], rules: CrashRules) -> str:
    told = (_wrapped(f"{_hearer(told.to)} {_text(told.event)}", indent=2) for told in step.told)
    return "\n".join((f"== {title}", *told, *_sights(step.state, rules)))


def _hearer(to: object) -> str:
    return "everyone hears" if isinstance(to, Everyone) else f"seat {to} hears"


def _sights(state: State, rules: CrashRules) -> Iterator[str]:
    """What who watches sees, then what each seat sees otherwise."""
    common = CRASH.view(state, Spectator())
    yield f"who watches sees {type(common).__name__.removeprefix('Seen')}"
    yield from (_wrapped(f"  {name:<9} {said}", indent=12) for name, said in _rows(common).items())
    for seat in range(rules.players):
        seen = CRASH.view(state, Seat(seat))
        assert type(seen) is type(common), f"expected seat {seat} in the phase of all"
        others = _rows(common)
        for name, said in _rows(seen).items():
            if said != others[name]:
                yield _wrapped(f"seat {seat}: {name} {said}", indent=4)


def _rows(seen: CrashSeen) -> dict[str, str]:
    return {
        field.name: _text(getattr(seen, field.name))
        for field in structs.fields(seen)
        if field.name != "viewer"
    }


def _fields(rules: CrashRules) -> str:
    """The options that are not as they are by themselves."""
    return "\n".join(
        f"{field.name}: {_text(getattr(rules, field.name))}"
        for field in structs.fields(rules)
        if getattr(rules, field.name) != field.default
    )


def _text(part: object) -> str:
    match part:
        case FaceDown(count):
            return f"({count} face down)"
        case tuple() if part and isinstance(part[0], Choice) and len(part) > LISTED:
            return f"{len(part)} choices"
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
        case Bench(laid=laid, best_first=best_first):  # the strengths are numbers for pages
            return f"laid {_text(laid)}; best-first {_text(best_first)}"
        case ShownLayout(hands, in_order, by_table):
            shown = " / ".join(f"{' '.join(hand.cards)} {hand.category}" for hand in hands)
            notes = ("" if in_order else ", out of order", ", by the table" if by_table else "")
            return f"({shown}{''.join(notes)})"
        case Wire():
            return f"{type(part).__name__} ({_said(part)})"
        case _:
            raise TypeError(f"expected a part of a view of Crash, got {part!r}")


def _said(part: Wire) -> str:
    """The fields, but for those that have their default."""
    return ", ".join(
        f"{field.name} {_text(getattr(part, field.name))}"
        for field in structs.fields(part)
        if getattr(part, field.name) != field.default
    )


def _wrapped(line: str, *, indent: int) -> str:
    return fill(line, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)
