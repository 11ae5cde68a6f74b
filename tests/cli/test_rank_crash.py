"""`backroom rank crash`: a brag hand a line in, its worth a line out."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from backroom.cards.brag import FlushHigh, category, strength
from backroom.cards.card import DECK, Card
from backroom.cli import main
from backroom.cli.crash_hands import Answer, answer
from backroom.cli.hands import MOST_BYTES, Fault, Refusal

HANDS = st.lists(st.sampled_from(DECK), min_size=3, max_size=3, unique=True)


def rank(*lines: str) -> Result:
    text = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(main, ["rank", "crash"], input=text)


def error(line: str) -> str:
    refused = answer(line.encode())
    assert isinstance(refused, Refusal)
    return f"{refused.error}: {refused.message}"


@given(HANDS, st.sampled_from(FlushHigh))
def test_every_hand_is_worth_what_the_table_says(hand: list[Card], flush_high: FlushHigh) -> None:
    worth = strength(hand, flush_high)
    line = json.dumps({"cards": hand, "flush_high": flush_high}).encode()
    assert answer(line) == Answer(category(worth), worth)


@given(HANDS)
def test_three_is_the_highest_card_of_a_flush_unless_the_line_says_other(hand: list[Card]) -> None:
    bare, said = {"cards": hand}, {"cards": hand, "flush_high": "three"}
    assert answer(json.dumps(bare).encode()) == answer(json.dumps(said).encode())


def test_a_line_that_is_refused_leaves_the_others_answered() -> None:
    result = rank('{"cards": ["3c", "3d", "3h"]}', "nonsense", '{"cards": ["2c", "3d", "5h"]}')
    assert (result.exit_code, [json.loads(line) for line in result.output.splitlines()]) == (
        1,
        [
            {"category": "prial", "strength": 740},
            {"error": "not_json", "message": "expected a line of JSON, got 'nonsense'"},
            {"category": "high_card", "strength": 0},
        ],
    )


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("", "not_json: expected a line of JSON, got ''"),
        ("[1]", "not_an_object: expected a JSON object, got '[1]'"),
        ('{"hole": []}', "unknown_field: expected cards and flush_high, got 'hole'"),
        (
            '{"cards": ["As"], "cards": ["Ks"]}',
            "repeated_field: expected each field once, got 'cards' twice",
        ),
        ('{"cards": "As"}', "not_a_list: expected cards as a list, got 'As'"),
        ('{"cards": ["1s", "2c", "3c"]}', "bad_card: expected a card like As, got '1s'"),
        ('{"cards": ["J*", "2c", "3c"]}', "bad_card: expected a card like As, got 'J*'"),
        ('{"cards": ["", "2c", "3c"]}', "bad_card: expected a card like As, got ''"),
        (
            '{"cards": ["2c", "3c", "4c", "5c"]}',
            "too_many_cards: expected at most 3 cards in cards, got 4",
        ),
        ('{"cards": ["2c", "3c"]}', "too_few_cards: expected 3 cards, got 2"),
        (
            '{"cards": ["As", "As", "Ks"]}',
            "duplicate_card: expected each card once, got As twice",
        ),
        ("{}", "no_cards: expected at least one card, got none"),
        (
            '{"cards": ["2c", "3c", "4c"], "flush_high": "two"}',
            "bad_flush_high: expected flush_high three or ace, got 'two'",
        ),
        (
            '{"cards": ["2c", "3c", "4c"], "flush_high": null}',
            "bad_flush_high: expected flush_high three or ace, got None",
        ),
        (
            " " * (MOST_BYTES + 1),
            f"line_too_long: expected at most {MOST_BYTES} bytes, got more",
        ),
    ],
)
def test_a_line_that_is_no_hand_is_told_why(line: str, refusal: str) -> None:
    assert error(line) == refusal


def test_the_help_shows_true_examples() -> None:
    text = CliRunner().invoke(main, ["rank", "crash", "--help"]).output
    asked = re.findall(r"\{\"cards.*?\}", text)
    shown = re.findall(r"\{\"category.*\}", text)
    assert len(shown) == len(asked) == 2
    assert rank(*asked).output.splitlines() == shown


def test_the_help_names_every_code() -> None:
    text = CliRunner().invoke(main, ["rank", "crash", "--help"]).output
    codes = set(re.findall(r"\w+", text.partition("Codes:")[2].partition(".")[0]))
    assert codes == set(Fault) - {Fault.NOT_FIVE_DICE, Fault.BAD_DIE, Fault.BAD_FULL_HOUSE}
