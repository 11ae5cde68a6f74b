"""The talk about a specialist while chips are open: nothing, a proposal, or a choice that is due.

Everything here is public, so the truth and what people see of it are the same.
"""

from __future__ import annotations

from ...core.wire import Part, Seat, Wire
from .names import Specialist


class Quiet(Wire, frozen=True):
    """Nothing is proposed, and nobody is to choose."""


class Proposal(Wire, frozen=True):
    """A seat proposes who uses a specialist; all others answer. Rule G5.3"""

    number: int  # in this heist, from 1
    specialist: Specialist
    proposer: Seat
    user: Seat
    asked: tuple[int, ...]  # the rank asked for, 2..14, where the table plays so; else none
    agreed: tuple[Seat, ...]  # who has agreed, the proposer first


class CardDue(Wire, frozen=True):
    """All agreed; the user is about to draw a card. Rule G6.5"""

    specialist: Specialist
    user: Seat


class Owed(Wire, frozen=True):
    """All agreed; the user is to choose. Rule G5.5"""

    specialist: Specialist
    user: Seat


Talk = Quiet | Proposal | CardDue | Owed

QUIET = Quiet()


class Wait(Part, frozen=True):
    """A seat whose proposal failed, and that may not propose anything yet. Rule G5.3"""

    seat: Seat
    proposal: int  # the number of the one that failed
