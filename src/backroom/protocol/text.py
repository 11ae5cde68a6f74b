"""Text from people: on one line, as it will be seen."""

from __future__ import annotations

import re
import unicodedata

# Control characters, lone surrogates, line separators, what turns the direction or changes the
# shapes of the text around it, and marks of annotations. The joiners stay: emoji and several
# scripts need them.
_REMOVED = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u206f\ufeff"
    "\ufff9-\ufffb\ud800-\udfff]"
)


def one_line(text: str) -> str:
    """The text composed, in one line, without what could change what is around it; "" if nothing
    of it can be seen.

    >>> one_line("  Inés\\u202e  of the\\tPines ")
    'Inés of the Pines'
    >>> one_line(" \\u200b ")
    ''
    """
    kept = _REMOVED.sub("", unicodedata.normalize("NFC", re.sub(r"\s", " ", text)))
    clean = " ".join(kept.split())
    return clean if any(_is_visible(character) for character in clean) else ""


def _is_visible(character: str) -> bool:
    """Letters, digits, symbols: not spaces, joiners, fillers."""
    invisible = character in "\u115f\u1160\u3164\uffa0\u2800"
    return not invisible and unicodedata.category(character)[0] in "LNPS"
