"""What the people at a table vote on."""

from __future__ import annotations

from ..core.wire import Seat, Wire


class EndGame(Wire, frozen=True):
    """The game ends here, without a winner. Nobody sees who wants it until it carries."""


class Restart(Wire, frozen=True):
    """A start that went wrong: the game begins anew, while its first deal is being played."""


class Pause(Wire, frozen=True):
    """No clock runs and nothing moves until somebody goes on."""


class Idle(Wire, frozen=True):
    """A bot stands in for somebody who does not act; they may take their seat back."""

    seat: Seat


Motion = EndGame | Restart | Pause | Idle


def is_hidden(motion: Motion) -> bool:
    """Is it kept secret who is for this until it carries?"""
    return isinstance(motion, EndGame)
