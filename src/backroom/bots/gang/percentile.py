"""A bot that takes the chip of its own hand's percentile, and gives way when it is contested."""

from __future__ import annotations

from random import Random
from typing import assert_never

from ...core.wire import Choice, FaceDown, Seat, Spectator
from ...games.gang.choices import CENTRE, ClosePeek, Confirm, GangChoice, Onward, Place, Take
from ...games.gang.rules import Rules
from ...games.gang.seen import (
    Seen,
    SeenChips,
    SeenDealing,
    SeenGameOver,
    SeenHeistOver,
    SeenPeeking,
    SeenTurning,
)
from ..pace import Wait
from .outlook import percentile

A_WHILE_S = 20.0  # to think again though nothing has changed
POLITENESS = 0.75  # stars that taking from a player must be worth, each contest before one more
CALM = 0.5  # stars that any change must be worth


def choose(rules: Rules, seen: Seen, rng: Random) -> Choice | Wait:
    """What a seat that sees this does. It rolls no dice: `rng` is there for bots that do."""
    match seen:
        case SeenPeeking() | SeenHeistOver():
            return _agree(seen.options)
        case SeenChips(viewer=viewer) if not isinstance(viewer, Spectator):
            return _with_chips(rules, seen, viewer)
        case SeenChips() | SeenDealing() | SeenTurning() | SeenGameOver():
            return Wait(A_WHILE_S)
        case _:
            assert_never(seen)


def _with_chips(rules: Rules, seen: SeenChips, seat: Seat) -> Choice | Wait:
    wanted = 1 + (rules.players - 1) * _percentile(rules, seen, seat)
    costs = {
        stars: abs(stars - wanted) + _cost(seen, stars, seat)
        for stars in range(1, rules.players + 1)
    }
    cheapest = min(costs, key=lambda stars: costs[stars])
    place = seen.places[cheapest - 1]
    if place == seat or not _is_worth_it(seen, seat, costs, cheapest):
        return _agree(seen.options)
    return Take(seen.colour, cheapest, place)


def _percentile(rules: Rules, seen: SeenChips, seat: Seat) -> float:
    hand = seen.heist.hands[seat]
    if isinstance(hand, FaceDown):
        raise ValueError(f"expected the cards of seat {seat}, got a hand face down")
    return percentile(rules, hand, seen.heist.board)


def _cost(seen: SeenChips, stars: int, seat: Seat) -> float:
    """Stars off that a seat would rather be than move this chip."""
    place: Place = seen.places[stars - 1]
    if place == seat:
        return 0.0
    return 0.0 if place == CENTRE else POLITENESS * (1 + seen.contests[stars - 1])


def _is_worth_it(seen: SeenChips, seat: Seat, costs: dict[int, float], cheapest: int) -> bool:
    """Always, for a seat without a chip."""
    held = [stars for stars, place in enumerate(seen.places, start=1) if place == seat]
    return all(costs[stars] - costs[cheapest] > CALM for stars in held)


def _agree(options: tuple[GangChoice, ...]) -> Choice | Wait:
    """Close the peek, be fine or go onward, if that is open."""
    for option in options:
        if isinstance(option, ClosePeek | Confirm | Onward):
            return option
    return Wait(A_WHILE_S)
