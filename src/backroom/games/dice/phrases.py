"""What is said with a tap at a table of dice poker, where nothing is hidden."""

from __future__ import annotations

from ...core.phrases import COURTESY, Phrase, Phrases

PHRASES = Phrases(
    plain=COURTESY | {Phrase.TAKE_YOUR_TIME, Phrase.CLOSE_ONE, Phrase.MAY_DECIDE},
    about_a_seat=frozenset({Phrase.WELL_THROWN, Phrase.LEADS, Phrase.WAITING_FOR}),
)
