"""How what belongs to Crash is called on the wire."""

from __future__ import annotations

from ...core.wire import tag


def crash_tag(name: str) -> str:
    """The tag on the wire: the games share one wire, so each prefixes its own.

    >>> crash_tag("LockIn"), crash_tag("CrashRules")
    ('crash.lock_in', 'crash.rules')
    """
    return f"crash.{tag(name.removeprefix('Crash'))}"
