"""The judgement of all that specialists and guesses make people choose."""

from __future__ import annotations

from ...cards.card import RANKS
from ...core.wire import Seat
from .challenges import questions
from .choices import (
    Agree,
    Discard,
    GangChoice,
    Hurry,
    NameRank,
    PassOn,
    Propose,
    ProposeRank,
    Refuse,
    Show,
    VoteFor,
    Withdraw,
)
from .guesses import Guess, GuessVote
from .refusals import GangRefusal, holder_of
from .rules import seats
from .specialists import is_used, waiting
from .state import ChipsOpen, Guessing, Passing
from .talk import Owed, Proposal, Quiet

HIGHEST_RANK = 1 + len(RANKS)


def refused_pass(state: Passing, seat: Seat, choice: GangChoice) -> GangRefusal | None:
    """Why `seat` may not choose this while cards are passed. Rule G6.6"""
    match choice:
        case PassOn(heist) if heist != state.heist.number:
            return GangRefusal.OTHER_HEIST
        case PassOn(card=card):
            if seat in dict(state.chosen):
                return GangRefusal.CHOSEN_ALREADY
            return None if card in state.heist.hands[seat] else GangRefusal.NOT_OFFERED
        case _:
            return GangRefusal.NOT_NOW


def refused_talk(state: ChipsOpen, seat: Seat, choice: GangChoice) -> GangRefusal | None:
    """Why `seat` may not say this about a specialist. Rules G5.3, G5.5"""
    match choice:
        case Propose(heist) | ProposeRank(heist) if heist != state.heist.number:
            return GangRefusal.OTHER_HEIST
        case Propose() | ProposeRank():
            return _refused_proposal(state, seat, choice)
        case Agree(heist, number) | Refuse(heist, number) | Withdraw(heist, number):
            return _refused_answer(state, seat, choice, (heist, number))
        case Show() | NameRank() | Discard():
            return _refused_due(state, seat, choice)
        case _:
            return GangRefusal.NOT_NOW


def refused_guess(state: Guessing, seat: Seat, choice: GangChoice) -> GangRefusal | None:
    """Why `seat` may not say this about the last hand. Rules G7.18, G7.20"""
    match choice:
        case VoteFor(heist) | Hurry(heist) if heist != state.heist.number:
            return GangRefusal.OTHER_HEIST
        case VoteFor() | Hurry() if seat == holder_of(state.heist):
            return GangRefusal.MUTED
        case VoteFor(guess=guess):
            return _refused_vote(state, seat, guess)
        case Hurry():
            return GangRefusal.RUNS_ALREADY if state.runs else None
        case _:
            return GangRefusal.NOT_NOW


def _refused_proposal(
    state: ChipsOpen, seat: Seat, choice: Propose | ProposeRank
) -> GangRefusal | None:
    if not isinstance(state.talk, Quiet):
        return GangRefusal.TALK_OPEN
    if choice.specialist not in state.score.specialists:
        return GangRefusal.NOT_IN_FORCE
    how = waiting(choice.specialist)
    if how is None:
        return GangRefusal.ACTS_BY_ITSELF
    if is_used(state.heist, choice.specialist):
        return GangRefusal.USED_ALREADY
    if choice.user not in seats(state.rules):
        return GangRefusal.NO_SUCH_SEAT
    if any(wait.seat == seat for wait in state.heist.waits):
        return GangRefusal.MUST_WAIT
    return _refused_rank(choice, asks=how.asks_rank(state.rules))


def _refused_rank(choice: Propose | ProposeRank, *, asks: bool) -> GangRefusal | None:
    match choice:
        case Propose():
            return GangRefusal.RANK_WANTED if asks else None
        case ProposeRank(rank=rank):
            if not asks:
                return GangRefusal.NO_RANK_WANTED
            return None if 2 <= rank <= HIGHEST_RANK else GangRefusal.NO_SUCH_RANK


def _refused_answer(
    state: ChipsOpen,
    seat: Seat,
    choice: Agree | Refuse | Withdraw,
    meant: tuple[int, int],
) -> GangRefusal | None:
    talk = state.talk
    if not isinstance(talk, Proposal) or meant != (state.heist.number, talk.number):
        return GangRefusal.NO_PROPOSAL
    if isinstance(choice, Withdraw):
        return None if seat == talk.proposer else GangRefusal.NOT_YOURS
    return GangRefusal.ANSWERED_ALREADY if seat in talk.agreed else None


def _refused_due(state: ChipsOpen, seat: Seat, choice: GangChoice) -> GangRefusal | None:
    talk = state.talk
    if not isinstance(talk, Owed):
        return GangRefusal.NOT_NOW
    how = waiting(talk.specialist)
    if seat != talk.user or how is None:
        return GangRefusal.NOT_YOURS
    offered = how.wishes(state.rules, state.heist, seat)
    return None if choice in offered else GangRefusal.NOT_OFFERED


def _refused_vote(state: Guessing, seat: Seat, guess: Guess) -> GangRefusal | None:
    question = dict(questions(state.score.challenges))[state.challenge]
    if guess not in question.guesses:
        return GangRefusal.NOT_OFFERED
    voted = GuessVote(seat, guess) in state.ballots
    return GangRefusal.VOTED_ALREADY if voted else None
