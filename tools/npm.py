"""The npm scripts of package.json: checks and generated types need them, the client does not."""

from __future__ import annotations

import shutil
import sys

from tools.environment import ROOT, run, say


def script(name: str) -> bool:
    """Runs it, with the packages of package-lock.json; did it succeed?

    Raises:
        SystemExit: when there is no npm.
    """
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("backroom: the client's types need npm (Debian, Ubuntu: apt install nodejs npm)")
    return _installed(npm) and run(npm, "run", "--silent", name) == 0


def _installed(npm: str) -> bool:
    lock = ROOT / "package-lock.json"
    done = ROOT / "node_modules" / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return True
    say("installing package-lock.json into node_modules")
    if run(npm, "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts") != 0:
        return False
    done.touch()
    return True
