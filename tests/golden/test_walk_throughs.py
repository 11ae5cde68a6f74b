"""Games look to each viewer as they looked when they were last read."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import crash_text, dice_text, gang_text
from .crash_games import DEALS
from .dice_games import MATCHES
from .gang_games import GAMES

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", GAMES)
def test_a_game_looks_to_each_viewer_as_it_did(name: str, *, golden: bool) -> None:
    _same(name, gang_text.walk_through(*GAMES[name]), golden=golden)


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_of_dice_looks_to_each_viewer_as_it_did(name: str, *, golden: bool) -> None:
    _same(name, dice_text.walk_through(*MATCHES[name]), golden=golden)


@pytest.mark.parametrize("name", DEALS)
def test_a_game_of_crash_looks_to_each_viewer_as_it_did(name: str, *, golden: bool) -> None:
    _same(name, crash_text.walk_through(*DEALS[name]), golden=golden)


def test_every_file_is_written_by_a_game() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == {*GAMES, *MATCHES, *DEALS}


def _same(name: str, text: str, *, golden: bool) -> None:
    file = HERE / f"{name}.txt"
    if golden:
        file.write_text(text, encoding="utf-8", newline="\n")
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()
