"""`backroom solve crash`: arrangements, the best of them, and advice for the exchange."""

from __future__ import annotations

import json
import shlex

import pytest
from click.testing import CliRunner, Result

from backroom.cli import main

HAND = "Ah 2h 3h Ks Kd Qc Qd 9s 8s 7s 4c 4d Jh"
NINE = "Ah 2h 3h Ks Kd 9s 8s 7s 4d"


def solve(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["solve", "crash", *arguments])


def answer(*arguments: str) -> dict[str, object]:
    result = solve(*arguments, "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.output)
    assert isinstance(told, dict)
    return told


def test_thirteen_cards_are_solved() -> None:
    told = answer(HAND, "--opponents", "1")
    assert (told["arrangements"], told["distinct"]) == (200_200, 44_435)
    hands = [["2h", "3h", "Ah"], ["7s", "8s", "9s"], ["Jh", "Qc", "Ks"], ["4d", "Qd", "Kd"]]
    best = told["best"]
    assert isinstance(best, dict)
    assert (best["hands"], best["spare"], len(best["win"])) == (hands, "4c", 4)
    undominated = told["undominated"]
    assert isinstance(undominated, list)
    assert undominated[0] == told["best_first"]
    assert len(undominated) == 2
    assert max(one["expected_points"] for one in undominated) == best["expected_points"]


def test_nine_cards_have_no_spare_and_no_exchange() -> None:
    told = answer(NINE, "--opponents", "4")
    best = told["best"]
    assert isinstance(best, dict)
    assert (told["arrangements"], best["spare"], told["exchange"]) == (280, None, None)


def test_nine_cards_are_exchanged_where_the_table_says_so() -> None:
    exchange = answer(NINE, "--exchange-9")["exchange"]
    assert isinstance(exchange, dict)
    assert (exchange["advice"], exchange["keep"] > exchange["replace"]) == ("keep", True)


def test_cards_come_in_one_text_or_several_and_in_any_order() -> None:
    assert answer(NINE) == answer(*reversed(NINE.split()))


def test_every_option_of_the_table_counts() -> None:
    told = [
        json.dumps(answer(HAND, *options)["best"])
        for options in (
            (),
            ("--opponents", "1"),
            ("--flush-high", "ace"),
            ("--min-hand", "flush"),
        )
    ]
    assert len(set(told)) == 4


def test_a_layout_of_ones_own_is_told_by_what_it_costs() -> None:
    best = answer(NINE)["best"]
    assert isinstance(best, dict)
    laid = " / ".join(" ".join(hand) for hand in reversed(best["hands"]))
    assert answer(NINE, "--laid", laid)["laid"] == {
        "expected_points": best["expected_points"],
        "cost": 0.0,
    }
    worse = answer(NINE, "--laid", "Ah Ks 9s / Kd 8s 2h / 7s 3h 4d")["laid"]
    assert isinstance(worse, dict)
    assert worse["cost"] > 1
    assert " less\n" in solve(NINE, "--laid", "Ah Ks 9s / Kd 8s 2h / 7s 3h 4d").output


def test_a_table_is_for_people() -> None:
    text = solve(HAND, "--opponents", "1").output
    assert "200,200 arrangements, 44,435 of different strength" in text
    assert "  2h 3h Ah  running flush scores 0." in text
    assert "  4c        spare" in text
    assert "keep: 3." in text


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("Ah Kd",), "expected 13 or 9 cards, got 2"),
        (("Ax",), "expected a card like As, got 'Ax'"),
        ((NINE.replace("4d", "Ah"),), "expected distinct cards, got Ah twice"),
        ((NINE.replace("4d", "J*"),), "expected cards of the deck of 52, got J*"),
        ((HAND, "--opponents", "4"), "expected at most 3 opponents with 13 cards"),
        ((NINE, "--laid", "Ah 2h 3h / Ks Kd 9s"), "expected 3 hands of three cards for --laid"),
        ((NINE, "--laid", "Ah 2h 3h / Ks Kd 9s / 8s 7s 8s"), "expected 3 hands of three cards"),
        ((NINE, "--laid", "Ah 2h 3h / Ks Kd 9s / 8s 7s 4c"), "expected the cards that are held"),
        ((NINE, "--laid", "Ah 2h 3x / Ks Kd 9s / 8s 7s 4c"), "expected a card like As, got '3x'"),
        ((), "Missing argument 'CARDS'"),
    ],
)
def test_a_question_that_cannot_be_is_answered_with_what_was_expected(
    arguments: tuple[str, ...], fault: str
) -> None:
    result = solve(*arguments)
    assert (result.exit_code, fault in result.output) == (2, True), result.output


def test_the_help_teaches_by_examples_that_run() -> None:
    text = solve("--help").output
    examples = [line.strip() for line in text.splitlines() if line.strip().startswith("backroom ")]
    assert len(examples) == 4
    for example in examples:
        result = CliRunner().invoke(main, shlex.split(example)[1:])
        assert result.exit_code == 0, result.output
