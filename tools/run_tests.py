"""`make test`: every test that this machine can run; it installs what it lacks where it may.

Exit status: 0 all passed; 1 something failed, or is missing where CI is true; 3 all that ran
passed, but browser tests could not run here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.browser import browser
from tools.environment import ROOT, CannotPrepare, ensure, say

NOT_RUN = 3


def main(arguments: list[str]) -> int:
    """Runs the tests in two calls, because a browser's event loop and the server's do not mix."""
    in_ci = os.environ.get("CI", "").lower() in ("1", "true")
    try:
        python = str(ensure("test"))
    except CannotPrepare as missing:
        say(str(missing))
        return 1
    missing_parts = _install_missing()
    failed = _pytest(python, *arguments) != 0
    if "chromium" not in missing_parts:
        failed |= _pytest(python, "-m", "browser and not soak", "tests/web", *arguments) != 0
    return _verdict(missing_parts, failed=failed, in_ci=in_ci)


def _install_missing() -> list[str]:
    """What browser tests need and this machine, after all that may be done, still lacks."""
    missing = _missing()
    if missing:
        say(f"missing for browser tests: {', '.join(missing)}")
        _apt_install(missing)
    return _missing()


def _missing() -> list[str]:
    missing = []
    if browser() is None:
        missing.append("chromium")
    if not _has_japanese_font():
        missing.append("fonts-noto-cjk")
    return missing


def _has_japanese_font() -> bool:
    if shutil.which("fc-list") is None:
        return sys.platform in ("darwin", "win32")  # these bring their own
    listed = subprocess.run(["fc-list", ":lang=ja"], capture_output=True, text=True, check=False)
    return bool(listed.stdout.strip())


def _apt_install(packages: list[str]) -> None:
    prefix = _privilege()
    if shutil.which("apt-get") is None or prefix is None:
        return
    say(f"installing {' '.join(packages)} with apt-get")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        command = [*prefix, "apt-get", "--quiet", "--quiet", *words]
        if subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode != 0:
            return


def _privilege() -> list[str] | None:
    """What goes before a command that needs root: nothing, sudo without a password, or no way."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if asked.returncode == 0 else None


def _pytest(python: str, *arguments: str) -> int:
    return subprocess.run([python, "-m", "pytest", *arguments], cwd=ROOT, check=False).returncode


def _verdict(missing: list[str], *, failed: bool, in_ci: bool) -> int:
    if missing == ["fonts-noto-cjk"]:
        say("Japanese text was drawn without its font: install fonts-noto-cjk")
    if "chromium" in missing:
        print("browser tests NOT RUN: install chromium", flush=True)
    if failed or (missing and in_ci):
        return 1
    return NOT_RUN if "chromium" in missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
