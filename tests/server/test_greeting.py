"""What `backroom serve` says to whoever starts it in a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.cli import serve


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
def test_a_terminal_shows_the_address_as_a_qr_code(tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    line = [sys.executable, "-m", "backroom", "serve", "--host", "127.0.0.1", "--port", "0"]
    line += ["--no-browser", "--db", str(tmp_path / "tables.db")]
    with subprocess.Popen(line, stdout=theirs, stderr=subprocess.DEVNULL) as running:
        said = ""
        while "Stop with Ctrl+C" not in said:
            said += os.read(ours, 65_536).decode(errors="replace")
        running.terminate()
    os.close(ours)
    os.close(theirs)
    assert said.startswith("listening on http://127.0.0.1:")
    assert said.count("▀") + said.count("▄") + said.count("█") > 50


@pytest.mark.parametrize(
    ("platform", "variables", "path"),
    [
        ("linux", {}, "home/.local/share/backroom/tables.db"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/backroom/tables.db"),
        ("darwin", {}, "home/Library/Application Support/Backroom/tables.db"),
        ("win32", {"LOCALAPPDATA": "C:"}, "C:/Backroom/tables.db"),
    ],
)
def test_the_database_lies_where_the_system_keeps_data(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], path: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert serve.default_db() == Path(path)


def test_no_browser_is_opened_where_there_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve._has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve._has_display()
