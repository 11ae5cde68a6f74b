"""What people may be called."""

from __future__ import annotations

from ..protocol.text import one_line

LONGEST = 24  # characters


class BadName(ValueError):
    """Not a name."""


class NameEmpty(BadName):
    """Nothing in it can be seen."""


class NameTooLong(BadName):
    """Longer than it may be."""


def name(text: str, *, longest: int = LONGEST) -> str:
    """The text as a name: composed, in one line, without what cannot be seen around it.

    Raises:
        NameEmpty: nothing is left.
        NameTooLong: more than `longest` characters are left.
    """
    clean = one_line(text) if len(text) <= 100 * longest else text
    if not clean:
        raise NameEmpty("expected a name that can be seen")
    if len(clean) > longest:
        raise NameTooLong(f"expected at most {longest} characters, got {len(clean)}")
    return clean
