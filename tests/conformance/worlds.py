"""Every state that a viewer must hold possible, found by playing and never by imagining."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from backroom.core.wire import Viewer

from .lines import Line, Moment
from .subject import Subject
from .twins import drawn_by, known_of


def information_set(subject: Subject, line: Line, viewer: Viewer) -> set[Any]:
    """The states to which other chance could have led, each view on the way being the same."""
    worlds = {line[0].state}
    for moment in line[1:]:
        seen = moment.sent(subject, viewer).seen
        reached = {state for world in worlds for state in _reached(subject, world, moment, viewer)}
        worlds = {state for state in reached if subject.game.view(state, viewer) == seen}
    return worlds


def _reached(subject: Subject, world: Any, moment: Moment, viewer: Viewer) -> Iterator[Any]:
    game = subject.game
    for action in _alike(subject, world, moment, viewer):
        if game.refusal(world, action) is None:
            yield game.step(world, action).state


def _alike(subject: Subject, world: Any, moment: Moment, viewer: Viewer) -> Iterator[Any]:
    """The action, or if it is chance, every one with the same cards where `viewer` knows them.

    Leaving out the others saves time and nothing else: their views would differ.
    """
    due = subject.game.chance(world)
    drawn = drawn_by(moment.action)
    if due is None or not drawn:
        yield moment.action
        return
    kept = known_of(subject, moment, viewer)
    free = [card for card in due.pool if card not in kept]
    for cards in permutations(free, due.count - len(kept)):
        fresh = iter(cards)
        yield due.action(tuple(card if card in kept else next(fresh) for card in drawn))
