"""What comes without anybody's wish: the cards that chance is to bring, the clocks that run."""

from __future__ import annotations

from typing import Any, assert_never

from ...core.game import Clock, Draw
from .rules import deck, seats
from .state import (
    ArrangeElapsed,
    Arranging,
    BreakElapsed,
    Chance,
    DealHands,
    Dealing,
    DealOver,
    DecideElapsed,
    Deciding,
    DrawDealer,
    DrawingDealer,
    Elapsed,
    GameOver,
    NewHands,
    OfferElapsed,
    Offering,
    Repacking,
    State,
)

BREAK_S = 90.0  # after a deal, for those who have not gone on: the hands are shown one by one


def chance(state: State) -> Draw[Any, Chance] | None:  # Any: seats or cards
    """What is to come before anyone may act."""
    match state:
        case DrawingDealer(rules):
            return Draw(seats(rules), 1, DrawDealer)
        case Dealing(rules):
            return Draw(deck(rules), rules.players * rules.cards, DealHands)
        case Repacking(rules, _, deal, swapping):
            held = {card for hand in deal.hands for card in hand}
            pool = tuple(card for card in deck(rules) if card not in held)
            return Draw(pool, len(swapping) * rules.cards, NewHands)
        case Deciding() | Offering() | Arranging() | DealOver() | GameOver():
            return None
        case _:
            assert_never(state)


def clock(state: State) -> Clock[Elapsed] | None:
    """What happens by itself if nobody does anything. Rule C2.10"""
    match state:
        case Deciding(rules, _, deal) if rules.exchange_s:
            return Clock(rules.exchange_s, DecideElapsed(deal.number))
        case Offering(rules, _, deal, asked) if rules.exchange_s:
            return Clock(rules.exchange_s, OfferElapsed(deal.number, asked))
        case Arranging(rules, _, deal) if rules.arrange_s:
            return Clock(rules.arrange_s, ArrangeElapsed(deal.number))
        case DealOver(deal=deal):
            return Clock(BREAK_S, BreakElapsed(deal.number))
        case Deciding() | Offering() | Arranging():  # with no limit
            return None
        case DrawingDealer() | Dealing() | Repacking() | GameOver():
            return None
        case _:
            assert_never(state)
