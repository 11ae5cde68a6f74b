"""What a seat of Crash may ask for. Each choice carries what it presumes."""

from __future__ import annotations

from ...core.wire import Choice
from .layouts import Layout
from .tags import crash_tag


class CrashWish(Choice, frozen=True, tag=crash_tag):
    """The mark of the choices of this game."""


class Keep(CrashWish, frozen=True):
    """I keep my cards. Rule C2.2"""

    deal: int


class Swap(CrashWish, frozen=True):
    """I throw in all my cards for as many others. Rule C2.2"""

    deal: int


class Lay(CrashWish, frozen=True):
    """These are my hands so far; I may change them. Rule C2.6"""

    deal: int
    hands: Layout


class LockIn(CrashWish, frozen=True):
    """These are my hands, and I wait for nothing more. Rule C2.6"""

    deal: int
    hands: Layout


class Unlock(CrashWish, frozen=True):
    """I want to change my hands after all. Rule C2.6"""

    deal: int


class NextDeal(CrashWish, frozen=True):
    """I have seen how this deal ended."""

    deal: int


CrashChoice = Keep | Swap | Lay | LockIn | Unlock | NextDeal
