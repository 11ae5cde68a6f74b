"""`backroom solve dice`: seats, choices, and what is said when a question cannot be answered."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from backroom.cli import main


def solve(arguments: str) -> Result:
    return CliRunner().invoke(main, ["solve", "dice", *arguments.split()])


def answer(arguments: str) -> dict[str, object]:
    result = solve(f"{arguments} --json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.output)
    assert isinstance(told, dict)
    return told


def test_seats_are_told_in_throwing_order() -> None:
    told = answer("--players 2 --full-house triple --tie shared")
    assert told == {
        "seat_values": pytest.approx([0.4730862224, 0.5269137776], abs=5e-11),
        "play_off": pytest.approx(0.0253703324, abs=5e-11),
        "five_alike": pytest.approx(0.0456565337, abs=5e-11),
    }


def test_without_the_lock_five_alike_are_likelier() -> None:
    assert answer("--no-lock")["five_alike"] == pytest.approx(0.0460286425, abs=5e-11)


def test_a_new_die_for_the_start_makes_a_play_off_worth_a_share() -> None:
    assert answer("--tie redraw") == answer("--tie shared") != answer("--tie same")


def test_choices_are_told_best_first() -> None:
    told = answer("--dice 6,6,5,5,1 --throws-left 0 --to-beat pair:6,6")
    assert told == {
        "value": 1.0,
        "choices": [{"keep": [6, 6, 5, 5, 1], "throw": [], "value": 1.0}],
    }


def test_every_option_of_a_turn_counts() -> None:
    turn = "--dice 5,5,3,2,1 --throws-left 2 --to-beat full_house:5,5,5,2,2"
    values = [
        answer(arguments)["value"]
        for arguments in (
            turn,
            f"{turn} --locked 5,3",
            f"{turn} --still-to-play 1",
            f"{turn} --full-house sum",
            f"{turn} --holders 2",
            f"{turn} --no-lock",
        )
    ]
    assert len(set(values)) == len(values)


def test_a_table_is_for_people() -> None:
    lines = solve("--dice 6,6,5,5,1 --throws-left 2 --tie shared").output.splitlines()
    assert lines[0] == "full houses by triple, ties shared, 1 still to play"
    assert lines[-1] == "  and 6 choices more, worth less (all with --json)"
    assert any(line.endswith("keep 6 6, throw 5 5 1") for line in lines)


def test_the_table_of_seats_names_their_order() -> None:
    text = solve("--players 3").output
    assert [f"throws {place}." in text for place in (1, 2, 3, 4)] == [True, True, True, False]


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ("--dice 6,6,5 --throws-left 1", "expected 5 dice for --dice, got 3: '6,6,5'"),
        ("--dice 6,6,5,5,7 --throws-left 1", "expected faces 1 to 6 like 6,6,5,5,1 for --dice"),
        ("--dice 6,6,5,5,1", "expected --throws-left 0, 1 or 2 with --dice, got none"),
        ("--throws-left 1", "expected --dice with the options of a turn, got none"),
        ("--dice 6,6,5,5,1 --throws-left 1 --locked 2", "expected locked dice among 6 6 5 5 1"),
        ("--dice 6,6,5,5,1 --throws-left 1 --holders 2", "expected holders of a result to beat"),
        ("--dice 6,6,5,5,1 --throws-left 1 --to-beat four:6,6", "expected a result like"),
        ("--dice 6,6,5,5,1 --throws-left 1 --to-beat flush:6,6", "expected one of nothing, pair"),
        ("--players 9", "9 is not in the range 2<=x<=8"),
    ],
)
def test_a_question_that_cannot_be_is_answered_with_what_was_expected(
    arguments: str, fault: str
) -> None:
    result = solve(arguments)
    assert (result.exit_code, fault in result.output) == (2, True), result.output


def test_the_help_teaches_by_examples_that_run() -> None:
    text = solve("--help").output
    examples = [line.strip() for line in text.splitlines() if line.strip().startswith("backroom ")]
    assert len(examples) == 4
    for example in examples:
        result = CliRunner().invoke(main, example.split()[1:])
        assert result.exit_code == 0, result.output
