"""Runs a module in the project's environment: `in_environment REQUIREMENTS MODULE ARGUMENTS…`."""

from __future__ import annotations

import subprocess
import sys

from tools.environment import ROOT, CannotPrepare, ensure, say


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
