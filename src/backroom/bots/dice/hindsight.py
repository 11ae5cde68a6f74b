"""What each choice of a turn of dice poker was worth, once the turn is over."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.dice import worth
from ...core.wire import Spectator
from ...games.dice import DiceRules, DiceSeen
from ...games.dice.rules import HIGHEST_FACE, MOST_THROWS
from ...games.dice.seen import Bout, Result
from ...solve.dice.choices import Dice, Option, Position, options
from ...solve.dice.seats import solved
from .exact import TIES


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn that is over, and what it was played against."""

    game: int
    bout: Bout
    """the results before this turn, and its own as the last"""


@dataclass(frozen=True, slots=True)
class Decided:
    """What could be chosen after a throw, and what was."""

    dice: Dice
    """as they lay, by place"""
    locked: Dice
    """those that could not be thrown any more"""
    choices: tuple[Option, ...]
    """each distinct one, best first"""
    taken: int
    """place of the one that was taken among `choices`"""


def has_solver(rules: DiceRules) -> bool:
    """Can turns be looked at? Dice of fewer faces, which are for tests, have no solver."""
    return rules.highest_face == HIGHEST_FACE


def played_turn(seen: DiceSeen) -> PlayedTurn | None:
    """The viewer's last turn of the game on the table: nothing for who watches or has had none."""
    if isinstance(seen.viewer, Spectator):
        return None
    for bout in reversed(seen.bouts):
        for place, result in enumerate(bout.results):
            if result.seat == seen.viewer:
                until = Bout(bout.play_off, bout.order, bout.results[: place + 1])
                return PlayedTurn(seen.standing.games, until)
    return None


def decided(rules: DiceRules, played: PlayedTurn) -> tuple[Decided, ...]:
    """Each decision of the turn, after the first throw and, if there was a second, after that."""
    *_, own = played.bout.results
    decisions = min(len(own.throws), MOST_THROWS - 1)
    return tuple(_decision(rules, played.bout, throw) for throw in range(decisions))


def _decision(rules: DiceRules, bout: Bout, throw: int) -> Decided:
    """What was decided after this throw, counted from 0."""
    *before, own = bout.results
    dice, locked = own.throws[throw].dice, _left_lying(own, throw) if throw else ()
    to_beat, holders = _best(rules, before)
    position = Position(
        dice=dice,
        throws_left=MOST_THROWS - 1 - throw,
        locked=locked,
        to_beat=to_beat,
        holders=holders,
        to_come=len(bout.order) - len(bout.results),
    )
    choices = options(solved(rules.full_house, TIES[rules.play_off_order]), position)
    kept = tuple(sorted(_left_lying(own, throw + 1), reverse=True))
    taken = [option.keep for option in choices].index(kept)
    return Decided(dice, locked, tuple(choices), taken)


def _left_lying(own: Result, throw: int) -> Dice:
    """The dice that this throw left where they were; all, if it was not made: the player stood."""
    if throw == len(own.throws):
        return own.throws[-1].dice
    thrown = own.throws[throw]
    return tuple(face for place, face in enumerate(thrown.dice) if place not in thrown.again)


def _best(rules: DiceRules, results: list[Result]) -> tuple[Dice, int]:
    """The best dice so far, and how many have as good ones."""
    if not results:
        return (), 0
    last = [result.throws[-1].dice for result in results]
    strengths = [worth(dice, rules.full_house).strength for dice in last]
    best = max(strengths)
    return last[strengths.index(best)], strengths.count(best)
