"""What others wrote lies here as they published it."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]
VENDOR = ROOT / "src" / "backroom" / "web" / "vendor"
LICENCE_TEXTS = VENDOR / "licences"
LICENCES = {"Apache-2.0", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "OFL-1.1"}


class Vendored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file: `file` is its path below the vendor folder, `name` and `version` its package."""

    file: str
    name: str
    version: str
    licence: str
    sha256: str


class Package(msgspec.Struct, frozen=True):
    """What package.json says that the client is checked against."""

    devDependencies: dict[str, str]  # noqa: N815 # npm's own name


def test_every_vendored_file_is_recorded_and_unchanged() -> None:
    recorded = {entry.file: entry.sha256 for entry in _manifest()}
    found = {
        file.relative_to(VENDOR).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in VENDOR.rglob("*")
        if file.is_file() and file.name != "vendor.json" and file.parent != LICENCE_TEXTS
    }
    assert found == recorded


def test_every_vendored_file_may_be_given_away_with_ours() -> None:
    assert {entry.licence for entry in _manifest()} - LICENCES == set()


def test_every_vendored_package_comes_with_the_text_of_its_licence() -> None:
    texts = {file.stem for file in LICENCE_TEXTS.iterdir()}
    assert {entry.name.lstrip("@").replace("/", "-") for entry in _manifest()} == texts


def test_the_client_is_checked_against_the_versions_that_it_ships() -> None:
    checked = msgspec.json.decode((ROOT / "package.json").read_bytes(), type=Package)
    shipped = {entry.name: entry.version for entry in _manifest()}
    apart = {
        name: (version, shipped[name])
        for name, version in checked.devDependencies.items()
        if name in shipped and shipped[name] != version
    }
    assert apart == {}


def _manifest() -> list[Vendored]:
    return msgspec.json.decode((VENDOR / "vendor.json").read_bytes(), type=list[Vendored])
