"""`backroom replay` and `backroom verify` on a finished game, true and tampered with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from backroom.cli import main
from backroom.core.record import write_record
from backroom.table import record_of
from tests.table.evening import MEI, nonce
from tests.table.test_evening import QUICK, begun, played_out


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a finished game of three."""
    record = record_of(played_out(begun(QUICK)).room)
    assert record is not None
    return write_record(record)


def run(*arguments: str, text: str) -> Result:
    return CliRunner().invoke(main, [*arguments, "-"], input=text)


def test_a_true_record_fits(text: str) -> None:
    result = run("verify", "--nonce", nonce(MEI), text=text)
    assert (result.exit_code, result.output) == (
        0,
        "T.1 fits: every card was drawn from the promised seed, every action is allowed\n",
    )


def test_a_changed_card_is_found_where_it_lies(text: str) -> None:
    lines = text.splitlines()
    place = next(index for index, line in enumerate(lines) if line.startswith("deal "))
    words = lines[place].split()
    words[1], words[2] = words[2], words[1]
    lines[place] = " ".join(words)
    result = run("verify", text="\n".join(lines) + "\n")
    assert result.exit_code == 1
    assert result.output.startswith("action 1: expected 'deal ")


def test_a_changed_seed_is_found(text: str) -> None:
    seed = next(line for line in text.splitlines() if line.startswith("seed: "))
    result = run("verify", text=text.replace(seed, "seed: " + "00" * 32))
    assert result.exit_code == 1
    assert result.output.startswith("seed: expected one whose SHA-256 is ")


def test_another_promise_is_found(text: str) -> None:
    result = run("verify", "--commitment", "ab" * 32, text=text)
    assert result.exit_code == 1
    assert result.output.startswith(f"commitment: expected {'ab' * 32}, got ")


def test_a_missing_nonce_is_found(text: str) -> None:
    result = run("verify", "--nonce", "cd" * 16, text=text)
    assert result.exit_code == 1
    assert result.output.startswith(f"nonces: expected the nonce {'cd' * 16} among them, got ")


def test_a_changed_nonce_changes_every_draw(text: str) -> None:
    result = run("verify", text=text.replace(nonce(MEI), "cd" * 16))
    assert result.exit_code == 1
    assert result.output.count("from the seed") == 4


def test_an_action_that_the_rules_refuse_is_found(text: str) -> None:
    illegal = text.replace("deal ", "0 back white 1\ndeal ", 1)
    result = run("verify", text=illegal)
    assert result.exit_code == 1
    assert (
        "action 1: expected an action that the rules allow, got '0 back white 1': not_now"
        in result.output
    )


def test_a_claimed_result_is_checked(text: str) -> None:
    points = next(line for line in text.splitlines() if line.startswith("points: "))
    result = run("verify", text=text.replace(points, "points: 7 7 7"))
    assert result.exit_code == 1
    assert result.output.splitlines()[0].endswith("got 7 7 7")


def test_a_game_without_its_end_is_found(text: str) -> None:
    result = run("verify", text=text.rsplit("\n", 2)[0] + "\n")
    assert result.exit_code == 1
    assert "the end: expected a finished game, got one that goes on" in result.output


def test_verify_answers_programs(text: str) -> None:
    result = run("verify", "--json", text=text)
    assert json.loads(result.output) == {"id": "T.1", "fits": True, "misfits": []}


@pytest.mark.parametrize(
    ("spoilt", "says"),
    [
        ("", "line 1: expected 'Backroom record 1', got ''"),
        ("\x00\x01", "line 1: expected 'Backroom record 1'"),
        ("Backroom record 1\ngame: gang\n", "line 3: expected 'id: …', got ''"),
    ],
)
def test_what_is_no_record_is_named(spoilt: str, says: str) -> None:
    for command in ("verify", "replay"):
        result = run(command, text=spoilt)
        assert (result.exit_code, says in result.output) == (1, True)


def test_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    path = tmp_path / "noise.txt"
    path.write_bytes(b"\xff\xfe\x00")
    result = CliRunner().invoke(main, ["verify", str(path)])
    assert (result.exit_code, "expected text in UTF-8" in result.output) == (1, True)


def test_a_record_of_an_unknown_game_is_named(text: str) -> None:
    result = run("verify", text=text.replace("game: gang", "game: whist"))
    assert (result.exit_code, "got one of 'whist'" in result.output) == (1, True)


@pytest.mark.parametrize(
    "field", ["game", "id", "began", "rules", "points", "commitment", "nonces"]
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_does_not_steer_the_terminal(text: str, command: str, field: str) -> None:
    fact = next(line for line in text.splitlines() if line.startswith(f"{field}: "))
    hostile = text.replace(fact, f'{field}: {{"\\u001b[2J":1}}\x1b[2J\x9b31m\u202e')
    shown = CliRunner().invoke(main, [command, "-"], input=hostile, color=True).output
    assert all(one.isprintable() for one in shown.replace("\n", ""))


def test_a_replay_shows_all_cards(text: str) -> None:
    result = run("replay", text=text)
    assert result.exit_code == 0
    assert "1. deal " in result.output
    assert "??" not in result.output
    assert "shown   seat " in result.output


def test_a_replay_for_a_seat_shows_its_cards_alone(text: str) -> None:
    first = run("replay", "--seat", "1", text=text).output.split("\n\n")[0]
    hidden = [line for line in first.splitlines() if line.startswith("  seat ") and "??" in line]
    assert [line.split("  ")[1] for line in hidden] == ["seat 0", "seat 2"]


def test_a_replay_of_a_seat_that_is_not_there_is_refused(text: str) -> None:
    result = run("replay", "--seat", "3", text=text)
    assert (result.exit_code, "expected a seat from 0 to 2, got 3" in result.output) == (2, True)


def test_a_replay_answers_programs(text: str) -> None:
    steps = [json.loads(line) for line in run("replay", "--json", text=text).output.splitlines()]
    assert steps[0]["seen"]["type"] == "gang.seen_chips"
    assert steps[-1]["seen"]["type"] == "gang.seen_game_over"
