"""`make generated`: writes anew what is written by programs; `make check` and tests compare."""

from __future__ import annotations

import sys

from tools import npm
from tools.environment import ensure, run, say


def main() -> int:
    """Exit status 0 when all is written."""
    python = str(ensure("run"))
    for script in ("build_poker_tables", "build_rank_tables", "build_crash_fields", "build_schema"):
        say(f"tools/{script}.py")
        if run(python, "-m", f"tools.{script}") != 0:
            return 1
    say("tools/build_wire_types.mjs")
    return 0 if npm.script("wire") else 1


if __name__ == "__main__":
    sys.exit(main())
