"""The options of a table."""

from __future__ import annotations

from math import inf, nan
from typing import Any

import msgspec
import pytest

from backroom.games.gang import Ending, Helper, Peek, Rules


def test_the_options_are_those_of_the_printed_game_as_people_play_it() -> None:
    assert Rules() == Rules(
        players=4,
        vaults=3,
        alarms=3,
        ending=Ending.SETTLE,
        settle_s=3.0,
        cool_down_s=0.7,
        peek=Peek.WHEN_NEEDED,
        peek_s=15.0,
        break_s=60.0,
        helper=Helper.NAMES,
        lowest_rank=2,
    )


@pytest.mark.parametrize(
    "option",
    [
        {"players": 1},
        {"players": 7},
        {"vaults": 0},
        {"alarms": 10},
        {"settle_s": -0.1},
        {"settle_s": 15.1},
        {"settle_s": nan},
        {"peek_s": 600.1},
        {"break_s": -1},
        {"cool_down_s": 3.1},
        {"cool_down_s": inf},
        {"lowest_rank": 1},
        {"lowest_rank": 13},
    ],
    ids=str,
)
def test_an_option_out_of_its_range_is_named(option: dict[str, Any]) -> None:  # Any: any option
    name = next(iter(option))
    with pytest.raises(ValueError, match=f"expected {name} from"):
        Rules(**option)


def test_a_deck_too_small_for_the_players_is_refused() -> None:
    with pytest.raises(ValueError, match="expected 13 cards or more, got 12"):
        Rules(players=4, lowest_rank=12)


def test_options_travel_as_json_and_are_judged_on_arrival() -> None:
    rules = Rules(players=5, ending=Ending.INSTANT)
    assert msgspec.json.decode(msgspec.json.encode(rules), type=Rules) == rules
    with pytest.raises(msgspec.ValidationError, match="expected players from 2 to 6, got 9"):
        msgspec.json.decode(b'{"players": 9}', type=Rules)
