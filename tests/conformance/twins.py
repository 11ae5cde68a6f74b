"""Twins: two games under one script that differ only in what one viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from backroom.cards.card import Card
from backroom.core.game import By, Clock, Refusal
from backroom.core.wire import Seat, Spectator, Viewer
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
    waits: tuple[tuple[Seat, Clock[Any]], ...]
    gone: tuple[Any, ...]  # what it would undo if a seat left, by seat
    muted: frozenset[Seat]

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
            tuple(game.waits(state).items()),
            tuple(game.left(state, seat) for seat in subject.seats),
            game.muted(state),
        )


def twins(subject: Subject, line: Line, viewer: Viewer) -> Iterator[Pair]:
    """Pairs of moments of `line` and of a twin, up to the first lawful reveal.

    There is a twin for each chance action of `line` that leaves `viewer` a secret, and for each
    choice that `viewer` cannot tell from another; before that action the two are the same game.
    Where some of the secrets come out and others do not, there is another twin that differs in
    the others only.
    """
    told = _told(subject, line, viewer)
    for index in range(1, len(line)):
        for open_ in (frozenset[Card](), *_opened(subject, line, index, told)):
            yield from _walked(subject, line, index, viewer, open_)


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


def _told(subject: Subject, line: Line, viewer: Viewer) -> list[frozenset[Card]]:
    """For each moment the cards of its deal that `viewer` may know."""
    told = []
    for moment in line:
        deal, places = _deal(subject, moment), known(subject, moment.state, viewer)
        told.append(frozenset(card for (number, _), card in places.items() if number == deal))
    return told


def _opened(
    subject: Subject, line: Line, index: int, told: list[frozenset[Card]]
) -> Iterator[frozenset[Card]]:
    """What `viewer` knows after each moment at which more was shown of what chance brought here."""
    drawn, deal = frozenset(drawn_by(line[index].action)), _deal(subject, line[index])
    for later in range(index + 1, len(line)) if drawn else ():
        if _deal(subject, line[later]) != deal:
            return
        if (told[later] - told[later - 1]) & drawn and not drawn <= told[later]:
            yield told[later]


def _walked(
    subject: Subject, line: Line, first: int, viewer: Viewer, open_: frozenset[Card]
) -> Iterator[Pair]:
    game, state = subject.game, line[first - 1].state
    action = _other(subject, line, first, viewer, open_)
    for moment, following in zip(line[first:], (*line[first + 1 :], None), strict=True):
        if action is None or game.refusal(state, action) is not None:
            return
        twin = Moment(action, game.step(state, action))
        if _lawful(subject, moment.state, viewer) != _lawful(subject, twin.state, viewer):
            return
        yield moment, twin
        state = twin.state
        action = following and _likewise(subject, moment, state, following.action, viewer)


def _lawful(subject: Subject, state: Any, viewer: Viewer) -> object:
    """All that `viewer` may know."""
    return known(subject, state, viewer), subject.facts(state, viewer)


def _likewise(subject: Subject, moment: Moment, state: Any, action: Any, viewer: Viewer) -> Any:
    """What happens at `moment`, in the twin that is in `state`: of actions that `viewer` cannot
    tell from each other the one in the same place.
    """
    if subject.game.chance(state) is not None:
        return action
    alike = subject.alike(state, action, viewer)
    there = subject.alike(moment.state, action, viewer)
    place = there.index(action) if action in there else 0
    return alike[place] if place < len(alike) else action


def _other(subject: Subject, line: Line, index: int, viewer: Viewer, open_: frozenset[Card]) -> Any:
    """Another action than that at `index`, with which `viewer` would be told the same.

    If it is chance: with other cards in the places that `viewer` may not know. Cards that this
    deal will still bring are left where they are, so that both games can go on, and so are those
    in `open_`.
    """
    state = line[index - 1].state
    due = subject.game.chance(state)
    drawn = drawn_by(line[index].action)
    if due is None and not open_:
        alike = subject.alike(state, line[index].action, viewer)
        return next((other for other in alike if other != line[index].action), None)
    if due is None or not set(drawn) <= subject.deck:
        return None  # cards of another kind, which everybody sees
    kept = known_of(subject, line[index], viewer) | (open_ & set(drawn))
    if len(kept) == len(drawn):
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
    """The cards that come to lie in this deal after the action at `index`."""
    deal, lying = _deal(subject, line[index]), subject.cards(line[index].state)
    coming: set[Card] = set()
    for moment in line[index + 1 :]:
        if _deal(subject, moment) != deal:
            break
        coming |= set(drawn_by(moment.action))
    return coming - {card for (number, _), card in lying.items() if number == deal}


def _deal(subject: Subject, moment: Moment) -> int:
    return max((deal for deal, _ in subject.cards(moment.state)), default=0)
