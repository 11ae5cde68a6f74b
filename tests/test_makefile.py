"""What the pages for people tell them to type can be typed."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_every_make_command_in_the_pages_is_a_target() -> None:
    targets = set(re.findall(r"^([a-z]+):", _text(ROOT / "Makefile"), re.MULTILINE))
    told = {
        (page.name, target)
        for page in PAGES
        for target in re.findall(r"(?:`|^ *|&& )make ([a-z]+)", _text(page), re.MULTILINE)
    }
    assert {(name, target) for name, target in told if target not in targets} == set()


def test_the_readme_tells_how_to_play_and_how_to_test() -> None:
    readme = _text(ROOT / "README.md")
    assert [command for command in ("make play", "make test") if command not in readme] == []


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")
