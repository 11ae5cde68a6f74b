"""4 Mastermind: tells how many cards of one rank the user holds. Rule G6.4"""

from __future__ import annotations

from collections.abc import Iterator

from ....cards.card import rank
from ....core.wire import Seat
from ..choices import GangChoice, NameRank
from ..effects import Effect, entered
from ..names import Specialist
from ..rules import Mastermind, Rules
from ..state import Heist
from ..story import RankTold
from ..talk import Proposal
from .card import SpecialistCard, Waits


def asks_rank(rules: Rules) -> bool:
    """Is the rank part of the proposal at this table?"""
    return rules.mastermind is Mastermind.ASKED


def begin(heist: Heist, proposal: Proposal) -> Effect:
    """A rank that was asked for is counted at once."""
    if not proposal.asked:
        return Effect(heist)
    return _told(heist, proposal.user, proposal.asked[0])


def wishes(rules: Rules, heist: Heist, user: Seat) -> Iterator[GangChoice]:
    """Each rank in the own hand, the highest first, unless one was asked for."""
    if asks_rank(rules):
        return
    for number in sorted({rank(card) for card in heist.hands[user]}, reverse=True):
        yield NameRank(number)


def finish(heist: Heist, user: Seat, choice: GangChoice) -> Effect:
    """The full count of the rank is told."""
    assert isinstance(choice, NameRank)
    return _told(heist, user, choice.rank)


def _told(heist: Heist, user: Seat, number: int) -> Effect:
    count = sum(rank(card) == number for card in heist.hands[user])
    return entered(heist, RankTold(heist.round, Specialist.MASTERMIND, user, number, count))


MASTERMIND = SpecialistCard(
    name=Specialist.MASTERMIND,
    act=Waits(begin=begin, wishes=wishes, finish=finish, asks_rank=asks_rank),
)
