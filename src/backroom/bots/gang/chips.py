"""Which chip a bot wants."""

from __future__ import annotations

from random import Random

from ...core.wire import FaceDown, Seat
from ...games.gang.choices import CENTRE, Place, Take
from ...games.gang.rules import Rules
from ...games.gang.seen import SeenChips
from .manner import Manner
from .outlook import percentile

CALM = 0.5  # stars that any change must be worth


def chip(manner: Manner, rules: Rules, seen: SeenChips, seat: Seat) -> Take | None:
    """The chip to take now, if any is worth it; never one that cannot be taken."""
    wanted = 1 + (rules.players - 1) * _percentile(manner, rules, seen, seat)
    open_ = {take.stars: take for take in seen.options if isinstance(take, Take)}
    costs = {
        stars: abs(stars - wanted) + _cost(manner, seen, stars, seat)
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
