"""`backroom rank gang`: a hand a line in, its worth a line out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import repeat
from pathlib import Path
from typing import IO

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

import backroom
from backroom.cards.card import DECK, JACK, Card, cards
from backroom.cards.poker import best
from backroom.cli import main
from backroom.cli.gang_hands import Answer, answer
from backroom.cli.hands import MOST_BYTES, Fault, Refusal

ROOT = Path(backroom.__file__).parents[1]


def rank(*lines: str | bytes) -> Result:
    text = b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)
    return CliRunner().invoke(main, ["rank", "gang"], input=text)


def answers(result: Result) -> list[dict[str, object]]:
    return [json.loads(line) for line in result.output.splitlines()]


def error(line: str | bytes) -> str:
    refused = answer(line.encode() if isinstance(line, str) else line)
    assert isinstance(refused, Refusal)
    return f"{refused.error}: {refused.message}"


def test_each_line_is_answered_in_order() -> None:
    result = rank('{"hole": ["7h"]}', '{"board": ["Qs"], "hole": ["Qd"]}')
    assert (result.exit_code, answers(result)) == (0, [told("7h"), told("Qs Qd")])


def test_hole_and_board_make_one_hand() -> None:
    result = rank('{"hole": ["As", "Kd"], "board": ["2c", "7h", "9d"]}')
    assert answers(result) == [told("As Kd 9d 7h 2c")]


def test_three_hole_cards_and_a_full_board_are_ranked() -> None:
    result = rank('{"hole": ["J*", "2d", "3h"], "board": ["Jc", "Jd", "Jh", "Js", "Tc"]}')
    assert answers(result) == [told("Js Jh Jd Jc J*")]


@given(st.lists(st.sampled_from((*DECK, JACK)), min_size=1, max_size=8, unique=True))
def test_every_hand_is_worth_what_the_engine_says(hand: list[Card]) -> None:
    worth = best(hand)
    line = json.dumps({"hole": hand[:3], "board": hand[3:]}).encode()
    assert answer(line) == Answer(worth.category, worth.strength, worth.cards)


def test_a_line_that_is_refused_leaves_the_others_answered() -> None:
    result = rank('{"hole": ["7h"]}', "nonsense", '{"hole": ["8h"]}')
    refusal = {"error": "not_json", "message": "expected a line of JSON, got 'nonsense'"}
    assert (result.exit_code, answers(result)) == (1, [told("7h"), refusal, told("8h")])


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("", "not_json: expected a line of JSON, got ''"),
        ("  ", "not_json: expected a line of JSON, got '  '"),
        (b"\xff", "not_json: expected a line of JSON, got '\ufffd'"),
        ('{"hole": ["As"]', """not_json: expected a line of JSON, got '{"hole": ["As"]'"""),
        ('{"hole": NaN}', "not_json: expected a line of JSON, got '{\"hole\": NaN}'"),
        ("x" * 80, f"not_json: expected a line of JSON, got '{'x' * 59}…"),
        ("[1]", "not_an_object: expected a JSON object, got '[1]'"),
        ("null", "not_an_object: expected a JSON object, got 'null'"),
        ('{"hand": []}', "unknown_field: expected hole and board, got 'hand'"),
        (
            '{"hole": ["As"], "hole": ["Ks"]}',
            "repeated_field: expected each field once, got 'hole' twice",
        ),
        ('{"hole": "As"}', "not_a_list: expected hole as a list, got 'As'"),
        ('{"board": null}', "not_a_list: expected board as a list, got None"),
        ('{"board": {}}', "not_a_list: expected board as a list, got an object"),
        ('{"hole": ["1s"]}', "bad_card: expected a card like As, got '1s'"),
        ('{"hole": ["as"]}', "bad_card: expected a card like As, got 'as'"),
        ('{"hole": [5]}', "bad_card: expected a card like As, got 5"),
        ('{"hole": [["As"]]}', "bad_card: expected a card like As, got a list"),
        ('{"hole": ["\\ud800"]}', "bad_card: expected a card like As, got '\\ud800'"),
        (
            '{"hole": ["2c", "3c", "4c", "5c"]}',
            "too_many_cards: expected at most 3 cards in hole, got 4",
        ),
        (
            '{"board": ["2c", "3c", "4c", "5c", "6c", "7c"]}',
            "too_many_cards: expected at most 5 cards in board, got 6",
        ),
        (
            '{"hole": ["As"], "board": ["As"]}',
            "duplicate_card: expected each card once, got As twice",
        ),
        (
            '{"hole": ["J*", "J*"]}',
            "duplicate_card: expected each card once, got J* twice",
        ),
        ("{}", "no_cards: expected at least one card, got none"),
        (
            " " * (MOST_BYTES + 1),
            f"line_too_long: expected at most {MOST_BYTES} bytes, got more",
        ),
    ],
)
def test_a_line_that_is_no_hand_is_told_why(line: str | bytes, refusal: str) -> None:
    assert error(line) == refusal


@pytest.mark.parametrize("number", ["1" * 4000, "-1e400", "1.5"])
def test_no_number_is_too_odd_to_be_refused(number: str) -> None:
    assert error(f'{{"hole": [{number}]}}').startswith("bad_card: expected a card like As, got ")


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_no_depth_is_too_deep_to_be_refused(opening: str, closing: str) -> None:
    codes = {
        error(f'{{"hole": [{opening * depth}0{closing * depth}]}}').split(":")[0]
        for depth in range(1, MOST_BYTES // 2, 20)
    }
    assert codes <= {"bad_card", "not_json", "line_too_long"}  # how deep is read, Python decides


@given(st.binary(max_size=60).filter(lambda line: b"\n" not in line))
def test_any_bytes_are_answered_with_one_line_of_json(line: bytes) -> None:
    assert len(answers(rank(line))) == 1


def test_a_byte_order_mark_and_windows_line_ends_are_let_pass() -> None:
    assert answers(rank(b'\xef\xbb\xbf{"hole": ["7h"]}\r')) == [told("7h")]


def test_a_last_line_without_its_end_is_answered() -> None:
    result = CliRunner().invoke(main, ["rank", "gang"], input=b'{"hole": ["7h"]}')
    assert answers(result) == [told("7h")]


def test_no_input_is_no_output() -> None:
    assert (rank().exit_code, rank().output) == (0, "")


def test_hands_are_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text('{"hole": ["7h"]}\n')
    assert answers(CliRunner().invoke(main, ["rank", "gang", str(file)])) == [told("7h")]


def test_a_line_without_end_takes_no_memory_and_the_next_is_answered() -> None:
    result = rank(b" " * 1_000_000, '{"hole": ["7h"]}')
    first, second = answers(result)
    assert (first["error"], second) == ("line_too_long", told("7h"))


def test_each_line_is_answered_before_the_next_one_comes() -> None:
    with running() as (send, receive):
        for hand in ("7h", "8h"):
            send.write(b'{"hole": ["%b"]}\n' % hand.encode())
            send.flush()
            assert json.loads(receive.readline()) == told(hand)


def test_a_reader_that_leaves_is_no_trouble() -> None:
    with running() as (send, receive):
        receive.close()
        with pytest.raises(BrokenPipeError):
            send.writelines(repeat(b'{"hole": ["7h"]}\n'))


def test_the_help_shows_true_examples() -> None:
    text = CliRunner().invoke(main, ["rank", "gang", "--help"]).output
    asked = re.findall(r"\{\"hole.*?\]\}", text)
    shown = re.findall(r"\{\"category.*\]\}", text)
    assert len(shown) == len(asked) == 2
    assert rank(*asked).output.splitlines() == shown


def test_the_help_names_every_code() -> None:
    text = CliRunner().invoke(main, ["rank", "gang", "--help"]).output
    codes = set(re.findall(r"\w+", text.partition("Codes:")[2].partition(".")[0]))
    of_crash = {Fault.TOO_FEW_CARDS, Fault.BAD_FLUSH_HIGH}
    of_dice = {Fault.NOT_FIVE_DICE, Fault.BAD_DIE, Fault.BAD_FULL_HOUSE}
    assert codes == set(Fault) - of_crash - of_dice


@contextmanager
def running() -> Iterator[tuple[IO[bytes], IO[bytes]]]:
    """The command as its own process: where to write hands, where to read answers.

    It must leave nothing on standard error.
    """
    with subprocess.Popen(
        [sys.executable, "-m", "backroom", "rank", "gang"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        yield process.stdin, process.stdout
        with suppress(BrokenPipeError):
            process.stdin.close()
        assert process.stderr.read() == b""


def told(five: str) -> dict[str, object]:
    """The answer to a hand whose best cards these are, in this order."""
    worth = best(cards(five))
    return {
        "category": worth.category,
        "strength": worth.strength,
        "cards": five.split(),
    }
