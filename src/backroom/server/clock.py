"""What time it is at a table: a clock that nobody sets back."""

from __future__ import annotations

import time


class Clock:
    """Seconds since 1970, as the machine says, but never slower than they pass.

    When the machine's clock is set back, time goes on from where it was: no window, cool-down or
    break of a running game waits for the hours to come again.
    """

    def __init__(self) -> None:
        self._now = time.time()
        self._read_at = time.monotonic()

    def now(self, *, least: float) -> float:
        """What time it is, and not before `least`."""
        read_at = time.monotonic()
        passed = self._now + (read_at - self._read_at)
        self._now, self._read_at = max(passed, time.time(), least), read_at
        return self._now
