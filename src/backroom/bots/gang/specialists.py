"""When a bot uses a specialist, what it answers to others, and what it chooses then.

A bot proposes by what all can see, never by its cards: the round, and the chip that it holds. So
neither a proposal nor its absence tells anything. It proposes each specialist for itself once.
"""

from __future__ import annotations

from ...cards.card import Card, rank
from ...core.wire import FaceDown, Seat
from ...games.gang.choices import (
    Agree,
    Discard,
    GangChoice,
    NameRank,
    PassOn,
    Propose,
    ProposeRank,
    Refuse,
    Show,
)
from ...games.gang.names import Specialist
from ...games.gang.rules import Colour, Rules
from ...games.gang.seen import SeenChips, SeenPassing
from ...games.gang.story import Answered
from ...games.gang.talk import Owed, Proposal
from .outlook import percentile

Cards = tuple[Card, ...]

WEAKEST, MIDDLE, STRONGEST = 0.0, 0.5, 1.0  # of the chips of a round

# In which round a bot proposes it, and with which chip. What changes a hand comes early, what
# tells of one comes late; Muscle helps whom all take for the strongest.
PLANS: dict[Specialist, tuple[Colour, float]] = {
    Specialist.HACKER: (Colour.YELLOW, WEAKEST),
    Specialist.JACK: (Colour.YELLOW, WEAKEST),
    Specialist.MASTERMIND: (Colour.ORANGE, STRONGEST),
    Specialist.INFORMANT: (Colour.ORANGE, MIDDLE),
    Specialist.GETAWAY_DRIVER: (Colour.RED, MIDDLE),
    Specialist.MUSCLE: (Colour.RED, STRONGEST),
}
TOO_EARLY = {Specialist.GETAWAY_DRIVER, Specialist.MUSCLE}  # before the flop they help little
ACE = 14  # the rank that a bot asks for


def passed(rules: Rules, seen: SeenPassing, seat: Seat) -> GangChoice | None:
    """The card without which the hand stands best."""
    hand = _hand(seen, seat)
    options = [option for option in seen.options if isinstance(option, PassOn)]
    kept = {option: _without(hand, option.card) for option in options}
    return max(options, key=lambda option: percentile(rules, kept[option], ()), default=None)


def said(rules: Rules, seen: SeenChips, seat: Seat) -> GangChoice | None:
    """What to say about a specialist now, if anything."""
    match seen.talk:
        case Proposal() as proposal:
            return _answer(seen, proposal)
        case Owed(user=user) if user == seat:
            return _chosen(rules, seen, seat)
        case _:
            return _proposal(seen, seat)


def _answer(seen: SeenChips, proposal: Proposal) -> GangChoice | None:
    """Agrees, but where it would be wasted."""
    wasted = seen.colour is Colour.WHITE and proposal.specialist in TOO_EARLY
    wanted: type[Agree | Refuse] = Refuse if wasted else Agree
    return next((option for option in seen.options if isinstance(option, wanted)), None)


def _chosen(rules: Rules, seen: SeenChips, seat: Seat) -> GangChoice | None:
    hand, board = _hand(seen, seat), seen.heist.board
    shows = [option for option in seen.options if isinstance(option, Show)]
    named = [option for option in seen.options if isinstance(option, NameRank)]
    thrown = [option for option in seen.options if isinstance(option, Discard)]
    if shows:
        return max(shows, key=lambda show: (rank(show.card), show.to == _neighbour(seen, seat)))
    if named:
        return max(named, key=lambda name: (_count(hand, name.rank), name.rank))
    if thrown:
        return max(thrown, key=lambda one: percentile(rules, _without(hand, one.card), board))
    return None


def _proposal(seen: SeenChips, seat: Seat) -> GangChoice | None:
    """A specialist for itself, when its chip says that the time has come."""
    for option in seen.options:
        specialist = _for_itself(option, seat)
        if specialist and _is_time(seen, seat, specialist):
            return option
    return None


def _for_itself(option: GangChoice, seat: Seat) -> Specialist | None:
    """The specialist that `seat` would propose for itself with this option, if it is one such."""
    match option:
        case Propose(_, specialist, user) if user == seat:
            return specialist
        case ProposeRank(_, specialist, user, asked) if user == seat and asked == ACE:
            return specialist
        case _:
            return None


def _is_time(seen: SeenChips, seat: Seat, specialist: Specialist) -> bool:
    if specialist not in PLANS or _was_answered(seen, seat, specialist):
        return False
    colour, share = PLANS[specialist]
    stars = 1 + round(share * (len(seen.places) - 1))
    return seen.colour is colour and seen.places[stars - 1] == seat


def _was_answered(seen: SeenChips, seat: Seat, specialist: Specialist) -> bool:
    return any(
        isinstance(entry, Answered) and (entry.proposer, entry.specialist) == (seat, specialist)
        for entry in seen.heist.story
    )


def _neighbour(seen: SeenChips, seat: Seat) -> Seat:
    """Who holds the chip next to the own: there a card helps most."""
    places = list(seen.places)
    mine = places.index(seat) if seat in places else 0
    other = places[mine - 1] if mine else places[mine + 1]
    return seat if isinstance(other, str) else other


def _hand(seen: SeenChips | SeenPassing, seat: Seat) -> Cards:
    hand = seen.heist.hands[seat]
    return () if isinstance(hand, FaceDown) else hand


def _without(hand: Cards, card: Card) -> Cards:
    return tuple(other for other in hand if other != card)


def _count(hand: Cards, wanted: int) -> int:
    return sum(rank(card) == wanted for card in hand)
