"""What one viewer knows of a game of The Gang: one type per phase.

Each remembers all that its viewer was told in this heist (the oldest chip moves apart, see
`MOVES_KEPT`) and how each heist before it ended.
"""

from __future__ import annotations

from ...cards.card import Card
from ...cards.poker import Category
from ...core.wire import Part, Seat, View, Viewer, Wire
from .choices import GangChoice, Place, gang_tag
from .decks import PRINTED, Decks
from .guesses import Guessed, GuessVote
from .names import Challenge, Specialist, Wanted
from .rules import Colour
from .story import Entry, Hand
from .talk import QUIET, Talk, Wait

MOVES_KEPT = 240  # chip moves of a heist that a view lists: more than any calm heist has


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
    lifted: bool = False  # beats every other hand of its category. Rule G6.10


class PastHeist(Part, frozen=True):
    """A heist that is over."""

    number: int  # from 1
    hands: tuple[tuple[Card, ...], ...]  # by seat
    board: tuple[Card, ...]
    chips: tuple[Chips, ...]  # by round
    categories: tuple[Category, ...]  # by seat, of the best five
    places: tuple[int, ...]  # by seat: in the true order, the weakest 1; equal hands share one
    cracked: bool
    challenges: tuple[Challenge, ...] = ()  # that were in force
    specialists: tuple[Specialist, ...] = ()
    guessed: tuple[Guessed, ...] = ()


class Score(Part, frozen=True):
    """How the game stands, and which cards change the heist that is played or dealt next."""

    vaults: int  # cracked
    alarms: int  # raised
    past: tuple[PastHeist, ...]  # every heist that is over, this one included
    challenges: tuple[Challenge, ...] = ()  # in force; those for the whole game first
    specialists: tuple[Specialist, ...] = ()  # in force
    decks: Decks = PRINTED


class SeenHeist(Part, frozen=True):
    """The heist that is being played, as this viewer knows it."""

    number: int  # from 1
    hands: tuple[Hand, ...]  # by seat
    board: tuple[Card, ...]  # 0, 3, 4 or 5 cards
    chips: tuple[Chips, ...]  # of the rounds that have ended
    moves: tuple[Move, ...]  # the last `MOVES_KEPT` chip moves of this heist, oldest first
    moved: int  # all chip moves of this heist so far; of discarded colours neither. Rule G7.13
    round: Colour = Colour.WHITE  # whose cards or chips come or are there
    story: tuple[Entry, ...] = ()  # what the cards in force have done, oldest first
    proposals: int = 0  # made in this heist
    waits: tuple[Wait, ...] = ()  # who may propose nothing for a moment
    guessed: tuple[Guessed, ...] = ()  # what the others settled on before the last hand


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


class SeenDrawing(GangSight, frozen=True):
    """A challenge or a specialist is about to be drawn."""

    wanted: tuple[Wanted, ...]


class SeenDealing(GangSight, frozen=True):
    """The next heist is about to be dealt."""


class SeenPeeking(GangSight, frozen=True):
    """Everybody looks at the own cards."""

    heist: SeenHeist
    own: Name
    looked: tuple[Seat, ...]  # who has closed the peek
    options: tuple[GangChoice, ...]  # the viewer's own
    to_act: tuple[Specialist, ...] = ()  # who acts when all have looked, in this order


class SeenRedealing(GangSight, frozen=True):
    """Con Artist has taken all hands and is about to deal them anew."""

    heist: SeenHeist
    to_act: tuple[Specialist, ...]  # who acts after the next peek


class SeenPassing(GangSight, frozen=True):
    """Everybody chooses a card for the seat to the left. Rule G6.6"""

    heist: SeenHeist
    own: Name
    chosen: tuple[Seat, ...]  # who has chosen
    passing: tuple[Card, ...]  # the card that the viewer has chosen, if it has
    options: tuple[GangChoice, ...]  # the viewer's own
    to_act: tuple[Specialist, ...]  # who acts next


class SeenTurning(GangSight, frozen=True):
    """Community cards are about to be turned."""

    heist: SeenHeist


class SeenRedrawing(GangSight, frozen=True):
    """A seat is about to draw a new hand. Rules G7.3, G7.7"""

    heist: SeenHeist
    challenge: Challenge  # that makes it draw
    seat: Seat


class SeenChips(GangSight, frozen=True):
    """The chips of a round are open."""

    heist: SeenHeist
    own: Name
    colour: Colour
    places: tuple[Place, ...]  # where each chip lies, by stars, from 1
    contests: tuple[int, ...]  # how often each was taken from a player, by stars, from 1
    confirmed: tuple[Seat, ...]  # who is fine
    options: tuple[GangChoice, ...]  # the viewer's own
    black: tuple[int, ...] = ()  # stars of the chips that cannot be moved once taken
    talk: Talk = QUIET  # about using a specialist


class SeenGuessing(GangSight, frozen=True):
    """All hands but one are open, and the others guess about that one. Rule G7.18"""

    heist: SeenHeist
    own: Name
    shown: tuple[Shown, ...]  # all but the holder's, weakest red chip first
    holder: Seat  # of the highest red chip, who may tell nobody anything
    challenge: Challenge  # that asks
    ballots: tuple[GuessVote, ...]  # in the order in which they were cast
    runs: int  # how often the clock of the guess was started; 0: it does not run
    options: tuple[GangChoice, ...]  # the viewer's own


class SeenHeistOver(GangSight, frozen=True):
    """The showdown, until everybody goes onward."""

    heist: SeenHeist
    shown: tuple[Shown, ...]  # in the order of the red chips, 1 star first
    cracked: bool
    onward: tuple[Seat, ...]  # who has seen enough
    options: tuple[GangChoice, ...]  # the viewer's own
    missed: tuple[Challenge, ...] = ()  # whose guess was wrong


class SeenGameOver(GangSight, frozen=True):
    """The last showdown."""

    heist: SeenHeist
    shown: tuple[Shown, ...]  # in the order of the red chips, 1 star first
    cracked: bool
    won: bool
    missed: tuple[Challenge, ...] = ()  # whose guess was wrong


SeenOfHeist = (
    SeenPeeking
    | SeenRedealing
    | SeenPassing
    | SeenTurning
    | SeenRedrawing
    | SeenChips
    | SeenGuessing
    | SeenHeistOver
    | SeenGameOver
)
Seen = SeenDrawing | SeenDealing | SeenOfHeist
