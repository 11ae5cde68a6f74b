"""From truth to what one viewer knows, and back to a truth that would look the same."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random
from typing import assert_never

from ...cards.brag import BRAG_CATEGORIES, CARDS_IN_HAND, FlushHigh, lowest, strength
from ...core.wire import FaceDown, Seat, Spectator, Viewer
from .choices import CrashChoice
from .imagine import imagined_answers, imagined_deal, imagined_layouts
from .layouts import Cards, best_first
from .offers import options
from .rules import CrashRules
from .score import winners
from .seen import (
    Bench,
    CrashSeen,
    Onlooker,
    Own,
    SeenArranging,
    SeenDeal,
    SeenDealerDraw,
    SeenDealOver,
    SeenDeciding,
    SeenHandsDue,
    SeenLastDeal,
    SeenOfDeal,
    SeenOffering,
    SeenRepacking,
    Thrown,
)
from .state import (
    Arranging,
    Deal,
    Dealing,
    DealOver,
    Deciding,
    DrawingDealer,
    GameOver,
    Offering,
    Repacking,
    State,
)

LOWEST = tuple(map(lowest, BRAG_CATEGORIES))


def view(state: State, viewer: Viewer) -> CrashSeen:
    """All that `viewer` was ever told in this game, but for own cards of deals before.

    The spare card and what was thrown in stay with their owner alone. Rule C2.9
    """
    standing = state.standing
    match state:
        case DrawingDealer():
            return SeenDealerDraw(viewer, standing)
        case Dealing(dealer=dealer):
            return SeenHandsDue(viewer, standing, dealer)
        case Deciding(_, _, deal, answers):
            own = tuple(swaps for seat, swaps in answers if seat == viewer)
            answered = tuple(seat for seat, _ in answers)
            asked = _open_to(state, viewer)
            return SeenDeciding(viewer, standing, _seen(deal, viewer), answered, own, asked)
        case Offering(_, _, deal, asked_now):
            asked = _open_to(state, viewer)
            return SeenOffering(viewer, standing, _seen(deal, viewer), asked_now, asked)
        case Repacking(_, _, deal, swapping):
            return SeenRepacking(viewer, standing, _seen(deal, viewer), swapping)
        case Arranging(_, _, deal):
            lock, reopened = _sorted(state.locked), _sorted(state.reopened)
            own_hands = _own(state, viewer)
            return SeenArranging(viewer, standing, _seen(deal, viewer), own_hands, lock, reopened)
        case DealOver(_, _, deal, onward):
            asked, gone = _open_to(state, viewer), _sorted(onward)
            return SeenDealOver(viewer, standing, _seen(deal, viewer), gone, asked)
        case GameOver(_, _, deal):
            return SeenLastDeal(viewer, standing, _seen(deal, viewer), winners(standing))
        case _:
            assert_never(state)


def imagine(rules: CrashRules, seen: CrashSeen, rng: Random) -> State:
    """A state in which this viewer would see just this, drawn with `rng`.

    Each such state can come. Cards are as likely as any others; answers and layouts that the
    viewer does not see are drawn evenly, however people may choose them.
    """
    match seen:
        case SeenDealerDraw(_, standing):
            return DrawingDealer(rules, standing)
        case SeenHandsDue(_, standing, dealer):
            return Dealing(rules, standing, dealer)
        case _:
            return _imagined(rules, seen, imagined_deal(rules, seen, rng), rng)


def _imagined(rules: CrashRules, seen: SeenOfDeal, deal: Deal, rng: Random) -> State:
    standing = seen.standing
    match seen:
        case SeenDeciding():
            return Deciding(rules, standing, deal, imagined_answers(seen, rng))
        case SeenOffering(asked=asked):
            return Offering(rules, standing, deal, asked)
        case SeenRepacking(swapping=swapping):
            return Repacking(rules, standing, deal, swapping)
        case SeenArranging(locked=locked, reopened=reopened):
            laid = imagined_layouts(rules, seen, deal, rng)
            return Arranging(rules, standing, deal, laid, frozenset(locked), frozenset(reopened))
        case SeenDealOver(onward=onward):
            return DealOver(rules, standing, deal, frozenset(onward))
        case SeenLastDeal():
            return GameOver(rules, standing, deal)
        case _:
            assert_never(seen)


def _seen(deal: Deal, viewer: Viewer) -> SeenDeal:
    """Each seat sees its own cards alone, to the end of the deal. Rules C2.1, C2.9"""
    return SeenDeal(
        deal.number,
        deal.dealer,
        tuple(_veiled(hand, Seat(seat), viewer) for seat, hand in enumerate(deal.hands)),
        tuple(Thrown(seat, _veiled(cards, seat, viewer)) for seat, cards in deal.thrown),
    )


def _veiled(cards: Cards, seat: Seat, viewer: Viewer) -> Cards | FaceDown:
    return cards if seat == viewer else FaceDown(len(cards))


def _own(state: Arranging, viewer: Viewer) -> Own:
    if isinstance(viewer, Spectator):
        return Onlooker()
    hand, flush_high = state.deal.hands[viewer], state.rules.flush_high
    strengths = _strengths(hand, flush_high)
    return Bench(state.laid[viewer], strengths, LOWEST, best_first(hand, flush_high))


@lru_cache(maxsize=64)  # the same in every view of a deal
def _strengths(hand: Cards, flush_high: FlushHigh) -> tuple[int, ...]:
    return tuple(strength(three, flush_high) for three in combinations(hand, CARDS_IN_HAND))


def _open_to(state: Deciding | Offering | DealOver, viewer: Viewer) -> tuple[CrashChoice, ...]:
    return () if isinstance(viewer, Spectator) else tuple(options(state, viewer))


def _sorted(some: frozenset[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted(some))
