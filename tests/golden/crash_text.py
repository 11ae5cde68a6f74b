"""A game of Crash in words: each action, what it made people hear, what each of them then sees."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from backroom.core.game import Everyone, Step
from backroom.core.wire import Choice, FaceDown, Seat, Spectator, Wire
from backroom.games.crash import CRASH, CrashRules, CrashSeen, State
from backroom.games.crash.seen import Bench, ShownLayout

from .words import common, facts, walked, wrapped

LISTED = 6  # choices; of more only their number is told


def walk_through(rules: CrashRules, actions: str) -> str:
    """The whole game, a blank line between states."""

    def state(title: str, step: Step[State]) -> str:
        told = (wrapped(f"{_hearer(told.to)} {_text(told.event)}", indent=2) for told in step.told)
        return "\n".join((f"== {title}", *told, *_sights(step.state, rules)))

    return walked(CRASH, rules, actions, text=_text, state=state)


def _hearer(to: object) -> str:
    return "everyone hears" if isinstance(to, Everyone) else f"seat {to} hears"


def _sights(state: State, rules: CrashRules) -> Iterator[str]:
    """What who watches sees, then what each seat sees otherwise."""
    public = CRASH.view(state, Spectator())
    yield f"who watches sees {type(public).__name__.removeprefix('Seen')}"
    yield from (wrapped(f"  {name:<9} {said}", indent=12) for name, said in _rows(public).items())
    for seat in range(rules.players):
        seen = CRASH.view(state, Seat(seat))
        assert type(seen) is type(public), f"expected seat {seat} in the phase of all"
        others = _rows(public)
        for name, said in _rows(seen).items():
            if said != others[name]:
                yield wrapped(f"seat {seat}: {name} {said}", indent=4)


def _rows(seen: CrashSeen) -> dict[str, str]:
    return {
        field.name: _text(getattr(seen, field.name))
        for field in structs.fields(seen)
        if field.name != "viewer"
    }


def _text(part: object) -> str:
    match part:
        case FaceDown(count):
            return f"({count} face down)"
        case tuple() if part and isinstance(part[0], Choice) and len(part) > LISTED:
            return f"{len(part)} choices"
        case Bench(laid=laid, best_first=best_first):  # the strengths are numbers for pages
            return f"laid {_text(laid)}; best-first {_text(best_first)}"
        case ShownLayout(hands, in_order, by_table):
            shown = " / ".join(f"{' '.join(hand.cards)} {hand.category}" for hand in hands)
            notes = ("" if in_order else ", out of order", ", by the table" if by_table else "")
            return f"({shown}{''.join(notes)})"
        case Wire() if not isinstance(part, Choice):
            return f"{type(part).__name__} ({facts(part, _text)})"
        case _:
            return common(CRASH, part, _text)
