"""Every way to leak a card of The Gang: by a view, by a name, by an event."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

from msgspec import structs

from backroom.core.game import Everyone, Step, Told
from backroom.core.wire import FaceDown, Seat, Spectator, Viewer
from backroom.games.gang import GANG, Peek, Rules, Seen, State
from backroom.games.gang.events import YourCards
from backroom.games.gang.refusals import colour_of
from backroom.games.gang.seen import SeenChips, SeenHeist, SeenPeeking, SeenTurning
from backroom.games.gang.state import Action, ChipsOpen, Peeking, Turning

from ..laws import secrets_change_nothing
from ..mutation import Mutation

THREE_SEATS = Rules(players=3, vaults=2, alarms=2, peek=Peek.ALWAYS)
SEATS = (Seat(0), Seat(1), Seat(2))
VIEWERS: tuple[Viewer, ...] = (*SEATS, Spectator())
HEARERS: tuple[Seat | Everyone, ...] = (*SEATS, Everyone())
PHASES = (
    "the peek",
    "white chips",
    "the turning of the flop",
    "yellow chips",
    "the turning of the turn",
    "orange chips",
    "the turning of the river",
    "red chips",
)

View = Callable[[State, Viewer], Seen]


def leaking_views() -> Iterator[Mutation]:
    """One hole card of one seat, shown to one other viewer in one phase."""
    for phase, seat, card, viewer in product(PHASES, SEATS, (0, 1), VIEWERS):
        if seat != viewer:
            name = f"{_named(viewer)} sees card {card} of seat {seat} during {phase}"
            yield _leak(name, _leaking(phase, seat, card, viewer))


def leaking_names() -> Iterator[Mutation]:
    """What one seat's hand makes, told to another viewer."""
    for seat, viewer in product(SEATS, VIEWERS):
        if seat != viewer:
            name = f"{_named(viewer)} reads what the hand of seat {seat} makes"
            yield _leak(name, _naming(seat, viewer))


def overheard_cards() -> Iterator[Mutation]:
    """The cards of one seat, told to one seat more or to all."""
    for seat, hearer in product(SEATS, HEARERS):
        if seat != hearer:
            name = f"{_named(hearer)} hears the cards of seat {seat}"
            game = replace(GANG, step=_overheard(seat, hearer))
            yield Mutation(name, game, secrets_change_nothing, THREE_SEATS)


def _leak(name: str, view: View) -> Mutation:
    return Mutation(name, replace(GANG, view=view), secrets_change_nothing, THREE_SEATS)


def _named(someone: Viewer | Everyone) -> str:
    match someone:
        case Spectator():
            return "a spectator"
        case Everyone():
            return "everyone"
        case seat:
            return f"seat {seat}"


def _leaking(phase: str, seat: Seat, card: int, to: Viewer) -> View:
    def view(state: State, viewer: Viewer) -> Seen:
        seen = GANG.view(state, viewer)
        if viewer == to and _phase(state) == phase:
            return _unveiled(state, seen, seat, card)
        return seen

    return view


def _phase(state: State) -> str:
    match state:
        case Peeking():
            return PHASES[0]
        case ChipsOpen():
            return f"{colour_of(state)} chips"
        case Turning(heist=heist):
            return PHASES[2 * len(heist.chips)]
        case _:
            return "no secrets"


def _unveiled(state: State, seen: Seen, seat: Seat, card: int) -> Seen:
    match state, seen:
        case (
            Peeking() | Turning() | ChipsOpen(),
            SeenPeeking() | SeenTurning() | SeenChips(),
        ):
            hands = list(seen.heist.hands)
            assert hands[seat] == FaceDown(2)
            hands[seat] = (state.heist.hands[seat][card],)
            heist: SeenHeist = structs.replace(seen.heist, hands=tuple(hands))
            return structs.replace(seen, heist=heist)
        case _:
            return seen


def _naming(seat: Seat, to: Viewer) -> View:
    def view(state: State, viewer: Viewer) -> Seen:
        seen, other = GANG.view(state, viewer), GANG.view(state, seat)
        match seen, other:
            case (SeenPeeking() | SeenChips(), SeenPeeking() | SeenChips()) if viewer == to:
                return structs.replace(seen, own=other.own)
            case _:
                return seen

    return view


def _overheard(seat: Seat, also: Seat | Everyone) -> Callable[[State, Action], Step[State]]:
    def step(state: State, action: Action) -> Step[State]:
        after = GANG.step(state, action)
        cards = [told.event for told in after.told if told.to == seat]
        assert all(isinstance(event, YourCards) for event in cards)
        return Step(after.state, (*after.told, *(Told(event, also) for event in cards)))

    return step
