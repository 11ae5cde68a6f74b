"""`backroom play-out`: bots play, and what they played can be checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from backroom.cli import main
from backroom.games.gang import CHALLENGES, SPECIALISTS


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["play-out", "gang", *arguments])


@pytest.mark.parametrize("mode", ["basic", "intermediate", "advanced", "expert"])
def test_a_game_in_any_mode_makes_a_record_that_fits(mode: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = run("--mode", mode, "--players", "5", "--seed", "7", "--record", str(file))
    assert (played.exit_code, "game 1: " in played.output) == (0, True)
    checked = CliRunner().invoke(main, ["verify", str(file)])
    assert (checked.exit_code, " fits: " in checked.output) == (0, True)
    shown = CliRunner().invoke(main, ["replay", str(file)])
    assert (shown.exit_code, "??" in shown.output) == (0, False)


def test_a_drawn_challenge_that_was_exchanged_is_found(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("--mode", "expert", "--players", "3", "--seed", "7", "--record", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    place = next(index for index, line in enumerate(lines) if line.startswith("challenge "))
    other = "blackout" if "blackout" not in lines[place] else "noise_sensors"
    lines[place] = f"challenge {other}"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    checked = CliRunner().invoke(main, ["verify", str(file)])
    assert checked.exit_code == 1
    assert checked.output.startswith("action 1: expected 'challenge ")


def test_the_same_seed_plays_the_same_game() -> None:
    asked = ("--mode", "advanced", "--players", "3", "--json")
    assert run(*asked, "--seed", "3").output == run(*asked, "--seed", "3").output
    assert run(*asked, "--seed", "3").output != run(*asked, "--seed", "4").output


def test_cards_can_be_chosen() -> None:
    result = run("--challenge", "blackout", "--specialist", "jack", "--players", "3", "--json")
    (game,) = [json.loads(line) for line in result.output.splitlines()]
    assert {tuple(heist["challenges"]) for heist in game["heists"]} == {("blackout",)}
    assert {tuple(heist["specialists"]) for heist in game["heists"]} == {("jack",)}


def test_the_decks_go_on_from_game_to_game() -> None:  # Rule G4.3
    result = run("--mode", "intermediate", "--players", "3", "--games", "12", "--json")
    heists = [heist for line in result.output.splitlines() for heist in json.loads(line)["heists"]]
    drawn = [(*heist["challenges"], *heist["specialists"]) for heist in heists]
    specialists = [name for names in drawn for name in names if name in set(SPECIALISTS)]
    challenges = [name for names in drawn for name in names if name in set(CHALLENGES)]
    assert specialists[:10] == list(SPECIALISTS)[: len(specialists[:10])]
    assert challenges[:10] == list(CHALLENGES)[: len(challenges[:10])]
    assert len(specialists) > 5


@pytest.mark.parametrize(
    "arguments",
    [
        ("--mode", "expert", "--challenge", "blackout"),
        ("--games", "2", "--record", "game.txt"),
        ("--players", "7"),
        ("--bots", "genius"),
        ("--alarms", "0"),
    ],
)
def test_what_makes_no_game_is_a_usage_error(arguments: tuple[str, ...]) -> None:
    assert run(*arguments).exit_code == 2


def test_a_record_that_cannot_be_kept_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "game.txt"
    refused = run("--players", "3", "--record", str(file))
    said = f"Error: {file} cannot be written: No such file or directory"
    assert (refused.exit_code, refused.output.strip()) == (1, said)
