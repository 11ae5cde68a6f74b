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


class WeighedChoice(Part, frozen=True):
    """Dice that could be left lying, the others thrown, and what that wins on average."""

    keep: tuple[int, ...]  # faces, high to low, locked ones among them; all five: to stand
    value: float  # part of the bank, 0..1


class WeighedDecision(Part, frozen=True):
    """What could be chosen after a throw, and what was."""

    dice: tuple[int, ...]  # faces, by place
    locked: tuple[int, ...]  # faces of those that could not be thrown any more
    choices: tuple[WeighedChoice, ...]  # each distinct one, best first
    taken: int  # place of yours among `choices`, from 0


class DiceAnalysis(Wire, frozen=True, tag="dice.analysis"):
    """Of a turn of dice poker, after it is over."""

    game: int  # its number in the match, from 1
    play_off: int  # 0: the game itself; else from 1
    decisions: tuple[WeighedDecision, ...]  # after the first throw, and after the second if made


AnyAnalysis = CrashAnalysis | DiceAnalysis


class Analysis(Message, frozen=True):
    """To one seat alone: how its play compares with the best that could be computed."""

    about: AnyAnalysis
