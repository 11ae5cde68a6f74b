"""The shipped table is what the rules make of it, and is read with care."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.cards import poker_table
from backroom.cards.poker_table import FILE, read_table, table_bytes
from tools.build_poker_tables import build


def test_the_shipped_table_is_what_the_tool_builds() -> None:
    assert table_bytes(build()) == FILE.read_bytes()


def test_a_table_that_is_read_is_written_the_same() -> None:
    assert table_bytes(read_table()) == FILE.read_bytes()


def test_the_table_takes_half_a_mebibyte_at_most() -> None:
    assert FILE.stat().st_size <= 1 << 19


def test_a_truncated_table_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short = tmp_path / "poker.table"
    short.write_bytes(FILE.read_bytes()[:-2])
    monkeypatch.setattr(poker_table, "FILE", short)
    with pytest.raises(ValueError, match=r"expected 495722 bytes .* got 495720"):
        read_table()
