"""The shipped tables are what the rules make of them, and are read with care."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.cards import poker_table
from backroom.sim import rank_table
from backroom.sim.rank_table import FILE, table_bytes
from tools.build_rank_tables import build


def test_the_shipped_tables_are_what_the_tool_builds() -> None:
    assert table_bytes(build()) == FILE.read_bytes()


def test_tables_that_are_read_are_written_the_same() -> None:
    assert table_bytes(rank_table.rank_table()) == FILE.read_bytes()


def test_all_tables_together_take_a_mebibyte_at_most() -> None:
    assert FILE.stat().st_size + poker_table.FILE.stat().st_size <= 1 << 20


@pytest.mark.parametrize("wrong", [-2, +2])
def test_a_file_of_another_length_is_refused(
    wrong: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = FILE.read_bytes()
    other = tmp_path / "rank.table"
    other.write_bytes((content + b"\0\0")[: len(content) + wrong])
    monkeypatch.setattr(rank_table, "FILE", other)
    with pytest.raises(ValueError, match=f"expected 532532 bytes .* got {len(content) + wrong}"):
        rank_table.read_tables()
