"""`backroom serve`: tables for everybody who has the address."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from ..server.run import Ready
    from ..server.settings import Settings


def default_db() -> Path:
    """Where this system keeps a program's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local") / "Backroom/tables.db"
    if sys.platform == "darwin":
        return home / "Library/Application Support/Backroom/tables.db"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share") / "backroom/tables.db"


@click.command(context_settings={"auto_envvar_prefix": "BACKROOM"})
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="Port to listen on; 0: any.  [default: 8440, or one of the next nine]",
)
@click.option(
    "--db",
    type=click.Path(dir_okay=False, path_type=Path),
    default=default_db,
    show_default="where this system keeps data",
    help="The SQLite file that holds everything.",
)
@click.option("--public-url", default="", help="Where browsers reach a reverse proxy before this.")
@click.option("--allow-host", "allow_hosts", multiple=True, help="A further name of this server.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option("--operator-token", default="", help="Instead of one drawn at each start.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning"]), default="info")
@click.option("--json-logs", is_flag=True, help="Log in JSON, also to a terminal.")
def serve(
    *,
    host: str,
    port: int | None,
    db: Path,
    public_url: str,
    allow_hosts: tuple[str, ...],
    no_browser: bool,
    operator_token: str,
    log_level: str,
    json_logs: bool,
) -> None:
    """Serve tables until interrupted, and print their address."""
    from ..server.logs import begin_logging  # only here: the other commands start without it
    from ..server.settings import Settings

    begin_logging(level=log_level, as_json=json_logs or not sys.stderr.isatty())
    _run(
        Settings(
            db=db.absolute(),
            host=host,
            port=port,
            public_url=_checked(public_url),
            allow_hosts=allow_hosts,
            operator_token=operator_token,
        ),
        open_browser=not no_browser,
    )


def _run(settings: Settings, *, open_browser: bool) -> None:
    from ..server.addresses import CannotListen
    from ..server.run import serve as run
    from ..server.store.contract import UnusableDatabase

    try:
        run(settings, _greeter(settings, open_browser=open_browser))
    except (CannotListen, UnusableDatabase) as error:
        raise click.ClickException(str(error)) from error


def _greeter(settings: Settings, *, open_browser: bool) -> Callable[[Ready], None]:
    def greet(ready: Ready) -> None:
        click.echo(f"listening on {ready.url}")
        click.echo(f"Share this address: {ready.share}")
        if sys.stdout.isatty():
            _print_qr(ready.share)
        click.echo(f"Everything is kept in {settings.db}")
        if not settings.operator_token:
            click.echo(f"Operator's token, until the next start: {ready.operator_token}")
        click.echo("Stop with Ctrl+C.")
        sys.stdout.flush()
        if open_browser and _has_display():
            threading.Thread(target=webbrowser.open, args=(ready.share,), daemon=True).start()

    return greet


def _print_qr(address: str) -> None:
    import segno

    segno.make(address, error="l").terminal(compact=True)


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _checked(public_url: str) -> str:
    if public_url and not public_url.startswith(("http://", "https://")):
        raise click.BadParameter("expected http://… or https://…", param_hint="--public-url")
    return public_url
