"""Crash with one fault each, and the law that must find it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from msgspec import structs

from backroom.cards.brag import FlushHigh, strength
from backroom.core.game import Clock, Everyone, Outcome, Step, Told, Unfinished
from backroom.core.wire import Seat, Spectator, Viewer
from backroom.games.crash import CRASH, CrashChoice, CrashRules, CrashSeen, MinHand, State, Unlock
from backroom.games.crash.events import YouLaid
from backroom.games.crash.seen import (
    Bench,
    SeenArranging,
    SeenDealOver,
    SeenDeciding,
    SeenOfDeal,
    Thrown,
)
from backroom.games.crash.state import (
    Action,
    ArrangeElapsed,
    Arranging,
    DealHands,
    DealOver,
    Deciding,
    Elapsed,
    GameOver,
)

from .. import laws
from ..laws import Law
from ..mutation import Mutation
from .subject import deal_of

SMALL = CrashRules(
    players=2, cards=4, lowest_rank=11, exchange_9=True, min_hand=MinHand.HIGH_CARD, target=3
)
View = Callable[[State, Viewer, CrashSeen], CrashSeen]


def _viewing(change: View) -> Any:  # Any, here and below: a game of whichever types
    def view(state: State, viewer: Viewer) -> CrashSeen:
        return change(state, viewer, CRASH.view(state, viewer))

    return replace(CRASH, view=view)


def _stepping(change: Callable[[State, Step[State]], Step[State]]) -> Any:
    def step(state: State, action: Action) -> Step[State]:
        return change(state, CRASH.step(state, action))

    return replace(CRASH, step=step)


def _layout_leaks(state: State, _: Viewer, seen: CrashSeen) -> CrashSeen:
    """Everybody can read off how strong the first seat's best hand is."""
    if isinstance(seen, SeenArranging) and isinstance(state, Arranging) and state.laid[0]:
        best = strength(state.laid[0][0], FlushHigh.THREE)
        shown = Bench((), (best,), (), ())
        return structs.replace(seen, own=shown) if seen.viewer == Spectator() else seen
    return seen


def _thrown_leaks(state: State, _: Viewer, seen: CrashSeen) -> CrashSeen:
    deal = deal_of(state)
    if not isinstance(seen, SeenOfDeal) or deal is None:
        return seen
    thrown = tuple(Thrown(seat, cards) for seat, cards in deal.thrown)
    return structs.replace(seen, deal=structs.replace(seen.deal, thrown=thrown))


def _spare_leaks(state: State, _: Viewer, seen: CrashSeen) -> CrashSeen:
    """When hands are shown, so is what was in none of them."""
    deal = deal_of(state)
    if not isinstance(seen, SeenDealOver) or deal is None:
        return seen
    return structs.replace(seen, deal=structs.replace(seen.deal, hands=deal.hands))


def _answer_leaks(state: State, _: Viewer, seen: CrashSeen) -> CrashSeen:
    if isinstance(seen, SeenDeciding) and isinstance(state, Deciding):
        return structs.replace(seen, swaps=tuple(swaps for _, swaps in state.answers))
    return seen


def _cards_leak(state: State, _: Viewer, seen: CrashSeen) -> CrashSeen:
    deal = deal_of(state)
    if not isinstance(seen, SeenArranging) or deal is None:
        return seen
    return structs.replace(seen, deal=structs.replace(seen.deal, hands=deal.hands))


def _truth(state: State, _: Viewer, seen: CrashSeen) -> CrashSeen:
    return structs.replace(seen, standing=state)


def _locks_forgotten(_: State, __: Viewer, seen: CrashSeen) -> CrashSeen:
    return structs.replace(seen, locked=()) if isinstance(seen, SeenArranging) else seen


def _laid_told_to_all(_: State, step: Step[State]) -> Step[State]:
    told = (
        Told(one.event, Everyone()) if isinstance(one.event, YouLaid) else one for one in step.told
    )
    return replace(step, told=tuple(told))


def _layout_lost(before: State, step: Step[State]) -> Step[State]:
    """Who undoes a lock has laid nothing."""
    after = step.state
    if isinstance(before, Arranging) and isinstance(after, Arranging) and after.reopened:
        laid = tuple(() if seat in after.reopened else one for seat, one in enumerate(after.laid))
        return replace(step, state=replace(after, laid=laid))
    return step


def _first_seat_gains(_: State, step: Step[State]) -> Step[State]:
    """A point more for the first seat, as if it won a tie."""
    after = step.state
    if not isinstance(after, DealOver | GameOver):
        return step
    *past, last = after.standing.past
    points = (last.points[0] + 1, *last.points[1:])
    standing = structs.replace(after.standing, past=(*past, structs.replace(last, points=points)))
    return replace(step, state=replace(after, standing=standing))


def _card_twice(_: State, step: Step[State]) -> Step[State]:
    after = step.state
    if not isinstance(after, Arranging):
        return step
    hands = (after.deal.hands[1], *after.deal.hands[1:])
    return replace(step, state=replace(after, deal=replace(after.deal, hands=hands)))


def _no_unlock(state: State, seat: Seat) -> Iterator[CrashChoice]:
    return (one for one in CRASH.options(state, seat) if not isinstance(one, Unlock))


def _stale_clock(state: State) -> Clock[Elapsed] | None:
    running = CRASH.clock(state)
    if running is not None and isinstance(running.action, ArrangeElapsed):
        return replace(running, action=ArrangeElapsed(0))
    return running


def _other_hands(rules: CrashRules, seen: CrashSeen, rng: Random) -> State:
    """A world in which seats have exchanged hands."""
    world = CRASH.imagine(rules, seen, rng)
    if not isinstance(world, Deciding):
        return world
    return replace(world, deal=replace(world.deal, hands=world.deal.hands[::-1]))


def _always_keeps(rules: CrashRules, seen: CrashSeen, rng: Random) -> State:
    """A world in which nobody ever replaces cards."""
    world = CRASH.imagine(rules, seen, rng)
    if not isinstance(world, Deciding):
        return world
    answers = tuple((seat, swap and seat == seen.viewer) for seat, swap in world.answers)
    return replace(world, answers=answers)


def _unsorted(action: Action) -> str:
    if isinstance(action, DealHands):
        return CRASH.write(DealHands(tuple(sorted(action.cards))))
    return CRASH.write(action)


def _never_over(_: State) -> Outcome | Unfinished:
    return Unfinished()


def _mutation(name: str, game: Any, law: Law) -> Mutation:
    return Mutation(name, game, law, SMALL)


FAULTS: tuple[Mutation, ...] = (
    _mutation("a layout leaks", _viewing(_layout_leaks), laws.secrets_change_nothing),
    _mutation("cards thrown in leak", _viewing(_thrown_leaks), laws.secrets_change_nothing),
    _mutation("the spare card leaks", _viewing(_spare_leaks), laws.secrets_change_nothing),
    _mutation("the first answer leaks", _viewing(_answer_leaks), laws.secrets_change_nothing),
    _mutation("hands leak", _viewing(_cards_leak), laws.secrets_change_nothing),
    _mutation("a layout is told to all", _stepping(_laid_told_to_all), laws.secrets_change_nothing),
    _mutation("the truth goes out", _viewing(_truth), laws.messages_hold_wire_types_only),
    _mutation(
        "a layout told to all does not follow from views",
        _stepping(_laid_told_to_all),
        laws.told_follows_from_consecutive_views,
    ),
    _mutation(
        "locks are forgotten", _viewing(_locks_forgotten), laws.a_view_remembers_all_that_was_told
    ),
    _mutation(
        "a lock that is undone loses the layout",
        _stepping(_layout_lost),
        laws.cards_and_chips_are_conserved,
    ),
    _mutation(
        "a tie given to the first seat",
        _stepping(_first_seat_gains),
        laws.cards_and_chips_are_conserved,
    ),
    _mutation("a card twice", _stepping(_card_twice), laws.cards_and_chips_are_conserved),
    _mutation(
        "no lock can be undone", replace(CRASH, options=_no_unlock), laws.options_are_never_refused
    ),
    _mutation("a stale clock", replace(CRASH, clock=_stale_clock), laws.what_is_due_can_come),
    _mutation(
        "a world of other hands",
        replace(CRASH, imagine=_other_hands),
        laws.imagining_keeps_the_view,
    ),
    Mutation(
        "a world in which all keep",
        replace(CRASH, imagine=_always_keeps),
        laws.imagining_reaches_exactly_the_information_set,
        CrashRules(players=2, cards=3, lowest_rank=12, exchange_9=True),
        "dealer 0\ndeal Qc Kd As Ad Qh Kh\n0 swap 1",
    ),
    _mutation(
        "cards recorded in another order",
        replace(CRASH, write=_unsorted),
        laws.a_record_replays_to_the_same_state,
    ),
    _mutation("a game without end", replace(CRASH, outcome=_never_over), laws.games_end),
)
