"""What is said with a tap at a table of Crash: nothing about cards that are hidden."""

from __future__ import annotations

from ...core.phrases import COURTESY, Phrase, Phrases

PHRASES = Phrases(
    plain=COURTESY | {Phrase.TAKE_YOUR_TIME, Phrase.CLOSE_ONE, Phrase.MAY_DECIDE},
    about_a_seat=frozenset({Phrase.NICE_LAYOUT, Phrase.LEADS, Phrase.WAITING_FOR}),
)
