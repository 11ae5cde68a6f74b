"""What seats are worth: known values, a plain solver, and sums that must come out."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from backroom.cards.dice import FullHouse
from backroom.solve.dice import decision
from backroom.solve.dice.seats import Seats, Tie, classes, solved
from backroom.solve.dice.throws import FIVES

from . import plain


@pytest.mark.parametrize(
    ("full_house", "first"), [(FullHouse.TRIPLE, 0.4730862224), (FullHouse.SUM, 0.4718187349)]
)
def test_the_first_of_two_wins_what_is_known(full_house: FullHouse, first: float) -> None:

    assert solved(full_house, Tie.SHARED).values(2).tolist() == pytest.approx(
        [first, 1 - first], abs=5e-11
    )


def test_seats_are_worth_what_the_plain_solver_says() -> None:  # Rule D4.1
    expected = plain.game(alike, 3, lambda count: (1 / count,) * count)
    assert coarse(Tie.SHARED).values(3).tolist() == pytest.approx(expected, abs=1e-12)


def test_a_play_off_is_worth_what_the_game_that_it_is_is_worth() -> None:
    seats = coarse(Tie.PLAYED_OFF)
    values = {count: tuple(seats.values(count).tolist()) for count in (1, 2, 3)}
    expected = plain.game(alike, 3, values.__getitem__)
    assert values[3] == pytest.approx(expected, abs=1e-10)
    assert values[3] != pytest.approx(coarse(Tie.SHARED).values(3).tolist(), abs=1e-5)


@pytest.mark.parametrize("full_house", FullHouse)
@pytest.mark.parametrize("tie", Tie)
def test_the_bank_is_always_won(full_house: FullHouse, tie: Tie) -> None:
    seats = solved(full_house, tie)
    assert [seats.values(players).sum() for players in range(1, 9)] == pytest.approx([1.0] * 8)


@pytest.mark.parametrize("full_house", FullHouse)
def test_whoever_throws_later_wins_more(full_house: FullHouse) -> None:
    values = solved(full_house, Tie.PLAYED_OFF).values(5)
    assert values.tolist() == sorted(values)


def test_which_of_equal_choices_is_taken_changes_nobodys_value(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = Seats(classes(FullHouse.SUM), Tie.PLAYED_OFF).values(4)
    monkeypatch.setattr(decision, "INDIFFERENT", -decision.INDIFFERENT)
    last = Seats(classes(FullHouse.SUM), Tie.PLAYED_OFF).values(4)
    assert last == pytest.approx(first, abs=1e-11)


def coarse(tie: Tie) -> Seats:
    return Seats(np.array([alike(five) for five in FIVES]), tie)


def alike(dice: tuple[int, ...]) -> int:
    """A coarse ranking: fewer than three alike, three, or more."""
    return max(0, max(Counter(dice).values()) - 2)


ROWS = re.findall(
    r"^\| (\d) \| (\w+) \| ([a-z ]+) \|([ \d.|]+)\| ([\d.]+) \|$",
    (Path(__file__).parents[3] / "docs" / "solver.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def test_the_page_tells_the_values_of_two_to_five_players_in_each_reading() -> None:
    assert len(ROWS) == 4 * len(FullHouse) * len(Tie)


@pytest.mark.parametrize(("players", "full_house", "tie", "values", "play_off"), ROWS)
def test_the_page_tells_the_values_that_are_computed(
    players: str, full_house: str, tie: str, values: str, play_off: str
) -> None:
    seats = solved(FullHouse(full_house), Tie(tie.replace(" ", "_")))
    told = [float(value) for value in values.split("|") if value.strip()]
    assert told == pytest.approx(seats.values(int(players)).tolist(), abs=6e-10)
    assert float(play_off) == pytest.approx(seats.play_off(int(players)), abs=6e-10)
