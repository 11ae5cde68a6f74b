"""`make bench`: runs bench/*.py, or those named, beside peers that the project never imports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.environment import ROOT, CannotPrepare, ensure, say


def main(names: list[str]) -> int:
    """Exit status 0 when each benchmark ran to its end."""
    scripts = sorted((ROOT / "bench").glob("[!_]*.py"))
    known = [script.stem for script in scripts]
    if unknown := [name for name in names if name not in known]:
        say(f"no benchmark {', '.join(unknown)}; there are: {', '.join(known) or 'none'}")
        return 1
    try:
        python = str(ensure("bench", folder=".venv-bench"))
    except CannotPrepare as missing:
        say(str(missing))
        return 1
    statuses = [_run(python, script) for script in scripts if not names or script.stem in names]
    return max(statuses, default=0)


def _run(python: str, script: Path) -> int:
    say(f"bench {script.stem}")
    return subprocess.run([python, str(script)], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
