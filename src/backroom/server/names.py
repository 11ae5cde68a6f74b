"""What people may be called."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 24  # characters

# Control characters, lone surrogates, line separators, and what turns the direction of the text
# around it. The joiners stay: emoji and several scripts need them.
_REMOVED = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)


class BadName(ValueError):
    """Not a name."""


class NameEmpty(BadName):
    """Nothing in it can be seen."""


class NameTooLong(BadName):
    """Longer than `LONGEST`."""


def name(text: str) -> str:
    """The text as a name: composed, in one line, without what cannot be seen around it.

    Raises:
        NameEmpty: nothing is left.
        NameTooLong: more than 24 characters are left.

    >>> name("  Inés\\u202e  of the\\tPines ")
    'Inés of the Pines'
    """
    if len(text) > 100 * LONGEST:
        raise NameTooLong(f"expected at most {LONGEST} characters, got {len(text)}")
    kept = _REMOVED.sub("", unicodedata.normalize("NFC", re.sub(r"\s", " ", text)))
    clean = " ".join(kept.split())
    if not any(_is_visible(character) for character in clean):
        raise NameEmpty("expected a name that can be seen")
    if len(clean) > LONGEST:
        raise NameTooLong(f"expected at most {LONGEST} characters, got {len(clean)}")
    return clean


def _is_visible(character: str) -> bool:
    """Letters, digits, marks of their own, symbols: not spaces, joiners, fillers."""
    invisible = character in "\u115f\u1160\u3164\uffa0\u2800"
    return not invisible and unicodedata.category(character)[0] in "LNPS"
