"""The shipped fields come from their deals, stand still, and are read as they were written."""

from __future__ import annotations

import numpy as np
import pytest

from backroom.cards.brag import BragCategory, FlushHigh
from backroom.solve.crash.field import FOLDER, Table, exchanged, field, from_bytes, to_bytes
from backroom.solve.crash.points import scores
from tools import build_crash_fields as tool

TABLES = [
    table
    for cards in (13, 9)
    for flush_high in FlushHigh
    for table in tool.tables(cards, flush_high)
]


def test_each_table_has_its_field_and_there_is_no_other() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {table.name for table in TABLES}
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 1 << 19


def test_a_shipped_field_is_what_the_tool_builds() -> None:
    fronts = tool.fronts_of(tool.deals(9, tool.ROWS), FlushHigh.THREE)
    table = Table(9, FlushHigh.THREE, BragCategory.PAIR, opponents=2)
    assert built(table, fronts) == (FOLDER / table.name).read_bytes()


@pytest.mark.soak
@pytest.mark.parametrize("flush_high", FlushHigh)
@pytest.mark.parametrize("cards", [9, 13])
def test_the_shipped_fields_are_what_the_tool_builds(cards: int, flush_high: FlushHigh) -> None:
    fronts = tool.fronts_of(tool.deals(cards, tool.ROWS), flush_high)
    for table in tool.tables(cards, flush_high):
        assert built(table, fronts) == (FOLDER / table.name).read_bytes()


def built(table: Table, fronts: tool.Fronts) -> bytes:
    found = tool.settled(table, fronts)
    assert found.gain < 0.001
    return to_bytes(found.laid, found.points)


def test_opponents_of_thirteen_cards_cannot_gain_by_other_layouts() -> None:
    fronts = tool.fronts_of(tool.deals(13, 60), FlushHigh.THREE)
    for table in tool.tables(13, FlushHigh.THREE):
        shipped = {tuple(row) for row in field(table).laid.tolist()}
        points = scores(fronts.made, [field(table)] * table.opponents, table.least).points
        for start, end in zip(fronts.starts, [*fronts.starts[1:], len(points)], strict=True):
            laid = [place for place in range(start, end) if tuple(fronts.made[place]) in shipped]
            assert max(points[laid]) > max(points[start:end]) - 0.02


def test_an_exchange_makes_the_field_stronger_and_adds_up() -> None:
    points = np.array([0.5, 1.0, 2.0, 3.5])
    assert exchanged(points, chance=1.0).tolist() == [0.125, 0.125, 0.375, 0.375]
    assert exchanged(points, chance=0.0).tolist() == [0.25] * 4


def test_a_field_that_is_written_is_read_the_same() -> None:
    laid = np.array([[700, 20, 3], [700, 30, 1]], np.int16)
    read, points = from_bytes(to_bytes(laid, np.array([1.25, 0.0001])), 3)
    assert (read.tolist(), points.tolist()) == (laid.tolist(), [1.25, 0.0001])


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="expected the options of a table of Crash"):
        field(Table(13, FlushHigh.THREE, BragCategory.PAIR, opponents=4))
