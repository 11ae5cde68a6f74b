"""A game of The Gang in words: each action, what it made people hear, and what each then sees."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.core.game import Everyone, Step, Told
from backroom.core.wire import Choice, FaceDown, Seat, Spectator, Viewer, Wire
from backroom.games.gang import GANG, Rules, Seen, State
from backroom.games.gang.seen import (
    Chips,
    Move,
    Named,
    PastHeist,
    Score,
    SeenHeist,
    Shown,
    Unnamed,
)

from .words import NOTHING, common, not_default, walked, wrapped


def walk_through(rules: Rules, actions: str) -> str:
    """The whole game, a blank line between states."""

    def state(title: str, step: Step[State]) -> str:
        return "\n".join((f"== {title}", *map(_told, step.told), *_sights(step.state, rules)))

    return walked(GANG, rules, actions, text=_text, state=state)


def _told(told: Told) -> str:
    hearer = "everyone" if isinstance(told.to, Everyone) else _viewer(told.to)
    event = told.event
    facts = ", ".join(f"{name} {_text(getattr(event, name))}" for name in event.__struct_fields__)
    return wrapped(f"{hearer} hears {type(event).__name__}: {facts}", indent=2)


def _sights(state: State, rules: Rules) -> Iterator[str]:
    """What all see alike, then what each viewer sees besides."""
    viewers: tuple[Viewer, ...] = (*(Seat(seat) for seat in range(rules.players)), Spectator())
    rows = {viewer: dict(_rows(GANG.view(state, viewer))) for viewer in viewers}
    alike = {name for name, seen in rows[Spectator()].items() if _all_see(rows, name, seen)}
    yield "all see"
    yield from (_row(name, seen) for name, seen in rows[Spectator()].items() if name in alike)
    for viewer, seen in rows.items():
        own = [_row(name, text) for name, text in seen.items() if name not in alike]
        yield from (f"{_viewer(viewer)} sees", *own) if own else ()


def _all_see(rows: dict[Viewer, dict[str, str]], name: str, seen: str) -> bool:
    return all(others.get(name) == seen for others in rows.values())


def _row(name: str, text: str) -> str:
    return wrapped(f"  {name:<9} {text}", indent=12)


def _rows(seen: Seen) -> Iterator[tuple[str, str]]:
    """Every field of the view; those of the score and the heist beside the others.

    What cards in force bring is left out where there are none.
    """
    yield "phase", type(seen).__name__.removeprefix("Seen")
    for name, part in not_default(seen):
        if isinstance(part, Score | SeenHeist):
            yield from ((inner, _text(value)) for inner, value in not_default(part))
        elif name == "options":
            yield name, _listed(part)
        elif name != "viewer":
            yield name, _text(part)


def _listed(options: tuple[Choice, ...]) -> str:
    return "; ".join(map(_text, options)) or NOTHING


def _text(part: object) -> str:
    match part:
        case FaceDown(count):
            return f"{count} face down"
        case Move(colour, stars, source, target):
            return f"{colour} {stars} {source} to {target}"
        case Chips(colour, holders):
            return f"{colour} {_text(holders)}"
        case Shown(seat, hole, category, cards, breaks, lifted):
            marks = " BEATS ITS CATEGORY" * lifted + " BREAKS" * breaks
            return f"seat {seat} {_text(hole)}: {category} {_text(cards)}{marks}"
        case Named(category, cards):
            return f"{category} {_text(cards)}"
        case Unnamed():
            return NOTHING
        case PastHeist(number, hands, board, chips, categories, places, cracked):
            end = "vault" if cracked else "alarm"
            dealt = f"{_text(hands)} || {_text(board)} || {_text(chips)}"
            return f"{number} {end}: {dealt} || {_text(categories)} || {_text(places)}"
        case Wire() if not isinstance(part, Choice):
            fields = (f"{name} {_text(getattr(part, name))}" for name in part.__struct_fields__)
            return f"{type(part).__name__} ({', '.join(fields)})"
        case _:
            return common(GANG, part, _text)


def _viewer(viewer: Viewer) -> str:
    return "spectator" if isinstance(viewer, Spectator) else f"seat {viewer}"
