"""A match of dice poker in words: each action, what it made people hear, what all then see."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from backroom.core.game import Step
from backroom.core.wire import Choice, Seat, Spectator, Wire
from backroom.games.dice import DICE, DiceRules, DiceSeen, State
from backroom.games.dice.seen import PastGame

from .words import common, facts, walked, wrapped


def walk_through(rules: DiceRules, actions: str) -> str:
    """The whole match, a blank line between states."""

    def state(title: str, step: Step[State]) -> str:
        told = (wrapped(f"everyone hears {_text(told.event)}", indent=2) for told in step.told)
        return "\n".join((f"== {title}", *told, *_sights(step.state, rules)))

    return walked(DICE, rules, actions, text=_text, state=state)


def _sights(state: State, rules: DiceRules) -> Iterator[str]:
    """What all see alike, then the options of each seat that has some."""
    views = {seat: DICE.view(state, Seat(seat)) for seat in range(rules.players)}
    public = DICE.view(state, Spectator())
    for seat, seen in views.items():
        own: DiceSeen = structs.replace(seen, viewer=Spectator())
        if hasattr(own, "options"):
            own = structs.replace(own, options=())
        assert own == public, f"expected seat {seat} to see what all see"
    yield f"all see {type(public).__name__.removeprefix('Seen')}"
    yield from _rows(public)
    for seat, seen in views.items():
        if options := getattr(seen, "options", ()):
            yield wrapped(f"seat {seat} may {'; '.join(map(_text, options))}", indent=4)


def _rows(seen: DiceSeen) -> Iterator[str]:
    for field in structs.fields(seen):
        if field.name not in ("viewer", "options", "standing"):
            yield wrapped(f"  {field.name:<10} {_text(getattr(seen, field.name))}", indent=13)
    yield wrapped(f"  standing   {facts(seen.standing, _text)}", indent=13)


def _text(part: object) -> str:
    match part:
        case PastGame(game, _, _, play_offs, bank, winners):  # told in full when it is won
            return f"game {game}: {bank} to {_text(winners)} after {play_offs} play-offs"
        case Wire() if not isinstance(part, Choice):
            return f"{type(part).__name__} ({facts(part, _text)})"
        case _:
            return common(DICE, part, _text)
