"""Tables of Crash, their dealers and their ends."""

from __future__ import annotations

import pytest

from backroom.core.game import Outcome, Unfinished
from backroom.core.wire import Seat
from backroom.games.crash import CRASH, CrashRules, NextDeal
from backroom.games.crash.seen import SeenDealOver, SeenLastDeal
from backroom.games.crash.state import Arranging, Dealing

from .telling import NINE, after, dealt, refused, result, seen, shown

STRONG = "Ac Ad Ah / Kc Kd Kh / Qc Qd Qh"
WEAK = "2c 2d 5h / 4c 4d 5s / 6c 7d 9h"
OTHER = "2h 2s 7c / 4h 4s 7h / 6d 8c Ts"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 1}, "players from 2 to 5"),
        ({"players": 6}, "players from 2 to 5"),
        ({"target": 0}, "target from 1 to 50"),
        ({"target": 51}, "target from 1 to 50"),
    ],
)
def test_a_table_out_of_its_range_is_refused(options: dict[str, int], why: str) -> None:
    # Rule C1.1
    with pytest.raises(ValueError, match=why):
        CrashRules(**options)  # type: ignore[arg-type]  # as somebody types it


@pytest.mark.parametrize(("players", "cards"), [(2, 13), (3, 13), (4, 13), (5, 9)])
def test_as_many_cards_are_dealt_as_the_deck_has(players: int, cards: int) -> None:
    # Rule C1.2
    assert CrashRules(players=players).cards == cards


def test_five_players_with_thirteen_cards_are_refused_with_the_reason() -> None:
    # Rule C1.2
    with pytest.raises(ValueError, match="at most 52 cards in play, got 65"):
        CrashRules(players=5, cards=13)


def test_a_table_deals_thirteen_cards_or_nine() -> None:
    # Rule C1.2
    with pytest.raises(ValueError, match="expected 13 or 9 cards, got 12"):
        CrashRules(cards=12)


def test_thirteen_cards_make_four_hands_and_a_spare_card() -> None:
    # Rule C1.3
    text = "Ac Ad Ah / Kc Kd Kh / Qc Qd Qh / Jc Jd Jh"
    other = "2c 2d 2h / 4c 4d 4h / 6c 6d 6h / 8c 8d 8h"
    state = after(
        CrashRules(players=2),
        dealt(text, "Ts", other, "9s"),
        "0 keep 1\n1 keep 1",
        f"0 lock 1 {text}",
        f"1 lock 1 {other}",
    )
    assert [len(layout.hands) for layout in result(state).layouts] == [4, 4]


def test_the_dealer_moves_one_seat_to_the_left() -> None:
    # Rule C1.4
    state = after(NINE, dealt(WEAK, OTHER, dealer=1), "arrange elapsed 1", "0 next 1", "1 next 1")
    assert isinstance(state, Dealing)
    assert state.dealer == 0


def test_the_first_dealer_is_any_seat() -> None:
    # Rule C1.4
    due = CRASH.chance(CRASH.start(NINE))
    assert due is not None
    assert (due.pool, due.count) == ((0, 1), 1)


def test_a_game_goes_on_with_the_seats_that_it_began_with() -> None:
    # Rule C1.5
    state = after(NINE, dealt(STRONG, WEAK), f"0 lock 1 {STRONG}")
    gone = [CRASH.left(state, seat) for seat in (Seat(0), Seat(1))]
    assert (gone, CRASH.seats(NINE), CRASH.closed(state)) == ([None, None], 2, frozenset())


def test_a_deal_is_secret_until_the_game_or_the_next_deal() -> None:
    # Rule C1.6
    in_deal = after(NINE, dealt(WEAK, OTHER))
    over = after(NINE, dealt(WEAK, OTHER), "arrange elapsed 1")
    between = after(NINE, dealt(WEAK, OTHER), "arrange elapsed 1", "break elapsed 1")
    assert [CRASH.secret(state) for state in (in_deal, over, between)] == [1, 1, 0]
    assert [CRASH.at_stake(state) for state in (in_deal, over, between)] == [1, 0, 0]
    done = shown(CrashRules(players=2, cards=9, target=1), STRONG, WEAK)
    assert (CRASH.secret(done), CRASH.at_stake(done)) == (0, 0)


def test_nobody_wins_before_the_target() -> None:
    # Rule C2.12
    state = shown(CrashRules(players=2, cards=9, target=5), STRONG, WEAK)
    assert seen(state).standing.points == (4, 0)
    assert isinstance(seen(state), SeenDealOver)
    assert CRASH.outcome(state) == Unfinished()


def test_who_has_the_most_points_once_the_target_is_reached_wins() -> None:
    # Rule C2.12
    state = shown(CrashRules(players=2, cards=9, target=4), STRONG, WEAK)
    last = seen(state)
    assert isinstance(last, SeenLastDeal)
    assert (last.standing.points, last.winners) == ((4, 0), (0,))
    assert CRASH.outcome(state) == Outcome((4, 0))


def test_equal_scores_share_the_win() -> None:
    # Rule C2.12
    first = "Ac Ad Ah / 2c 2d 5h / 6c 7d 9h"
    second = "Kc Kd Kh / Qc Qd Qh / 6d 8c Ts"
    state = shown(CrashRules(players=2, cards=9, target=1), first, second)
    last = seen(state)
    assert isinstance(last, SeenLastDeal)
    assert (last.standing.points, last.winners) == ((1, 1), (0, 1))


def test_the_next_deal_waits_for_everybody_or_a_clock() -> None:
    first = after(NINE, dealt(WEAK, OTHER), "arrange elapsed 1", "0 next 1")
    assert refused(first, 0, NextDeal(1)) == "onward_already"
    assert refused(first, 1, NextDeal(2)) == "other_deal"
    clock = CRASH.clock(first)
    assert clock is not None
    assert CRASH.step(first, clock.action).state == CRASH.step(first, CRASH.parse("1 next 1")).state


def test_nothing_happens_after_the_end() -> None:
    over = shown(CrashRules(players=2, cards=9, target=1), STRONG, WEAK)
    assert refused(over, 0, NextDeal(1)) == "game_over"
    assert (CRASH.actors(over), CRASH.clock(over), CRASH.chance(over)) == (frozenset(), None, None)
    assert not isinstance(over, Arranging)
