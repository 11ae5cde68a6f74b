"""Runs a module in the project's environment: `in_environment REQUIREMENTS MODULE ARGUMENTS…`."""

from __future__ import annotations

import sys

from tools.environment import ensure, run


def main(requirements: str, *module: str) -> int:
    """Its exit status is the module's."""
    return run(str(ensure(requirements)), "-m", *module)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
