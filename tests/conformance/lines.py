"""Games as lines of moments: played at random, calmly to the end, from text, or in every way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, assert_never

from backroom.core.game import By, Dice, Draw, Step, Unfinished
from backroom.core.update import Update, update
from backroom.core.wire import Viewer

from .subject import Subject

LONGEST_LINE = 500  # moments; only a game with a fault goes so far
SOMEBODY_LEAVES = 0.05  # of wild actions, where that undoes something
A_CLOCK_STRIKES = 0.15  # of wild actions, where a clock runs


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A state, the action that led to it, and what each viewer was then sent."""

    action: Any  # Any: the laws know no game's types; None at the opening
    step: Step[Any]
    _sent: dict[Viewer, Update] = field(default_factory=dict)

    @property
    def state(self) -> Any:
        """The truth at this moment."""
        return self.step.state

    def sent(self, subject: Subject, viewer: Viewer) -> Update:
        """What `viewer` is sent at this moment."""
        if viewer not in self._sent:
            self._sent[viewer] = update(subject.game, self.step, viewer, seq=0)
        return self._sent[viewer]


Line = tuple[Moment, ...]


def opening(subject: Subject) -> Line:
    """Nothing has happened yet."""
    return (Moment(None, Step(subject.game.start(subject.rules))),)


def extended(subject: Subject, line: Line, action: Any) -> Line:
    """The line after one action more."""
    return (*line, Moment(action, subject.game.step(line[-1].state, action)))


def spoken(subject: Subject, text: str) -> Line:
    """The line that a record tells."""
    line = opening(subject)
    for words in text.strip().splitlines():
        line = extended(subject, line, subject.game.parse(words.strip()))
    return line


def is_over(subject: Subject, state: Any) -> bool:
    """Has the game an outcome?"""
    return not isinstance(subject.game.outcome(state), Unfinished)


def drawn(subject: Subject, state: Any, rng: Random) -> Any:
    """A chance action, if one is due; else None."""
    due = subject.game.chance(state)
    match due:
        case None:
            return None
        case Draw(pool, count, action):
            return action(tuple(rng.sample(pool, count)))
        case Dice(pool, count, action):
            return action(tuple(rng.choices(pool, k=count)))
        case _:
            assert_never(due)


def finished(subject: Subject, line: Line, rng: Random) -> Line:
    """The line to its end, by people who want it to end; given up after `longest` actions."""
    for _ in range(subject.longest):
        state = line[-1].state
        action = drawn(subject, state, rng) or _calm(subject, state, rng)
        if is_over(subject, state) or action is None:
            break
        line = extended(subject, line, action)
    return line


def played(subject: Subject, rng: Random, *, wild: int) -> Line:
    """A game from start to end in which people do anything, at most `wild` times in all."""
    line = opening(subject)
    while not is_over(subject, line[-1].state) and len(line) < LONGEST_LINE:
        state = line[-1].state
        action = drawn(subject, state, rng)
        if action is None and wild and rng.random() < 0.6:  # so calm actions come between
            wild -= 1
            action = _anything(subject, state, rng)
        action = action or _calm(subject, state, rng)
        if action is None:
            break
        line = extended(subject, line, action)
    return line


def choices_open(subject: Subject, state: Any) -> Iterator[By[Any]]:
    """Every option of every seat that may act, but for options wrongly offered."""
    for seat in sorted(subject.game.actors(state)):
        offered = (By(seat, choice) for choice in subject.game.options(state, seat))
        yield from (action for action in offered if subject.game.refusal(state, action) is None)


def actions(subject: Subject, state: Any) -> Iterator[Any]:
    """All that people can choose and what a clock can do, but not chance."""
    yield from choices_open(subject, state)
    yield from _all_struck(subject, state)


def every(
    subject: Subject, line: Line, chance: Callable[[Any], Iterator[Any]], *, longer: int
) -> Iterator[Line]:
    """Every way to go on for up to `longer` actions, with the chance that `chance` lists.

    Yields each line that is over or `longer` actions longer, once.
    """
    state = line[-1].state
    due = subject.game.chance(state) is not None
    following = tuple(chance(state) if due else actions(subject, state)) if longer else ()
    if not following:
        yield line
    for action in following:
        yield from every(subject, extended(subject, line, action), chance, longer=longer - 1)


def _calm(subject: Subject, state: Any, rng: Random) -> Any:
    return subject.calm(state, _struck(subject, state), rng)


def _struck(subject: Subject, state: Any) -> Any:
    """What the clock that runs will do; None if none runs, or wrongly."""
    running = subject.game.clock(state)
    wrong = running is not None and subject.game.refusal(state, running.action) is not None
    return None if running is None or wrong else running.action


def _all_struck(subject: Subject, state: Any) -> tuple[Any, ...]:
    """What the clocks will do that run, for all or for one seat."""
    struck = _struck(subject, state)
    waits = (running.action for running in subject.game.waits(state).values())
    return (*(() if struck is None else (struck,)), *waits)


def _gone(subject: Subject, state: Any) -> tuple[Any, ...]:
    """What it does when somebody leaves, comes back or comes anew, and when all have left."""
    game, seats = subject.game, subject.seats
    moves = [move(state, seat) for move in (game.left, game.back, game.came) for seat in seats]
    return tuple(action for action in (*moves, game.deserted(state)) if action is not None)


def _anything(subject: Subject, state: Any, rng: Random) -> Any:
    struck = _all_struck(subject, state)
    if struck and rng.random() < A_CLOCK_STRIKES:
        return rng.choice(struck)
    gone = _gone(subject, state)
    if gone and rng.random() < SOMEBODY_LEAVES:
        return rng.choice(gone)
    seats = sorted(subject.game.actors(state))
    if not seats:
        return None
    seat = rng.choice(seats)
    offered = [By(seat, choice) for choice in subject.game.options(state, seat)]
    allowed = [action for action in offered if subject.game.refusal(state, action) is None]
    return rng.choice(allowed) if allowed else None
