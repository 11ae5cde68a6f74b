"""What is said with a tap at a table of The Gang: nothing about cards that are hidden. Rule G3.3"""

from __future__ import annotations

from ...core.phrases import COURTESY, Phrase, Phrases

PHRASES = Phrases(
    plain=COURTESY
    | {
        Phrase.WHO_IS_LEFT,
        Phrase.BOARD_PAIRED,
        Phrase.FLUSH_POSSIBLE,
        Phrase.STRAIGHT_POSSIBLE,
        Phrase.BOARD_IS_LOW,
        Phrase.BOARD_CHANGED_MUCH,
        Phrase.REMEMBER_LAST_ROUND,
        Phrase.LAST_ALARM,
        Phrase.LAST_VAULT,
    },
    about_a_seat=frozenset({Phrase.YOU_ROSE, Phrase.YOU_FELL, Phrase.YOU_STAYED, Phrase.CONTESTED}),
)
