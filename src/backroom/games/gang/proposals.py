"""Using a specialist: proposed, answered, and done. Judged before, in `play`."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from ...cards.card import Card
from ...core.game import Step
from ...core.wire import Seat
from .chips import settled
from .choices import GangChoice, Propose, ProposeRank
from .effects import entered, to_all, with_hand
from .events import Agreed, Proposed, WaitOver
from .specialists import Waits, waiting
from .state import ChipsOpen, State
from .story import Answer, Answered, Deed, Note
from .talk import QUIET, CardDue, Owed, Proposal, Talk, Wait


def proposed(state: ChipsOpen, seat: Seat, choice: Propose | ProposeRank) -> Step[State]:
    """A proposal is open, and what was confirmed is no more. Rules G5.3, G5.4"""
    number = state.heist.proposals + 1
    asked = (choice.rank,) if isinstance(choice, ProposeRank) else ()
    proposal = Proposal(number, choice.specialist, seat, choice.user, asked, (seat,))
    after = replace(
        state,
        heist=replace(state.heist, proposals=number),
        confirmed=frozenset(),
        talk=proposal,
    )
    return Step(after, (to_all(Proposed(proposal)),))


def agreed(state: ChipsOpen, proposal: Proposal, seat: Seat) -> Step[State]:
    """`seat` agrees; with the last one the specialist counts as used. Rule G5.5"""
    if len(proposal.agreed) + 1 == state.rules.players:
        return _used(state, proposal, seat)
    talk = structs.replace(proposal, agreed=(*proposal.agreed, seat))
    return Step(replace(state, talk=talk), (to_all(Agreed(seat, proposal.number)),))


def ended(state: ChipsOpen, proposal: Proposal, answer: Answer, by: Seat) -> Step[State]:
    """The proposal is off; after a no or silence its proposer waits. Rule G5.3"""
    entry = _answered(state, proposal, answer, by)
    heist, told = entered(state.heist, entry)
    if answer is not Answer.WITHDRAWN:
        heist = replace(heist, waits=(*heist.waits, Wait(proposal.proposer, proposal.number)))
    return settled(replace(state, heist=heist, talk=QUIET), told)


def wait_over(state: ChipsOpen, wait: Wait) -> Step[State]:
    """The seat may propose again. Rule G5.3"""
    waits = tuple(other for other in state.heist.waits if other != wait)
    after = replace(state, heist=replace(state.heist, waits=waits))
    return Step(after, (to_all(WaitOver(wait)),))


def card_drawn(state: ChipsOpen, due: CardDue, card: Card) -> Step[State]:
    """The user has the card, and is to choose. Rule G6.5"""
    user = due.user
    heist = with_hand(state.heist, user, (*state.heist.hands[user], card))
    heist, told = entered(heist, Note(heist.round, Deed.DREW, user, user, (card,)))
    return Step(replace(state, heist=heist, talk=Owed(due.specialist, user)), told)


def chosen(state: ChipsOpen, owed: Owed, choice: GangChoice) -> Step[State]:
    """The user has chosen, and the round goes on. Rules G5.4, G5.5"""
    heist, told = _how(owed).finish(state.heist, owed.user, choice)
    return settled(replace(state, heist=heist, talk=QUIET), told)


def _used(state: ChipsOpen, proposal: Proposal, last: Seat) -> Step[State]:
    how = _how(proposal)
    heist, told = entered(state.heist, _answered(state, proposal, Answer.AGREED, last))
    heist, more = how.begin(heist, proposal)
    talk: Talk = QUIET
    if how.draws:
        talk = CardDue(proposal.specialist, proposal.user)
    elif any(True for _ in how.wishes(state.rules, heist, proposal.user)):
        talk = Owed(proposal.specialist, proposal.user)
    return settled(replace(state, heist=heist, talk=talk), (*told, *more))


def _answered(state: ChipsOpen, proposal: Proposal, answer: Answer, by: Seat) -> Answered:
    return Answered(
        round=state.heist.round,
        proposal=proposal.number,
        specialist=proposal.specialist,
        proposer=proposal.proposer,
        user=proposal.user,
        answer=answer,
        by=by,
    )


def _how(what: Proposal | Owed) -> Waits:
    how = waiting(what.specialist)
    assert how is not None, f"expected one who waits to be used, got {what.specialist}"
    return how
