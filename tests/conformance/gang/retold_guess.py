"""What was told while the last hand was guessed, read off two consecutive views."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.core.wire import Event
from backroom.games.gang.events import (
    GuessHurried,
    GuessOpened,
    GuessSettled,
    HandsShown,
    Voted,
    VoteVoided,
)
from backroom.games.gang.guesses import Guessed, GuessVote
from backroom.games.gang.seen import SeenChips, SeenGameOver, SeenGuessing, SeenHeistOver

After = SeenGuessing | SeenHeistOver | SeenGameOver


def guesses_retold(before: SeenChips | SeenGuessing, after: After) -> Iterator[Event]:
    """Hands shown, votes, clocks, what was settled and what is asked next."""
    if isinstance(before, SeenChips):
        if isinstance(after, SeenGuessing):
            yield HandsShown(after.shown, after.holder)
            yield GuessOpened(after.challenge)
        return
    fresh = after.heist.guessed[len(before.heist.guessed) :]
    for guessed in fresh:
        yield from _last_vote(before, guessed)
        yield GuessSettled(guessed)
    if isinstance(after, SeenGuessing):
        yield from (GuessOpened(after.challenge) for _ in fresh)
        if not fresh:
            yield from _votes(before, after)


def _last_vote(before: SeenGuessing, guessed: Guessed) -> Iterator[Event]:
    for seat in guessed.by:
        if GuessVote(seat, guessed.guess) not in before.ballots:
            yield Voted(GuessVote(seat, guessed.guess))


def _votes(before: SeenGuessing, after: SeenGuessing) -> Iterator[Event]:
    yield from (Voted(ballot) for ballot in after.ballots if ballot not in before.ballots)
    voting = {ballot.seat for ballot in after.ballots}
    yield from (VoteVoided(one.seat) for one in before.ballots if one.seat not in voting)
    if after.runs > before.runs:
        yield GuessHurried(after.runs)
