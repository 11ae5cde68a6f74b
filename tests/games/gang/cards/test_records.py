"""Games with cards in force as text."""

from __future__ import annotations

import pytest

from backroom.games.gang import parse, write

LINES = (
    "challenge noise_sensors",
    "specialist math_whiz",
    "redeal As Kd 7c 7h",
    "redraw 9c 9d 9h",
    "draw Ts",
    "settle elapsed 1 14 2",
    "proposal elapsed 1 2",
    "wait elapsed 1 0 2",
    "guess elapsed 1 retina_scan 1",
    "left 3",
    "1 pass 1 As",
    "1 propose 1 hacker 2",
    "1 ask 1 mastermind 2 K",
    "1 agree 1 3",
    "1 refuse 1 3",
    "1 withdraw 1 3",
    "1 show As 2",
    "1 name K",
    "1 discard J*",
    "1 vote 1 T",
    "1 vote 1 royal_flush",
    "1 hurry 1",
)
NONE = (
    "challenge hacker",
    "specialist blackout",
    "draw Tx",
    "guess elapsed 1 hacker 1",
    "settle elapsed 1 14 0",
    "settle elapsed 1 14 2 3",
    "proposal elapsed 1",
    "left",
    "1 name 10",
    "1 vote 1 pair",
    "1 vote 1",
    "1 propose 1 blackout 2",
    "1 show As",
    "left -0",
)


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read_as_it_was_written(line: str) -> None:
    assert write(parse(line)) == line


@pytest.mark.parametrize("line", NONE)
def test_what_is_no_line_is_named(line: str) -> None:
    with pytest.raises(ValueError, match="expected an action of The Gang, got"):
        parse(line)
