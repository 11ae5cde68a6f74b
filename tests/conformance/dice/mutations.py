"""Dice poker with one fault each, and the law that must find it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from msgspec import structs

from backroom.core.game import By, Clock, Everyone, Outcome, Refusal, Step, Told, Unfinished
from backroom.core.wire import Seat, Viewer
from backroom.games.dice import DICE, DiceChoice, DiceRules, DiceSeen, GoOn, Stand, State, Throw
from backroom.games.dice.events import DiceThrown, MatchEnded
from backroom.games.dice.seen import Bout, SeenTurn, Sits, Stake, Standing, Thrown
from backroom.games.dice.state import (
    Action,
    Break,
    Elapsed,
    MatchOver,
    Roll,
    Rolling,
    Turn,
    TurnElapsed,
)

from .. import laws
from ..laws import Law
from ..mutation import Mutation

SMALL = DiceRules(players=3, stack=10, ante=3, circles=2, highest_face=3)
ALL = (0, 1, 2, 3, 4)

Change = Callable[[Standing], Standing]


def _stepping(change: Callable[[State, Action, Step[State]], Step[State]]) -> Any:
    """The game in which `change` makes another step of each."""

    def step(state: State, action: Action) -> Step[State]:
        return change(state, action, DICE.step(state, action))

    return replace(DICE, step=step)


def _when(changed: Callable[[State, Action, State], State | None]) -> Any:
    """The game with another state after some steps."""

    def change(state: State, action: Action, step: Step[State]) -> Step[State]:
        return replace(step, state=changed(state, action, step.state) or step.state)

    return _stepping(change)


def _viewing(change: Callable[[State, DiceSeen], DiceSeen]) -> Any:
    def view(state: State, viewer: Viewer) -> DiceSeen:
        return change(state, DICE.view(state, viewer))

    return replace(DICE, view=view)


def _judging(refusal: Callable[[State, Action], Refusal | None]) -> Any:
    return replace(DICE, refusal=refusal)


def _standing(changed: Callable[[State, State], bool], change: Change) -> Any:
    """The game with another standing after some steps."""

    def other(before: State, _: Action, after: State) -> State | None:
        if not isinstance(after, Break | Turn | MatchOver) or not changed(before, after):
            return None
        return replace(after, standing=change(after.standing))

    return _when(other)


def _won(before: State, after: State) -> bool:
    return isinstance(before, Rolling | Turn) and isinstance(after, Break | MatchOver)


def _began(before: State, after: State) -> bool:
    return isinstance(after, Turn) and not after.bouts[0].results and not isinstance(before, Turn)


def _richer(standing: Standing, chips: int) -> Standing:
    first = standing.stakes[0]
    stake = structs.replace(first, stack=first.stack + chips)
    return structs.replace(standing, stakes=(stake, *standing.stakes[1:]))


def _locked_die_thrown(state: State, action: Action) -> Refusal | None:
    """The lock is forgotten."""
    match state, action:
        case Turn(throws=(_, _)), By(seat, Throw(dice=dice) as throw) if dice:
            fresh = replace(state, throws=state.throws[:1])
            return DICE.refusal(fresh, By(seat, structs.replace(throw, throw=2)))
        case _:
            return DICE.refusal(state, action)


def _options_with_locked_dice(state: State, seat: Seat) -> Iterator[DiceChoice]:
    yield from DICE.options(state, seat)
    if isinstance(state, Turn) and len(state.throws) == 2 and seat in DICE.actors(state):
        yield Throw(state.standing.turns, 3, ALL)


def _options_without_standing(state: State, seat: Seat) -> Iterator[DiceChoice]:
    return (one for one in DICE.options(state, seat) if not isinstance(one, Stand))


def _options_twice(state: State, seat: Seat) -> Iterator[DiceChoice]:
    yield from (*DICE.options(state, seat), *DICE.options(state, seat))


def _throws_twice(state: State, action: Action) -> Refusal | None:
    """A double click is a throw more."""
    match state, action:
        case Turn(throws=(_, *_)), By(seat, Throw(turn, throw, dice)) if throw == len(state.throws):
            return DICE.refusal(state, By(seat, Throw(turn, throw + 1, dice)))
        case _:
            return DICE.refusal(state, action)


def _crashing_refusal(state: State, action: Action) -> Refusal | None:
    if isinstance(action, By) and isinstance(action.choice, Throw):
        _ = [ALL[place] for place in action.choice.dice]
    return DICE.refusal(state, action)


def _going_on_for_ever(state: State, action: Action) -> Refusal | None:
    if isinstance(action, By) and isinstance(action.choice, GoOn):
        return DICE.refusal(state, By(action.seat, GoOn(-1)))
    return DICE.refusal(state, action)


def _stale_clock(state: State) -> Clock[Elapsed] | None:
    running = DICE.clock(state)
    if running is not None and isinstance(running.action, TurnElapsed):
        return replace(running, action=TurnElapsed(running.action.turn, 0))
    return running


def _negative_clock(state: State) -> Clock[Elapsed] | None:
    running = DICE.clock(state)
    return running and replace(running, after_s=-1.0)


def _silent(state: State, action: Action, step: Step[State]) -> Step[State]:
    """Nobody hears of a throw."""
    del state, action
    told = tuple(one for one in step.told if not isinstance(one.event, DiceThrown))
    return replace(step, told=told)


def _early(state: State, action: Action, step: Step[State]) -> Step[State]:
    """All hear of the end before it comes."""
    del action
    more = (Told(MatchEnded(()), Everyone()),) if isinstance(state, Break) else ()
    return replace(step, told=(*step.told, *more))


def _future(_: State, seen: DiceSeen) -> DiceSeen:
    """The view shows the dice of a throw that is still to come."""
    if isinstance(seen, SeenTurn) and not seen.throws:
        return structs.replace(seen, throws=(Thrown((1, 1, 1, 1, 1), ALL),))
    return seen


def _without_past(_: State, seen: DiceSeen) -> DiceSeen:
    return structs.replace(seen, standing=structs.replace(seen.standing, past=()))


def _without_throws(_: State, seen: DiceSeen) -> DiceSeen:
    return structs.replace(seen, throws=seen.throws[-1:]) if isinstance(seen, SeenTurn) else seen


def _truth(state: State, seen: DiceSeen) -> DiceSeen:
    """The state itself goes out with the view."""
    return structs.replace(seen, bouts=(state,))


def _imagining(change: Callable[[State], State]) -> Any:
    def imagine(rules: DiceRules, seen: DiceSeen, rng: Random) -> State:
        return change(DICE.imagine(rules, seen, rng))

    return replace(DICE, imagine=imagine)


def _unlocked(state: State) -> State:
    return replace(state, throws=state.throws[:1]) if isinstance(state, Turn) else state


def _slower(state: State) -> State:
    if isinstance(state, Turn):
        return replace(state, rules=structs.replace(state.rules, turn_s=300.0))
    return state


def _all_tied(_: State, __: Action, after: State) -> State | None:
    """Everybody plays off, not only those tied."""
    if isinstance(after, Turn) and len(after.bouts) > 1 and not after.bouts[-1].results:
        last = Bout(after.bouts[-1].play_off, tuple(Seat(seat) for seat in range(3)))
        return replace(after, bouts=(*after.bouts[:-1], last))
    return None


def _left_with_chips(_: State, __: Action, after: State) -> State | None:
    """Who leaves takes chips out of the match that nobody counts."""
    if not isinstance(after, Break | MatchOver):
        return None
    stakes = tuple(
        structs.replace(stake, stack=0) if stake.sits is Sits.OUT else stake
        for stake in after.standing.stakes
    )
    return replace(after, standing=structs.replace(after.standing, stakes=stakes))


def _loose(before: State, _: Action, after: State) -> State | None:
    """The dice that were left lying roll too."""
    if not isinstance(before, Rolling) or not isinstance(after, Turn) or len(after.throws) < 2:
        return None
    last = structs.replace(after.throws[-1], dice=(1, 2, 3, 1, 2))
    return replace(after, throws=(*after.throws[:-1], last))


def _unsorted(action: Action) -> str:
    if isinstance(action, Roll):
        return DICE.write(Roll(tuple(sorted(action.faces))))
    return DICE.write(action)


def _never_over(_: State) -> Outcome | Unfinished:
    return Unfinished()


def _stuck_actors(state: State) -> frozenset[Seat]:
    return DICE.actors(state) | ({Seat(0)} if isinstance(state, MatchOver) else set())


def _mutation(name: str, game: Any, law: Law, rules: DiceRules = SMALL) -> Mutation:
    return Mutation(name, game, law, rules)


def _emptied(standing: Standing) -> Standing:
    return structs.replace(standing, bank=0)


def _in_debt(standing: Standing) -> Standing:
    lost = Stake(-1)
    gained = _richer(standing, standing.stakes[1].stack + 1)
    return structs.replace(gained, stakes=(gained.stakes[0], lost, *gained.stakes[2:]))


FAULTS: tuple[Mutation, ...] = (
    _mutation("the truth goes out", _viewing(_truth), laws.messages_hold_wire_types_only),
    _mutation("a world without locks", _imagining(_unlocked), laws.imagining_keeps_the_view),
    _mutation(
        "a world of other rules",
        _imagining(_slower),
        laws.imagining_reaches_exactly_the_information_set,
    ),
    _mutation("a throw in silence", _stepping(_silent), laws.told_follows_from_consecutive_views),
    _mutation("an end told early", _stepping(_early), laws.told_follows_from_consecutive_views),
    _mutation("future dice", _viewing(_future), laws.a_view_remembers_all_that_was_told),
    _mutation(
        "past games forgotten", _viewing(_without_past), laws.a_view_remembers_all_that_was_told
    ),
    _mutation(
        "earlier throws forgotten",
        _viewing(_without_throws),
        laws.a_view_remembers_all_that_was_told,
    ),
    _mutation(
        "a locked die may be thrown", _judging(_locked_die_thrown), laws.options_are_never_refused
    ),
    _mutation(
        "locked dice are offered",
        replace(DICE, options=_options_with_locked_dice),
        laws.options_are_never_refused,
    ),
    _mutation(
        "standing is not offered",
        replace(DICE, options=_options_without_standing),
        laws.options_are_never_refused,
    ),
    _mutation(
        "options twice", replace(DICE, options=_options_twice), laws.options_are_never_refused
    ),
    _mutation(
        "a double click throws twice", _judging(_throws_twice), laws.options_are_never_refused
    ),
    _mutation("a judge that crashes", _judging(_crashing_refusal), laws.options_are_never_refused),
    _mutation("a stale clock", replace(DICE, clock=_stale_clock), laws.what_is_due_can_come),
    _mutation(
        "a clock of the past", replace(DICE, clock=_negative_clock), laws.what_is_due_can_come
    ),
    _mutation(
        "chips vanish",
        _standing(_won, lambda it: _richer(it, -1)),
        laws.cards_and_chips_are_conserved,
    ),
    _mutation(
        "chips appear",
        _standing(_won, lambda it: _richer(it, 1)),
        laws.cards_and_chips_are_conserved,
    ),
    _mutation(
        "the bank is emptied", _standing(_began, _emptied), laws.cards_and_chips_are_conserved
    ),
    _mutation("a seat in debt", _standing(_won, _in_debt), laws.cards_and_chips_are_conserved),
    _mutation(
        "a leaver's chips are lost", _when(_left_with_chips), laws.cards_and_chips_are_conserved
    ),
    _mutation("a tie of all", _when(_all_tied), laws.cards_and_chips_are_conserved),
    _mutation("dice move by themselves", _when(_loose), laws.cards_and_chips_are_conserved),
    _mutation(
        "dice recorded in another order",
        replace(DICE, write=_unsorted),
        laws.a_record_replays_to_the_same_state,
    ),
    _mutation("a match without end", replace(DICE, outcome=_never_over), laws.games_end),
    _mutation("somebody acts after the end", replace(DICE, actors=_stuck_actors), laws.games_end),
)
