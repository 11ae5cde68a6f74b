"""How hands are made, locked and timed."""

from __future__ import annotations

from itertools import permutations

import pytest

from backroom.cards.brag import FlushHigh, strength
from backroom.cards.card import cards
from backroom.core.game import Everyone, Told
from backroom.core.wire import FaceDown, Seat, Spectator
from backroom.games.crash import CRASH, CrashRules, Lay, LockIn, Unlock, best_first, every_layout
from backroom.games.crash.events import LockedIn, Unlocked, YouLaid
from backroom.games.crash.layouts import Layout
from backroom.games.crash.seen import Bench, Onlooker, SeenArranging
from backroom.games.crash.state import Arranging, Deciding, Offering

from .telling import NINE, after, dealt, refused, result, seen, told

OWN = "3c 3d 3h / Ah 2h 4h / 7c 8d Ts"
OTHER = "5h 6c 7d / Ac As Kc / 9c 9d 2s"
WORSE = "3c 8d Ah / 3d 7c 2h / 3h Ts 4h"
STRICT = CrashRules(players=2, cards=9, strict_order=True)
BEGUN = dealt(OWN, OTHER)


def layout(text: str) -> Layout:
    """The hands between strokes."""
    return tuple(cards(hand) for hand in text.split(" / "))


def laid(*lines: str, seat: int = 0) -> Layout:
    """What the table has of this seat."""
    state = after(NINE, BEGUN, *lines)
    assert isinstance(state, Arranging)
    return state.laid[seat]


def test_all_may_arrange_at_the_same_time_even_when_others_have_locked() -> None:
    # Rule C2.6
    state = after(NINE, BEGUN, f"0 lock 1 {OWN}")
    assert CRASH.actors(state) == {0, 1}
    assert refused(state, 1, Lay(1, layout(OTHER))) is None


def test_what_is_laid_is_told_to_its_owner_alone() -> None:
    # Rule C2.6
    state = after(NINE, BEGUN)
    (own,) = told(state, f"0 lay 1 {OWN}")
    assert own == Told(YouLaid(laid(f"0 lay 1 {OWN}")), Seat(0))
    after_it = after(NINE, BEGUN, f"0 lay 1 {OWN}")
    assert [seen(after_it, one) for one in (Seat(1), Spectator())] == [
        seen(state, one) for one in (Seat(1), Spectator())
    ]


def test_that_a_seat_has_locked_is_told_to_all_and_what_is_not() -> None:
    # Rule C2.6
    state = after(NINE, BEGUN)
    own, all_hear = told(state, f"0 lock 1 {OWN}")
    assert (own.to, all_hear) == (Seat(0), Told(LockedIn(Seat(0)), Everyone()))
    views = {seen(after(NINE, BEGUN, f"0 lock 1 {text}"), Spectator()) for text in (OWN, WORSE)}
    (view,) = views
    assert isinstance(view, SeenArranging)
    assert (view.locked, view.own, view.deal.hands[0]) == ((0,), Onlooker(), FaceDown(9))


def test_a_layout_can_be_changed_and_a_lock_undone() -> None:
    # Rule C2.6
    state = after(NINE, BEGUN, f"0 lay 1 {OWN}", f"0 lay 1 {WORSE}", f"0 lock 1 {WORSE}")
    assert refused(state, 0, Lay(1, layout(OWN))) == "locked_already"
    assert refused(state, 0, LockIn(1, layout(OWN))) == "locked_already"
    assert told(state, "0 unlock 1") == (Told(Unlocked(Seat(0)), Everyone()),)
    again = after(NINE, BEGUN, f"0 lock 1 {WORSE}", "0 unlock 1", f"0 lay 1 {OWN}")
    assert isinstance(again, Arranging)
    assert (sorted(again.locked), sorted(again.reopened)) == ([], [0])
    assert refused(again, 0, Unlock(1)) == "not_locked"


def test_a_lock_cannot_be_undone_after_the_last() -> None:
    # Rule C2.6
    state = after(NINE, BEGUN, f"0 lock 1 {OWN}", f"1 lock 1 {OTHER}")
    assert refused(state, 0, Unlock(1)) == "not_now"


@pytest.mark.parametrize(
    "text",
    [
        "3c 3d 3h / Ah 2h 4h",
        "3c 3d 3h / Ah 2h 4h / 7c 8d",
        "3c 3d 3h / Ah 2h 4h / 7c 8d Ts Ts",
        "3c 3d 3h / 3c 2h 4h / 7c 8d Ts",
        "3c 3d 3h / Ah 2h 4h / 7c 8d 9c",
        "3c 3d 3h Ah / 2h 4h / 7c 8d Ts",
    ],
)
def test_what_is_not_all_hands_of_the_own_cards_is_refused(text: str) -> None:
    # Rule C1.3
    state = after(NINE, BEGUN)
    assert refused(state, 0, Lay(1, layout(text))) == "no_layout"
    assert refused(state, 0, LockIn(1, layout(text))) == "no_layout"


def test_the_order_of_hands_and_cards_makes_no_difference() -> None:
    # Rule C2.7
    ways = {
        laid(f"0 lay 1 {' / '.join(' '.join(hand) for hand in hands)}")
        for hands in permutations(layout(OWN))
        for hands in (hands, tuple(hand[::-1] for hand in hands))
    }
    assert ways == {(("3c", "3d", "3h"), ("2h", "4h", "Ah"), ("7c", "8d", "Ts"))}


def test_the_same_layout_is_laid_once() -> None:
    # Rule C2.7
    state = after(NINE, BEGUN, f"0 lay 1 {OWN}")
    assert refused(state, 0, Lay(1, layout(OWN)[::-1])) == "laid_already"
    assert refused(state, 0, LockIn(1, layout(OWN)[::-1])) is None


def test_a_table_with_strict_order_keeps_the_order_as_laid() -> None:
    # Rule C2.8
    state = after(STRICT, BEGUN, "0 lay 1 7c 8d Ts / 3c 3d 3h / Ah 2h 4h")
    assert isinstance(state, Arranging)
    assert state.laid[0] == (("7c", "8d", "Ts"), ("3c", "3d", "3h"), ("2h", "4h", "Ah"))


def test_time_for_the_exchange_keeps_for_who_has_not_decided() -> None:
    # Rule C2.10
    rules = CrashRules(players=2, cards=9, exchange_9=True, exchange_s=20.0)
    waiting = after(rules, BEGUN, "1 swap 1")
    clock = CRASH.clock(waiting)
    assert isinstance(waiting, Deciding)
    assert clock is not None
    assert (clock.after_s, CRASH.write(clock.action)) == (20.0, "decide elapsed 1")
    assert "swaps" in CRASH.sketch(seen(after(rules, BEGUN, "1 swap 1", "decide elapsed 1")))
    kept = after(rules, BEGUN, "decide elapsed 1")
    assert isinstance(kept, Arranging)


def test_the_time_of_each_offer_begins_with_it() -> None:
    # Rule C2.10
    rules = CrashRules(players=3, cards=9, exchange_9=True)
    first = after(rules, dealt(OWN, OTHER, "2c 4c 6d 8h Tc Qd Kh Jd 5s"))
    second = CRASH.step(first, CRASH.parse("offer elapsed 1 1")).state
    assert isinstance(second, Offering)
    assert second.asked == 2
    actions = [clock and CRASH.write(clock.action) for clock in map(CRASH.clock, (first, second))]
    assert actions == ["offer elapsed 1 1", "offer elapsed 1 2"]
    assert CRASH.refusal(second, CRASH.parse("offer elapsed 1 1")) == "clock_too_late"


def test_the_time_to_arrange_runs_once_for_all_and_may_be_none() -> None:
    # Rule C2.10
    states = (
        after(NINE, BEGUN),
        after(NINE, BEGUN, f"0 lock 1 {OWN}"),
        after(NINE, BEGUN, f"0 lock 1 {OWN}", "0 unlock 1"),
    )
    assert len({CRASH.clock(state) for state in states}) == 1
    endless = CrashRules(players=2, cards=9, arrange_s=0)
    assert CRASH.clock(after(endless, BEGUN)) is None


def test_when_time_is_up_the_last_layout_counts_even_unlocked() -> None:
    # Rule C2.11
    ends = (
        (f"0 lay 1 {OWN}", f"0 lay 1 {WORSE}"),
        (f"0 lock 1 {WORSE}",),
        (f"0 lock 1 {OWN}", "0 unlock 1", f"0 lay 1 {WORSE}"),
        (f"0 lock 1 {WORSE}", "0 unlock 1"),
    )
    for lines in ends:
        own = result(after(NINE, BEGUN, *lines, "arrange elapsed 1")).layouts[0]
        assert {three.cards for three in own.hands} == set(laid(f"0 lay 1 {WORSE}")), lines
        assert not own.by_table


def test_who_has_laid_nothing_is_laid_best_first_in_sight_of_all() -> None:
    # Rule C2.11
    shown = result(after(NINE, BEGUN, f"0 lay 1 {OWN}", "arrange elapsed 1")).layouts
    assert [one.by_table for one in shown] == [False, True]
    assert tuple(three.cards for three in shown[1].hands) == best_first(
        cards(OTHER.replace("/ ", "")), FlushHigh.THREE
    )


@pytest.mark.parametrize("flush_high", FlushHigh)
@pytest.mark.parametrize(
    "text",
    [
        "3c 3d 3h Ah 2h 4h 7c 8d Ts",
        "2c 2d 2h 2s 3c 3d 3h 3s 4c",
        "Ah Kh Qh Jh Th 9h 8h 7h 6h",
        "2c 4d 6h 8s Tc Qd Ah 3s 5c",
    ],
)
def test_best_first_is_the_greatest_of_all_lists(text: str, flush_high: FlushHigh) -> None:
    # Rule C2.11
    hand = cards(text)

    def strengths(one: Layout) -> list[int]:
        return sorted((strength(three, flush_high) for three in one), reverse=True)

    every = list(every_layout(hand))
    assert len(every) == 280
    greatest = max(map(strengths, every))
    found = best_first(hand, flush_high)
    assert [strength(three, flush_high) for three in found] == greatest
    order = {card: place for place, card in enumerate(cards(text))}
    assert {card for three in found for card in three} == order.keys()


def test_of_equally_great_lists_the_first_in_card_order_is_laid() -> None:
    # Rule C2.11
    found = best_first(cards("Ac Ad Kc Kd Qc Qd"), FlushHigh.ACE)
    assert found == (("Qc", "Kc", "Ac"), ("Qd", "Kd", "Ad"))


def test_a_player_sees_what_the_table_would_lay() -> None:
    # Rule C2.11
    view = seen(after(NINE, BEGUN), Seat(0))
    assert isinstance(view, SeenArranging)
    assert isinstance(view.own, Bench)
    assert view.own.best_first == (("3c", "3d", "3h"), ("2h", "4h", "Ah"), ("7c", "8d", "Ts"))


def test_a_locked_layout_stays_when_its_player_leaves() -> None:
    # Rule C2.11
    state = after(NINE, BEGUN, f"0 lock 1 {WORSE}")
    assert CRASH.left(state, Seat(0)) is None
    own = result(after(NINE, BEGUN, f"0 lock 1 {WORSE}", f"1 lock 1 {OTHER}")).layouts[0]
    assert {three.cards for three in own.hands} == set(laid(f"0 lay 1 {WORSE}"))
