"""What one viewer of Crash knows, and what is open to it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal

from ...cards.brag import BragCategory
from ...core.wire import FaceDown, Part, Seat, View, Viewer, Wire
from .choices import CrashChoice
from .layouts import Cards, Layout
from .tags import crash_tag

NOBODY: Final = "nobody"
Winner = Seat | Literal["nobody"]


class Verdict(StrEnum):
    """Why a hand of the deal is won, or by nobody. Rules C2.4, C2.5, C2.8"""

    WON = "won"
    TIED = "tied"
    TOO_WEAK = "too_weak"
    NONE_IN_ORDER = "none_in_order"


class ShownHand(Part, frozen=True):
    """One of the hands of a layout."""

    cards: Cards  # three
    category: BragCategory
    strength: int  # 0..740; greater is stronger, equal is a tie


class ShownLayout(Part, frozen=True):
    """All hands that a seat has made."""

    hands: tuple[ShownHand, ...]  # best first; with `strict_order` as laid
    in_order: bool  # false: with `strict_order` they do not fall, and score nothing
    by_table: bool  # laid by the table, since its player laid none in time


class Row(Part, frozen=True):
    """The comparison of everybody's best hands, or second hands, and so on."""

    winner: Winner
    verdict: Verdict


class DealResult(Part, frozen=True):
    """A deal that is over, as all see it."""

    number: int  # from 1
    dealer: Seat
    swapped: tuple[Seat, ...]  # who played other cards than were dealt to them
    layouts: tuple[ShownLayout, ...]  # by seat
    rows: tuple[Row, ...]  # best hands first
    bonus: Winner  # who won every hand
    points: tuple[int, ...]  # of this deal, by seat


class Standing(Part, frozen=True):
    """How the game stands."""

    points: tuple[int, ...]  # by seat
    past: tuple[DealResult, ...]  # oldest first


class Thrown(Part, frozen=True):
    """Cards that a seat has thrown in for others. Rule C2.9"""

    seat: Seat
    cards: Cards | FaceDown


class SeenDeal(Part, frozen=True):
    """A deal as far as the viewer may know it."""

    number: int  # from 1
    dealer: Seat
    hands: tuple[Cards | FaceDown, ...]  # by seat, in card order
    thrown: tuple[Thrown, ...]  # by seat


class Bench(Wire, frozen=True, tag=crash_tag):
    """What the viewer makes its hands with."""

    laid: Layout  # as the table has it now; () until it has one
    # Of each three cards of the own hand: first those with its first card, the others following
    # in the order of the hand as nested loops over it would find them.
    strengths: tuple[int, ...]
    lowest: tuple[int, ...]  # strength at which each category begins, in rising order of these
    best_first: Layout  # what the table would lay. Rule C2.11


class Onlooker(Wire, frozen=True, tag=crash_tag):
    """The viewer has no hand."""


Own = Bench | Onlooker


class CrashSight(View, frozen=True, tag=crash_tag):
    """The mark of the views of this game."""

    viewer: Viewer
    standing: Standing


class SeenDealerDraw(CrashSight, frozen=True):
    """The first dealer is about to be drawn. Rule C1.4"""


class SeenHandsDue(CrashSight, frozen=True):
    """The next hands are about to be dealt."""

    dealer: Seat


class SeenDeciding(CrashSight, frozen=True):
    """Both players decide whether they keep their cards. Rule C2.2"""

    deal: SeenDeal
    answered: tuple[Seat, ...]  # who has
    swaps: tuple[bool, ...]  # the viewer's own answer, if it has answered
    options: tuple[CrashChoice, ...]  # the viewer's own


class SeenOffering(CrashSight, frozen=True):
    """The cards that are left are offered to one seat after the other. Rule C2.3"""

    deal: SeenDeal
    asked: Seat
    options: tuple[CrashChoice, ...]  # the viewer's own


class SeenRepacking(CrashSight, frozen=True):
    """Who throws in their cards is about to get others."""

    deal: SeenDeal
    swapping: tuple[Seat, ...]


class SeenArranging(CrashSight, frozen=True):
    """Everybody makes hands in secret. Rule C2.6

    A seat that is not locked may lay and lock any layout of its cards, one that is may unlock:
    there are too many to list.
    """

    deal: SeenDeal
    own: Own
    locked: tuple[Seat, ...]
    reopened: tuple[Seat, ...]  # who were locked before, and are no longer


class SeenDealOver(CrashSight, frozen=True):
    """All hands are shown, the last of `standing.past`, until everybody goes on."""

    deal: SeenDeal
    onward: tuple[Seat, ...]  # who has seen enough
    options: tuple[CrashChoice, ...]  # the viewer's own


class SeenLastDeal(CrashSight, frozen=True):
    """All hands are shown, and the game is over."""

    deal: SeenDeal
    winners: tuple[Seat, ...]  # who have the most points. Rule C2.12


SeenOfDeal = (
    SeenDeciding | SeenOffering | SeenRepacking | SeenArranging | SeenDealOver | SeenLastDeal
)
CrashSeen = SeenDealerDraw | SeenHandsDue | SeenOfDeal
