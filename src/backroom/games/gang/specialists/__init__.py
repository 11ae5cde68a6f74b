"""The specialists, each in a file of its name. A new one is a file, a name, and a line here."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.wire import Seat
from ..names import Specialist
from ..state import Heist
from ..story import Answer, Answered
from .card import Announces, Collects, Redeals, SpecialistCard, Waits
from .con_artist import CON_ARTIST
from .coordinator import COORDINATOR
from .getaway_driver import GETAWAY_DRIVER
from .hacker import HACKER
from .informant import INFORMANT
from .investor import INVESTOR
from .jack import JACK
from .mastermind import MASTERMIND
from .math_whiz import MATH_WHIZ
from .muscle import MUSCLE

__all__ = [
    "CARDS",
    "Announces",
    "Collects",
    "Redeals",
    "SpecialistCard",
    "Waits",
    "after_the_deal",
    "is_used",
    "lifted",
    "waiting",
]

CARDS: dict[Specialist, SpecialistCard] = {
    card.name: card
    for card in (
        INFORMANT,
        GETAWAY_DRIVER,
        INVESTOR,
        MASTERMIND,
        HACKER,
        COORDINATOR,
        JACK,
        MATH_WHIZ,
        CON_ARTIST,
        MUSCLE,
    )
}


def after_the_deal(specialists: Iterable[Specialist]) -> tuple[Specialist, ...]:
    """Those who act by themselves, in their order. Rule G2.2"""
    acting = (name for name in specialists if CARDS[name].turn)
    return tuple(sorted(acting, key=lambda name: CARDS[name].turn))


def waiting(name: Specialist) -> Waits | None:
    """How this specialist is used while chips are open, or None if it acts by itself."""
    act = CARDS[name].act
    return act if isinstance(act, Waits) else None


def is_used(heist: Heist, name: Specialist) -> bool:
    """Have all agreed to use it in this heist? Rule G5.5"""
    return any(True for _ in _users(heist, name))


_LIFTING = tuple(
    name for name, card in CARDS.items() if isinstance(card.act, Waits) and card.act.lifts
)


def lifted(heist: Heist) -> frozenset[Seat]:
    """The seats whose hand beats every other hand of its category. Rule G6.10"""
    return frozenset([seat for name in _LIFTING for seat in _users(heist, name)])


def _users(heist: Heist, name: Specialist) -> Iterable[Seat]:
    return (
        entry.user
        for entry in heist.story
        if isinstance(entry, Answered)
        and entry.specialist is name
        and entry.answer is Answer.AGREED
    )
