"""Leaving a circle, coming back, joining between circles, a table without people."""

from __future__ import annotations

import pytest

from backroom.core.game import IllegalAction
from backroom.core.wire import Seat
from backroom.games.dice import DICE, DiceRules
from backroom.games.dice.events import LastCircle, MatchEnded, SeatChanged
from backroom.games.dice.seen import SeenBreak, SeenMatchOver, SeenStarting, SeenTurn, Sits
from backroom.games.dice.state import Came, Left

from .telling import RUBBISH, after, seen, standing, starts, told, turns

THREE = DiceRules(players=3, circles=2)
BEGUN = starts(0, (0, 1, 2))
SIXES = "6 6 6 1 2"


def sits(*parts: str) -> list[Sits]:
    return [stake.sits for stake in standing(THREE, *parts).stakes]


def circle() -> tuple[str, ...]:
    """A whole circle that seat 0 wins, up to the break after it."""
    return (
        BEGUN,
        turns(1, (0, SIXES), (1, RUBBISH), (2, RUBBISH)),
        "0 on 1\n1 on 1\n2 on 1",
        turns(4, (1, RUBBISH), (2, RUBBISH), (0, SIXES)),
        "0 on 2\n1 on 2\n2 on 2",
        turns(7, (2, RUBBISH), (0, SIXES), (1, RUBBISH)),
    )


def test_who_leaves_within_a_circle_is_played_on_with_the_same_stack_and_in_sight_of_all() -> None:
    # Rule D1.4
    assert told(THREE, BEGUN, "left 1") == [SeatChanged(Seat(1), Sits.LEAVING, 95)]
    assert sits(BEGUN, "left 1") == [Sits.IN, Sits.LEAVING, Sits.IN]
    now = seen(THREE, BEGUN, "left 1", turns(1, (0, SIXES)))
    assert isinstance(now, SeenTurn)
    assert now.seat == 1


def test_a_stand_in_goes_on_with_the_dice_and_locks_as_they_lie() -> None:
    # Rule D1.4; a known fault elsewhere: the turn went astray when somebody quit
    turn = "0 throw 1 1 0 1 2 3 4\nroll 6 6 5 2 1\n0 throw 1 2 2 3 4\nroll 5 3 6"
    before, gone = seen(THREE, BEGUN, turn), seen(THREE, BEGUN, turn, "left 0")
    assert isinstance(before, SeenTurn)
    assert isinstance(gone, SeenTurn)
    assert (gone.seat, gone.throws, gone.locked) == (0, before.throws, (0, 1))
    assert DICE.actors(after(THREE, BEGUN, turn, "left 0")) == {0}


@pytest.mark.parametrize(
    "when", ["", "\n0 throw 1 1 0 1 2 3 4", "\n0 throw 1 1 0 1 2 3 4\nroll 1 1 1 1 1"]
)
def test_whose_turn_it_is_does_not_change_when_another_leaves(when: str) -> None:
    # Rule D1.4; a known fault elsewhere: the turn pointer was wrong after somebody quit
    for seat in (1, 2):
        state, gone = after(THREE, BEGUN + when), after(THREE, BEGUN + when, f"left {seat}")
        assert DICE.actors(state) == DICE.actors(gone)
        assert DICE.chance(state) == DICE.chance(gone)


def test_the_owner_may_take_the_seat_back_while_the_circle_goes_on() -> None:
    # Rule D1.4
    assert told(THREE, BEGUN, "left 1\nback 1") == [SeatChanged(Seat(1), Sits.IN, 95)]
    assert sits(*circle()[:3], "left 1", *circle()[3:], "0 on 3") == [Sits.IN, Sits.OUT, Sits.IN]
    assert sits(*circle()[:3], "left 1\nback 1", *circle()[3:]) == [Sits.IN] * 3


def test_who_has_left_is_gone_with_the_stack_when_the_circle_is_over() -> None:
    # Rule D1.4
    now = seen(THREE, *circle()[:-1], "left 2", circle()[-1])
    assert isinstance(now, SeenBreak)
    assert [(stake.sits, stake.stack) for stake in now.standing.stakes] == [
        (Sits.IN, 130),
        (Sits.IN, 85),
        (Sits.OUT, 85),
    ]
    then = seen(THREE, *circle()[:-1], "left 2", circle()[-1], "0 on 3\n1 on 3")
    assert isinstance(then, SeenStarting)  # Rule D1.3: others play, so the die decides anew
    assert then.contenders == (0, 1)


def test_nobody_new_sits_down_within_a_circle() -> None:
    # Rule D1.4
    for text in ((), (BEGUN,), circle()[:2]):
        state = after(THREE, *text)
        assert DICE.closed(state) == {0, 1, 2}
        assert DICE.came(state, Seat(1)) is None
        with pytest.raises(IllegalAction):
            DICE.step(state, Came(Seat(1), fresh=True))


def test_between_circles_somebody_joins_with_a_stack_and_the_one_before_takes_the_old_one() -> None:
    # Rules D1.4, D4.5
    state = after(THREE, *circle())
    assert DICE.closed(state) == frozenset()
    assert DICE.came(state, Seat(1)) == Came(Seat(1), fresh=True)
    now = standing(THREE, *circle(), "joined 1")
    assert [stake.stack for stake in now.stakes] == [130, 100, 85]
    assert (now.brought, now.taken) == (400, 85)
    then = seen(THREE, *circle(), "joined 1\n0 on 3\n1 on 3\n2 on 3")
    assert isinstance(then, SeenStarting)  # Rule D1.3


def test_who_leaves_between_circles_is_gone_at_once_and_not_waited_for() -> None:
    # Rule D1.4
    now = seen(THREE, *circle(), "0 on 3\n1 on 3\nleft 2")
    assert isinstance(now, SeenStarting)
    assert now.contenders == (0, 1)


def test_with_one_player_left_between_circles_the_match_is_over() -> None:
    # Rules D1.4, D1.6
    now = seen(THREE, *circle(), "left 0\nleft 2")
    assert isinstance(now, SeenMatchOver)
    assert now.winners == (1,)  # of those still at the table


def test_whose_seat_was_kept_comes_back_to_the_own_stack() -> None:
    # Rule D1.4
    text = (*circle()[:-1], "left 2", circle()[-1], "back 2")
    assert [stake.stack for stake in standing(THREE, *text).stakes] == [130, 85, 85]
    assert sits(*text) == [Sits.IN] * 3


def test_when_no_person_is_left_the_match_ends_with_the_circle() -> None:
    # Rule D1.4
    gone = "left 0\nleft 1\nleft 2\ndeserted"
    assert told(THREE, BEGUN, gone) == [LastCircle()]
    assert DICE.hurried(after(THREE, BEGUN, gone))
    text = (*circle()[:3], gone, *circle()[3:])
    assert isinstance(seen(THREE, *text), SeenMatchOver)
    assert told(THREE, *text)[-1] == MatchEnded((Seat(0),))


def test_a_match_of_bots_that_a_person_left_between_circles_is_over() -> None:
    # Rule D1.4
    assert told(THREE, *circle(), "left 0\ndeserted") == [
        LastCircle(),
        MatchEnded((Seat(1), Seat(2))),
    ]


def test_a_person_who_comes_back_to_a_deserted_table_keeps_the_match_going() -> None:
    # Rule D1.4
    text = (*circle()[:3], "left 0\nleft 1\nleft 2\ndeserted\nback 0\nback 1", *circle()[3:])
    assert isinstance(seen(THREE, *text), SeenBreak)
    assert not DICE.hurried(after(THREE, *text))


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_only_seats_of_the_table_are_left_or_taken(seat: int) -> None:
    state = after(THREE, BEGUN)
    for action in (Left(Seat(seat)), Came(Seat(seat), fresh=True), Came(Seat(seat), fresh=False)):
        assert DICE.refusal(state, action) == "not_now"


def test_nobody_leaves_twice() -> None:
    assert DICE.left(after(THREE, BEGUN, "left 1"), Seat(1)) is None
