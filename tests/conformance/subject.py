"""What a game brings to be put under the laws. Written from its rules, never through its view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from backroom.cards.card import Card
from backroom.core.game import AnyGame
from backroom.core.wire import Event, Seat, Spectator, View, Viewer

# Any, here and below: a law is the same for every game, so it may not know a game's types.
Place = tuple[int, str]  # the number of the deal, from 1; where in it a card lies


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """A game, its rules, and what only its rules can tell."""

    game: AnyGame
    rules: Any
    deck: frozenset[Card]  # every card of a deal
    longest: int  # actions in the longest game of people who only want it to end

    cards: Callable[[Any], Mapping[Place, Card]]  # of the truth: each place and its card
    secrets: Callable[[Any, Viewer], frozenset[Place]]  # places this viewer may not know
    faults: Callable[[Any], Iterator[str]]  # what else in this state could never be

    attempts: Callable[[Any], tuple[Any, ...]]  # choices to try now, allowed or not
    never: tuple[Any, ...]  # actions that are refused in every state
    # An action that brings the end nearer, maybe that of the clock, which is given where one
    # runs. None: there is none, though by the rules there should be.
    calm: Callable[[Any, Any, Random], Any]

    # What somebody would be told who saw one view after the other.
    retold: Callable[[View, View], tuple[Event, ...]]
    # What a listener knows after one event more; None before the first.
    noted: Callable[[Any, Event], Any]
    # Where a view and such notes differ in what must last.
    forgotten: Callable[[View, Any], Iterator[str]]

    # What else is lawfully known to this viewer, beside cards in places: what was announced or
    # shown. Twins are walked only as long as it is the same in both.
    facts: Callable[[Any, Viewer], object] = lambda _, __: None
    # The actions in this state that this viewer cannot tell from the given one.
    alike: Callable[[Any, Any, Viewer], tuple[Any, ...]] = lambda _, action, __: (action,)
    # The places whose card may be another after a step from the one state to the other.
    moved: Callable[[Any, Any], frozenset[Place]] = lambda _, __: frozenset()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat."""
        return tuple(Seat(seat) for seat in range(self.game.seats(self.rules)))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and a spectator."""
        return (*self.seats, Spectator())
