"""`make play`: a running table from a fresh checkout, with nothing but Python, venv and pip."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from environment import CannotPrepare, ensure, say


def main(arguments: list[str]) -> int:
    """Prepares `.venv`, then becomes the server: signals and its exit status are its own."""
    try:
        python = str(ensure("run"))
    except CannotPrepare as missing:
        say(str(missing))
        return 1
    os.execv(python, [python, "-m", "backroom", "serve", *arguments])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
