"""Runs one module of the project's environment: `in_environment.py REQUIREMENTS MODULE ARGUMENTS…`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from environment import ROOT, CannotPrepare, ensure, say


def main(requirements: str, *module: str) -> int:
    """Its exit status is the module's."""
    try:
        python = str(ensure(requirements))
    except CannotPrepare as missing:
        say(str(missing))
        return 1
    return subprocess.run([python, "-m", *module], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
