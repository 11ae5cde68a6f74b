"""What pyproject.toml says agrees with the files beside it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "backroom" / "games"
PUBLIC = {"__init__", "choices", "events", "phrases", "refusals", "rules", "seen"}
PUBLIC |= {"decks", "guesses", "names", "story", "talk"}  # of The Gang
PINNED = r"^([a-z0-9-]+)==([^ ]+)"


class Project(msgspec.Struct, frozen=True, rename="kebab"):
    """What the wheel needs, and what it may be given besides."""

    dependencies: list[str]
    optional_dependencies: dict[str, list[str]]


class Contract(msgspec.Struct, frozen=True):
    """A rule of import-linter."""

    name: str
    protected_modules: list[str] = []


class Importlinter(msgspec.Struct, frozen=True):
    """All rules of import-linter."""

    contracts: list[Contract]


class Tool(msgspec.Struct, frozen=True):
    """The tables of tools that are read here."""

    importlinter: Importlinter


class Pyproject(msgspec.Struct, frozen=True, rename="kebab"):
    """The parts of pyproject.toml that are read here."""

    project: Project
    dependency_groups: dict[str, list[str]]
    tool: Tool


PYPROJECT = msgspec.convert(
    tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8")), Pyproject
)
EXTRAS = [need for needs in PYPROJECT.project.optional_dependencies.values() for need in needs]
NEEDED = {
    "run": PYPROJECT.project.dependencies,
    "test": [*PYPROJECT.dependency_groups["test"], *EXTRAS],
    "check": PYPROJECT.dependency_groups["check"],
    "bench": [*PYPROJECT.dependency_groups["bench"], *EXTRAS],
}


@pytest.mark.parametrize("name", NEEDED)
def test_what_is_needed_is_pinned_within_its_range(name: str) -> None:
    pinned = dict(re.findall(PINNED, _requirements(name), re.MULTILINE))
    needed = [Requirement(text) for text in NEEDED[name]]
    unmet = [
        str(requirement)
        for requirement in needed
        if not requirement.specifier.contains(pinned.get(requirement.name, "0"))
    ]
    assert unmet == []


@pytest.mark.parametrize("name", NEEDED)
def test_pins_have_hashes_and_no_address(name: str) -> None:
    text = _requirements(name)
    pins = re.split(r"\n(?=[a-z0-9-]+==)", text)[1:]
    assert [pin.split()[0] for pin in pins if "--hash=sha256:" not in pin] == []
    assert "://" not in text


def test_environments_share_their_pins() -> None:
    run, test, check = (
        set(re.findall(PINNED, _requirements(name), re.MULTILINE))
        for name in ("run", "test", "check")
    )
    assert (run - test, test - check) == (set(), set())


def test_every_module_of_a_game_is_public_or_protected() -> None:
    protected = {
        module.rsplit(".", 1)[1]
        for contract in PYPROJECT.tool.importlinter.contracts
        for module in contract.protected_modules
    }
    found = {file.stem for file in GAMES.glob("*/*.py")}
    assert found - PUBLIC - protected == set()


def _requirements(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
