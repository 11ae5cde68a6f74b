"""The options of The Gang. The numbered rules are in docs/rules/gang.md."""

from __future__ import annotations

from enum import StrEnum

from ...cards.card import DECK, Card, rank
from ...core.wire import Part, Seat

HOLE_CARDS = 2  # Rule G2, round 1
BOARD_CARDS = 5


class Colour(StrEnum):
    """The chips of a round. Rule G1.4."""

    WHITE = "white"
    YELLOW = "yellow"
    ORANGE = "orange"
    RED = "red"


COLOURS = tuple(Colour)  # by round
TURNED = (0, 3, 1, 1)  # board cards that a round turns before its chips open, by round


class Ending(StrEnum):
    """How a round ends once all its chips are held. Rule G2.6."""

    SETTLE = "settle"  # after a quiet while, or when everybody is fine
    INSTANT = "instant"  # the moment that the last chip is taken


class Peek(StrEnum):
    """When the deal is followed by a peek. Rule G2.1."""

    WHEN_NEEDED = "when_needed"  # only with a card in force that acts after the deal
    ALWAYS = "always"


class Helper(StrEnum):
    """What the table tells a seat about its own hand."""

    OFF = "off"
    NAMES = "names"  # the category and the best cards in sight
    ODDS = "odds"  # that, and how many random hands it beats


class Rules(Part, frozen=True, kw_only=True):
    """Options of a table."""

    players: int = 4  # 2..6; 2 is practice. Rule G1.1
    vaults: int = 3  # to crack, 1..9; other than 3 is practice. Rule G1.2
    alarms: int = 3  # that end the game, 1..9; other than 3 is practice
    ending: Ending = Ending.SETTLE
    settle_s: float = 3.0  # the settle window, 0..15; 0: only when everybody is fine. Rule G2.6
    cool_down_s: float = 0.7  # after taking a chip from a player, 0..3. Rule G2.7
    peek: Peek = Peek.WHEN_NEEDED
    helper: Helper = Helper.NAMES
    lowest_rank: int = 2  # of the deck, 2..12; above 2 for tests of small variants only

    def __post_init__(self) -> None:
        _within("players", self.players, 2, 6)
        _within("vaults", self.vaults, 1, 9)
        _within("alarms", self.alarms, 1, 9)
        _within("settle_s", self.settle_s, 0, 15)
        _within("cool_down_s", self.cool_down_s, 0, 3)
        _within("lowest_rank", self.lowest_rank, 2, 12)
        wanted = self.players * HOLE_CARDS + BOARD_CARDS
        if len(deck(self)) < wanted:
            raise ValueError(f"expected {wanted} cards or more, got {len(deck(self))}")


def deck(rules: Rules) -> tuple[Card, ...]:
    """Every card of the game, once, from low to high. Rule G1.3"""
    return tuple(card for card in DECK if rank(card) >= rules.lowest_rank)


def seats(rules: Rules) -> tuple[Seat, ...]:
    """Every seat, clockwise. Rule G1.5: as many at the end as at the start."""
    return tuple(Seat(seat) for seat in range(rules.players))


def _within(name: str, number: float, least: int, most: int) -> None:
    if not least <= number <= most:  # so written that NaN is refused too
        raise ValueError(f"expected {name} from {least} to {most}, got {number}")
