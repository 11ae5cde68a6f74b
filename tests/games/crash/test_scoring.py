"""What hands score against each other."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.cards.brag import FlushHigh
from backroom.core.wire import FaceDown, Seat, Spectator
from backroom.games.crash import CRASH, CrashRules, MinHand
from backroom.games.crash.seen import SeenDealOver

from .telling import NINE, after, dealt, result, seen, shown

PRIALS = "Ac Ad Ah / Kc Kd Kh / Qc Qd Qh"
PAIRS = "6c 6d 9h / 4c 4d 5s / 2c 2d 5h"
THREE_PLAYERS = CrashRules(players=3, cards=9)
STRICT = CrashRules(players=2, cards=9, strict_order=True)


def row_winners(rules: CrashRules, *layouts: str) -> list[Any]:
    """Who wins each row; Any: a seat or nobody."""
    return [row.winner for row in result(shown(rules, *layouts)).rows]


def verdicts(rules: CrashRules, *layouts: str) -> list[str]:
    """Why each row is won, or by nobody."""
    return [str(row.verdict) for row in result(shown(rules, *layouts)).rows]


def test_best_hands_are_compared_with_best_and_second_with_second() -> None:
    # Rule C2.4
    own, other = "Ac Ad Ah / 7c 7d 5h / 2c 4d 6h", "Kc Kd Kh / Qc Qd 5s / 9c 9d 4h"
    deal = result(shown(NINE, own, other))
    assert [row.winner for row in deal.rows] == [0, 1, 1]
    assert (deal.points, deal.bonus) == ((1, 2), "nobody")


def test_who_wins_every_hand_scores_one_more() -> None:
    # Rule C2.4
    deal = result(shown(NINE, PAIRS, PRIALS))
    assert (deal.points, deal.bonus) == ((0, 4), 1)


def test_a_tie_for_the_highest_scores_for_nobody_not_even_the_next_best() -> None:
    # Rule C2.4
    layouts = (
        "Ac Ks Qd / 8c 8d 8h / 7c 7d 7h",
        "Ah Kd Qs / 6c 6d 6h / 5c 5d 5h",
        "2c 2d 4h / Jc Jd 4s / 9c 9d 4c",
    )
    # The last hands compared are the runs A-K-Q of two seats, and pairs of nines.
    assert row_winners(THREE_PLAYERS, *layouts) == [0, 0, "nobody"]
    assert verdicts(THREE_PLAYERS, *layouts) == ["won", "won", "tied"]
    assert result(shown(THREE_PLAYERS, *layouts)).bonus == "nobody"


def test_a_tie_below_the_highest_does_not_matter() -> None:
    # Rule C2.4
    layouts = (
        "Ac Ks Qd / Jc Td 8h / 7c 5d 2h",
        "Ah Kd Qs / Jh Ts 8c / 7d 5h 2c",
        PRIALS.replace("A", "9").replace("K", "6").replace("Q", "4"),
    )
    assert row_winners(THREE_PLAYERS, *layouts) == [2, 2, 2]


@pytest.mark.parametrize(
    ("min_hand", "winner"),
    [(MinHand.HIGH_CARD, 0), (MinHand.PAIR, "nobody"), (MinHand.FLUSH, "nobody")],
)
def test_a_high_card_scores_where_the_table_lets_it(min_hand: MinHand, winner: object) -> None:
    # Rule C2.5
    rules = CrashRules(players=2, cards=9, min_hand=min_hand)
    own, other = "Ac Ad Ah / Kc Kd Kh / Qc 9d 2h", "Jc Jd Jh / Tc Td Th / 8c 7d 2s"
    assert row_winners(rules, own, other) == [0, 0, winner]
    assert result(shown(rules, own, other)).bonus == winner


@pytest.mark.parametrize(
    ("min_hand", "winner"),
    [(MinHand.HIGH_CARD, 0), (MinHand.PAIR, 0), (MinHand.FLUSH, "nobody")],
)
def test_a_pair_is_too_weak_where_flushes_are_the_least(min_hand: MinHand, winner: object) -> None:
    # Rule C2.5
    rules = CrashRules(players=2, cards=9, min_hand=min_hand)
    own, other = "Ac Ad Ah / Kc Kd Kh / Qc Qd 2h", "Jc Jd Jh / Tc Td Th / 8c 8d 2s"
    assert row_winners(rules, own, other)[2] == winner


def test_a_pair_scores_if_nothing_else_is_set() -> None:
    # Rule C2.5
    assert CrashRules().min_hand is MinHand.PAIR


def test_of_flushes_the_table_says_whether_the_three_or_the_ace_is_high() -> None:
    # Rule C3.4
    own, other = "3c 5c 7c / 6d 6s 9h / 2c 2d 8s", "Ah Kh 8h / Qd Qs 9c / 4c 4d 6h"
    for high, winner in ((FlushHigh.THREE, 0), (FlushHigh.ACE, 1)):
        rules = CrashRules(players=2, cards=9, flush_high=high)
        assert row_winners(rules, own, other)[0] == winner


def test_a_layout_that_does_not_fall_is_left_out() -> None:
    # Rule C2.8
    wrong = "Kc Kd Kh / Ac Ad Ah / Qc Qd Qh"
    deal = result(shown(STRICT, wrong, PAIRS))
    assert [layout.in_order for layout in deal.layouts] == [False, True]
    assert (deal.points, deal.bonus) == ((0, 4), 1)


def test_a_hand_that_is_too_weak_scores_nothing_for_who_alone_remains() -> None:
    # Rule C2.8
    wrong = "Kc Kd Kh / Ac Ad Ah / Qc Qd Qh"
    deal = result(shown(STRICT, wrong, "2c 2d 5h / 4c 6d 8s / 7c 5s 2h"))
    assert (deal.points, deal.bonus) == ((0, 1), "nobody")


def test_the_others_are_compared_with_each_other() -> None:
    # Rule C2.8
    rules = CrashRules(players=3, cards=9, strict_order=True)
    wrong = "Kc Kd Kh / Ac Ad Ah / Qc Qd Qh"
    deal = result(
        shown(rules, wrong, "7c 7d 7h / 9c 9d 4h / 3c 3d 4s", "8c 8d 8h / 6c 6d 5h / 2c 2d 5s")
    )
    assert [row.winner for row in deal.rows] == [2, 1, 1]


def test_equal_hands_may_follow_each_other() -> None:
    # Rule C2.8
    deal = result(shown(STRICT, "Kd Qc Jh / Kc Qd Js / 2c 2d 4h", "9c 9d 4c / 6c 6d 4d / 3c 3d 4s"))
    assert deal.layouts[0].in_order
    assert [row.winner for row in deal.rows] == [0, 0, 1]


def test_if_no_layout_falls_nobody_scores() -> None:
    # Rule C2.8
    wrong, too = "Kc Kd Kh / Ac Ad Ah / Qc Qd Qh", "2c 2d 5h / 4c 4d 5s / 6c 6d 9h"
    assert verdicts(STRICT, wrong, too) == ["none_in_order"] * 3
    assert result(shown(STRICT, wrong, too)).points == (0, 0)


def test_what_the_table_lays_always_falls() -> None:
    # Rule C2.8
    deal = result(after(STRICT, dealt(PAIRS, PRIALS), "arrange elapsed 1"))
    assert [layout.in_order for layout in deal.layouts] == [True, True]


SPARE = CrashRules(players=2)
FIRST = ("Ac Ad Ah / Kc Kd Kh / Qc Qd Qh / Jc Jd Jh", "Ts")
SECOND = ("2c 2d 2h / 4c 4d 4h / 6c 6d 6h / 8c 8d 8h", "9s")
PACKET = "Tc 9c 7c 5c 3c Td 9d 7d 5d 3d Th 9h 7h"


def test_the_spare_card_is_seen_by_its_owner_alone_even_when_all_is_shown() -> None:
    # Rule C2.9
    state = after(
        SPARE,
        dealt(*FIRST, *SECOND),
        "0 keep 1\n1 keep 1",
        f"0 lock 1 {FIRST[0]}",
        f"1 lock 1 {SECOND[0]}",
    )
    for viewer, hidden in ((Seat(0), "9s"), (Seat(1), "Ts"), (Spectator(), "9s")):
        view = seen(state, viewer)
        assert isinstance(view, SeenDealOver)
        assert hidden not in str(view)
    own = seen(state, Seat(0))
    assert "Ts" in str(own)


def test_cards_thrown_in_stay_hidden_when_all_is_shown() -> None:
    # Rule C2.9
    laid = "3c 3d 5c / 7c 7d 7h / 9c 9d 9h / Tc Td Th"
    state = after(
        SPARE,
        dealt(*FIRST, *SECOND),
        "0 swap 1\n1 keep 1",
        f"packets {PACKET}",
        f"0 lock 1 {laid}",
        f"1 lock 1 {SECOND[0]}",
    )
    thrown = [*FIRST[0].replace("/ ", "").split(), FIRST[1]]
    for viewer in (Seat(1), Spectator()):
        view = seen(state, viewer)
        assert isinstance(view, SeenDealOver)
        assert [one.cards for one in view.deal.thrown] == [FaceDown(13)]
        assert [card for card in thrown if f"'{card}'" in str(view)] == []
    own = seen(state, Seat(0))
    assert isinstance(own, SeenDealOver)
    assert set(own.deal.thrown[0].cards) == set(thrown)  # type: ignore[arg-type]  # open to the owner
    assert CRASH.secret(state) == 1
