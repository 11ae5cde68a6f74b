"""Twins: two games under one script that differ only in what one viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from backroom.cards.card import Card
from backroom.core.game import By, Clock, Refusal
from backroom.core.wire import Spectator, Viewer
from backroom.protocol.codec import encode

from .lines import Line, Moment
from .subject import Place, Subject

Pair = tuple[Moment, Moment]


@dataclass(frozen=True, slots=True)
class Received:
    """All that reaches a viewer at one moment, whatever it tries."""

    message: bytes
    may_act: bool
    options: tuple[Any, ...]  # Any: the laws know no game's types
    refusals: tuple[Refusal | None, ...]  # by attempt
    clock: Clock[Any] | None

    @classmethod
    def by(
        cls, subject: Subject, moment: Moment, viewer: Viewer, tried: tuple[Any, ...]
    ) -> Received:
        """What `viewer` gets at `moment`, and what the choices in `tried` would be answered."""
        game, state = subject.game, moment.state
        asking = () if isinstance(viewer, Spectator) else (viewer,)
        return cls(
            encode(moment.sent(subject, viewer)),
            viewer in game.actors(state),
            tuple(choice for seat in asking for choice in game.options(state, seat)),
            tuple(game.refusal(state, By(seat, choice)) for seat in asking for choice in tried),
            game.clock(state),
        )


def twins(subject: Subject, line: Line, viewer: Viewer) -> Iterator[Pair]:
    """Pairs of moments of `line` and of a twin, up to the first lawful reveal.

    There is one twin for each chance action of `line` that leaves `viewer` a secret; before
    that action the two are the same game.
    """
    for index in range(1, len(line)):
        if subject.game.chance(line[index - 1].state) is not None:
            yield from _walked(subject, line, index, viewer)


def known(subject: Subject, state: Any, viewer: Viewer) -> Mapping[Place, Card]:
    """The places that `viewer` may know, and their cards."""
    secrets = subject.secrets(state, viewer)
    return {place: card for place, card in subject.cards(state).items() if place not in secrets}


def drawn_by(action: Any) -> tuple[Card, ...]:
    """The cards that a chance action brings, in order. Dice bring none; everybody sees them."""
    return getattr(action, "cards", ())


def known_of(subject: Subject, moment: Moment, viewer: Viewer) -> set[Card]:
    """The cards which chance brought at this moment and that `viewer` may know."""
    deal = _deal(subject, moment)
    places = known(subject, moment.state, viewer).items()
    return {card for (number, _), card in places if number == deal} & set(drawn_by(moment.action))


def _walked(subject: Subject, line: Line, first: int, viewer: Viewer) -> Iterator[Pair]:
    game, state = subject.game, line[first - 1].state
    action = _other(subject, line, first, viewer)
    for moment, following in zip(line[first:], (*line[first + 1 :], None), strict=True):
        if action is None or game.refusal(state, action) is not None:
            return
        twin = Moment(action, game.step(state, action))
        if known(subject, moment.state, viewer) != known(subject, twin.state, viewer):
            return
        yield moment, twin
        state, action = twin.state, following and following.action


def _other(subject: Subject, line: Line, index: int, viewer: Viewer) -> Any:
    """The chance action at `index`, with other cards in the places that `viewer` may not know.

    Cards that this deal will still bring are left where they are, so that both games can go on.
    """
    due = subject.game.chance(line[index - 1].state)
    drawn = drawn_by(line[index].action)
    kept = known_of(subject, line[index], viewer)
    if due is None or len(kept) == len(drawn):
        return None
    free = [card for card in due.pool if card not in kept | _later(subject, line, index)]
    fresh = iter(_unlike(drawn, kept, free, Random(f"{index} {viewer}")))
    return due.action(tuple(card if card in kept else next(fresh) for card in drawn))


def _unlike(drawn: tuple[Card, ...], kept: set[Card], free: list[Card], rng: Random) -> list[Card]:
    old = [card for card in drawn if card not in kept]
    fresh = old
    while fresh == old and len(free) > 1:
        fresh = rng.sample(free, len(old))
    return fresh


def _later(subject: Subject, line: Line, index: int) -> set[Card]:
    """The cards that come to lie in this deal after the action at `index`, and stay there."""
    deal = _deal(subject, line[index])
    lying = subject.cards(line[-1].state).items()
    return {card for (number, _), card in lying if number == deal} - set(
        drawn_by(line[index].action)
    )


def _deal(subject: Subject, moment: Moment) -> int:
    return max((deal for deal, _ in subject.cards(moment.state)), default=0)
