"""What a seat of The Gang may ask for. Each choice carries what it presumes."""

from __future__ import annotations

from typing import Final, Literal

from ...cards.card import Card
from ...core.wire import Choice, Seat, tag
from .guesses import Guess
from .names import Specialist
from .rules import Colour

CENTRE: Final = "centre"
Place = Seat | Literal["centre"]  # where a chip lies


def gang_tag(name: str) -> str:
    """The tag on the wire: the games share one wire, so each prefixes its own.

    >>> gang_tag("PutBack")
    'gang.put_back'
    """
    return f"gang.{tag(name)}"


class GangWish(Choice, frozen=True, tag=gang_tag):
    """The mark of the choices of this game."""


class ClosePeek(GangWish, frozen=True):
    """I have looked at my cards. Rule G2.1"""

    heist: int


class Take(GangWish, frozen=True):
    """Take this chip from where I see it. Rule G2.3"""

    colour: Colour
    stars: int
    source: Place


class PutBack(GangWish, frozen=True):
    """Put this chip of mine back to the centre. Rule G2.3"""

    colour: Colour
    stars: int


class Confirm(GangWish, frozen=True):
    """I am fine with the chips as I see them. Rule G2.6"""

    colour: Colour
    holders: tuple[Seat, ...]  # by stars, from 1


class Onward(GangWish, frozen=True):
    """I have seen how this heist ended."""

    heist: int


class PassOn(GangWish, frozen=True):
    """Pass this card of mine to the left. Rule G6.6"""

    heist: int
    card: Card


class Propose(GangWish, frozen=True):
    """Let this seat use this specialist. Rule G5.3"""

    heist: int
    specialist: Specialist
    user: Seat


class ProposeRank(GangWish, frozen=True):
    """Let this seat tell how many cards of this rank it holds. Rule G6.4"""

    heist: int
    specialist: Specialist
    user: Seat
    rank: int  # 2..14


class Agree(GangWish, frozen=True):
    """I agree with this proposal. Rule G5.3"""

    heist: int
    proposal: int


class Refuse(GangWish, frozen=True):
    """I refuse this proposal. Rule G5.3"""

    heist: int
    proposal: int


class Withdraw(GangWish, frozen=True):
    """I take my proposal back. Rule G5.3"""

    heist: int
    proposal: int


class Show(GangWish, frozen=True):
    """Show this card of mine to this seat. Rule G6.1"""

    card: Card
    to: Seat


class NameRank(GangWish, frozen=True):
    """Tell how many cards of this rank I hold. Rule G6.4"""

    rank: int  # 2..14


class Discard(GangWish, frozen=True):
    """Discard this card of mine face down. Rules G6.5, G6.7"""

    card: Card


class VoteFor(GangWish, frozen=True):
    """I am for this guess. Rule G7.18"""

    heist: int
    guess: Guess


class Hurry(GangWish, frozen=True):
    """Let the guess end in a minute. Rule G7.18"""

    heist: int


GangChoice = (
    ClosePeek
    | Take
    | PutBack
    | Confirm
    | Onward
    | PassOn
    | Propose
    | ProposeRank
    | Agree
    | Refuse
    | Withdraw
    | Show
    | NameRank
    | Discard
    | VoteFor
    | Hurry
)
