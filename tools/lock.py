"""`make lock`: resolves requirements/*.txt from pyproject.toml, pinned, hashed, for all platforms.

The files hold no index address: people install from the index that their machine is set up for.
"""

from __future__ import annotations

import shutil
import sys

from tools.environment import run, say

EXTRAS = ("--extra", "sim", "--extra", "rl")
TEST = ("--group", "test")
# Each file agrees with the one before it, so that one environment can hold them all.
FILES = {
    "run": (),
    "test": (*EXTRAS, *TEST, "--constraint", "requirements/run.txt"),
    "check": (*EXTRAS, *TEST, "--group", "check", "--constraint", "requirements/test.txt"),
    "bench": (*EXTRAS, "--group", "bench", "--constraint", "requirements/run.txt"),
}


def main(arguments: list[str]) -> int:
    """Keeps the versions it finds unless told `--upgrade`."""
    uv = shutil.which("uv")
    if uv is None:
        sys.exit("make lock needs uv (pip install uv, in any environment on PATH)")
    fixed = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url")
    for name, extra in FILES.items():
        out = f"requirements/{name}.txt"
        say(f"resolving {out}")
        command = [uv, "pip", "compile", "--quiet", *fixed, "pyproject.toml", *extra]
        command += ["--output-file", out, *arguments]
        if run(*command, UV_CUSTOM_COMPILE_COMMAND="make lock") != 0:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
