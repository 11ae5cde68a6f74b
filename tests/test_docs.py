"""The pages agree with each other, and the numbered rules with the tests."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").rglob("*.md")]
)
RULE = r"[A-Z]\d+\.\d+"


def test_every_link_leads_somewhere() -> None:
    assert [
        f"{page.name}: {link}" for page in PAGES for link in _links(page) if _is_broken(page, link)
    ] == []


def test_every_decision_is_in_the_list() -> None:
    decisions = ROOT / "docs" / "decisions"
    pages = {page.name for page in decisions.glob("[0-9]*.md")}
    assert pages - set(_links(decisions / "README.md")) == set()


def test_every_numbered_rule_is_cited_by_a_test() -> None:
    assert _rules() - _cited() == set()


def test_no_test_cites_a_rule_that_is_not_in_the_pages() -> None:
    assert _cited() - _rules() == set()


def _links(page: Path) -> list[str]:
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", _text(page), flags=re.DOTALL)
    return re.findall(r"\]\(([^)\s]+)\)", prose)


def _is_broken(page: Path, link: str) -> bool:
    if re.match(r"[a-z]+:", link):
        return False  # elsewhere on the web; tests do not leave this machine
    path, _, anchor = link.partition("#")
    target = page if not path else (page.parent / path)
    return not target.exists() or (anchor != "" and anchor not in _anchors(target))


def _anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ +(.*?) *$", _text(page), re.MULTILINE)
    words = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {word.replace(" ", "-") for word in words}


def _rules() -> set[str]:
    """Rules open a line of a rules page with their number: `- **G2.3** One chip of a colour …`."""
    opening = rf"^[-*#|>\s]*\**`?({RULE})\b"
    pages = (ROOT / "docs" / "rules").glob("*.md")
    return {rule for page in pages for rule in re.findall(opening, _text(page), re.MULTILINE)}


def _cited() -> set[str]:
    """Tests cite with a comment: `# Rule G2.3`, or `# Rules G2.3, G2.4`."""
    comments = (
        comment
        for test in (ROOT / "tests").rglob("test_*.py")
        if test != Path(__file__)
        for comment in re.findall(r"# Rules? (.*)", _text(test))
    )
    return {rule for comment in comments for rule in re.findall(rf"\b{RULE}\b", comment)}


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")
