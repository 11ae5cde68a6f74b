"""What a seat of The Gang may ask for. Each choice carries what it presumes."""

from __future__ import annotations

from typing import Final, Literal

from ...core.wire import Choice, Seat, tag
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


GangChoice = ClosePeek | Take | PutBack | Confirm | Onward
