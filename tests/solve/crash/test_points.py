"""What layouts score on average, and that none scores more than the solver's."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from backroom.cards.brag import BragCategory, FlushHigh, lowest
from backroom.cards.card import DECK
from backroom.solve.crash.arranging import every, front, numbers
from backroom.solve.crash.best import best, exchange, exchanges
from backroom.solve.crash.field import Field, Table, field
from backroom.solve.crash.points import scores

from . import plain

DUEL = Table(13, FlushHigh.THREE, BragCategory.PAIR, opponents=1)


@pytest.mark.parametrize("opponents", [1, 2, 3])
@pytest.mark.parametrize("min_hand", [BragCategory.HIGH_CARD, BragCategory.FLUSH])
def test_points_are_the_mean_over_every_opponent(opponents: int, min_hand: BragCategory) -> None:
    random, least = Random(opponents), lowest(min_hand)
    rows = [strengths(random) for _ in range(9)]
    made = [*rows[:3], (740, 739, 738), (rows[0][0] + 1, rows[0][1], rows[0][2] + 1), (0, 0, 0)]
    fields = [[(row, random.random()) for row in rows] for _ in range(min(opponents, 2))]
    others = [fields[number % len(fields)] for number in range(opponents)]
    known = {id(one): field_of(one) for one in fields}
    found = scores(np.array(made, np.int16), [known[id(one)] for one in others], least)
    expected = [plain.expected(one, others, least) for one in made]
    assert found.points.tolist() == pytest.approx(expected, abs=1e-12)


def strengths(random: Random) -> tuple[int, ...]:
    return tuple(sorted((random.randrange(741) for _ in range(3)), reverse=True))


def field_of(rows: list[tuple[tuple[int, ...], float]]) -> Field:
    weights = np.array([weight for _, weight in rows])
    laid = np.array([row for row, _ in rows], np.int16)
    return Field(laid, weights, weights / weights.sum())


@pytest.mark.parametrize("deals", [8, pytest.param(1000, marks=pytest.mark.soak)])
def test_no_arrangement_scores_more_than_the_best(deals: int) -> None:
    random = Random(deals)
    for number in range(deals):
        table = Table(13, FlushHigh.THREE, random.choice(MIN_HANDS), number % 3 + 1)
        hand = random.sample(DECK, 13)
        made = np.unique(every(numbers(hand), table.flush_high), axis=0)
        most = brute_force(made, table)
        found = best(hand, table)
        assert found.points == pytest.approx(most, abs=1e-9), hand


MIN_HANDS = (BragCategory.HIGH_CARD, BragCategory.PAIR, BragCategory.FLUSH)


def brute_force(made: np.ndarray[tuple[int, ...], np.dtype[np.int16]], table: Table) -> float:
    """The most that any of these scores; the bonus is counted only where it could matter."""
    opponents = field(table)
    points, least_win = np.zeros(len(made)), np.ones(len(made))
    for place, column in enumerate(made.T):
        below = [float(opponents.weights[opponents.laid[:, place] < s].sum()) for s in range(741)]
        win = np.array(below)[column] ** table.opponents * (column >= table.least)
        points += win
        least_win = np.minimum(least_win, win)
    most = 0.0
    for row in np.argsort(-(points + least_win)):
        if points[row] + least_win[row] < most:
            break
        all_less = (opponents.laid < made[row]).all(axis=1)
        bonus = float(opponents.weights[all_less].sum()) ** table.opponents
        most = max(most, points[row] + bonus * bool((made[row] >= table.least).all()))
    return most


def test_wins_are_as_likely_as_makes_the_points_without_the_bonus() -> None:
    found = best(DECK[3:45:3][:13], DUEL)
    assert 0 <= found.points - sum(found.wins) <= min(found.wins) + 1e-12


def test_what_cannot_win_has_no_points() -> None:
    table = Table(9, FlushHigh.THREE, BragCategory.FLUSH, opponents=4)
    hand = [f"{rank}{suit}" for rank, suit in zip("2579JQA47", "cdhscdhsd", strict=True)]
    assert best([card for card in DECK if card in hand], table).points < 0.5


def test_a_good_hand_is_kept_and_a_bad_one_replaced() -> None:
    assert exchange(3.0, DUEL).keeps
    assert not exchange(1.0, DUEL).keeps


def test_a_packet_is_worth_what_hands_score_on_average() -> None:
    random = Random(6)
    points = [best(random.sample(DECK, 13), DUEL).points for _ in range(400)]
    error = np.std(points) / 20
    assert abs(np.mean(points) - exchange(0.0, DUEL).replace) < 3 * error + 0.02


def test_there_is_an_exchange_for_two_and_three_players_with_thirteen_cards() -> None:
    tables = [
        Table(cards, FlushHigh.THREE, BragCategory.PAIR, opponents)
        for cards, most in ((13, 3), (9, 4))
        for opponents in range(1, most + 1)
    ]
    assert [exchanges(table) for table in tables] == [True, True, *[False] * 5]


def test_best_first_heads_the_undominated() -> None:
    hand = numbers(Random(9).sample(DECK, 13))
    made = front(hand, FlushHigh.THREE).strengths
    assert tuple(made[0]) == max(map(tuple, every(hand, FlushHigh.THREE).tolist()))


def test_who_has_kept_the_cards_is_harder_to_beat_than_who_has_changed_them() -> None:
    found = front(numbers(Random(2).sample(DECK, 13)), FlushHigh.THREE)
    opponent = field(DUEL)
    kept, changed, unknown = (
        scores(found.strengths, [one], DUEL.least).points.max()
        for one in (opponent.known(kept=True), opponent.known(kept=False), opponent)
    )
    assert kept < unknown < changed
