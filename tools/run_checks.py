"""`make check`: format, lint, types, imports, generated files; all of them run, then are judged."""

from __future__ import annotations

import sys

from tools import npm
from tools.environment import ensure, run, say

SCRIPTS = {"wire types of the client (mend: make generated)": "wire-is-fresh", "client": "types"}


def main() -> int:
    """Exit status 0 only when every check ran and found nothing."""
    programs = ensure("check").parent
    checks = {
        "format (mend: make format)": ["ruff", "format", "--check", "--quiet"],
        "lint": ["ruff", "check", "--quiet"],
        "types": ["mypy"],
        "imports": ["lint-imports", "--no-logo"],
        "wire schema (mend: make generated)": ["python", "tools/build_schema.py", "--check"],
    }
    failed = []
    for name, (program, *arguments) in checks.items():
        say(f"checking {name}")
        if run(str(programs / program), *arguments) != 0:
            failed.append(name)
    failed += _failed_of_client()
    say(f"check FAILED: {', '.join(failed)}" if failed else "check passed")
    return 1 if failed else 0


def _failed_of_client() -> list[str]:
    failed = []
    for name, script in SCRIPTS.items():
        say(f"checking {name}")
        if not npm.script(script):
            failed.append(name)
    return failed


if __name__ == "__main__":
    sys.exit(main())
