"""`make play`: a running table from a fresh checkout, with nothing but Python, venv and pip."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.environment import WINDOWS, CannotPrepare, ensure, say


def main(arguments: list[str]) -> int:
    """Prepares `.venv`, then becomes the server: signals and its exit status are its own."""
    try:
        python = str(ensure("run"))
    except CannotPrepare as missing:
        say(str(missing))
        return 1
    command = [python, "-m", "backroom", "serve", *arguments]
    if not WINDOWS:  # there, exec would leave the server behind in the background
        os.execv(python, command)
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
