"""What choices of a turn are worth, against plain counting, and positions that cannot be."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from backroom.cards.dice import FullHouse, worth
from backroom.solve.dice.choices import BadPosition, Dice, Option, Position, options
from backroom.solve.dice.seats import Tie, solved

SEATS = solved(FullHouse.TRIPLE, Tie.SHARED)


def last(dice: Dice, throws_left: int, locked: Dice, to_beat: Dice) -> list[Option]:
    """Of the last of two players."""
    return options(SEATS, Position(dice, throws_left, locked, to_beat, holders=1, to_come=0))


def test_with_one_throw_left_a_choice_is_worth_what_counting_says() -> None:
    to_beat = (6, 6, 6, 1, 2)
    best = worth(to_beat).strength
    for option in last((6, 6, 5, 5, 1), 1, (), to_beat):
        throws = list(product(range(1, 7), repeat=len(option.throw)))
        results = [worth((*option.keep, *throw)).strength for throw in throws]
        won = sum((result > best) + (result == best) / 2 for result in results)
        assert option.value == pytest.approx(won / len(throws), abs=1e-12)


def test_choices_are_distinct_and_come_best_first() -> None:
    found = last((6, 6, 5, 5, 1), 2, (), (5, 5, 5, 2, 2))
    assert len({option.keep for option in found}) == len(found) == 3 * 3 * 2
    assert found == sorted(found, key=lambda option: -round(option.value, 12))


def test_locked_dice_lie_in_every_choice() -> None:
    found = last((6, 6, 5, 5, 1), 1, (6, 6), (5, 5, 5, 2, 2))
    assert {option.keep for option in found} == {
        (6, 6), (6, 6, 1), (6, 6, 5), (6, 6, 5, 1), (6, 6, 5, 5), (6, 6, 5, 5, 1),
    }  # fmt: skip


def test_after_the_last_throw_one_can_only_stand() -> None:
    assert last((6, 6, 5, 5, 1), 0, (), (6, 6, 5, 5, 2)) == [Option((6, 6, 5, 5, 1), (), 0.5)]


def test_the_value_of_the_first_throw_is_that_of_the_seat() -> None:
    lots = list(combinations_with_replacement(range(1, 7), 5))
    total = sum(
        ways(dice) * options(SEATS, Position(dice, 2, (), (), holders=0, to_come=1))[0].value
        for dice in lots
    )
    assert total / 6**5 == pytest.approx(SEATS.values(2)[0], abs=1e-12)


def ways(dice: Dice) -> int:
    return sum(tuple(sorted(other)) == dice for other in product(set(dice), repeat=5))


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        (Position((6, 6, 5, 5, 1), 3, (), (), 0, 1), "expected 0 to 2 throws left, got 3"),
        (
            Position((6, 6, 5, 5, 1), 1, (4,), (), 0, 1),
            r"expected locked dice among 6 6 5 5 1, got 4",
        ),
        (Position((6, 6, 5, 5, 1), 1, (), (), 1, 1), "expected holders of a result to beat"),
        (Position((6, 6, 5, 5, 1), 1, (), (6, 6, 5, 5, 1), 0, 1), "expected holders of a result"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: Position, fault: str) -> None:
    with pytest.raises(BadPosition, match=fault):
        options(SEATS, position)
