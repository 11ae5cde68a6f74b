"""From the last chips to the next heist: what is guessed, what is shown, and how it ends."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ...core.game import Step, Told
from ...core.wire import Seat
from .challenges import questions
from .effects import Effect, to_all
from .events import (
    GameEnded,
    GuessHurried,
    GuessOpened,
    GuessSettled,
    HandsShown,
    Showdown,
    Voted,
    VoteVoided,
    WentOnward,
)
from .guesses import Guess, Guessed, GuessVote
from .modes import next_heist
from .refusals import holder_of
from .rules import Rules
from .score import is_lost, is_won, missed, scored, shown
from .seen import Score
from .state import GameOver, Guessing, HeistOver, State


def last_round_over(rules: Rules, score: Score, effect: Effect) -> Step[State]:
    """The showdown, stopped before the last hand if it must be guessed. Rules G7.4, G7.9, G7.18"""
    heist, told = effect
    if not questions(score.challenges):
        return _showdown(rules, score, effect)
    first = shown(heist)[:-1]
    if any(hand.breaks for hand in first):
        return _showdown(rules, score, effect)
    told = (*told, to_all(HandsShown(first, holder_of(heist))))
    return _asked(rules, score, Effect(heist, told))


def voted(state: Guessing, seat: Seat, guess: Guess) -> Step[State]:
    """`seat` is for this; once all are for the same it is settled. Rule G7.18"""
    others = tuple(ballot for ballot in state.ballots if ballot.seat != seat)
    after = replace(state, ballots=(*others, GuessVote(seat, guess)))
    told = (to_all(Voted(after.ballots[-1])),)
    agreed = len({ballot.guess for ballot in after.ballots}) == 1
    if agreed and len(after.ballots) == state.rules.players - 1:
        return _settled(after, guess, told=told)
    return Step(after, told)


def vote_voided(state: Guessing, seat: Seat) -> Step[State]:
    """Who was for something has left. Rule G7.18"""
    ballots = tuple(ballot for ballot in state.ballots if ballot.seat != seat)
    return Step(replace(state, ballots=ballots), (to_all(VoteVoided(seat)),))


def hurried(state: Guessing) -> Step[State]:
    """The clock runs, from its start. Rule G7.18"""
    after = replace(state, runs=state.runs + 1)
    return Step(after, (to_all(GuessHurried(after.runs)),))


def guess_over(state: Guessing) -> Step[State]:
    """Most votes count; of a tie, what the highest red chip is for. Rule G7.18"""
    if not state.ballots:
        return hurried(state)
    votes = Counter(ballot.guess for ballot in state.ballots)
    most = max(votes.values())
    order = state.heist.chips[-1].holders
    tied = [ballot for ballot in state.ballots if votes[ballot.guess] == most]
    return _settled(state, max(tied, key=lambda ballot: order.index(ballot.seat)).guess)


def went_onward(state: HeistOver, seat: Seat) -> Step[State]:
    """`seat` has seen the showdown; after the last one the next heist comes, which says enough."""
    after = replace(state, onward=state.onward | {seat})
    if len(after.onward) == state.rules.players:
        return Step(next_heist(state.rules, state.score))
    return Step(after, (to_all(WentOnward(seat)),))


def _asked(rules: Rules, score: Score, effect: Effect) -> Step[State]:
    """The next question, or the last hand. Rule G7.19"""
    heist, told = effect
    answered = {one.challenge for one in heist.guessed}
    open_ = [name for name, _ in questions(score.challenges) if name not in answered]
    if not open_:
        return _showdown(rules, score, effect)
    after = Guessing(rules, score, heist, open_[0], (), 0)
    return Step(after, (*told, to_all(GuessOpened(open_[0]))))


def _settled(state: Guessing, guess: Guess, *, told: tuple[Told, ...] = ()) -> Step[State]:
    by = tuple(sorted(ballot.seat for ballot in state.ballots if ballot.guess == guess))
    guessed = Guessed(state.challenge, guess, by)
    heist = replace(state.heist, guessed=(*state.heist.guessed, guessed))
    return _asked(state.rules, state.score, Effect(heist, (*told, to_all(GuessSettled(guessed)))))


def _showdown(rules: Rules, before: Score, effect: Effect) -> Step[State]:
    heist, told = effect
    hands, wrong = shown(heist), missed(before, heist)
    cracked = not wrong and not any(hand.breaks for hand in hands)  # Rules G2.10, G7.19
    score = scored(before, heist, cracked=cracked)
    told = (*told, to_all(Showdown(hands, cracked, wrong)))
    if is_won(rules, score) or is_lost(rules, score):  # Rule G1.2
        ended = to_all(GameEnded(is_won(rules, score)))
        return Step(GameOver(rules, score, heist), (*told, ended))
    return Step(HeistOver(rules, score, heist, frozenset()), told)
