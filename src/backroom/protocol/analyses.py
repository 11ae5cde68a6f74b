"""What something that is over was worth, as it is told to the seat that played it."""

from __future__ import annotations

from ..cards.card import Card
from ..core.wire import Message, Part, Wire


class WeighedLayout(Part, frozen=True):
    """Hands, and what they score on average against opponents who lay well."""

    hands: tuple[tuple[Card, ...], ...]  # strongest first
    points: float  # expected, 0 to one more than there are hands
    wins: tuple[float, ...]  # how likely each hand scores, 0..1


class WeighedExchange(Part, frozen=True):
    """Both answers of a seat that was asked whether it keeps its cards, in points on average."""

    keep: float  # of the cards that were dealt, laid as well as can be
    swap: float  # of cards that nobody has seen


class CrashAnalysis(Wire, frozen=True, tag="crash.analysis"):
    """Of a deal of Crash, after all hands are shown."""

    deal: int  # its number, from 1
    laid: WeighedLayout  # your own
    best: WeighedLayout  # of your cards
    exchange: tuple[WeighedExchange, ...]  # one, if you were asked


class Analysis(Message, frozen=True):
    """To one seat alone: how its play compares with the best that could be computed."""

    about: CrashAnalysis
