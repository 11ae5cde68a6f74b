"""Faults in how The Gang is played, judged, recorded and ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from typing import Any

from msgspec import structs

from backroom.core.game import By, Clock, Outcome, Refusal, Step, Unfinished
from backroom.core.wire import Seat
from backroom.games.gang import GANG, GangChoice, GangRefusal, State, parse, write
from backroom.games.gang.choices import CENTRE, Confirm, Onward, PutBack, Take
from backroom.games.gang.refusals import colour_of
from backroom.games.gang.state import (
    Action,
    BreakElapsed,
    ChipsOpen,
    Deal,
    Elapsed,
    HeistOver,
    Peeking,
    SettleElapsed,
    Turn,
    Turning,
)

from .. import laws
from ..laws import Law
from ..mutation import Mutation
from .leaks import THREE_SEATS

Judge = Callable[[State, Action], Refusal | None]


def _stepping(change: Callable[[State, Action, State], State]) -> Any:
    """The Gang in which `change` makes the state before, the action and the state after another."""

    def step(state: State, action: Action) -> Step[State]:
        after = GANG.step(state, action)
        return replace(after, state=change(state, action, after.state))

    return replace(GANG, step=step)


def _refusing(refused: Callable[[State, Action], bool]) -> Any:
    """The Gang that also refuses what `refused` says."""

    def refusal(state: State, action: Action) -> Refusal | None:
        return GangRefusal.NOT_NOW if refused(state, action) else GANG.refusal(state, action)

    return replace(GANG, refusal=refusal)


def _ticking(change: Callable[[Clock[Elapsed]], Clock[Elapsed] | None]) -> Any:
    """The Gang with another clock."""

    def clock(state: State) -> Clock[Elapsed] | None:
        running = GANG.clock(state)
        return running and change(running)

    return replace(GANG, clock=clock)


def _options_that_are_refused(state: State, seat: Seat) -> Iterator[GangChoice]:
    yield from GANG.options(state, seat)
    if isinstance(state, ChipsOpen):
        yield Confirm(colour_of(state), ())


def _options_twice(state: State, seat: Seat) -> Iterator[GangChoice]:
    yield from (*GANG.options(state, seat), *GANG.options(state, seat))


def _options_without_putting_back(state: State, seat: Seat) -> Iterator[GangChoice]:
    offered = GANG.options(state, seat)
    return (choice for choice in offered if not isinstance(choice, PutBack))


def _nothing_refused(state: State, action: Action) -> Refusal | None:
    return None if isinstance(action, By) else GANG.refusal(state, action)


def _refusal_that_raises(state: State, action: Action) -> Refusal | None:
    match action, state:
        case By(choice=Take(stars=stars)), ChipsOpen(places=places):
            return GANG.refusal(state, action) if places[stars - 1] else None
        case _:
            return GANG.refusal(state, action)


def _seats_not_counted(state: State, action: Action) -> Refusal | None:
    reason = GANG.refusal(state, action)
    return None if reason is GangRefusal.NO_SUCH_SEAT else reason


def _everybody_acts(state: State) -> frozenset[Seat]:
    return frozenset(Seat(seat) for seat in range(state.rules.players))


def _old_chip_kept(state: State, action: Action, after: State) -> State:
    match state, action, after:
        case ChipsOpen(), By(seat, Take()), ChipsOpen() if seat in state.places:
            places = list(after.places)
            places[state.places.index(seat)] = seat
            return replace(after, places=tuple(places))
        case _:
            return after


def _old_chip_to_the_loser(state: State, action: Action, after: State) -> State:
    match state, action, after:
        case ChipsOpen(), By(seat, Take(source=loser)), ChipsOpen() if loser != CENTRE:
            if seat in state.places:
                places = list(after.places)
                places[state.places.index(seat)] = loser
                return replace(after, places=tuple(places))
            return after
        case _:
            return after


def _chip_lost(_: State, __: Action, after: State) -> State:
    if isinstance(after, Turning):
        last = after.heist.chips[-1]
        short = structs.replace(last, holders=last.holders[1:])
        return replace(after, heist=replace(after.heist, chips=(*after.heist.chips[:-1], short)))
    return after


def _confirmations_kept(state: State, action: Action, after: State) -> State:
    if isinstance(state, ChipsOpen) and isinstance(after, ChipsOpen) and isinstance(action, By):
        return replace(after, confirmed=state.confirmed | after.confirmed)
    return after


def _hands_swapped(_: State, action: Action, after: State) -> State:
    if isinstance(after, ChipsOpen) and isinstance(action, Turn):
        return replace(after, heist=replace(after.heist, hands=after.heist.hands[::-1]))
    return after


def _card_twice(_: State, action: Action, after: State) -> State:
    if isinstance(after, Peeking) and isinstance(action, Deal):
        one, two, *others = after.heist.hands
        hands = (one, (one[0], two[1]), *others)
        return replace(after, heist=replace(after.heist, hands=hands))
    return after


def _vault_and_alarm(_: State, __: Action, after: State) -> State:
    if isinstance(after, HeistOver):
        score = structs.replace(after.score, vaults=1, alarms=1)
        return replace(after, score=score)
    return after


def _past_collected(_: State, action: Action, after: State) -> State:
    if isinstance(action, Deal):
        return replace(after, score=structs.replace(after.score, past=()))
    return after


def _every_move_from_the_centre(action: Action) -> str:
    words = write(action).split(" from ")
    return f"{words[0]} from centre" if len(words) > 1 else words[0]


def _seats_read_backwards(line: str) -> Any:
    action = parse(line)
    return By(Seat(1 - action.seat), action.choice) if isinstance(action, By) else action


def _unlike_itself() -> Any:
    """The Gang in which every second deal comes the other way round."""
    turns = count()

    def change(_: State, action: Action, after: State) -> State:
        if isinstance(action, Deal) and next(turns) % 2 and isinstance(after, Peeking):
            return replace(after, heist=replace(after.heist, hands=after.heist.hands[::-1]))
        return after

    return _stepping(change)


def _nobody_goes_onward(state: State, action: Action, after: State) -> State:
    going = isinstance(action, By) and isinstance(action.choice, Onward)
    return state if going or isinstance(action, BreakElapsed) else after


def _never(_: State) -> Unfinished:
    return Unfinished()


def _after_one_heist(state: State) -> Outcome | Unfinished:
    if isinstance(state, HeistOver):
        return Outcome((0,) * state.rules.players)
    return GANG.outcome(state)


def _other_window(running: Clock[Elapsed]) -> Clock[Elapsed]:
    match running.action:
        case SettleElapsed(heist, moved):
            return Clock(running.after_s, SettleElapsed(heist, moved + 1))
        case _:
            return running


def _windows_only(running: Clock[Elapsed]) -> Clock[Elapsed] | None:
    return running if isinstance(running.action, SettleElapsed) else None


_FAULTS: tuple[tuple[Law, dict[str, Any]], ...] = (
    (
        laws.options_are_never_refused,
        {
            "options that are refused": replace(GANG, options=_options_that_are_refused),
            "options offered twice": replace(GANG, options=_options_twice),
            "putting back not offered": replace(GANG, options=_options_without_putting_back),
            "nothing refused": replace(GANG, refusal=_nothing_refused),
            "a refusal that raises": replace(GANG, refusal=_refusal_that_raises),
            "seats not counted": replace(GANG, refusal=_seats_not_counted),
            "everybody acts always": replace(GANG, actors=_everybody_acts),
        },
    ),
    (
        laws.what_is_due_can_come,
        {
            "a clock that names another window": _ticking(_other_window),
            "a clock that ran out before it began": _ticking(lambda run: Clock(-1.0, run.action)),
            "clocks refused": _refusing(lambda _, action: isinstance(action, SettleElapsed)),
            "second deals refused": _refusing(lambda state, _: state.score.past != ()),
        },
    ),
    (
        laws.cards_and_chips_are_conserved,
        {
            "an old chip kept": _stepping(_old_chip_kept),
            "a chip lost at the end of a round": _stepping(_chip_lost),
            "confirmations kept when chips move": _stepping(_confirmations_kept),
            "hands that change seats": _stepping(_hands_swapped),
            "a card dealt twice": _stepping(_card_twice),
            "a vault and an alarm at once": _stepping(_vault_and_alarm),
            "cards of earlier heists gone": _stepping(_past_collected),
        },
    ),
    (
        laws.a_view_remembers_all_that_was_told,
        {"an old chip handed to the loser": _stepping(_old_chip_to_the_loser)},
    ),
    (
        laws.a_record_replays_to_the_same_state,
        {
            "a record that loses where a chip came from": replace(
                GANG, write=_every_move_from_the_centre
            ),
            "a record read for other seats": replace(GANG, parse=_seats_read_backwards),
            "a game unlike itself": _unlike_itself(),
        },
    ),
    (
        laws.games_end,
        {
            "a game without an end": replace(GANG, outcome=_never),
            "a game that goes on after its end": replace(GANG, outcome=_after_one_heist),
            "a game in which nobody acts": replace(GANG, actors=lambda _: frozenset()),
            "a clock that never strikes": _ticking(lambda _: None),
            "a break that never ends": _ticking(_windows_only),
            "a break that nobody leaves": _stepping(_nobody_goes_onward),
        },
    ),
)
FAULTS_OF_PLAY = tuple(
    Mutation(name, game, law, THREE_SEATS) for law, games in _FAULTS for name, game in games.items()
)
