"""Cards, answers and layouts for all that a viewer of a deal does not see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from ...cards.brag import CARDS_IN_HAND
from ...cards.card import Card
from ...core.wire import FaceDown, Seat
from .layouts import Cards, Layout, in_card_order, settled
from .rules import CrashRules, deck, hands, seats
from .seen import (
    Bench,
    SeenArranging,
    SeenDealOver,
    SeenDeciding,
    SeenLastDeal,
    SeenOfDeal,
)
from .state import Deal


def imagined_deal(rules: CrashRules, seen: SeenOfDeal, rng: Random) -> Deal:
    """A deal that looks like this one to the viewer."""
    deal, shown = seen.deal, _shown(seen)
    known = {card for hand in shown for card in hand}
    for cards in (*deal.hands, *(thrown.cards for thrown in deal.thrown)):
        known |= set(() if isinstance(cards, FaceDown) else cards)
    pool = [card for card in deck(rules) if card not in known]
    rng.shuffle(pool)
    rest = iter(pool)
    held = tuple(
        _filled(cards, open_, rest) for cards, open_ in zip(deal.hands, shown, strict=True)
    )
    thrown = tuple((thrown.seat, _filled(thrown.cards, (), rest)) for thrown in deal.thrown)
    return Deal(deal.number, deal.dealer, held, thrown)


def imagined_answers(seen: SeenDeciding, rng: Random) -> tuple[tuple[Seat, bool], ...]:
    """Any answer of the other seat, if it has given one."""
    own = dict.fromkeys([seen.viewer], seen.swaps)
    return tuple((seat, rng.choice(own.get(seat) or (False, True))) for seat in seen.answered)


def imagined_layouts(
    rules: CrashRules, seen: SeenArranging, deal: Deal, rng: Random
) -> tuple[Layout, ...]:
    """Any layouts of others: of one that has never locked maybe none."""
    surely = {*seen.locked, *seen.reopened}
    return tuple(
        seen.own.laid
        if isinstance(seen.own, Bench) and seat == seen.viewer
        else _any_layout(rules, deal.hands[seat], rng, maybe_none=seat not in surely)
        for seat in seats(rules)
    )


def _any_layout(rules: CrashRules, hand: Cards, rng: Random, *, maybe_none: bool) -> Layout:
    if maybe_none and rng.random() < 0.5:
        return ()
    cards = iter(rng.sample(hand, len(hand)))
    layout = tuple(tuple(islice(cards, CARDS_IN_HAND)) for _ in range(hands(rules)))
    return settled(layout, rules.flush_high, strict_order=rules.strict_order)


def _shown(seen: SeenOfDeal) -> tuple[Cards, ...]:
    """The cards of each hand that were shown: after the deal all but the spare one."""
    if not isinstance(seen, SeenDealOver | SeenLastDeal):
        return ((),) * len(seen.deal.hands)
    layouts = seen.standing.past[-1].layouts
    return tuple(
        tuple(card for three in layout.hands for card in three.cards) for layout in layouts
    )


def _filled(cards: Cards | FaceDown, open_: Cards, rest: Iterator[Card]) -> Cards:
    """These cards, where they lie face down those that are known and others from `rest`."""
    if not isinstance(cards, FaceDown):
        return cards
    return in_card_order((*open_, *islice(rest, cards.count - len(open_))))
