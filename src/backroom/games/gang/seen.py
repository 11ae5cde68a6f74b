"""What one viewer knows of a game of The Gang: one type per phase.

Each remembers all that its viewer was told in this heist (the oldest chip moves apart, see
`MOVES_KEPT`) and how each heist before it ended.
"""

from __future__ import annotations

from ...cards.card import Card
from ...cards.poker import Category
from ...core.wire import FaceDown, Part, Seat, View, Viewer, Wire
from .choices import GangChoice, Place, gang_tag
from .rules import Colour

MOVES_KEPT = 240  # chip moves of a heist that a view lists: more than any calm heist has

Hand = tuple[Card, ...] | FaceDown


class Chips(Part, frozen=True):
    """The chips of a round that has ended."""

    colour: Colour
    holders: tuple[Seat, ...]  # by stars, from 1


class Move(Part, frozen=True, array_like=True):
    """A chip that went from one place to another; on the wire a list of these four."""

    colour: Colour
    stars: int
    source: Place
    target: Place


class Shown(Part, frozen=True):
    """A hand at the showdown."""

    seat: Seat
    hole: tuple[Card, ...]
    category: Category
    cards: tuple[Card, ...]  # the best five, the category's first, then the kickers
    breaks: bool  # weaker than the hand shown before it


class PastHeist(Part, frozen=True):
    """A heist that is over."""

    number: int  # from 1
    hands: tuple[tuple[Card, ...], ...]  # by seat
    board: tuple[Card, ...]
    chips: tuple[Chips, ...]  # by round
    categories: tuple[Category, ...]  # by seat, of the best five
    places: tuple[int, ...]  # by seat: in the true order, the weakest 1; equal hands share one
    cracked: bool


class Score(Part, frozen=True):
    """How the game stands."""

    vaults: int  # cracked
    alarms: int  # raised
    past: tuple[PastHeist, ...]  # every heist that is over, this one included


class SeenHeist(Part, frozen=True):
    """The heist that is being played, as this viewer knows it."""

    number: int  # from 1
    hands: tuple[Hand, ...]  # by seat
    board: tuple[Card, ...]  # 0, 3, 4 or 5 cards
    chips: tuple[Chips, ...]  # of the rounds that have ended
    moves: tuple[Move, ...]  # the last `MOVES_KEPT` chip moves of this heist, oldest first
    moved: int  # all chip moves of this heist so far


class Named(Wire, frozen=True):
    """What the viewer's own cards and the board make now."""

    category: Category
    cards: tuple[Card, ...]


class Unnamed(Wire, frozen=True):
    """The viewer has no hand, or the table names none."""


Name = Named | Unnamed


class GangSight(View, frozen=True, tag=gang_tag):
    """The mark of the views of this game."""

    viewer: Viewer
    score: Score


class SeenDealing(GangSight, frozen=True):
    """The next heist is about to be dealt."""


class SeenPeeking(GangSight, frozen=True):
    """Everybody looks at the own cards."""

    heist: SeenHeist
    own: Name
    looked: tuple[Seat, ...]  # who has closed the peek
    options: tuple[GangChoice, ...]  # the viewer's own


class SeenTurning(GangSight, frozen=True):
    """Community cards are about to be turned."""

    heist: SeenHeist


class SeenChips(GangSight, frozen=True):
    """The chips of a round are open."""

    heist: SeenHeist
    own: Name
    colour: Colour
    places: tuple[Place, ...]  # where each chip lies, by stars, from 1
    contests: tuple[int, ...]  # how often each was taken from a player, by stars, from 1
    confirmed: tuple[Seat, ...]  # who is fine
    options: tuple[GangChoice, ...]  # the viewer's own


class SeenHeistOver(GangSight, frozen=True):
    """The showdown, until everybody goes onward."""

    heist: SeenHeist
    shown: tuple[Shown, ...]  # in the order of the red chips, 1 star first
    cracked: bool
    onward: tuple[Seat, ...]  # who has seen enough
    options: tuple[GangChoice, ...]  # the viewer's own


class SeenGameOver(GangSight, frozen=True):
    """The last showdown."""

    heist: SeenHeist
    shown: tuple[Shown, ...]  # in the order of the red chips, 1 star first
    cracked: bool
    won: bool


Seen = SeenDealing | SeenPeeking | SeenTurning | SeenChips | SeenHeistOver | SeenGameOver
