"""Games in which something was wrong once keep every law now."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from backroom.games.gang import Rules
from tests.conformance.gang.subject import gang
from tests.conformance.laws import LAWS, Law
from tests.conformance.lines import spoken

FILES = sorted(Path(__file__).parent.glob("gang_*.txt"))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_keeps_the_law_now(file: Path, law: Law) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    rules, *actions = (line for line in lines if not line.startswith("#"))
    subject = gang(msgspec.json.decode(rules, type=Rules))
    law(subject, spoken(subject, "\n".join(actions)))
