"""The type checker refuses every misuse, and nothing else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).resolve().parents[2]
MISUSES = Path(__file__).with_name("misuses.py")


def test_every_misuse_is_refused_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = MISUSES.read_text(encoding="utf-8").splitlines()
    marked = [number for number, line in enumerate(lines, start=1) if "# refused: " in line]
    monkeypatch.chdir(ROOT)  # the type checker is set up in pyproject.toml
    report, _, _ = api.run(["--no-error-summary", f"--cache-dir={os.devnull}", str(MISUSES)])
    errors = [line for line in report.splitlines() if ": error: " in line]
    assert [int(line.split(":")[1]) for line in errors] == marked, report
