"""The deal, and what is kept or replaced."""

from __future__ import annotations

import pytest

from backroom.core.game import Everyone, Told
from backroom.core.wire import FaceDown, Seat, Spectator
from backroom.games.crash import CRASH, CrashRules, Keep, Swap
from backroom.games.crash.events import Declined, Exchanged, HasAnswered, YourAnswer, YourHand
from backroom.games.crash.state import Arranging, Deciding, Offering, Repacking

from .telling import after, dealt, refused, seen, told

TWO = CrashRules(players=2, cards=9, exchange_9=True)
THREE = CrashRules(players=3, cards=9, exchange_9=True)
FIRST = "2c 3c 4c 5c 6c 7c 8c 9c Tc"
SECOND = "2d 3d 4d 5d 6d 7d 8d 9d Td"
THIRD = "2h 3h 4h 5h 6h 7h 8h 9h Th"
PACKET = "2s 3s 4s 5s 6s 7s 8s 9s Ts"


def test_everybody_sees_the_own_cards_alone() -> None:
    # Rule C2.1
    state = after(TWO, dealt(FIRST, SECOND))
    assert isinstance(state, Deciding)
    hidden = FaceDown(9)
    own = state.deal.hands
    hands = [CRASH.view(state, viewer) for viewer in (Seat(0), Seat(1), Spectator())]
    assert [view.deal.hands for view in hands] == [  # type: ignore[union-attr]  # there is a deal
        (own[0], hidden),
        (hidden, own[1]),
        (hidden, hidden),
    ]


def test_each_hears_of_the_own_cards_alone() -> None:
    # Rule C2.1
    heard = told(after(TWO, "dealer 0"), f"deal {FIRST} {SECOND}")
    cards = {one.to: one.event.cards for one in heard if isinstance(one.event, YourHand)}
    assert cards == {0: tuple(FIRST.split()), 1: tuple(SECOND.split())}


@pytest.mark.parametrize(
    ("rules", "phase"),
    [
        (CrashRules(players=2), "keep or replace"),
        (CrashRules(players=3), "is offered"),
        (CrashRules(players=4), "hands are made"),
        (CrashRules(players=5), "hands are made"),
        (CrashRules(players=2, cards=9), "hands are made"),
        (CrashRules(players=3, cards=9), "hands are made"),
        (TWO, "keep or replace"),
        (THREE, "is offered"),
    ],
)
def test_who_may_exchange_at_which_table(rules: CrashRules, phase: str) -> None:
    # Rule C2.2
    state = after(rules, "dealer 0")
    due = CRASH.chance(state)
    assert due is not None
    dealt_ = CRASH.step(state, due.action(due.pool[: due.count])).state
    assert phase in CRASH.sketch(CRASH.view(dealt_, Spectator()))


@pytest.mark.parametrize("players", [4, 5])
def test_four_and_five_players_have_nothing_to_exchange(players: int) -> None:
    # Rule C2.2
    with pytest.raises(ValueError, match="exchange_9 with 2 or 3 players"):
        CrashRules(players=players, cards=9, exchange_9=True)


def test_the_answer_of_the_first_of_two_is_told_to_nobody_else() -> None:
    # Rule C2.2
    state = after(TWO, dealt(FIRST, SECOND))
    for line, swap in (("0 swap 1", True), ("0 keep 1", False)):
        all_hear, own = told(state, line)
        assert all_hear == Told(HasAnswered(Seat(0)), Everyone())
        assert own == Told(YourAnswer(swap), Seat(0))
    others = {
        str(seen(after(TWO, dealt(FIRST, SECOND), line), Seat(1)))
        for line in ("0 swap 1", "0 keep 1")
    }
    assert len(others) == 1


def test_who_replaced_is_told_when_both_have_answered() -> None:
    # Rule C2.2
    state = after(TWO, dealt(FIRST, SECOND), "1 swap 1")
    assert told(state, "0 keep 1") == (Told(Exchanged((Seat(1),)), Everyone()),)
    assert told(state, "0 swap 1") == (Told(Exchanged((Seat(0), Seat(1))), Everyone()),)


def test_two_who_replace_get_packets_of_their_own() -> None:
    # Rule C2.2
    both = after(TWO, dealt(FIRST, SECOND), "0 swap 1\n1 swap 1", f"packets {PACKET} {THIRD}")
    assert isinstance(both, Arranging)
    assert both.deal.hands == (tuple(PACKET.split()), tuple(THIRD.split()))
    assert both.deal.thrown == ((0, tuple(FIRST.split())), (1, tuple(SECOND.split())))


def test_cards_that_were_dealt_cannot_come_again() -> None:
    # Rule C2.2
    state = after(TWO, dealt(FIRST, SECOND), "0 swap 1\n1 keep 1")
    assert isinstance(state, Repacking)
    assert CRASH.refusal(state, CRASH.parse(f"packets {SECOND}")) == "wrong_cards"
    assert CRASH.refusal(state, CRASH.parse(f"packets {PACKET} {THIRD}")) == "wrong_cards"


def test_an_answer_is_given_once() -> None:
    # Rule C2.2
    state = after(TWO, dealt(FIRST, SECOND), "0 keep 1")
    assert refused(state, 0, Swap(1)) == "answered_already"
    assert refused(state, 1, Swap(2)) == "other_deal"
    assert refused(after(TWO, dealt(FIRST, SECOND), "0 keep 1\n1 keep 1"), 0, Keep(1)) == "not_now"


@pytest.mark.parametrize(("dealer", "order"), [(0, (1, 2, 0)), (1, (2, 0, 1)), (2, (0, 1, 2))])
def test_the_packet_is_offered_from_the_dealers_left(dealer: int, order: tuple[int, ...]) -> None:
    # Rule C2.3
    asked = []
    state = after(THREE, dealt(FIRST, SECOND, THIRD, dealer=dealer))
    while isinstance(state, Offering):
        asked.append(state.asked)
        others = [seat for seat in (0, 1, 2) if seat != state.asked]
        assert [refused(state, seat, Swap(1)) for seat in others] == ["not_asked", "not_asked"]
        state = CRASH.step(state, CRASH.parse(f"{state.asked} keep 1")).state
    assert tuple(asked) == order
    assert isinstance(state, Arranging)
    assert state.deal.thrown == ()


def test_who_keeps_is_told_to_all() -> None:
    # Rule C2.3
    state = after(THREE, dealt(FIRST, SECOND, THIRD))
    assert told(state, "1 keep 1") == (Told(Declined(Seat(1)), Everyone()),)


def test_the_first_to_take_the_packet_ends_the_offer_and_cannot_give_it_back() -> None:
    # Rule C2.3
    offered = after(THREE, dealt(FIRST, SECOND, THIRD), "1 keep 1")
    assert told(offered, "2 swap 1") == (Told(Exchanged((Seat(2),)), Everyone()),)
    state = after(THREE, dealt(FIRST, SECOND, THIRD), "1 keep 1\n2 swap 1", f"packets {PACKET}")
    assert isinstance(state, Arranging)
    assert state.deal.hands[2] == tuple(PACKET.split())
    assert [refused(state, seat, Swap(1)) for seat in (0, 1, 2)] == ["not_now"] * 3


def test_thirteen_cards_for_three_players_leave_one_packet() -> None:
    # Rule C2.3
    rules = CrashRules(players=3)
    state = after(rules, "dealer 0")
    due = CRASH.chance(state)
    assert due is not None
    state = CRASH.step(state, due.action(due.pool[:39])).state
    state = CRASH.step(state, CRASH.parse("1 swap 1")).state
    left = CRASH.chance(state)
    assert left is not None
    assert (left.pool, left.count) == (due.pool[39:], 13)
