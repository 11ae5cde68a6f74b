"""Faults with cards in force: a card for one viewer too many, a memory that Blackout takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

from msgspec import structs

from backroom.core.game import Everyone, Step, Told
from backroom.core.wire import Seat, Spectator, Viewer
from backroom.games.gang import GANG, Seen, State
from backroom.games.gang.events import Happened, YourChoice
from backroom.games.gang.refusals import holder_of
from backroom.games.gang.seen import (
    SeenChips,
    SeenDealing,
    SeenDrawing,
    SeenGuessing,
    SeenHeistOver,
    SeenPassing,
    SeenRedealing,
)
from backroom.games.gang.state import (
    Action,
    ChipsOpen,
    Dealing,
    Drawing,
    Guessing,
    HeistOver,
    Passing,
    Redealing,
)
from backroom.games.gang.story import Deed, Entry, Note, Passed

from ..laws import a_view_remembers_all_that_was_told, secrets_change_nothing
from ..mutation import Mutation
from .games_with_cards import (
    BLACKOUT,
    BLACKOUT_GAME,
    CON_ARTIST,
    CON_ARTIST_GAME,
    PRIVATE,
    PRIVATE_GAME,
)

SEATS = (Seat(0), Seat(1), Seat(2))
VIEWERS: tuple[Viewer, ...] = (*SEATS, Spectator())
HEARERS: tuple[Seat | Everyone, ...] = (*SEATS, Everyone())
DEEDS = {  # of the game above, with the seats that may know the cards
    "what was shown": (Deed.SHOWED, 1, (1, 2)),
    "what the hacker drew": (Deed.DREW, 1, (1,)),
    "what the hacker discarded": (Deed.DISCARDED, 1, (1,)),
    "what the redraw brought": (Deed.DREW, 0, (0,)),
    "what the redraw discarded": (Deed.DISCARDED, 0, (0,)),
}
HIDDEN_FOR_EVER = set(DEEDS) - {"what the redraw brought"}  # that is shown at the showdown

View = Callable[[State, Viewer], Seen]
Is = Callable[[Entry], bool]


def leaks_of_stories() -> Iterator[Mutation]:
    """A card in the story of a heist, seen by one viewer too many."""
    for viewer in VIEWERS:
        name = f"{_named(viewer)} sees every passed card"
        yield _leak(name, _unmasked(lambda entry: isinstance(entry, Passed), viewer))
    for (name, (deed, seat, knowing)), viewer in product(DEEDS.items(), VIEWERS):
        if viewer not in knowing:
            view = _unmasked(_is(deed, seat), viewer)
            yield _leak(f"{_named(viewer)} sees {name}", view)
            if name in HIDDEN_FOR_EVER:
                yield _leak(f"{_named(viewer)} sees {name} after the showdown", _only_over(view))


def leaks_of_events() -> Iterator[Mutation]:
    """A card told to one seat too many, or to all."""
    for (name, (deed, seat, knowing)), hearer in product(DEEDS.items(), HEARERS):
        if hearer not in knowing:
            yield _overheard(f"{_named(hearer)} hears {name}", _is(deed, seat), hearer)
    for hearer in HEARERS:
        name = f"{_named(hearer)} hears every passed card"
        yield _overheard(name, lambda entry: isinstance(entry, Passed), hearer)
    yield _leaking_step("everyone hears which card was chosen", _choice_told)


def other_leaks() -> Iterator[Mutation]:
    """Cards that are chosen, taken or guessed about."""
    for viewer in VIEWERS:
        yield _leak(f"{_named(viewer)} sees which cards were chosen", _chosen_seen(viewer))
    for viewer in (Seat(0), Seat(1), Spectator()):
        yield _leak(f"{_named(viewer)} sees the hand that is guessed", _guessed_seen(viewer))
    yield Mutation(
        "a seat sees the cards of others that the con artist took",
        replace(GANG, view=_taken_seen),
        secrets_change_nothing,
        CON_ARTIST,
        CON_ARTIST_GAME,
    )


def faults_of_memory() -> Iterator[Mutation]:
    """What may not be remembered, and what must be."""
    law = a_view_remembers_all_that_was_told
    for name, view in {
        "the count of moves in a blackout": _counting,
        "no story": _without_story,
    }.items():
        rules, text = (BLACKOUT, BLACKOUT_GAME) if view is _counting else (PRIVATE, PRIVATE_GAME)
        yield Mutation(name, replace(GANG, view=view), law, rules, text)
    yield Mutation(
        "old cards after the con artist took them",
        replace(GANG, view=_old_hand),
        law,
        CON_ARTIST,
        CON_ARTIST_GAME,
    )


def _is(deed: Deed, seat: int) -> Is:
    return lambda entry: isinstance(entry, Note) and (entry.deed, entry.seat) == (deed, seat)


def _leak(name: str, view: View) -> Mutation:
    game = replace(GANG, view=view)
    return Mutation(name, game, secrets_change_nothing, PRIVATE, PRIVATE_GAME)


def _leaking_step(name: str, step: Callable[[State, Action], Step[State]]) -> Mutation:
    game = replace(GANG, step=step)
    return Mutation(name, game, secrets_change_nothing, PRIVATE, PRIVATE_GAME)


def _unmasked(is_meant: Is, to: Viewer) -> View:
    def view(state: State, viewer: Viewer) -> Seen:
        seen = GANG.view(state, viewer)
        if isinstance(state, Drawing | Dealing) or isinstance(seen, SeenDrawing | SeenDealing):
            return seen
        pairs = zip(state.heist.story, seen.heist.story, strict=True)
        story = tuple(true if is_meant(true) else masked for true, masked in pairs)
        heist = structs.replace(seen.heist, story=story)
        return structs.replace(seen, heist=heist) if viewer == to else seen

    return view


def _only_over(leaking: View) -> View:
    def view(state: State, viewer: Viewer) -> Seen:
        over = isinstance(state, HeistOver)
        return leaking(state, viewer) if over else GANG.view(state, viewer)

    return view


def _overheard(name: str, is_meant: Is, also: Seat | Everyone) -> Mutation:
    def step(state: State, action: Action) -> Step[State]:
        after = GANG.step(state, action)
        if isinstance(after.state, Drawing | Dealing) or isinstance(state, Drawing | Dealing):
            return after
        fresh = after.state.heist.story[len(state.heist.story) :]
        more = tuple(Told(Happened(entry), also) for entry in fresh if is_meant(entry))
        return Step(after.state, (*after.told, *more))

    return _leaking_step(name, step)


def _choice_told(state: State, action: Action) -> Step[State]:
    after = GANG.step(state, action)
    told = tuple(
        Told(one.event, Everyone()) if isinstance(one.event, YourChoice) else one
        for one in after.told
    )
    return Step(after.state, told)


def _chosen_seen(to: Viewer) -> View:
    def view(state: State, viewer: Viewer) -> Seen:
        seen = GANG.view(state, viewer)
        if isinstance(state, Passing) and isinstance(seen, SeenPassing) and viewer == to:
            return structs.replace(seen, passing=tuple(card for _, card in state.chosen))
        return seen

    return view


def _guessed_seen(to: Viewer) -> View:
    def view(state: State, viewer: Viewer) -> Seen:
        seen = GANG.view(state, viewer)
        if isinstance(state, Guessing) and isinstance(seen, SeenGuessing) and viewer == to:
            hands = list(seen.heist.hands)
            hands[holder_of(state.heist)] = state.heist.hands[holder_of(state.heist)]
            return structs.replace(seen, heist=structs.replace(seen.heist, hands=tuple(hands)))
        return seen

    return view


def _taken_seen(state: State, viewer: Viewer) -> Seen:
    seen = GANG.view(state, viewer)
    if isinstance(state, Redealing) and isinstance(seen, SeenRedealing):
        heist = structs.replace(seen.heist, hands=state.heist.hands)
        return structs.replace(seen, heist=heist)
    return seen


def _old_hand(state: State, viewer: Viewer) -> Seen:
    seen = GANG.view(state, viewer)
    if isinstance(state, Redealing) and isinstance(seen, SeenRedealing):
        hands = tuple(
            hand if seat == viewer else down
            for seat, (hand, down) in enumerate(
                zip(state.heist.hands, seen.heist.hands, strict=True)
            )
        )
        return structs.replace(seen, heist=structs.replace(seen.heist, hands=hands))
    return seen


def _counting(state: State, viewer: Viewer) -> Seen:
    seen = GANG.view(state, viewer)
    if isinstance(state, ChipsOpen) and isinstance(seen, SeenChips) and state.heist.board:
        return structs.replace(seen, heist=structs.replace(seen.heist, moved=3))
    return seen


def _without_story(state: State, viewer: Viewer) -> Seen:
    seen = GANG.view(state, viewer)
    if isinstance(seen, SeenChips | SeenHeistOver):
        return structs.replace(seen, heist=structs.replace(seen.heist, story=()))
    return seen


def _named(someone: Viewer | Everyone) -> str:
    match someone:
        case Spectator():
            return "a spectator"
        case Everyone():
            return "everyone"
        case seat:
            return f"seat {seat}"
