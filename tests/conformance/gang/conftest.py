"""What the soak of pairs says at its end: how much it has covered."""

from __future__ import annotations

import pytest

from .situations import SITUATIONS


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Pairs that kept every law, and their situations; pytest itself tells the time."""
    counts = [
        int(str(value))
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == SITUATIONS
    ]
    if counts:
        terminalreporter.write_line(f"pairs: {len(counts)}, distinct situations: {sum(counts)}")
