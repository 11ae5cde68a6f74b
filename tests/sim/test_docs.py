"""The page about the simulator says what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "simulator.md"


def test_the_examples_of_the_page_come_out_as_it_says() -> None:
    ran = doctest.testfile(str(PAGE), module_relative=False)
    assert (ran.failed, ran.attempted > 5) == (0, True)
