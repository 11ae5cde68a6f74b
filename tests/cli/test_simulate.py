"""`backroom simulate`: many games of bots, the same for the same seed however they are run."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import backroom
from backroom.cli import main

GANG_KEYS = {
    "games",
    "games_won",
    "heists",
    "heists_won",
    "heist_standard_error",
    "chip_moves_per_heist",
    "seconds",
}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", *arguments])


def told(*arguments: str) -> dict[str, Any]:
    """The JSON, without the time that it took."""
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    facts: dict[str, Any] = json.loads(result.stdout)
    assert facts.pop("seconds") >= 0
    return facts


def test_programs_get_the_games_and_heists_of_the_gang() -> None:
    result = run("gang", "--players", "3", "--bots", "random", "--games", "6", "--json")
    facts = json.loads(result.stdout)
    assert set(facts) == GANG_KEYS
    share = facts["heists_won"] / facts["heists"]
    assert facts["heist_standard_error"] == pytest.approx(
        sqrt(share * (1 - share) / facts["heists"])
    )
    assert (facts["games"], 18 <= facts["heists"] <= 30) == (6, True)


@pytest.mark.parametrize(
    "asked",
    [
        ("gang", "--mode", "expert", "--players", "3", "--bots", "random"),
        ("crash", "--bots", "random,percentile,rookie", "--target", "3"),
        ("dice", "--bots", "random,rookie", "--players", "2", "--rebuy"),
    ],
)
def test_any_number_of_processes_gives_the_same(asked: tuple[str, ...]) -> None:
    alone = told(*asked, "--games", "5", "--seed", "7")
    assert told(*asked, "--games", "5", "--seed", "7", "--jobs", "2") == alone
    assert told(*asked, "--games", "5", "--seed", "8") != alone


def test_a_run_goes_on_where_another_ended() -> None:
    asked = ("gang", "--players", "3", "--bots", "random", "--seed", "7")
    whole = told(*asked, "--games", "5")
    parts = [
        told(*asked, "--games", "2"),
        told(*asked, "--games", "3", "--first", "3"),
    ]
    for name in ("games", "games_won", "heists", "heists_won"):
        assert whole[name] == sum(part[name] for part in parts)


def test_each_bot_has_its_seat() -> None:
    asked = ("dice", "--players", "2", "--bots", "random,exact", "--circles", "3")
    facts = told(*asked, "--games", "4")
    assert [row["bot"] for row in facts["seats"]] == ["random", "exact"]
    assert sum(row["stack"] for row in facts["seats"]) == 200
    assert facts["seats"][1]["won"] > facts["seats"][0]["won"]


def test_spreadsheets_get_a_line_a_seat() -> None:
    result = run("crash", "--bots", "rookie", "--games", "2", "--target", "3", "--csv")
    rows = list(csv.DictReader(StringIO(result.stdout)))
    assert [(row["games"], row["seat"], row["bot"]) for row in rows] == [
        ("2", "0", "rookie"),
        ("2", "1", "rookie"),
        ("2", "2", "rookie"),
    ]
    assert 0 <= float(rows[0]["points_per_deal"]) <= 5


def test_people_get_words() -> None:
    result = run("gang", "--players", "3", "--bots", "random", "--games", "2")
    assert result.stdout.startswith("games:  ")
    assert "± is a standard error" in result.stdout


def test_each_game_can_be_kept_and_checked(tmp_path: Path) -> None:
    asked = ("gang", "--players", "3", "--bots", "random", "--games", "3", "--jobs", "2")
    assert run(*asked, "--first", "5", "--records", str(tmp_path)).exit_code == 0
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["000005.txt", "000006.txt", "000007.txt"]
    for file in files:
        checked = CliRunner().invoke(main, ["verify", str(file)])
        assert (checked.exit_code, " fits: " in checked.output) == (0, True)


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """For what a test starts: tests run in the background of a script inherit deafness to it."""
    earlier = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, earlier)


@pytest.mark.usefixtures("hears_ctrl_c")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_gives_the_result_so_far(jobs: str, tmp_path: Path) -> None:
    asked = ["gang", "--bots", "random", "--games", "1000000", "--jobs", jobs, "--json"]
    command = [sys.executable, "-m", "backroom", "simulate", *asked, "--records", str(tmp_path)]
    source = str(Path(backroom.__file__).parents[1])
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": source},
    ) as running:
        try:
            while running.poll() is None and not (tmp_path / "000009.txt").exists():
                pass  # until the first games are counted: eight at most are kept, counted at once
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=100)
        finally:
            running.kill()  # a million games would go on after a test that failed
    facts = json.loads(out)
    assert (running.returncode, 1 <= facts["games"] < 1_000_000) == (130, True)
    assert f"--first {facts['games'] + 1} goes on from here" in err
    assert len(list(tmp_path.iterdir())) >= facts["games"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("gang", "--bots", "genius"),
        ("gang", "--bots", "random,random"),
        ("gang", "--jobs", "0"),
        ("gang", "--jobs", "many"),
        ("gang", "--games", "0"),
        ("dice", "--stack", "10", "--ante", "5", "--players", "4"),
        ("crash", "--exchange-9", "--players", "4"),
    ],
)
def test_what_cannot_be_simulated_is_a_usage_error(arguments: tuple[str, ...]) -> None:
    assert run(*arguments).exit_code == 2


def test_records_that_cannot_be_kept_are_an_error_before_anything_is_played(
    tmp_path: Path,
) -> None:
    (tmp_path / "file").touch()
    refused = run("crash", "--games", "1000000", "--records", str(tmp_path / "file" / "records"))
    said = f"Error: {tmp_path / 'file' / 'records'} cannot be written: Not a directory"
    assert (refused.exit_code, refused.output.strip()) == (1, said)


def test_a_record_that_cannot_be_kept_ends_the_run_with_an_error(tmp_path: Path) -> None:
    (tmp_path / "000002.txt").mkdir()
    asked = ("crash", "--target", "1", "--games", "3", "--records", str(tmp_path))
    refused = run(*asked)
    said = f"Error: {tmp_path / '000002.txt'} cannot be written: Is a directory"
    assert (refused.exit_code, refused.output.strip()) == (1, said)
