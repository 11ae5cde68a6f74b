"""`backroom rank dice`: five dice a line in, their worth a line out."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import product

import pytest
from click.testing import CliRunner, Result

from backroom.cards.dice import FACES, FullHouse, worth
from backroom.cli import main
from backroom.cli.dice_throws import Answer, answer
from backroom.cli.hands import MOST_BYTES, Fault, Refusal


def rank(*lines: str) -> Result:
    text = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(main, ["rank", "dice"], input=text)


def error(line: str) -> str:
    refused = answer(line.encode())
    assert isinstance(refused, Refusal)
    return f"{refused.error}: {refused.message}"


def test_all_throws_are_answered_and_come_as_often_as_they_should() -> None:
    # Rule D3
    result = rank(*(json.dumps({"dice": dice}) for dice in product(FACES, repeat=5)))
    told = Counter(json.loads(line)["category"] for line in result.output.splitlines())
    assert told == {
        "poker": 6,
        "four": 150,
        "full_house": 300,
        "three": 1200,
        "two_pairs": 1800,
        "pair": 3600,
        "nothing": 720,
    }


@pytest.mark.parametrize("full_house", FullHouse)
def test_a_line_says_how_full_houses_are_read(full_house: FullHouse) -> None:
    # Rule D3.2
    made = worth((5, 5, 5, 2, 2), full_house)
    line = json.dumps({"dice": [2, 5, 5, 2, 5], "full_house": full_house}).encode()
    assert answer(line) == Answer(made.category, 19, made.strength)


def test_the_triple_decides_unless_the_line_says_other() -> None:
    bare, said = {"dice": [5, 5, 5, 2, 2]}, {"dice": [5, 5, 5, 2, 2], "full_house": "triple"}
    assert answer(json.dumps(bare).encode()) == answer(json.dumps(said).encode())


def test_a_line_that_is_refused_leaves_the_others_answered() -> None:
    result = rank('{"dice": [6, 6, 6, 6, 6]}', "nonsense", '{"dice": [1, 1, 2, 3, 4]}')
    answers = [json.loads(line) for line in result.output.splitlines()]
    assert (result.exit_code, [one.get("points") for one in answers]) == (1, [30, None, 2])
    assert answers[1] == {
        "error": "not_json",
        "message": "expected a line of JSON, got 'nonsense'",
    }


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("", "not_json: expected a line of JSON, got ''"),
        ("[1]", "not_an_object: expected a JSON object, got '[1]'"),
        ('{"hole": []}', "unknown_field: expected dice and full_house, got 'hole'"),
        (
            '{"dice": [1], "dice": [2]}',
            "repeated_field: expected each field once, got 'dice' twice",
        ),
        ('{"dice": "66666"}', "not_a_list: expected dice as a list, got '66666'"),
        ("{}", "not_five_dice: expected 5 dice, got 0"),
        ('{"dice": [1, 2, 3, 4]}', "not_five_dice: expected 5 dice, got 4"),
        ('{"dice": [1, 2, 3, 4, 5, 6]}', "not_five_dice: expected 5 dice, got 6"),
        ('{"dice": [1, 2, 3, 4, 0]}', "bad_die: expected a face from 1 to 6, got 0"),
        ('{"dice": [1, 2, 3, 4, 7]}', "bad_die: expected a face from 1 to 6, got 7"),
        ('{"dice": [1, 2, 3, 4, 5.0]}', "bad_die: expected a face from 1 to 6, got 5.0"),
        ('{"dice": [1, 2, 3, 4, true]}', "bad_die: expected a face from 1 to 6, got True"),
        ('{"dice": [1, 2, 3, 4, "5"]}', "bad_die: expected a face from 1 to 6, got '5'"),
        ('{"dice": [1, 2, 3, 4, [5]]}', "bad_die: expected a face from 1 to 6, got a list"),
        (
            '{"dice": [1, 2, 3, 4, 5], "full_house": "pair"}',
            "bad_full_house: expected full_house triple or sum, got 'pair'",
        ),
        (
            '{"dice": [1, 2, 3, 4, 5], "full_house": null}',
            "bad_full_house: expected full_house triple or sum, got None",
        ),
        (
            " " * (MOST_BYTES + 1),
            f"line_too_long: expected at most {MOST_BYTES} bytes, got more",
        ),
    ],
)
def test_a_line_that_is_no_throw_is_told_why(line: str, refusal: str) -> None:
    assert error(line) == refusal


def test_the_help_shows_true_examples_and_names_every_code() -> None:
    text = CliRunner().invoke(main, ["rank", "dice", "--help"]).output
    asked, shown = re.findall(r"\{\"dice.*?\]?\}", text), re.findall(r"\{\"category.*\}", text)
    assert len(asked) == len(shown) == 2
    assert rank(*asked).output.splitlines() == shown
    codes = set(re.findall(r"\w+", text.partition("Codes:")[2].partition(".")[0]))
    of_cards = {
        Fault.BAD_CARD,
        Fault.TOO_MANY_CARDS,
        Fault.TOO_FEW_CARDS,
        Fault.DUPLICATE_CARD,
        Fault.NO_CARDS,
        Fault.BAD_FLUSH_HIGH,
    }
    assert codes == set(Fault) - of_cards
