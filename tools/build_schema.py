"""Writes docs/protocol.schema.json: every command, message and HTTP body as JSON Schema.

python tools/build_schema.py            writes it
python tools/build_schema.py --check    says whether it is fresh (status 1 if not)
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from backroom.protocol.schema import schema  # noqa: E402 - after the path is set

FILE = ROOT / "docs" / "protocol.schema.json"


def main() -> int:
    """The exit status."""
    if "--check" not in sys.argv:
        FILE.write_bytes(schema())
        return 0
    if FILE.read_bytes() == schema():
        return 0
    print("docs/protocol.schema.json is stale: run python tools/build_schema.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
