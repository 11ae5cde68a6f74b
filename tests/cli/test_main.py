"""The `backroom` command itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import backroom
from backroom.cli import COMMANDS, main

ROOT = Path(backroom.__file__).parents[1]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_in_the_help_is_there(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert isinstance(command, click.Command)


def test_the_help_lists_every_command() -> None:
    text = CliRunner().invoke(main, ["--help"]).output
    assert [name for name in COMMANDS if f"  {name} " not in text] == []


def test_an_unknown_command_is_a_usage_error() -> None:
    assert CliRunner().invoke(main, ["deal"]).exit_code == 2


def test_the_version_is_told() -> None:
    result = CliRunner().invoke(main, ["--version"])
    assert result.output == f"backroom, version {backroom.__version__}\n"


def test_the_help_imports_no_command() -> None:
    script = (
        "import sys; from backroom.cli import main; main(['--help'], standalone_mode=False);"
        "print([name for name in sys.modules if name.startswith('backroom.cli.')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"
