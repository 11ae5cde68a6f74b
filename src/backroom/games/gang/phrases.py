"""What can be said with a tap: facts that everybody sees, and courtesy. Rule G3.3

Only codes cross the wire; every reader gets the words in their own language.
"""

from __future__ import annotations

from enum import StrEnum


class Phrase(StrEnum):
    """Phrases of The Gang. Those in `ABOUT_A_SEAT` point at somebody."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    THINKING = "thinking"  # give me a moment
    WHO_IS_LEFT = "who_is_left"  # who has no chip yet?
    BOARD_PAIRED = "board_paired"
    FLUSH_POSSIBLE = "flush_possible"
    STRAIGHT_POSSIBLE = "straight_possible"
    BOARD_IS_LOW = "board_is_low"
    BOARD_CHANGED_MUCH = "board_changed_much"
    REMEMBER_LAST_ROUND = "remember_last_round"  # look at the chips of the rounds before
    LAST_ALARM = "last_alarm"  # one more alarm and it is over
    LAST_VAULT = "last_vault"
    YOU_ROSE = "you_rose"  # about a seat: a higher chip than in the round before
    YOU_FELL = "you_fell"
    YOU_STAYED = "you_stayed"
    CONTESTED = "contested"  # about a seat: that chip has moved a lot
    WELL_DONE = "well_done"
    SORRY = "sorry"
    THANKS = "thanks"


ABOUT_A_SEAT = frozenset({Phrase.YOU_ROSE, Phrase.YOU_FELL, Phrase.YOU_STAYED, Phrase.CONTESTED})
