"""The options of Crash. The numbered rules are in docs/rules/crash.md."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import force_setattr

from ...cards.brag import CARDS_IN_HAND, BragCategory, FlushHigh, lowest
from ...cards.card import DECK, Card, rank
from ...core.wire import Seat, Wire
from .tags import crash_tag

MOST_CARDS, FEWER_CARDS = 13, 9  # Rule C1.2
LOWEST_RANK = 2  # of a whole deck


class MinHand(StrEnum):
    """The weakest hand that scores. Rule C2.5"""

    HIGH_CARD = "high_card"
    PAIR = "pair"
    FLUSH = "flush"


class CrashRules(Wire, frozen=True, kw_only=True, tag=crash_tag):
    """Options of a table."""

    players: int = 3  # 2..5. Rule C1.1
    target: int = 10  # points that end the game, 1..50. Rule C1.1
    cards: int = 0  # dealt to each, 13 or 9; 0: 13, or 9 with five players. Rule C1.2
    exchange_9: bool = False  # 2 or 3 players exchange nine cards too. Rule C2.2
    min_hand: MinHand = MinHand.PAIR
    flush_high: FlushHigh = FlushHigh.THREE  # Rule C3.4
    strict_order: bool = False  # hands count in the order in which they are laid. Rule C2.8
    exchange_s: float = 30.0  # to keep or to replace, 0..600; 0: no clock. Rule C2.10
    arrange_s: float = 120.0  # to make one's hands, 0..1800; 0: no clock. Rule C2.10
    lowest_rank: int = LOWEST_RANK  # of the deck, 2..13; above 2 for tests of small variants only

    def __post_init__(self) -> None:
        _within("players", self.players, 2, 5)
        if self.cards == 0:
            force_setattr(self, "cards", MOST_CARDS if self.players < 5 else FEWER_CARDS)
        _within("target", self.target, 1, 50)
        _within("exchange_s", self.exchange_s, 0, 600)
        _within("arrange_s", self.arrange_s, 0, 1800)
        _within("lowest_rank", self.lowest_rank, LOWEST_RANK, 13)
        if self.exchange_9 and self.players > 3:
            raise ValueError(f"expected exchange_9 with 2 or 3 players, got {self.players}")
        if self.lowest_rank == LOWEST_RANK and self.cards not in (MOST_CARDS, FEWER_CARDS):
            raise ValueError(f"expected {MOST_CARDS} or {FEWER_CARDS} cards, got {self.cards}")
        _within("cards", self.cards, CARDS_IN_HAND, MOST_CARDS)
        _enough(self)


def hands(rules: CrashRules) -> int:
    """How many hands each player makes. Rule C1.3"""
    return rules.cards // CARDS_IN_HAND


def exchanges(rules: CrashRules) -> bool:
    """Is there an exchange after the deal? Rule C2.2"""
    return rules.players <= 3 and (rules.cards == MOST_CARDS or rules.exchange_9)


def weakest(rules: CrashRules) -> int:
    """The strength from which a hand scores. Rule C2.5"""
    return lowest(BragCategory(rules.min_hand))


def deck(rules: CrashRules) -> tuple[Card, ...]:
    """Every card of the game, once, from low to high. Rule C1.1"""
    return tuple(card for card in DECK if rank(card) >= rules.lowest_rank)


def seats(rules: CrashRules) -> tuple[Seat, ...]:
    """Every seat, clockwise. Rule C1.5: as many at the end as at the start."""
    return tuple(Seat(seat) for seat in range(rules.players))


def left_of(rules: CrashRules, seat: Seat) -> Seat:
    """The next seat, clockwise."""
    return Seat((seat + 1) % rules.players)


def _enough(rules: CrashRules) -> None:
    """Raises ValueError if the deck is too small for all hands and all packets."""
    dealt = rules.players * rules.cards
    packets = (rules.players if rules.players == 2 else 1) * rules.cards
    wanted, held = dealt + packets * exchanges(rules), len(deck(rules))
    if wanted > held:
        facts = f"{rules.players} players with {rules.cards} cards each"
        raise ValueError(f"expected at most {held} cards in play, got {wanted}: {facts}")


def _within(name: str, number: float, least: int, most: int) -> None:
    if not least <= number <= most:  # so written that NaN is refused too
        raise ValueError(f"expected {name} from {least} to {most}, got {number}")
