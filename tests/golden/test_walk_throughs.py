"""Games look to each viewer as they looked when they were last read."""

from __future__ import annotations

from pathlib import Path

import pytest

from .gang_games import GAMES
from .gang_text import walk_through

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", GAMES)
def test_a_game_looks_to_each_viewer_as_it_did(name: str, *, golden: bool) -> None:
    file, text = HERE / f"{name}.txt", walk_through(*GAMES[name])
    if golden:
        file.write_text(text, encoding="utf-8", newline="\n")
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_every_file_is_written_by_a_game() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == set(GAMES)
