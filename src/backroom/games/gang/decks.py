"""The two decks of cards that change a heist. Nobody knows more of them than anybody else.

A shuffled pile has no order here: its next card is drawn by chance when it is needed. So there is
no order to hide, and each such card can be verified like any other.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec.structs import replace

from ...core.wire import Part
from .names import CHALLENGES, SPECIALISTS, Challenge, Specialist

NameT = TypeVar("NameT", Challenge, Specialist)


class Pile(Part, Generic[NameT], frozen=True):
    """One deck. The cards in force lie in neither part of it."""

    ahead: tuple[NameT, ...]  # still to come, the next first unless they are shuffled
    seen: tuple[NameT, ...] = ()
    shuffled: bool = False


class Decks(Part, frozen=True):
    """Both decks as they lie on the table."""

    challenges: Pile[Challenge] = Pile(CHALLENGES)
    specialists: Pile[Specialist] = Pile(SPECIALISTS)


PRINTED = Decks()


def ready(pile: Pile[NameT]) -> Pile[NameT]:
    """The pile with a card ahead: the seen ones are shuffled when all have been seen. Rule G4.4"""
    return pile if pile.ahead else Pile(pile.seen, (), shuffled=True)


def lots(pile: Pile[NameT], *, anywhere: bool) -> tuple[NameT, ...]:
    """The cards of which the next can be any. Rule G4.4"""
    ahead = ready(pile).ahead
    return ahead if anywhere or ready(pile).shuffled else ahead[:1]


def without(pile: Pile[NameT], card: NameT) -> Pile[NameT]:
    """The pile after this card was drawn; the rest keep their order."""
    pile = ready(pile)
    return replace(pile, ahead=tuple(other for other in pile.ahead if other != card))


def laid_aside(pile: Pile[NameT], card: NameT) -> Pile[NameT]:
    """The pile without this card, wherever it lies."""
    ahead = tuple(other for other in pile.ahead if other != card)
    return replace(pile, ahead=ahead, seen=tuple(other for other in pile.seen if other != card))


def put_by(pile: Pile[NameT], cards: tuple[NameT, ...]) -> Pile[NameT]:
    """The pile when these cards have been in force."""
    return replace(pile, seen=pile.seen + cards)


def turned_to(pile: Pile[NameT], first: int) -> Pile[NameT]:
    """The pile with this place of it first and those before under it. Rule G4.6"""
    return replace(pile, ahead=pile.ahead[first - 1 :] + pile.ahead[: first - 1])
