"""A game as text."""

from __future__ import annotations

import pytest

from backroom.core.game import By, IllegalAction
from backroom.core.lines import replay
from backroom.core.wire import Seat
from backroom.games.gang import GANG, Rules, Take, parse, write
from backroom.games.gang.choices import CENTRE, ClosePeek, Confirm, Onward, PutBack
from backroom.games.gang.rules import Colour
from backroom.games.gang.state import Action, BreakElapsed, Deal, PeekElapsed, SettleElapsed, Turn

from .telling import DEAL, SETTLE

LINES: tuple[tuple[str, Action], ...] = (
    ("deal", Deal(())),
    ("turn", Turn(())),
    ("0 looked 1", By(Seat(0), ClosePeek(1))),
    ("0 take white 2 from centre", By(Seat(0), Take(Colour.WHITE, 2, CENTRE))),
    ("1 take orange 2 from 0", By(Seat(1), Take(Colour.ORANGE, 2, Seat(0)))),
    ("1 back red 2", By(Seat(1), PutBack(Colour.RED, 2))),
    ("0 fine yellow 1 0", By(Seat(0), Confirm(Colour.YELLOW, (Seat(1), Seat(0))))),
    ("0 onward 3", By(Seat(0), Onward(3))),
    ("peek elapsed 1", PeekElapsed(1)),
    ("settle elapsed 1 14", SettleElapsed(1, 14)),
    ("break elapsed 2", BreakElapsed(2)),
)


@pytest.mark.parametrize(("line", "action"), LINES)
def test_a_line_is_an_action_and_back(line: str, action: Action) -> None:
    assert (parse(line), write(action)) == (action, line)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "deal Xx",
        "deal 2c 2",
        "0 take white 2",
        "0 take pink 2 from centre",
        "0 take white two from centre",
        "0 take white 2 from floor",
        "0 take white 02 from centre",
        "0 take white 2 from centre now",
        "0 back",
        "x back white 2",
        "0 fine",
        "0 bluff",
        "settle elapsed 1",
        "peek elapsed one",
    ],
)
def test_a_line_that_is_no_action_is_named(line: str) -> None:
    with pytest.raises(ValueError, match="expected an action of The Gang, got"):
        parse(line)


def test_a_record_with_an_illegal_line_is_not_replayed() -> None:
    with pytest.raises(IllegalAction, match="chip_elsewhere"):
        replay(GANG, SETTLE, f"{DEAL}\n0 take white 1 from 2")


def test_a_record_of_nothing_is_the_start() -> None:
    assert replay(GANG, SETTLE, "") == replay(GANG, Rules(players=3), "\n \n")
