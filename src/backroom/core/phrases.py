"""What can be said with a tap: courtesy, and facts that everybody sees.

Only codes cross the wire; every reader gets the words in their own language.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Phrase(StrEnum):
    """Everything that is said at any table. Each game says which of these are its own."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    THINKING = "thinking"  # give me a moment
    TAKE_YOUR_TIME = "take_your_time"
    WELL_DONE = "well_done"
    SORRY = "sorry"
    THANKS = "thanks"

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

    CLOSE_ONE = "close_one"  # that was close
    MAY_DECIDE = "may_decide"  # this one may decide it
    LEADS = "leads"  # about a seat
    WAITING_FOR = "waiting_for"  # about a seat: all wait for it
    NICE_LAYOUT = "nice_layout"  # about a seat, whose hands were shown
    WELL_THROWN = "well_thrown"  # about a seat, whose dice lie open


@dataclass(frozen=True, slots=True)
class Phrases:
    """What is said at the tables of one game."""

    plain: frozenset[Phrase]
    about_a_seat: frozenset[Phrase]  # they point at somebody


COURTESY = frozenset(
    {
        Phrase.HELLO,
        Phrase.GOOD_LUCK,
        Phrase.THINKING,
        Phrase.WELL_DONE,
        Phrase.SORRY,
        Phrase.THANKS,
    }
)
"""What friends say at every table."""
