"""How a game of The Gang is played, in the order of a heist."""

from __future__ import annotations

from ...core.game import By, IllegalAction, Refusal, Step, fits
from ...core.wire import Seat
from .chips import confirmed, put_back, take
from .choices import (
    CENTRE,
    Agree,
    ClosePeek,
    Confirm,
    Discard,
    GangChoice,
    Hurry,
    NameRank,
    Onward,
    PassOn,
    Propose,
    ProposeRank,
    PutBack,
    Refuse,
    Show,
    Take,
    VoteFor,
    Withdraw,
)
from .dealing import dealt, looked, passed_on, peek_over, redealt
from .due import chance, clock, waits
from .judge import refused_choice
from .modes import carried, challenge_drawn, next_heist, opened, specialist_drawn
from .offers import actors, options
from .proposals import agreed, card_drawn, chosen, ended, proposed, wait_over
from .refusals import GangRefusal, holder_of
from .rounds import redrawn, round_over, turned
from .rules import Rules
from .showdown import guess_over, hurried, vote_voided, voted, went_onward
from .state import (
    Action,
    BreakElapsed,
    Chance,
    ChipsOpen,
    Deal,
    Dealing,
    DrawChallenge,
    Drawing,
    DrawOne,
    DrawSpecialist,
    Elapsed,
    GameOver,
    GuessElapsed,
    Guessing,
    HeistOver,
    Passing,
    PeekElapsed,
    Peeking,
    ProposalElapsed,
    Redeal,
    Redealing,
    Redraw,
    Redrawing,
    SeatLeft,
    SettleElapsed,
    State,
    Turn,
    Turning,
    WaitElapsed,
)
from .story import Answer
from .talk import CardDue, Owed, Proposal, Wait

__all__ = [
    "actors",
    "carried",
    "chance",
    "clock",
    "cool_down_s",
    "left",
    "muted",
    "options",
    "refusal",
    "secret",
    "start",
    "step",
    "waits",
]


def start(rules: Rules) -> State:
    """Before the first card."""
    return opened(rules)


def cool_down_s(rules: Rules, choice: GangChoice) -> float:
    """Seconds until the seat may take a chip from a player again. Rule G2.7"""
    match choice:
        case Take(source=source) if source != CENTRE:
            return rules.cool_down_s
        case _:
            return 0.0


def left(state: State, seat: Seat) -> Elapsed | None:
    """What it undoes when whoever sits in `seat` leaves. Rules G5.3, G7.18"""
    gone = SeatLeft(seat)
    return gone if refusal(state, gone) is None else None


def muted(state: State) -> frozenset[Seat]:
    """Who may tell nobody anything, while the others guess. Rule G7.20"""
    return frozenset({holder_of(state.heist)}) if isinstance(state, Guessing) else frozenset()


def secret(state: State) -> int:
    """The number of the heist whose hands are hidden now, or 0. Rule G3.4"""
    match state:
        case Drawing() | Dealing() | HeistOver() | GameOver():
            return 0
        case _:
            return state.heist.number


def refusal(state: State, action: Action) -> Refusal | None:
    """Why `action` may not happen now, or None if it may."""
    match action:
        case By():
            return refused_choice(state, action)
        case (
            Deal(cards)
            | Turn(cards)
            | DrawChallenge(cards)
            | DrawSpecialist(cards)
            | Redeal(cards)
            | Redraw(cards)
            | DrawOne(cards)
        ):
            draw = chance(state)
            if draw is None or draw.action is not type(action):
                return GangRefusal.NOT_NOW
            return None if fits(draw, cards) else GangRefusal.WRONG_CARDS
        case SeatLeft(seat):
            return None if _undoes(state, seat) else GangRefusal.NOT_NOW
        case _:
            running = (clock(state), *waits(state).values())
            due = any(one is not None and one.action == action for one in running)
            return None if due else GangRefusal.CLOCK_TOO_LATE


def step(state: State, action: Action) -> Step[State]:
    """What `action` makes of `state`.

    Raises:
        IllegalAction: `refusal` refuses it.
    """
    reason = refusal(state, action)
    if reason is not None:
        raise IllegalAction(reason)
    match action:
        case By():
            return _chosen(state, action.seat, action.choice)
        case DrawChallenge() | DrawSpecialist() | Deal() | Redeal() | Turn() | Redraw() | DrawOne():
            return _drawn(state, action)
        case _:
            return _elapsed(state, action)


def _chosen(state: State, seat: Seat, choice: GangChoice) -> Step[State]:
    if isinstance(state, ChipsOpen) and isinstance(choice, Take):  # by far the commonest
        return take(state, seat, choice)
    match state, choice:
        case ChipsOpen(), PutBack():
            return put_back(state, seat, choice)
        case ChipsOpen(), Confirm():
            return confirmed(state, seat)
        case ChipsOpen(), Propose() | ProposeRank():
            return proposed(state, seat, choice)
        case ChipsOpen(talk=Proposal() as proposal), Agree():
            return agreed(state, proposal, seat)
        case ChipsOpen(talk=Proposal() as proposal), Refuse():
            return ended(state, proposal, Answer.REFUSED, seat)
        case ChipsOpen(talk=Proposal() as proposal), Withdraw():
            return ended(state, proposal, Answer.WITHDRAWN, seat)
        case ChipsOpen(talk=Owed() as owed), Show() | NameRank() | Discard():
            return chosen(state, owed, choice)
        case Peeking(), ClosePeek():
            return looked(state, seat)
        case Passing(), PassOn(_, card):
            return passed_on(state, seat, card)
        case Guessing(), VoteFor(_, guess):
            return voted(state, seat, guess)
        case Guessing(), Hurry():
            return hurried(state)
        case HeistOver(), Onward():
            return went_onward(state, seat)
        case _:
            raise IllegalAction(GangRefusal.NOT_NOW)  # refused above


def _drawn(state: State, action: Chance) -> Step[State]:
    match state, action:
        case Drawing(), DrawChallenge(cards):
            return challenge_drawn(state, cards[0])
        case Drawing(), DrawSpecialist(names):
            return specialist_drawn(state, names[0])
        case Dealing(), Deal(cards):
            return dealt(state, cards)
        case Redealing(), Redeal(cards):
            return redealt(state, cards)
        case Turning(), Turn(cards):
            return turned(state, cards)
        case Redrawing(), Redraw(cards):
            return redrawn(state, cards)
        case ChipsOpen(talk=CardDue() as due), DrawOne(cards):
            return card_drawn(state, due, cards[0])
        case _:
            raise IllegalAction(GangRefusal.NOT_NOW)  # refused above


def _elapsed(state: State, action: Elapsed) -> Step[State]:
    match state, action:
        case Peeking(), PeekElapsed():
            return peek_over(state)
        case ChipsOpen(), SettleElapsed():
            return round_over(state)
        case ChipsOpen(talk=Proposal() as proposal), ProposalElapsed():
            return ended(state, proposal, Answer.LAPSED, proposal.proposer)
        case ChipsOpen(talk=Proposal() as proposal), SeatLeft(seat):
            return ended(state, proposal, Answer.WITHDRAWN, seat)
        case ChipsOpen(), WaitElapsed(_, seat, number):
            return wait_over(state, Wait(seat, number))
        case Guessing(), GuessElapsed():
            return guess_over(state)
        case Guessing(), SeatLeft(seat):
            return vote_voided(state, seat)
        case HeistOver(), BreakElapsed():
            return Step(next_heist(state.rules, state.score))
        case _:
            raise IllegalAction(GangRefusal.NOT_NOW)  # refused above


def _undoes(state: State, seat: Seat) -> bool:
    """Had this seat asked for something that ends when its player leaves?"""
    match state:
        case ChipsOpen(talk=Proposal(proposer=proposer, user=user)):
            return seat in (proposer, user)
        case Guessing(ballots=ballots):
            return any(ballot.seat == seat for ballot in ballots)
        case _:
            return False
