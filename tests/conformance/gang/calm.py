"""How people play who only want the game to go on."""

from __future__ import annotations

from random import Random
from typing import assert_never

from backroom.core.game import By
from backroom.core.wire import Seat
from backroom.games.gang import Rules, State
from backroom.games.gang.choices import CENTRE, ClosePeek, Confirm, Onward, Take
from backroom.games.gang.rules import COLOURS
from backroom.games.gang.state import (
    Action,
    ChipsOpen,
    Dealing,
    Elapsed,
    GameOver,
    HeistOver,
    Peeking,
    Turning,
)


def calm(state: State, clock: Elapsed | None, rng: Random) -> Action | None:
    """Takes what lies in the centre; confirms, looks and goes onward, or waits for the clock."""
    waits = rng.random() < 0.5
    match state:
        case Peeking(rules, _, heist, looked):
            return clock if waits else By(_one_but(rules, looked, rng), ClosePeek(heist.number))
        case HeistOver(rules, _, heist, onward):
            return clock if waits else By(_one_but(rules, onward, rng), Onward(heist.number))
        case ChipsOpen() if CENTRE in state.places:
            return _take(state, rng)
        case ChipsOpen(rules, confirmed=confirmed):
            struck = len(confirmed) == rules.players  # Rule G2.6: then at once
            return clock if struck or (waits and rules.settle_s) else _confirm(state, rng)
        case Dealing() | Turning() | GameOver():
            return None
        case _:
            assert_never(state)


def _take(state: ChipsOpen, rng: Random) -> Action:
    """Somebody without a chip takes one from the centre."""
    holding = frozenset(place for place in state.places if place != CENTRE)
    free = [stars for stars, place in enumerate(state.places, start=1) if place == CENTRE]
    colour = COLOURS[len(state.heist.chips)]
    return By(_one_but(state.rules, holding, rng), Take(colour, rng.choice(free), CENTRE))


def _confirm(state: ChipsOpen, rng: Random) -> Action:
    holders = tuple(place for place in state.places if place != CENTRE)
    confirm = Confirm(COLOURS[len(state.heist.chips)], holders)
    return By(_one_but(state.rules, state.confirmed, rng), confirm)


def _one_but(rules: Rules, others: frozenset[Seat], rng: Random) -> Seat:
    return rng.choice([Seat(seat) for seat in range(rules.players) if seat not in others])
