"""Which chip a bot wants."""

from __future__ import annotations

from ...core.wire import FaceDown, Seat
from ...games.gang.choices import CENTRE, Place, Take
from ...games.gang.rules import Rules
from ...games.gang.seen import SeenChips
from .outlook import percentile

POLITENESS = 0.75  # stars that taking from a player must be worth, each contest before one more
CALM = 0.5  # stars that any change must be worth


def chip(rules: Rules, seen: SeenChips, seat: Seat) -> Take | None:
    """The chip to take now, if any is worth it; never one that cannot be taken."""
    wanted = 1 + (rules.players - 1) * _percentile(rules, seen, seat)
    open_ = {take.stars: take for take in seen.options if isinstance(take, Take)}
    costs = {
        stars: abs(stars - wanted) + _cost(seen, stars, seat)
        for stars in range(1, rules.players + 1)
        if stars in open_ or seen.places[stars - 1] == seat
    }
    if not costs:
        return None
    cheapest = min(costs, key=lambda stars: costs[stars])
    place = seen.places[cheapest - 1]
    if place == seat or not _is_worth_it(seen, seat, costs, cheapest):
        return None
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
