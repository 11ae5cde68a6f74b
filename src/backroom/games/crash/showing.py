"""How hands are made and shown. Judged before, in `play`."""

from __future__ import annotations

from dataclasses import replace

from ...core.game import Step, Told
from ...core.wire import Seat
from .events import GameWon, LockedIn, Revealed, Unlocked, WentOn, YouLaid
from .exchange import to_all
from .layouts import Layout, best_first, settled
from .rules import left_of, seats
from .score import is_won, result, scored, winners
from .state import Arranging, Dealing, DealOver, GameOver, State


def laid(state: Arranging, seat: Seat, hands: Layout) -> Step[State]:
    """The table has these hands of `seat`, and nobody else learns that. Rule C2.6"""
    after = _with(state, seat, hands)
    return Step(after, (Told(YouLaid(after.laid[seat]), seat),))


def locked(state: Arranging, seat: Seat, hands: Layout) -> Step[State]:
    """`seat` is ready; when all are, every hand is shown, which says enough. Rule C2.6"""
    after = _with(state, seat, hands)
    lock = after.locked | {seat}
    after = replace(after, locked=lock, reopened=after.reopened - {seat})
    if len(lock) == state.rules.players:
        return _revealed(after)
    is_new = after.laid[seat] != state.laid[seat]
    own = (Told(YouLaid(after.laid[seat]), seat),) if is_new else ()
    return Step(after, (*own, to_all(LockedIn(seat))))


def unlocked(state: Arranging, seat: Seat) -> Step[State]:
    """`seat` may change its hands; until then they count as they lie. Rules C2.6, C2.11"""
    lock, reopened = state.locked - {seat}, state.reopened | {seat}
    return Step(replace(state, locked=lock, reopened=reopened), (to_all(Unlocked(seat)),))


def arrange_over(state: Arranging) -> Step[State]:
    """What lies is shown, and the table lays for those who have laid nothing. Rule C2.11"""
    return _revealed(state)


def went_on(state: DealOver, seat: Seat) -> Step[State]:
    """`seat` has seen the hands; after the last one the next deal comes, which says enough."""
    after = replace(state, onward=state.onward | {seat})
    if len(after.onward) == state.rules.players:
        return break_over(state)
    return Step(after, (to_all(WentOn(seat)),))


def break_over(state: DealOver) -> Step[State]:
    """The seat to the left deals. Rule C1.4"""
    dealer = left_of(state.rules, state.deal.dealer)
    return Step(Dealing(state.rules, state.standing, dealer))


def _with(state: Arranging, seat: Seat, hands: Layout) -> Arranging:
    rules = state.rules
    kept = settled(hands, rules.flush_high, strict_order=rules.strict_order)
    return replace(state, laid=(*state.laid[:seat], kept, *state.laid[seat + 1 :]))


def _revealed(state: Arranging) -> Step[State]:
    rules, deal = state.rules, state.deal
    by_table = frozenset(seat for seat in seats(rules) if not state.laid[seat])
    layouts = tuple(
        best_first(deal.hands[seat], rules.flush_high) if seat in by_table else state.laid[seat]
        for seat in seats(rules)
    )
    shown = result(rules, deal, layouts, by_table)
    standing = scored(state.standing, shown)
    told = (to_all(Revealed(shown)),)
    if is_won(rules, standing):
        return Step(GameOver(rules, standing, deal), (*told, to_all(GameWon(winners(standing)))))
    return Step(DealOver(rules, standing, deal, frozenset()), told)
