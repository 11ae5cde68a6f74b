"""`make test`: every test that this machine can run; it installs what it lacks where it may.

Exit status: 0 all passed; 1 something failed, or is missing where CI is true; 3 all that ran
passed, but browser tests could not run here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.browser import WINDOWLESS, browser
from tools.environment import ensure, run, say

NOT_RUN = 3
NONE_SELECTED = 5  # pytest's own
FAIR = ("--dist", "worksteal")  # who has done all its tests takes some of another's
PAGES_AT_ONCE = 3  # browser tests mostly wait for bots and for animations


def main(arguments: list[str]) -> int:
    """Runs the tests in two calls, because a browser's event loop and the server's do not mix."""
    in_ci = os.environ.get("CI", "").lower() in ("1", "true")
    python = str(ensure("test"))
    missing = _install_missing()
    statuses = [run(python, "-m", "pytest", "-n", "auto", *FAIR, *arguments)]
    if "chromium" not in missing:
        in_browser = ("-n", str(PAGES_AT_ONCE), *FAIR, "-m", "browser and not soak", "tests/web")
        statuses.append(run(python, "-m", "pytest", *in_browser, *arguments))
    return _verdict(missing, failed=_failed(statuses, selected=bool(arguments)), in_ci=in_ci)


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
    apt = (*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq")
    if run(*apt, "update") == 0:
        chosen = [_best_package(package) for package in packages]
        run(*apt, "install", "--yes", "--no-install-recommends", "fontconfig", *chosen)


def _best_package(package: str) -> str:
    """Not every release of Debian or Ubuntu has the Chromium without windows."""
    if package != "chromium":
        return package
    asked = subprocess.run(["apt-cache", "show", WINDOWLESS], capture_output=True, check=False)
    return WINDOWLESS if asked.returncode == 0 else package


def _privilege() -> list[str] | None:
    """What goes before a command that needs root: nothing, sudo without a password, or no way."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if asked.returncode == 0 else None


def _failed(statuses: list[int], *, selected: bool) -> bool:
    """Who selects tests may select none in one of the calls, but not in all."""
    if selected and any(status != NONE_SELECTED for status in statuses):
        return any(status not in (0, NONE_SELECTED) for status in statuses)
    return any(statuses)


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
