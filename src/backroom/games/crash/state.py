"""The truth of a game of Crash, one type per phase, and the actions that change it."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.card import Card
from ...core.game import By
from ...core.wire import Seat
from .choices import CrashChoice
from .layouts import Cards, Layout
from .rules import CrashRules
from .seen import Standing


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal from the first card on."""

    number: int  # from 1
    dealer: Seat
    hands: tuple[Cards, ...]  # by seat, in card order
    thrown: tuple[tuple[Seat, Cards], ...] = ()  # by seat, of those who swapped


@dataclass(frozen=True, slots=True)
class DrawingDealer:
    """Chance is to draw the first dealer. Rule C1.4"""

    rules: CrashRules
    standing: Standing


@dataclass(frozen=True, slots=True)
class Dealing:
    """Chance is to deal the hands."""

    rules: CrashRules
    standing: Standing
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Deciding:
    """Two players decide whether they keep their cards. Rule C2.2"""

    rules: CrashRules
    standing: Standing
    deal: Deal
    answers: tuple[tuple[Seat, bool], ...]  # by seat, of those who have; true: swaps


@dataclass(frozen=True, slots=True)
class Offering:
    """One of three players is asked whether it takes the cards that are left. Rule C2.3"""

    rules: CrashRules
    standing: Standing
    deal: Deal
    asked: Seat


@dataclass(frozen=True, slots=True)
class Repacking:
    """Chance is to bring the cards for those who throw theirs in."""

    rules: CrashRules
    standing: Standing
    deal: Deal
    swapping: tuple[Seat, ...]  # one at least


@dataclass(frozen=True, slots=True)
class Arranging:
    """Everybody makes hands. Rule C2.6"""

    rules: CrashRules
    standing: Standing
    deal: Deal
    laid: tuple[Layout, ...]  # by seat; () of a seat that the table has none of
    locked: frozenset[Seat]  # never all
    reopened: frozenset[Seat]  # were locked before, and are no longer


@dataclass(frozen=True, slots=True)
class DealOver:
    """All hands are shown, and the game goes on."""

    rules: CrashRules
    standing: Standing  # with this deal
    deal: Deal
    onward: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class GameOver:
    """Somebody has reached the target. Rule C2.12"""

    rules: CrashRules
    standing: Standing  # with this deal
    deal: Deal  # the last


OfDeal = Deciding | Offering | Repacking | Arranging | DealOver | GameOver
State = DrawingDealer | Dealing | OfDeal


@dataclass(frozen=True, slots=True)
class DrawDealer:
    """Chance: who deals first."""

    seats: tuple[Seat, ...]  # one


@dataclass(frozen=True, slots=True)
class DealHands:
    """Chance: everybody's cards, all of seat 0 first."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NewHands:
    """Chance: the cards of those who swap, all of the lowest seat first."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DecideElapsed:
    """Clock: who has not decided keeps. Rule C2.10"""

    deal: int


@dataclass(frozen=True, slots=True)
class OfferElapsed:
    """Clock: this seat, which was asked, keeps. Rule C2.10"""

    deal: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class ArrangeElapsed:
    """Clock: all hands are shown as they lie. Rules C2.10, C2.11"""

    deal: int


@dataclass(frozen=True, slots=True)
class BreakElapsed:
    """Clock: after a deal nobody is waited for any longer."""

    deal: int


Chance = DrawDealer | DealHands | NewHands
Elapsed = DecideElapsed | OfferElapsed | ArrangeElapsed | BreakElapsed
Action = By[CrashChoice] | Chance | Elapsed
