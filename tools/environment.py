"""The project's virtual environments: made once, renewed with requirements, rebuilt when broken.

Only the standard library, because this runs before anything is installed.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
INTERRUPTED = 130  # what shells say of a program ended by Ctrl-C


def ensure(requirements: str, *, folder: str = ".venv") -> Path:
    """Promises a virtual environment with `requirements/<requirements>.txt`; gives its Python.

    Raises:
        SystemExit: when it cannot be made here; its text says what is missing and how to get it.
    """
    venv = ROOT / folder
    wanted = ROOT / "requirements" / f"{requirements}.txt"
    stamp = venv / f"installed-{requirements}"
    with _alone():
        if not _is_sound(venv):
            _make(venv)
        if _read(stamp) != _digest(wanted):
            _install(venv, wanted)
            stamp.write_text(_digest(wanted), encoding="utf-8")
    return _python(venv)


def run(*command: str, **variables: str) -> int:
    """Runs in the checkout and gives the exit status; who interrupts it ends this program too."""
    environment = {**os.environ, **variables}
    try:
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None


def say(text: str) -> None:
    """Tells the person what is going on, ahead of what child processes print."""
    print(f"backroom: {text}", file=sys.stderr, flush=True)


def _is_sound(venv: Path) -> bool:
    """Was this finished, for this Python and this folder, and does it still run?"""
    if _read(venv / "made-for") != _made_for() or (venv / "unfinished").exists():
        return False
    return _succeeds(str(_python(venv)), "-c", "import encodings")


def _make(venv: Path) -> None:
    if venv.exists():
        say(f"{venv.name} is broken or of another Python; making it anew")
        shutil.rmtree(venv)
    uv = shutil.which("uv")
    by = " by uv" if uv else ""
    say(f"making {venv.name} with Python {sys.version.split()[0]}{by} (only once)")
    if not (uv and _succeeds(uv, "venv", "--quiet", "--python", sys.executable, str(venv))):
        _make_without_uv(venv)
    _link_source(venv)
    (venv / "made-for").write_text(_made_for(), encoding="utf-8")


def _make_without_uv(venv: Path) -> None:
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        sys.exit(
            f"backroom: {sys.executable} lacks the modules venv and ensurepip"
            " (Debian, Ubuntu: apt install python3-venv)"
        )
    if run(sys.executable, "-m", "venv", "--clear", str(venv)) != 0:
        sys.exit(f"backroom: `{sys.executable} -m venv {venv.name}` failed, as said above")


def _link_source(venv: Path) -> None:
    """`import backroom` and the `backroom` command mean this checkout; nothing is built."""
    python = _python(venv)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    found = subprocess.run([str(python), "-c", where], check=True, capture_output=True, text=True)
    path_file = Path(found.stdout.strip()) / "backroom-checkout.pth"
    path_file.write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    if not WINDOWS:
        command = python.parent / "backroom"
        command.write_text(f'#!/bin/sh\nexec "{python}" -m backroom "$@"\n', encoding="utf-8")
        command.chmod(0o755)


def _install(venv: Path, wanted: Path) -> None:
    say(f"installing {wanted.relative_to(ROOT)} into {venv.name}")
    unfinished = venv / "unfinished"
    unfinished.touch()
    uv = shutil.which("uv")
    python = str(_python(venv))
    listed = ("--require-hashes", "-r", str(wanted))
    if not (uv and _succeeds(uv, "pip", "install", "--quiet", "--python", python, *listed)):
        _install_without_uv(python, listed)
    unfinished.unlink()


def _install_without_uv(python: str, listed: tuple[str, ...]) -> None:
    if not _succeeds(python, "-m", "pip", "--version") and not _succeeds(python, "-m", "ensurepip"):
        sys.exit("backroom: there is no pip (Debian, Ubuntu: apt install python3-venv)")
    options = ("--quiet", "--disable-pip-version-check", "--no-input", "--prefer-binary")
    if run(python, "-m", "pip", "install", *options, *listed) != 0:
        sys.exit("backroom: pip failed, as said above; is the package index within reach?")


def _python(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if WINDOWS else "bin/python")


def _made_for() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor} {ROOT}"


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


def _succeeds(*command: str) -> bool:
    try:
        return subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Two `make` at the same time prepare one after the other."""
    if WINDOWS:
        yield
        return
    import fcntl

    folder = os.open(ROOT / "requirements", os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)
