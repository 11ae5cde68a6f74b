"""Ways to let a seat feel a card that it may not see: by what it can do, and what it hears when.

In each of them something depends on the first hole card of the next seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from msgspec import structs

from backroom.cards.card import rank
from backroom.core.game import By, Clock, Everyone, Refusal, Step, Told
from backroom.core.wire import Seat, Spectator, Viewer
from backroom.games.gang import GANG, GangChoice, GangRefusal, Seen, State
from backroom.games.gang.choices import Confirm, PutBack, Take
from backroom.games.gang.events import Confirmed
from backroom.games.gang.seen import SeenChips
from backroom.games.gang.state import Action, ChipsOpen, Elapsed

from ..laws import secrets_change_nothing
from ..mutation import Mutation
from .leaks import THREE_SEATS


def _next_is_high(state: State, seat: Seat) -> bool:
    if not isinstance(state, ChipsOpen):
        return False
    hand = state.heist.hands[(seat + 1) % state.rules.players]
    return rank(hand[0]) >= 8


def _options(state: State, seat: Seat) -> Iterator[GangChoice]:
    hint = _next_is_high(state, seat)
    offered = GANG.options(state, seat)
    return (choice for choice in offered if not (hint and isinstance(choice, PutBack)))


def _options_in_another_order(state: State, seat: Seat) -> Iterator[GangChoice]:
    offered = tuple(GANG.options(state, seat))
    return iter(offered[::-1] if _next_is_high(state, seat) else offered)


def _view(state: State, viewer: Viewer) -> Seen:
    seen = GANG.view(state, viewer)
    if isinstance(seen, SeenChips) and not isinstance(viewer, Spectator):
        return structs.replace(seen, options=tuple(_options(state, viewer)))
    return seen


def _view_of_confirmations(state: State, viewer: Viewer) -> Seen:
    seen = GANG.view(state, viewer)
    hint = not isinstance(viewer, Spectator) and _next_is_high(state, viewer)
    return structs.replace(seen, confirmed=()) if hint and isinstance(seen, SeenChips) else seen


def _view_by_a_spectator(state: State, viewer: Viewer) -> Seen:
    seen = GANG.view(state, viewer)
    hint = isinstance(viewer, Spectator) and _next_is_high(state, Seat(0))
    return structs.replace(seen, contests=()) if hint and isinstance(seen, SeenChips) else seen


def _refusal(state: State, action: Action) -> Refusal | None:
    match action:
        case By(seat, Take()) if seat in GANG.actors(state) and _next_is_high(state, seat):
            return GangRefusal.NOT_NOW
        case _:
            return GANG.refusal(state, action)


def _refusal_by_another_name(state: State, action: Action) -> Refusal | None:
    reason = GANG.refusal(state, action)
    match action:
        case By(seat, Confirm()) if seat in GANG.actors(state) and _next_is_high(state, seat):
            return reason and GangRefusal.NOT_NOW
        case _:
            return reason


def _actors(state: State) -> frozenset[Seat]:
    return frozenset(seat for seat in GANG.actors(state) if not _next_is_high(state, seat))


def _clock(state: State) -> Clock[Elapsed] | None:
    running = GANG.clock(state)
    if running is not None and _next_is_high(state, Seat(0)):
        return Clock(running.after_s + 1, running.action)
    return running


def _clock_that_waits(state: State) -> Clock[Elapsed] | None:
    return None if _next_is_high(state, Seat(0)) else GANG.clock(state)


def _one_event_more(state: State, action: Action) -> Step[State]:
    after = GANG.step(state, action)
    if not _next_is_high(after.state, Seat(0)):
        return after
    return Step(after.state, (*after.told, Told(Confirmed(Seat(0)), Everyone())))


def _events_in_another_order(state: State, action: Action) -> Step[State]:
    after = GANG.step(state, action)
    return Step(after.state, after.told[::-1]) if _next_is_high(after.state, Seat(0)) else after


_HINTS = {
    "options by a hidden card": replace(GANG, options=_options),
    "options ordered by a hidden card": replace(GANG, options=_options_in_another_order),
    "shown options by a hidden card": replace(GANG, view=_view),
    "shown confirmations by a hidden card": replace(GANG, view=_view_of_confirmations),
    "shown contests by a hidden card": replace(GANG, view=_view_by_a_spectator),
    "refusals by a hidden card": replace(GANG, refusal=_refusal),
    "a reason by a hidden card": replace(GANG, refusal=_refusal_by_another_name),
    "actors by a hidden card": replace(GANG, actors=_actors),
    "the clock's length by a hidden card": replace(GANG, clock=_clock),
    "a clock by a hidden card": replace(GANG, clock=_clock_that_waits),
    "an event more by a hidden card": replace(GANG, step=_one_event_more),
    "events ordered by a hidden card": replace(GANG, step=_events_in_another_order),
}
HINTS = tuple(
    Mutation(name, game, secrets_change_nothing, THREE_SEATS) for name, game in _HINTS.items()
)
