"""`make play`: a running table from a fresh checkout, with nothing but Python, venv and pip."""

from __future__ import annotations

import os
import sys

from tools.environment import WINDOWS, ensure, run


def main(arguments: list[str]) -> int:
    """Prepares `.venv`, then becomes the server: signals and its exit status are its own."""
    python = str(ensure("run"))
    command = [python, "-m", "backroom", "serve", *arguments]
    if not WINDOWS:  # there, exec would leave the server behind in the background
        os.execv(python, command)
    return run(*command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
