"""The options of The Gang. The numbered rules are in docs/rules/gang.md."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from msgspec.structs import force_setattr

from ...cards.card import DECK, Card, rank
from ...core.wire import Part, Seat
from .decks import PRINTED, Decks, Pile
from .names import CHALLENGES, SPECIALISTS, Challenge, Specialist

HOLE_CARDS = 2  # Rule G2, round 1
BOARD_CARDS = 5
MOST_HOLE_CARDS = 3  # with any challenge
LOWEST_RANK = 2
MOST_DRAWN = 4  # by all redraws and specialists of a heist together


class Colour(StrEnum):
    """The chips of a round. Rule G1.4."""

    WHITE = "white"
    YELLOW = "yellow"
    ORANGE = "orange"
    RED = "red"


COLOURS = tuple(Colour)  # by round
TURNED = {Colour.WHITE: 0, Colour.YELLOW: 3, Colour.ORANGE: 1, Colour.RED: 1}
"""Board cards that a round turns before its chips open."""


class Mode(StrEnum):
    """Which cards change the heists. Rule G4"""

    BASIC = "basic"  # none
    INTERMEDIATE = "intermediate"  # a challenge after each vault, a specialist after each alarm
    ADVANCED = "advanced"  # the same, and one challenge for the whole game
    EXPERT = "expert"  # always two challenges, and one alarm less
    CUSTOM = "custom"  # a chosen set, in every heist


class DeckOrder(StrEnum):
    """How new decks lie. Rule G4.3"""

    PRINTED = "printed"
    SHUFFLED = "shuffled"


class Mastermind(StrEnum):
    """Who names the rank that Mastermind counts. Rule G6.4"""

    OWN = "own"  # the user, one of the own hand
    ASKED = "asked"  # who proposes it, any


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


class Rules(Part, frozen=True, kw_only=True, tag="gang.rules"):
    """Options of a table."""

    players: int = 4  # 2..6; 2 is practice. Rule G1.1
    vaults: int = 3  # to crack, 1..9; other than 3 is practice. Rule G1.2
    alarms: int = 0  # that end the game, 1..9; 0: as many as the mode has. Rules G1.2, G4.6
    mode: Mode = Mode.BASIC
    challenges: tuple[Challenge, ...] = ()  # in every heist; for `custom` alone. Rule G4.5
    specialists: tuple[Specialist, ...] = ()  # in every heist; for `custom` alone
    deck_order: DeckOrder = DeckOrder.PRINTED  # of decks that nothing was drawn from yet
    first_challenge: int = 1  # number of the first card of a new deck, 1..10. Rule G4.6
    first_specialist: int = 1
    decks: Decks = PRINTED  # as the last game at the table left them. Rule G4.3
    mastermind: Mastermind = Mastermind.OWN
    proposal_s: float = 45.0  # after which a proposal lapses, 5..600. Rule G5.3
    ending: Ending = Ending.SETTLE
    settle_s: float = 3.0  # the settle window, 0..15; 0: only when everybody is fine. Rule G2.6
    cool_down_s: float = 0.7  # after taking a chip from a player, 0..3. Rule G2.7
    peek: Peek = Peek.WHEN_NEEDED
    peek_s: float = 15.0  # to look, 0..600; 0: until all say that they have. Rule G2.1
    break_s: float = 60.0  # after a showdown, 0..600; 0: until all go onward. Rule G2.13
    helper: Helper = Helper.NAMES
    lowest_rank: int = LOWEST_RANK  # of the deck, 2..12; above 2 for tests of small variants only

    def __post_init__(self) -> None:
        if self.alarms == 0:
            force_setattr(self, "alarms", 2 if self.mode is Mode.EXPERT else 3)
        _within("players", self.players, 2, 6)
        _within("vaults", self.vaults, 1, 9)
        _within("alarms", self.alarms, 1, 9)
        _within("settle_s", self.settle_s, 0, 15)
        _within("cool_down_s", self.cool_down_s, 0, 3)
        _within("peek_s", self.peek_s, 0, 600)
        _within("break_s", self.break_s, 0, 600)
        _within("lowest_rank", self.lowest_rank, LOWEST_RANK, 12)
        _within("first_challenge", self.first_challenge, 1, len(CHALLENGES))
        _within("first_specialist", self.first_specialist, 1, len(SPECIALISTS))
        _within("proposal_s", self.proposal_s, 5, 600)
        _distinct("challenges", self.challenges, self.mode)
        _distinct("specialists", self.specialists, self.mode)
        _whole("challenges", self.decks.challenges, CHALLENGES)
        _whole("specialists", self.decks.specialists, SPECIALISTS)
        wanted = self.players * HOLE_CARDS + BOARD_CARDS
        if self.mode is not Mode.BASIC:
            wanted = self.players * MOST_HOLE_CARDS + BOARD_CARDS + MOST_DRAWN
        if len(deck(self)) < wanted:
            raise ValueError(f"expected {wanted} cards or more, got {len(deck(self))}")


def deck(rules: Rules) -> tuple[Card, ...]:
    """Every card of the game, once, from low to high. Rule G1.3"""
    return _from(rules.lowest_rank)


def seats(rules: Rules) -> tuple[Seat, ...]:
    """Every seat, clockwise. Rule G1.5: as many at the end as at the start."""
    return _seats(rules.players)


@cache  # asked at every move
def _seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(players))


@cache  # every draw of every heist asks
def _from(lowest_rank: int) -> tuple[Card, ...]:
    return tuple(card for card in DECK if rank(card) >= lowest_rank)


def _within(name: str, number: float, least: int, most: int) -> None:
    if not least <= number <= most:  # so written that NaN is refused too
        raise ValueError(f"expected {name} from {least} to {most}, got {number}")


def _distinct(name: str, cards: tuple[Challenge | Specialist, ...], mode: Mode) -> None:
    if len(set(cards)) < len(cards):
        raise ValueError(f"expected distinct {name}, got {', '.join(cards)}")
    if cards and mode is not Mode.CUSTOM:
        raise ValueError(f"expected chosen {name} in the mode custom only, got them in {mode}")


def _whole(
    name: str,
    pile: Pile[Challenge] | Pile[Specialist],
    cards: tuple[Challenge | Specialist, ...],
) -> None:
    if sorted((*pile.ahead, *pile.seen)) != sorted(cards):
        raise ValueError(f"expected all {name} once in their deck, got others")
