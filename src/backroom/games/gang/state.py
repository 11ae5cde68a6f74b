"""The truth of a game of The Gang, one type per phase, and the actions that change it."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.card import Card
from ...core.game import By
from ...core.wire import Seat
from .choices import GangChoice, Place
from .guesses import Guessed, GuessVote
from .names import Challenge, Specialist, Wanted
from .rules import Colour, Rules
from .seen import Chips, Move, Score
from .story import Entry
from .talk import QUIET, Talk, Wait


@dataclass(frozen=True, slots=True)
class Heist:
    """A heist from the deal on."""

    number: int  # from 1
    hands: tuple[tuple[Card, ...], ...]  # by seat
    board: tuple[Card, ...] = ()  # 0, 3, 4 or 5 cards
    chips: tuple[Chips, ...] = ()  # of the rounds that have ended
    moves: tuple[Move, ...] = ()  # the last `MOVES_KEPT` chip moves, oldest first
    moved: int = 0  # all chip moves so far; of discarded colours neither. Rule G7.13
    round: Colour = Colour.WHITE  # whose cards or chips come or are there
    story: tuple[Entry, ...] = ()  # what the cards in force have done, oldest first
    proposals: int = 0  # made so far
    waits: tuple[Wait, ...] = ()  # who may propose nothing for a moment
    guessed: tuple[Guessed, ...] = ()  # what the others settled on before the last hand


@dataclass(frozen=True, slots=True)
class Drawing:
    """Chance is to draw challenges or specialists. Rule G4"""

    rules: Rules
    score: Score
    wanted: tuple[Wanted, ...]  # at least one


@dataclass(frozen=True, slots=True)
class Dealing:
    """Chance is to deal the hole cards."""

    rules: Rules
    score: Score


@dataclass(frozen=True, slots=True)
class Peeking:
    """Everybody looks at the own cards. Rule G2.1"""

    rules: Rules
    score: Score
    heist: Heist
    looked: frozenset[Seat]
    to_act: tuple[Specialist, ...] = ()  # who acts when all have looked. Rule G2.2


@dataclass(frozen=True, slots=True)
class Redealing:
    """Chance is to deal the hands that Con Artist has taken. Rule G6.9"""

    rules: Rules
    score: Score
    heist: Heist
    to_act: tuple[Specialist, ...]


@dataclass(frozen=True, slots=True)
class Passing:
    """Everybody chooses a card for the seat to the left. Rule G6.6"""

    rules: Rules
    score: Score
    heist: Heist
    chosen: tuple[tuple[Seat, Card], ...]  # by seat, of those who have chosen
    to_act: tuple[Specialist, ...]


@dataclass(frozen=True, slots=True)
class Turning:
    """Chance is to turn the community cards of round `heist.round`."""

    rules: Rules
    score: Score
    heist: Heist


@dataclass(frozen=True, slots=True)
class Redrawing:
    """Chance is to give a seat a new hand. Rules G7.3, G7.7"""

    rules: Rules
    score: Score
    heist: Heist
    challenge: Challenge
    seat: Seat


@dataclass(frozen=True, slots=True)
class ChipsOpen:
    """The chips of round `heist.round` can be moved. Rule G2.3"""

    rules: Rules
    score: Score
    heist: Heist
    places: tuple[Place, ...]  # where each chip lies, by stars, from 1
    contests: tuple[int, ...]  # how often each was taken from a player, by stars, from 1
    confirmed: frozenset[Seat]  # empty unless all chips are held and nothing is proposed
    talk: Talk = QUIET


@dataclass(frozen=True, slots=True)
class Guessing:
    """All hands but one are open; the others guess about that one. Rule G7.18"""

    rules: Rules
    score: Score
    heist: Heist
    challenge: Challenge  # that asks
    ballots: tuple[GuessVote, ...]  # in the order in which they were cast
    runs: int  # how often the clock was started; 0: it does not run


@dataclass(frozen=True, slots=True)
class HeistOver:
    """All hands are shown, and the game goes on."""

    rules: Rules
    score: Score  # with this heist
    heist: Heist
    onward: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class GameOver:
    """The gang has won or lost."""

    rules: Rules
    score: Score  # with this heist
    heist: Heist  # the last


OfHeist = (
    Peeking
    | Redealing
    | Passing
    | Turning
    | Redrawing
    | ChipsOpen
    | Guessing
    | HeistOver
    | GameOver
)
State = Drawing | Dealing | OfHeist


@dataclass(frozen=True, slots=True)
class DrawChallenge:
    """Chance: the next challenge in force."""

    cards: tuple[Challenge, ...]  # one


@dataclass(frozen=True, slots=True)
class DrawSpecialist:
    """Chance: the next specialist in force."""

    cards: tuple[Specialist, ...]  # one


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the hole cards, all of seat 0 first."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance: the next community cards."""

    cards: tuple[Card, ...]  # 3 on the flop, then 1


@dataclass(frozen=True, slots=True)
class Redeal:
    """Chance: all hole cards anew, all of seat 0 first. Rule G6.9"""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Redraw:
    """Chance: the new hand of a seat. Rules G7.3, G7.7"""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DrawOne:
    """Chance: a card for the user of a specialist. Rule G6.5"""

    cards: tuple[Card, ...]  # one


@dataclass(frozen=True, slots=True)
class PeekElapsed:
    """Clock: nobody is waited for any longer. Rule G2.1"""

    heist: int


@dataclass(frozen=True, slots=True)
class SettleElapsed:
    """Clock: the settle window after chip move number `moved` has passed. Rule G2.6"""

    heist: int
    moved: int
    proposals: int = 0  # each of them starts the window anew. Rule G5.4


@dataclass(frozen=True, slots=True)
class BreakElapsed:
    """Clock: the break after a heist is over."""

    heist: int


@dataclass(frozen=True, slots=True)
class ProposalElapsed:
    """Clock: a proposal lapses. Rule G5.3"""

    heist: int
    proposal: int


@dataclass(frozen=True, slots=True)
class WaitElapsed:
    """Clock: a seat whose proposal failed may propose again. Rule G5.3"""

    heist: int
    seat: Seat
    proposal: int


@dataclass(frozen=True, slots=True)
class GuessElapsed:
    """Clock: the time of a guess is up. Rule G7.18"""

    heist: int
    challenge: Challenge
    run: int


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Not a clock, but as little a choice: whoever sat here has gone. Rules G5.3, G7.18"""

    seat: Seat


Chance = Deal | Turn | DrawChallenge | DrawSpecialist | Redeal | Redraw | DrawOne
Elapsed = (
    PeekElapsed
    | SettleElapsed
    | BreakElapsed
    | ProposalElapsed
    | WaitElapsed
    | GuessElapsed
    | SeatLeft
)
Action = By[GangChoice] | Chance | Elapsed
