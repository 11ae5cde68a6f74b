"""`make bench`: runs bench/*.py, or those named, beside peers that the project never imports."""

from __future__ import annotations

import sys

from tools.environment import ROOT, ensure, run, say


def main(names: list[str]) -> int:
    """Exit status 0 when each benchmark ran to its end."""
    known = sorted(script.stem for script in (ROOT / "bench").glob("[!_]*.py"))
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"no benchmark {', '.join(unknown)}; there are: {', '.join(known) or 'none'}")
    python = str(ensure("bench", folder=".venv-bench"))
    return max((_run(python, name) for name in names or known), default=0)


def _run(python: str, name: str) -> int:
    say(f"bench {name}")
    return run(python, "-m", f"bench.{name}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
