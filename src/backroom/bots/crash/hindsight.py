"""What a deal of Crash was worth to a seat, once all hands are shown: laid, and laid best."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.card import Card
from ...core.wire import FaceDown, Seat, Spectator
from ...games.crash import CrashRules, CrashSeen
from ...games.crash.rules import LOWEST_RANK
from ...games.crash.seen import SeenDeal, SeenDealOver, SeenLastDeal
from ...solve.crash.arranging import front, numbers
from ...solve.crash.best import Exchange, best, best_of, exchange, scores_of
from .deeds import Hand, Hands
from .exact import opponents, table, who_kept


@dataclass(frozen=True, slots=True)
class Laid:
    """Hands of a layout, strongest first, and what they score on average."""

    hands: Hands
    points: float
    """expected, 0 to one more than there are hands"""
    wins: tuple[float, ...]
    """how likely each hand scores, 0..1"""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """What a seat knows of a deal that is over, and what it did."""

    seat: Seat
    deal: SeenDeal
    hands: Hands
    """as they were laid"""
    in_order: bool
    """false: they score nothing. Rule C2.8"""


@dataclass(frozen=True, slots=True)
class Hindsight:
    """A deal that is over, seen from one seat."""

    deal: int
    laid: Laid
    best: Laid
    exchange: Exchange | None
    """None: this seat was not asked"""


def has_hindsight(rules: CrashRules) -> bool:
    """Is there a field of opponents to measure by? Small decks, which are for tests, have none."""
    return rules.lowest_rank == LOWEST_RANK


def played_deal(seen: CrashSeen) -> PlayedDeal | None:
    """What hindsight can be had of: nothing for who watches, or before all hands are shown."""
    if isinstance(seen.viewer, Spectator) or not isinstance(seen, SeenDealOver | SeenLastDeal):
        return None
    layout = seen.standing.past[-1].layouts[seen.viewer]
    hands = tuple(hand.cards for hand in layout.hands)
    return PlayedDeal(seen.viewer, seen.deal, hands, layout.in_order)


def hindsight(rules: CrashRules, played: PlayedDeal) -> Hindsight:
    """How the layout compares with the best, against all that was known of the opponents.

    The cards that were dealt are measured as they were when the seat was asked: before anything
    was known of anybody.
    """
    others = opponents(rules, played.deal, played.seat)
    found = front(numbers(_held(played)), rules.flush_high)
    chosen = best_of(found, others, table(rules).least)
    return Hindsight(
        played.deal.number,
        _laid(rules, played),
        Laid(chosen.layout.hands, chosen.points, chosen.wins),
        _exchange(rules, played),
    )


def _laid(rules: CrashRules, played: PlayedDeal) -> Laid:
    if not played.in_order:
        return Laid(played.hands, 0.0, (0.0,) * len(played.hands))
    others = opponents(rules, played.deal, played.seat)
    worth = scores_of(played.hands, others, table(rules))
    return Laid(played.hands, float(worth.points[0]), tuple(worth.wins[0].tolist()))


def _exchange(rules: CrashRules, played: PlayedDeal) -> Exchange | None:
    threw = next((one.cards for one in played.deal.thrown if one.seat == played.seat), None)
    if threw is None and played.seat not in who_kept(rules, played.deal):
        return None
    dealt = _held(played) if threw is None else _known(threw)
    return exchange(best(dealt, table(rules)).points, table(rules))


def _held(played: PlayedDeal) -> Hand:
    return _known(played.deal.hands[played.seat])


def _known(cards: tuple[Card, ...] | FaceDown) -> Hand:
    assert not isinstance(cards, FaceDown)  # a seat's own
    return cards
