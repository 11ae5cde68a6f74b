"""A match: a game, its chance, and the log of all that happened."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Generic, assert_never

from . import chance as fair
from .chance import Chance
from .game import (
    By,
    ChanceT,
    ChoiceT,
    Dice,
    Draw,
    Due,
    ElapsedT,
    Game,
    LotT,
    RulesT,
    StateT,
    Step,
    ViewT,
)


@dataclass(frozen=True, slots=True)
class Match(Generic[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT]):
    """A game as far as it has come."""

    game: Game[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT]
    rules: RulesT
    chance: Chance
    state: StateT
    draws: int = 0  # made so far


AnyMatch = Match[Any, Any, Any, Any, Any, Any]  # Any: tables and records treat all games alike


@dataclass(frozen=True, slots=True)
class Played(Generic[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT]):
    """What an action and the chance that followed it made of a match."""

    match: Match[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT]
    actions: tuple[By[ChoiceT] | ChanceT | ElapsedT, ...]  # in order, to be logged
    step: Step[StateT]  # the last state, and all that was told on the way


AnyPlayed = Played[Any, Any, Any, Any, Any, Any]  # Any: as above


def begin(
    game: Game[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT], rules: RulesT, chance: Chance
) -> Played[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT]:
    """A new match, after the chance that opens it."""
    match = Match(game, rules, chance, game.start(rules))
    return drawn(Played(match, (), Step(match.state)))


def play(
    match: Match[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT],
    action: By[ChoiceT] | ElapsedT,
) -> Played[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT]:
    """`action`, then all the chance that it makes due.

    Raises:
        IllegalAction: the game refuses it.
    """
    return drawn(again(Played(match, (), Step(match.state)), action))


def again(
    played: Played[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT],
    action: By[ChoiceT] | ChanceT | ElapsedT,
) -> Played[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT]:
    """One action more, as it stands in a log: nothing is drawn.

    Raises:
        IllegalAction: the game refuses it.
    """
    match = played.match
    is_draw = match.game.chance(match.state) is not None
    step = match.game.step(match.state, action)
    after = replace(match, state=step.state, draws=match.draws + is_draw)
    told = (*played.step.told, *step.told)
    return Played(after, (*played.actions, action), Step(step.state, told))


def brought(due: Due[LotT, ChanceT], chance: Chance, *, draw: int) -> ChanceT:
    """What the chance that is due does, as draw number `draw` of a game."""
    match due:
        case Draw(pool, count, action):
            return action(fair.drawn(chance, draw=draw, pool=pool, count=count))
        case Dice(pool, count, action):
            return action(fair.thrown(chance, draw=draw, pool=pool, count=count))
        case _:
            assert_never(due)


def drawn(
    played: Played[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT],
) -> Played[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT]:
    """The same, after all the chance that is due."""
    while (due := played.match.game.chance(played.match.state)) is not None:
        match = played.match
        played = again(played, brought(due, match.chance, draw=match.draws))
    return played
