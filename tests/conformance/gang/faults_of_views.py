"""Faults in what people see and hear of The Gang, and in what is imagined from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from msgspec import structs

from backroom.core.game import Everyone, Step, Told
from backroom.core.wire import Event, FaceDown, Seat, Viewer
from backroom.games.gang import GANG, Rules, Seen, State
from backroom.games.gang.events import (
    ChipsOpened,
    Confirmed,
    Dealt,
    PeekClosed,
    RoundEnded,
    Showdown,
    Took,
    Turned,
    WasPutBack,
)
from backroom.games.gang.seen import SeenChips, SeenDealing, SeenDrawing, SeenHeist
from backroom.games.gang.state import Action, ChipsOpen, Dealing, Drawing, Peeking, Turning

from .. import laws
from ..mutation import Mutation
from .leaks import THREE_SEATS
from .small import INSTANT, INSTANT_GAME, SETTLE, SETTLE_GAME, up_to

FLOP = up_to(INSTANT_GAME, "turn Qd Kh Ks")
CONFIRMED = up_to(SETTLE_GAME, "0 fine yellow 1 0")


def _seeing(change: Callable[[State, Seen], Seen]) -> Any:
    """The Gang with another view."""

    def view(state: State, viewer: Viewer) -> Seen:
        return change(state, GANG.view(state, viewer))

    return replace(GANG, view=view)


def _remembering(**changes: Any) -> Any:  # Any: of any field of the heist
    """The Gang with a view that always has these values in its heist."""

    def change(_: State, seen: Seen) -> Seen:
        if isinstance(seen, SeenDrawing | SeenDealing):
            return seen
        heist: SeenHeist = structs.replace(seen.heist, **changes)
        return structs.replace(seen, heist=heist)

    return _seeing(change)


def _telling(change: Callable[[State, Told], tuple[Told, ...]]) -> Any:
    """The Gang with other events, one by one."""

    def step(state: State, action: Action) -> Step[State]:
        after = GANG.step(state, action)
        return Step(after.state, tuple(new for told in after.told for new in change(state, told)))

    return replace(GANG, step=step)


def _silent_about(kind: type[Event]) -> Any:
    return _telling(lambda _, told: () if isinstance(told.event, kind) else (told,))


def _imagining(change: Callable[[State, Random], State]) -> Any:
    """The Gang with other worlds."""

    def imagine(rules: Rules, seen: Seen, rng: Random) -> State:
        return change(GANG.imagine(rules, seen, rng), rng)

    return replace(GANG, imagine=imagine)


def _truth_for_heist(state: State, seen: Seen) -> Seen:
    if isinstance(state, Drawing | Dealing) or isinstance(seen, SeenDrawing | SeenDealing):
        return seen
    return structs.replace(seen, heist=state.heist)


def _set_of_confirmations(state: State, seen: Seen) -> Seen:
    if isinstance(state, ChipsOpen) and isinstance(seen, SeenChips):
        return structs.replace(seen, confirmed=state.confirmed)
    return seen


def _truth_told(state: State, told: Told) -> tuple[Told, ...]:
    cards: Any = (state,)  # Any: no type checker would let the truth in
    return (Told(Turned(cards), told.to) if isinstance(told.event, Turned) else told,)


def _forgets_the_past(_: State, seen: Seen) -> Seen:
    return structs.replace(seen, score=structs.replace(seen.score, past=()))


def _forgets_the_score(_: State, seen: Seen) -> Seen:
    return structs.replace(seen, score=structs.replace(seen.score, vaults=0, alarms=0))


def _forgets_the_own_hand(_: State, seen: Seen) -> Seen:
    if isinstance(seen, SeenDrawing | SeenDealing):
        return seen
    hands = tuple(FaceDown(2) for _ in seen.heist.hands)
    return structs.replace(seen, heist=structs.replace(seen.heist, hands=hands))


def _forgets_contests(_: State, seen: Seen) -> Seen:
    if isinstance(seen, SeenChips):
        return structs.replace(seen, contests=tuple(0 for _ in seen.contests))
    return seen


def _put_back_for_taken(_: State, told: Told) -> tuple[Told, ...]:
    match told.event:
        case Took(seat, colour, stars):
            return (Told(WasPutBack(seat, colour, stars), told.to),)
        case _:
            return (told,)


def _breaks_hidden(_: State, told: Told) -> tuple[Told, ...]:
    match told.event:
        case Showdown(shown, cracked):
            unmarked = tuple(structs.replace(hand, breaks=False) for hand in shown)
            return (Told(Showdown(unmarked, cracked), told.to),)
        case _:
            return (told,)


def _more_than_the_views(state: State, told: Told) -> tuple[Told, ...]:
    if isinstance(state, Peeking) and isinstance(told.event, ChipsOpened):
        return (Told(PeekClosed(Seat(0)), Everyone()), told)
    return (told,)


def _hands(state: State, change: Callable[[tuple[Any, ...]], tuple[Any, ...]]) -> State:
    match state:
        case Peeking(heist=heist) | Turning(heist=heist) | ChipsOpen(heist=heist):
            return replace(state, heist=replace(heist, hands=change(heist.hands)))
        case _:
            return state


def _without_confirmations(state: State, _: Random) -> State:
    return replace(state, confirmed=frozenset()) if isinstance(state, ChipsOpen) else state


def _one_world(rules: Rules, seen: Seen, _: Random) -> State:
    return GANG.imagine(rules, seen, Random(0))


def _sorted_hands(state: State, _: Random) -> State:
    return _hands(state, lambda hands: tuple(tuple(sorted(hand)) for hand in hands))


FAULTS_OF_VIEWS = (
    *(
        Mutation(name, game, laws.messages_hold_wire_types_only, THREE_SEATS)
        for name, game in {
            "truth in a view": _seeing(_truth_for_heist),
            "a set in a view": _seeing(_set_of_confirmations),
            "truth in an event": _telling(_truth_told),
        }.items()
    ),
    *(
        Mutation(name, game, laws.imagining_keeps_the_view, THREE_SEATS)
        for name, game in {
            "hands imagined at each other's seats": _imagining(
                lambda state, _: _hands(state, lambda hands: hands[::-1])
            ),
            "a hand imagined twice": _imagining(
                lambda state, _: _hands(state, lambda hands: (hands[0], hands[0], *hands[2:]))
            ),
            "hands imagined too small": _imagining(
                lambda state, _: _hands(state, lambda hands: tuple(hand[:1] for hand in hands))
            ),
            "confirmations not imagined": _imagining(_without_confirmations),
        }.items()
    ),
    Mutation(
        "one world imagined",
        replace(GANG, imagine=_one_world),
        laws.imagining_reaches_exactly_the_information_set,
        INSTANT,
        FLOP,
    ),
    Mutation(
        "worlds imagined in which hands lie in order",
        _imagining(_sorted_hands),
        laws.imagining_reaches_exactly_the_information_set,
        INSTANT,
        FLOP,
    ),
    Mutation(
        "worlds imagined in which nobody is fine",
        _imagining(_without_confirmations),
        laws.imagining_reaches_exactly_the_information_set,
        SETTLE,
        CONFIRMED,
    ),
    *(
        Mutation(name, game, laws.told_follows_from_consecutive_views, THREE_SEATS)
        for name, game in {
            "a chip taken, told as put back": _telling(_put_back_for_taken),
            "a showdown told without its breaks": _telling(_breaks_hidden),
            "an event that says more than the views": _telling(_more_than_the_views),
            "every event told twice": _telling(lambda _, told: (told, told)),
            "nobody told of the deal": _silent_about(Dealt),
            "nobody told who is fine": _silent_about(Confirmed),
            "nobody told of the end of a round": _silent_about(RoundEnded),
        }.items()
    ),
    *(
        Mutation(name, game, laws.a_view_remembers_all_that_was_told, THREE_SEATS)
        for name, game in {
            "earlier heists forgotten": _seeing(_forgets_the_past),
            "the score forgotten": _seeing(_forgets_the_score),
            "the own hand forgotten": _seeing(_forgets_the_own_hand),
            "contests forgotten": _seeing(_forgets_contests),
            "moves forgotten": _remembering(moves=()),
            "the number of moves forgotten": _remembering(moved=0),
            "the board forgotten": _remembering(board=()),
            "chips of earlier rounds forgotten": _remembering(chips=()),
            "the number of the heist forgotten": _remembering(number=0),
        }.items()
    ),
)
