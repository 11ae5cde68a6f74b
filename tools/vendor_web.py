"""Copies the browser client's libraries, fonts and cards from an npm folder, unmodified.

    python tools/vendor_web.py node_modules

Writes `src/backroom/web/vendor/` anew, with `vendor.json`: file, package, version, licence and
SHA-256 of each. A test compares the files with that list.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

VENDOR = Path(__file__).parents[1] / "src/backroom/web/vendor"
SANS = "@fontsource-variable/onest"
SERIF = "@fontsource/playfair-display"
CARDS = "@heruka_urgyen/react-playing-cards"


@dataclass(frozen=True, slots=True)
class Vendored:
    """One file that others made."""

    file: str  # below vendor/
    name: str  # of the npm package
    version: str
    licence: str  # its SPDX name
    sha256: str


SOURCES = (
    ("preact", "dist/preact.mjs", "preact.mjs"),
    ("preact", "hooks/dist/hooks.mjs", "hooks.mjs"),
    ("htm", "dist/htm.mjs", "htm.mjs"),
    ("@preact/signals", "dist/signals.mjs", "signals.mjs"),
    ("@preact/signals-core", "dist/signals-core.mjs", "signals-core.mjs"),
    *(
        (SANS, f"files/onest-{script}-wght-normal.woff2", f"fonts/onest-{script}.woff2")
        for script in ("latin", "cyrillic")
    ),
    *(
        (
            SERIF,
            f"files/playfair-display-{script}-700-normal.woff2",
            f"fonts/playfair-{script}.woff2",
        )
        for script in ("latin", "cyrillic")
    ),
    *(
        (CARDS, f"src/images/4color-bf/{rank}{suit}.svg", f"cards/{rank}{suit}.svg")
        for rank in "23456789TJQKA"
        for suit in "CDHS"
    ),
    *(  # of the two-colour deck only what is of another colour there
        (CARDS, f"src/images/2color-bf/{rank}{suit}.svg", f"cards/two/{rank}{suit}.svg")
        for rank in "23456789TJQKA"
        for suit in "CD"
    ),
)  # npm package, file in it, file below vendor/

# The package is MIT; the pictures in it are Adrian Kennard's, given to everybody.
LICENCES = {CARDS: "CC0-1.0"}


def main(modules: Path) -> None:
    """Writes the vendor folder from the packages in `modules`."""
    shutil.rmtree(VENDOR, ignore_errors=True)
    entries = [asdict(entry) for entry in _copied(modules)]
    (VENDOR / "vendor.json").write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
    print(f"{len(entries)} files in {VENDOR}")


def _copied(modules: Path) -> Iterator[Vendored]:
    for name, source, target in SOURCES:
        package = json.loads((modules / name / "package.json").read_text(encoding="utf-8"))
        content = (modules / name / source).read_bytes()
        _write(VENDOR / target, content)
        terms = (modules / name / "LICENSE").read_bytes()
        _write(VENDOR / "licences" / f"{name.replace('/', '-').lstrip('@')}.txt", terms)
        licence = LICENCES.get(name, package["license"])
        digest = hashlib.sha256(content).hexdigest()
        yield Vendored(target, name, package["version"], licence, digest)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
