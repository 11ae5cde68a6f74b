"""The `backroom` command. Each of its commands is a module here, imported when it is called."""

from __future__ import annotations

from importlib import import_module

import click

from .. import __version__

COMMANDS = {
    "serve": "Serve tables until interrupted.",
    "replay": "Replay a finished game, step by step.",
    "verify": "Check a finished game: its draws and its rules.",
    "rank": "Rank hands, one JSON line each.",
    "solve": "Answer exactly: seats, choices, layouts.",
    "play-out": "Let bots play whole games.",
    "simulate": "Let bots play games by the thousand.",
}
"""What each does, in the order of the help. `play-out` is `play_out` in play_out.py."""


class _Commands(click.Group):
    """A group that can tell its commands without importing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        command = getattr(import_module(f".{name}", __name__), name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="backroom")
def main() -> None:
    """Poker table games: host them for friends, look into finished ones, rank hands.

    \b
    Examples:
      backroom serve               tables for everybody who has the address
      backroom replay game.txt     a finished game, step by step
      backroom rank gang --help    what a hand is worth; crash has its own
    """
