"""What people are told. An event for one seat is another event than one for all."""

from __future__ import annotations

from ...cards.card import Card
from ...core.wire import Event, Seat
from .choices import Place, gang_tag
from .guesses import Guessed, GuessVote
from .names import Challenge, Specialist
from .rules import Colour
from .seen import Shown
from .story import Entry
from .talk import Proposal, Wait


class GangNews(Event, frozen=True, tag=gang_tag):
    """The mark of the events of this game."""


class Drawn(GangNews, frozen=True):
    """To all: these are the cards in force in the next heist. Rule G4"""

    challenges: tuple[Challenge, ...]
    specialists: tuple[Specialist, ...]


class Dealt(GangNews, frozen=True):
    """To all: a heist begins, every seat holds its hole cards."""

    heist: int  # from 1


class YourCards(GangNews, frozen=True):
    """To their holder alone."""

    cards: tuple[Card, ...]


class PeekClosed(GangNews, frozen=True):
    """To all: this seat has looked, and others have not yet."""

    seat: Seat


class HasChosen(GangNews, frozen=True):
    """To all: this seat has chosen a card to pass, and others have not yet."""

    seat: Seat


class YourChoice(GangNews, frozen=True):
    """To the seat that passes it alone."""

    card: Card


class Happened(GangNews, frozen=True):
    """To all, and once more to the seats that know more: what a card in force did."""

    entry: Entry


class ChipsDiscarded(GangNews, frozen=True):
    """To all: the chips of this colour are out of the heist, and so is what they told."""

    colour: Colour


class Turned(GangNews, frozen=True):
    """To all: community cards are turned."""

    cards: tuple[Card, ...]


class ChipsOpened(GangNews, frozen=True):
    """To all: the chips of a round lie in the centre."""

    colour: Colour


class Took(GangNews, frozen=True):
    """To all: a seat took a chip. One that it held before lies in the centre again."""

    seat: Seat
    colour: Colour
    stars: int
    source: Place


class WasPutBack(GangNews, frozen=True):
    """To all: a seat put its chip back to the centre."""

    seat: Seat
    colour: Colour
    stars: int


class Confirmed(GangNews, frozen=True):
    """To all: this seat is fine with the chips as they lie."""

    seat: Seat


class Proposed(GangNews, frozen=True):
    """To all: a seat proposes to use a specialist."""

    proposal: Proposal


class Agreed(GangNews, frozen=True):
    """To all: this seat agrees, and others have not answered yet."""

    seat: Seat
    proposal: int


class WaitOver(GangNews, frozen=True):
    """To all: this seat may propose again."""

    wait: Wait


class RoundEnded(GangNews, frozen=True):
    """To all: these chips cannot be moved any more."""

    colour: Colour
    holders: tuple[Seat, ...]  # by stars, from 1


class HandsShown(GangNews, frozen=True):
    """To all: every hand but the last is shown, and the others guess about that one."""

    shown: tuple[Shown, ...]  # weakest red chip first
    holder: Seat  # of the last hand


class GuessOpened(GangNews, frozen=True):
    """To all: this is what is to be guessed."""

    challenge: Challenge


class Voted(GangNews, frozen=True):
    """To all: a seat is for this guess now."""

    ballot: GuessVote


class VoteVoided(GangNews, frozen=True):
    """To all: who was for this guess has left."""

    seat: Seat


class GuessHurried(GangNews, frozen=True):
    """To all: the clock of the guess runs, by a seat's wish or because nobody voted."""

    runs: int


class GuessSettled(GangNews, frozen=True):
    """To all: the others have settled on this guess."""

    guessed: Guessed


class Showdown(GangNews, frozen=True):
    """To all: every hand is shown, weakest red chip first."""

    shown: tuple[Shown, ...]
    cracked: bool  # a vault, else an alarm
    missed: tuple[Challenge, ...] = ()  # whose guess was wrong


class WentOnward(GangNews, frozen=True):
    """To all: this seat has seen how the heist ended, and others have not yet."""

    seat: Seat


class GameEnded(GangNews, frozen=True):
    """To all: the gang has won or lost."""

    won: bool


GangEvent = (
    Drawn
    | Dealt
    | YourCards
    | PeekClosed
    | HasChosen
    | YourChoice
    | Happened
    | ChipsDiscarded
    | Turned
    | ChipsOpened
    | Took
    | WasPutBack
    | Confirmed
    | Proposed
    | Agreed
    | WaitOver
    | RoundEnded
    | HandsShown
    | GuessOpened
    | Voted
    | VoteVoided
    | GuessHurried
    | GuessSettled
    | Showdown
    | WentOnward
    | GameEnded
)
