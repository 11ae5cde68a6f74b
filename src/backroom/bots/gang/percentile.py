"""Bots that take the chip of their own hand's percentile, and give way when it is contested."""

from __future__ import annotations

from dataclasses import dataclass
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
CALM = 0.5  # stars that any change must be worth


@dataclass(frozen=True, slots=True)
class Manner:
    """How a bot plays."""

    politeness: float  # stars that taking from a player must be worth; as many more each contest
    blur: float  # the most that it mistakes its percentile by, 0..1


PERCENTILE = Manner(politeness=0.75, blur=0.0)
ROOKIE = Manner(politeness=1.5, blur=0.2)


def percentile_bot(rules: Rules, seen: Seen, rng: Random) -> Choice | Wait:
    """Knows where its hand stands, and says so. It rolls no dice: `rng` is for bots that do."""
    return _choose(PERCENTILE, rules, seen)


def rookie_bot(rules: Rules, seen: Seen, rng: Random) -> Choice | Wait:
    """Knows roughly where its hand stands, and gives way at once. It rolls no dice."""
    return _choose(ROOKIE, rules, seen)


def _choose(manner: Manner, rules: Rules, seen: Seen) -> Choice | Wait:
    match seen:
        case SeenPeeking() | SeenHeistOver():
            return _agree(seen.options)
        case SeenChips(viewer=viewer) if not isinstance(viewer, Spectator):
            return _with_chips(manner, rules, seen, viewer)
        case SeenChips() | SeenDealing() | SeenTurning() | SeenGameOver():
            return Wait(A_WHILE_S)
        case _:
            assert_never(seen)


def _with_chips(manner: Manner, rules: Rules, seen: SeenChips, seat: Seat) -> Choice | Wait:
    wanted = 1 + (rules.players - 1) * _percentile(manner, rules, seen, seat)
    costs = {
        stars: abs(stars - wanted) + _cost(manner, seen, stars, seat)
        for stars in range(1, rules.players + 1)
    }
    cheapest = min(costs, key=lambda stars: costs[stars])
    place = seen.places[cheapest - 1]
    if place == seat or not _is_worth_it(seen, seat, costs, cheapest):
        return _agree(seen.options)
    return Take(seen.colour, cheapest, place)


def _percentile(manner: Manner, rules: Rules, seen: SeenChips, seat: Seat) -> float:
    hand = seen.heist.hands[seat]
    if isinstance(hand, FaceDown):
        raise ValueError(f"expected the cards of seat {seat}, got a hand face down")
    mistake = Random("".join(hand + seen.heist.board)).uniform(-manner.blur, manner.blur)
    return min(1.0, max(0.0, percentile(rules, hand, seen.heist.board) + mistake))


def _cost(manner: Manner, seen: SeenChips, stars: int, seat: Seat) -> float:
    """Stars off that a seat would rather be than move this chip."""
    place: Place = seen.places[stars - 1]
    if place == seat:
        return 0.0
    return 0.0 if place == CENTRE else manner.politeness * (1 + seen.contests[stars - 1])


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
