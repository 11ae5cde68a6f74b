"""`backroom play-out crash`: bots play, and what they played can be checked and shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from backroom.cli import main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["play-out", "crash", *arguments])


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "2", "--bots", "exact"),
        ("--players", "3", "--cards", "9", "--exchange-9", "--bots", "exact"),
        ("--players", "4", "--strict-order", "--bots", "rookie"),
        ("--players", "5", "--min-hand", "high_card", "--flush-high", "ace", "--target", "15"),
    ],
)
def test_a_game_makes_a_record_that_fits(options: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = run(*options, "--seed", "7", "--record", str(file))
    assert (played.exit_code, "points: " in played.output) == (0, True)
    checked = CliRunner().invoke(main, ["verify", str(file)])
    assert (checked.exit_code, " fits: " in checked.output) == (0, True)
    shown = CliRunner().invoke(main, ["replay", str(file)])
    assert shown.exit_code == 0
    assert "the game is over, won by seat" in shown.output


def test_a_card_that_was_exchanged_is_found(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("--players", "4", "--record", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    head = lines.index("")
    place = next(index for index, line in enumerate(lines) if line.startswith("deal "))
    word, first, second, *rest = lines[place].split()
    lines[place] = " ".join((word, second, first, *rest))
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    checked = CliRunner().invoke(main, ["verify", str(file)])
    assert checked.exit_code == 1
    assert checked.output.startswith(f"action {place - head}: expected 'deal ")


def test_the_same_seed_plays_the_same_game() -> None:
    assert run("--json", "--seed", "3").output == run("--json", "--seed", "3").output
    assert run("--json", "--seed", "3").output != run("--json", "--seed", "4").output


def test_programs_get_the_points_and_the_deals() -> None:
    told = json.loads(run("--json", "--target", "7").output)
    assert max(told["points"]) >= 7
    deals = [deal["points"] for deal in told["deals"]]
    assert [sum(points) for points in zip(*deals, strict=True)] == told["points"]


def test_rules_that_cannot_be_are_refused() -> None:
    refused = run("--players", "5", "--cards", "13")
    assert (refused.exit_code, "at most 52 cards in play, got 65" in refused.output) == (2, True)
