"""`make check`: format, lint, types, import rules and client types; all are run, then judged."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tools.environment import ROOT, ensure, run, say


def main() -> int:
    """Exit status 0 only when every check ran and found nothing."""
    python = ensure("check")
    failed = [name for name, command in _checks(python) if not _passes(name, command)]
    if not _client_types_hold():
        failed.append("client types")
    say(f"check FAILED: {', '.join(failed)}" if failed else "check passed")
    return 1 if failed else 0


def _checks(python: Path) -> list[tuple[str, list[str]]]:
    programs = python.parent
    return [
        ("format (mend: make format)", [str(programs / "ruff"), "format", "--check", "--quiet"]),
        ("lint", [str(programs / "ruff"), "check", "--quiet"]),
        ("types", [str(programs / "mypy")]),
        ("imports", [str(programs / "lint-imports")]),
    ]


def _passes(name: str, command: list[str]) -> bool:
    say(f"checking {name}")
    return run(*command) == 0


def _client_types_hold() -> bool:
    npm = shutil.which("npm")
    if npm is None:
        say("client types need npm, which is not here (Debian, Ubuntu: apt install nodejs npm)")
        return False
    lock = ROOT / "package-lock.json"
    installed = ROOT / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        install = [npm, "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
        if not _passes("installing the type checker for the client", install):
            return False
        installed.touch()
    return _passes("client types", [npm, "run", "--silent", "types"])


if __name__ == "__main__":
    sys.exit(main())
