"""`backroom play-out dice`: bots play, and what they played can be checked and shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from backroom.cli import main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["play-out", "dice", *arguments])


@pytest.mark.parametrize("play_off", ["same", "redraw"])
@pytest.mark.parametrize("full_house", ["triple", "sum"])
def test_a_match_makes_a_record_that_fits(play_off: str, full_house: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    options = ("--play-off", play_off, "--full-house", full_house, "--circles", "2")
    played = run(*options, "--players", "5", "--seed", "7", "--record", str(file))
    assert (played.exit_code, "stacks: " in played.output) == (0, True)
    checked = CliRunner().invoke(main, ["verify", str(file)])
    assert (checked.exit_code, " fits: " in checked.output) == (0, True)
    shown = CliRunner().invoke(main, ["replay", str(file)])
    assert shown.exit_code == 0
    assert "the match is over" in shown.output


@pytest.mark.parametrize("word", ["roll", "cast"])
def test_a_die_that_was_exchanged_is_found(word: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    run("--players", "2", "--record", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    head = lines.index("")
    place = next(index for index, line in enumerate(lines) if line.startswith(f"{word} "))
    face = int(lines[place][-1])
    lines[place] = f"{lines[place][:-1]}{face % 6 + 1}"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    checked = CliRunner().invoke(main, ["verify", str(file)])
    assert checked.exit_code == 1
    assert checked.output.startswith(f"action {place - head}: expected '{word} ")


def test_the_same_seed_plays_the_same_match() -> None:
    assert run("--json", "--seed", "3").output == run("--json", "--seed", "3").output
    assert run("--json", "--seed", "3").output != run("--json", "--seed", "4").output


def test_programs_get_the_stacks_and_the_games() -> None:
    told = json.loads(run("--json", "--players", "3", "--stack", "60", "--ante", "10").output)
    assert sum(told["stacks"]) == 180
    assert [game["bank"] for game in told["games"]] == [30, 30, 30]


def test_rules_that_cannot_be_are_refused() -> None:
    refused = run("--stack", "10", "--ante", "5", "--players", "4")
    assert (refused.exit_code, "expected a stack of 4 antes" in refused.output) == (2, True)
