"""The deal and the exchange. Judged before, in `play`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from ...cards.card import Card
from ...core.game import Everyone, Step, Told
from ...core.wire import Event, Seat
from .events import (
    DealerDrawn,
    Declined,
    Exchanged,
    HandsDealt,
    HasAnswered,
    YourAnswer,
    YourHand,
)
from .layouts import Cards, in_card_order
from .rules import CrashRules, exchanges, left_of, seats
from .seen import Standing
from .state import (
    Arranging,
    Deal,
    Dealing,
    Deciding,
    DrawingDealer,
    Offering,
    Repacking,
    State,
)


def dealer_drawn(state: DrawingDealer, seat: Seat) -> Step[State]:
    """`seat` deals first. Rule C1.4"""
    return Step(Dealing(state.rules, state.standing, seat), (to_all(DealerDrawn(seat)),))


def dealt(state: Dealing, cards: tuple[Card, ...]) -> Step[State]:
    """The hands, then the exchange if there is one. Rules C2.1, C2.2, C2.3"""
    rules, standing = state.rules, state.standing
    hands = tuple(_packets(rules, cards))
    deal = Deal(len(standing.past) + 1, state.dealer, hands)
    own = (Told(YourHand(hand), seat) for seat, hand in zip(seats(rules), hands, strict=True))
    told = (to_all(HandsDealt(deal.number, deal.dealer)), *own)
    if not exchanges(rules):
        return Step(arranging(rules, standing, deal), told)
    if rules.players == 2:
        return Step(Deciding(rules, standing, deal, ()), told)
    return Step(Offering(rules, standing, deal, left_of(rules, deal.dealer)), told)


def answered(state: Deciding, seat: Seat, *, swap: bool) -> Step[State]:
    """`seat` has decided. What it was is told when both have. Rule C2.2"""
    answers = tuple(sorted((*state.answers, (seat, swap))))
    if len(answers) < state.rules.players:
        told = (to_all(HasAnswered(seat)), Told(YourAnswer(swap), seat))
        return Step(replace(state, answers=answers), told)
    return _exchanged(state, tuple(one for one, swaps in answers if swaps))


def decide_over(state: Deciding) -> Step[State]:
    """Who has not decided keeps. Rule C2.10"""
    return _exchanged(state, tuple(seat for seat, swaps in state.answers if swaps))


def offered(state: Offering, *, swap: bool) -> Step[State]:
    """Who is asked takes the cards, or the next one is asked. Rule C2.3"""
    asked, rules = state.asked, state.rules
    if swap or asked == state.deal.dealer:
        return _exchanged(state, (asked,) if swap else ())
    after = replace(state, asked=left_of(rules, asked))
    return Step(after, (to_all(Declined(asked)),))


def repacked(state: Repacking, cards: tuple[Card, ...]) -> Step[State]:
    """New hands for those who swap; the old ones lie face down. Rules C2.2, C2.3"""
    deal, hands = state.deal, list(state.deal.hands)
    for seat, hand in zip(state.swapping, _packets(state.rules, cards), strict=True):
        hands[seat] = hand
    thrown = tuple((seat, deal.hands[seat]) for seat in state.swapping)
    after = replace(deal, hands=tuple(hands), thrown=thrown)
    told = tuple(Told(YourHand(hands[seat]), seat) for seat in state.swapping)
    return Step(arranging(state.rules, state.standing, after), told)


def arranging(rules: CrashRules, standing: Standing, deal: Deal) -> Arranging:
    """Nobody has laid anything yet."""
    nothing = tuple(() for _ in seats(rules))
    return Arranging(rules, standing, deal, nothing, frozenset(), frozenset())


def to_all(event: Event) -> Told:
    """The event, for everybody."""
    return Told(event, Everyone())


def _exchanged(state: Deciding | Offering, swapping: tuple[Seat, ...]) -> Step[State]:
    told = (to_all(Exchanged(swapping)),)
    if swapping:
        return Step(Repacking(state.rules, state.standing, state.deal, swapping), told)
    return Step(arranging(state.rules, state.standing, state.deal), told)


def _packets(rules: CrashRules, cards: tuple[Card, ...]) -> Iterator[Cards]:
    """As many cards as a seat holds, again and again."""
    left = iter(cards)
    while packet := tuple(islice(left, rules.cards)):
        yield in_card_order(packet)
