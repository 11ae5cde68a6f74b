"""The built wheel is all that a host on any system needs."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

import backroom

from .serving import STOPS_WITHIN_S, served

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PAGE = SOURCE / "backroom" / "web"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    _run(
        sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)
    )
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def command(wheel: Path) -> str:
    """`backroom` in an environment that was empty before the wheel and what it asks for."""
    venv = wheel.parent / "venv"
    _run(sys.executable, "-m", "venv", str(venv))
    programs = venv / ("Scripts" if os.name == "nt" else "bin")
    pip = (str(programs / "python"), "-m", "pip", "install", "--quiet")
    _run(*pip, "--require-hashes", "--requirement", str(ROOT / "requirements" / "run.txt"))
    # Without an index: what the wheel asks for is there already, or the two lists disagree.
    _run(*pip, "--no-index", str(wheel))
    return str(programs / "backroom")


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    files = (file for file in (SOURCE / "backroom").rglob("*") if file.is_file())
    wanted = {
        file.relative_to(SOURCE).as_posix() for file in files if "__pycache__" not in file.parts
    }
    with zipfile.ZipFile(wheel) as held:
        assert wanted - set(held.namelist()) == set()


def test_the_installed_command_says_its_version(command: str) -> None:
    assert _run(command, "--version").split()[-1] == backroom.__version__


def test_the_installed_command_finds_its_tables(command: str) -> None:
    asked = '{"hole": ["As", "Ad"], "board": ["2d", "7c", "Kh"]}\n'
    assert '"one_pair"' in _run(command, "rank", "gang", stdin=asked)


def test_the_installed_server_serves_its_pages_and_stops(command: str, tmp_path: Path) -> None:
    with served([command], tmp_path) as server:
        page = httpx.get(server.address + "/")
        health = httpx.get(server.address + "/healthz")
        script = httpx.get(server.address + "/web/main.js")
        took_s = server.stop()
    assert (page.status_code, page.content) == (200, (PAGE / "index.html").read_bytes())
    assert (health.status_code, script.content) == (200, (PAGE / "main.js").read_bytes())
    assert (server.process.returncode, took_s < STOPS_WITHIN_S) == (0, True)


def _run(*command: str, stdin: str = "") -> str:
    """Runs without what the checkout lends to Python; gives what it printed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, input=stdin, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout
