"""Dice poker as a subject of the laws. Nothing here looks through `view`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from backroom.cards.dice import FACES
from backroom.core.game import AnyGame, By
from backroom.core.wire import Seat
from backroom.games.dice import DICE, DiceChoice, DiceRules, GoOn, Stand, State, Throw, ThrowStart
from backroom.games.dice.seen import Bout, Sits, Standing, Thrown
from backroom.games.dice.state import (
    Action,
    Break,
    BreakElapsed,
    Came,
    Cast,
    Casting,
    Elapsed,
    Left,
    MatchOver,
    Roll,
    Rolling,
    StartElapsed,
    Starting,
    Turn,
    TurnElapsed,
)

from ..subject import Subject
from .notes import forgotten, noted
from .retold import retold

HUGE = 10**30
ALL = (0, 1, 2, 3, 4)
MOST_BOUTS = 12  # of one game, by people who stand at once; a fair coin's worth of ties
NEVER: tuple[Action, ...] = (
    By(Seat(-1), ThrowStart(1)),
    By(Seat(99), Throw(1, 1, ALL)),
    By(Seat(HUGE), Stand(1, 1)),
    By(Seat(0), ThrowStart(-1)),
    By(Seat(0), Throw(HUGE, 1, ALL)),
    By(Seat(0), Throw(1, 1, (0, 1, 2, 3, 4, 5))),
    By(Seat(0), Throw(1, 4, (0,))),
    By(Seat(0), Stand(1, 3)),
    By(Seat(0), GoOn(-1)),
    Cast(()),
    Cast((0,)),
    Roll(()),
    Roll((7, 7, 7, 7, 7)),
    Roll((1,) * 6),
    StartElapsed(0),
    TurnElapsed(HUGE, 0),
    TurnElapsed(1, 3),
    BreakElapsed(0),
    Left(Seat(-1)),
    Left(Seat(99)),
    Came(Seat(99), fresh=True),
    Came(Seat(-1), fresh=False),
)


def dice(rules: DiceRules, game: AnyGame = DICE) -> Subject:
    """Dice poker, or a mutation of it, under `rules`. It has no cards, and nothing is secret."""
    bout = 3 * rules.players
    start = 2 * rules.players * MOST_BOUTS
    return Subject(
        game=game,
        rules=rules,
        deck=frozenset(),
        longest=rules.circles * rules.players * (MOST_BOUTS * (bout + start) + rules.players),
        cards=lambda _: {},
        secrets=lambda _, __: frozenset(),
        faults=faults,
        attempts=attempts,
        never=NEVER,
        calm=calm,
        retold=retold,
        noted=noted,
        forgotten=forgotten,
    )


def calm(state: State, clock: Elapsed | None, rng: Random) -> Action | None:
    """Throws when it can and stands at once, goes on, or waits for the clock."""
    waits = rng.random() < 0.3
    match state:
        case Starting(contenders=contenders, cast=cast):
            left = [seat for seat in contenders if seat not in {die.seat for die in cast}]
            return clock if waits else By(rng.choice(left), ThrowStart(state.standing.draws))
        case Turn(throws=()):
            return clock if waits else By(_next(state.bouts[-1]), Throw(_turn(state), 1, ALL))
        case Turn(throws=throws):
            stand = Stand(_turn(state), len(throws))
            return clock if waits else By(_next(state.bouts[-1]), stand)
        case Break(standing=standing, onward=onward):
            there = [
                seat
                for seat in standing.order
                if standing.stakes[seat].sits is not Sits.OUT and seat not in onward
            ]
            return clock if waits else By(rng.choice(there), GoOn(standing.games))
        case Casting() | Rolling() | MatchOver():
            return None


def attempts(state: State) -> tuple[DiceChoice, ...]:
    """Choices that make sense now, nearly do, or did a moment ago."""
    match state:
        case Casting(Starting(standing=standing)) | Rolling(Turn(standing=standing)):
            pass
        case _:
            standing = state.standing
    some: tuple[tuple[int, ...], ...] = (
        ALL,
        (0,),
        (4,),
        (0, 1),
        (1, 3),
        (2, 3, 4),
        (3, 2),
        (),
        (5,),
    )
    return (
        *(ThrowStart(standing.draws + late) for late in (-1, 0, 1)),
        *(
            Throw(standing.turns + late, throw, dice)
            for late in (-1, 0)
            for throw in (1, 2, 3)
            for dice in some
        ),
        *(Stand(standing.turns + late, throws) for late in (-1, 0) for throws in (0, 1, 2)),
        *(GoOn(standing.games + late) for late in (-1, 0, 1)),
    )


def faults(state: State) -> Iterator[str]:
    """What else in this state could never be."""
    match state:
        case Casting(starting):
            yield from _amiss(starting.rules, starting.standing, starting.bouts)
        case Rolling(turn, places):
            yield from _amiss(turn.rules, turn.standing, turn.bouts)
            yield from _thrown_amiss(turn.rules, turn.throws)
            if set(places) & set(_locked(turn.throws)):
                yield f"a locked die is thrown: {places}"  # Rule D2.1
        case Turn(rules, standing, bouts, throws):
            yield from _amiss(rules, standing, bouts)
            yield from _thrown_amiss(rules, throws)
        case Starting() | Break() | MatchOver():
            yield from _amiss(state.rules, state.standing, state.bouts)


def _amiss(rules: DiceRules, standing: Standing, bouts: tuple[Bout, ...]) -> Iterator[str]:
    stacks = [stake.stack for stake in standing.stakes]
    if sum(stacks) + standing.bank + standing.taken != standing.brought:  # Rule D4.5
        yield f"expected {standing.brought} chips, got {stacks}, {standing.bank} in the bank"
    if min(*stacks, standing.bank) < 0:
        yield f"expected no debts, got {stacks}, {standing.bank} in the bank"
    if standing.brought % rules.stack:
        yield f"expected whole stacks of {rules.stack}, got {standing.brought}"
    running = bool(bouts) and len(standing.past[-1:]) + standing.games > 0
    open_ = running and (not standing.past or standing.past[-1].game != standing.games)
    if standing.bank != (rules.ante * len(bouts[0].order) if open_ else 0):  # Rule D1.5
        yield f"expected the antes of a game that is played, got {standing.bank} in the bank"
    for before, after in pairwise(bouts):
        if not set(after.order) <= set(before.order):  # Rule D4.2
            yield f"expected only those tied, got {after.order} after {before.order}"
    for bout in bouts:
        for result in bout.results:
            yield from _thrown_amiss(rules, result.throws)


def _thrown_amiss(rules: DiceRules, throws: tuple[Thrown, ...]) -> Iterator[str]:
    faces = set(FACES[: rules.highest_face])
    if any(not set(thrown.dice) <= faces or len(thrown.dice) != 5 for thrown in throws):
        yield f"expected five faces of {faces}, got {throws}"
    for before, after in pairwise(throws):
        lay = [place for place in ALL if place not in after.again]
        if any(before.dice[place] != after.dice[place] for place in lay):
            yield f"a die moved that was not thrown: {before}, {after}"
    if len(throws) == 3 and set(throws[2].again) & set(_locked(throws)):  # Rule D2.1
        yield f"a locked die was thrown: {throws}"


def _locked(throws: tuple[Thrown, ...]) -> list[int]:
    return [place for place in ALL if place not in throws[1].again] if len(throws) > 1 else []


def _next(bout: Bout) -> Seat:
    return bout.order[len(bout.results)]


def _turn(state: Turn) -> int:
    return state.standing.turns
