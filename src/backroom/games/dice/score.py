"""Who has the best dice, who shares the bank, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards.dice import worth
from ...core.game import Outcome, Unfinished
from ...core.wire import Seat
from .rules import DiceRules
from .seen import Against, Bout, Made, Result, ShownDice, Sits, Standing, Thrown
from .state import MatchOver, State


def made(rules: DiceRules, dice: Sequence[int]) -> Made:
    """What five dice amount to. Rule D3"""
    found = worth(dice, rules.full_house)
    return Made(found.category, found.points, found.counting)


def leaders(rules: DiceRules, results: Sequence[Result]) -> tuple[Seat, ...]:
    """Those with the best of these results, in their order; none if there is none. Rule D4.1"""
    best = max((_strength(rules, result.throws) for result in results), default=0)
    return tuple(result.seat for result in results if _strength(rules, result.throws) == best)


def against(rules: DiceRules, throws: Sequence[Thrown], results: Sequence[Result]) -> Against:
    """How these dice compare with the best result so far."""
    if not results or not throws:
        return Against.ALONE
    own = _strength(rules, throws)
    best = max(_strength(rules, result.throws) for result in results)
    return Against.LEVEL if own == best else Against.AHEAD if own > best else Against.BEHIND


def shown(bout: Bout) -> tuple[ShownDice, ...]:
    """The last dice of each in this bout."""
    return tuple(
        ShownDice(result.seat, result.throws[-1].dice, result.made) for result in bout.results
    )


def shares(bank: int, winners: Sequence[Seat]) -> dict[Seat, int]:
    """The bank among those tied last; odd chips to the one who threw first. Rule D4.2

    >>> shares(20, (Seat(2), Seat(0), Seat(1)))
    {2: 8, 0: 6, 1: 6}
    """
    each, odd = divmod(bank, len(winners))
    return {seat: each + (odd if seat == winners[0] else 0) for seat in winners}


def richest(standing: Standing) -> tuple[Seat, ...]:
    """The seats with the largest stack, of those still at the table. Rule D1.7

    If none is, of all.
    """
    there = [seat for seat, stake in enumerate(standing.stakes) if stake.sits is not Sits.OUT]
    stacks = {seat: standing.stakes[seat].stack for seat in there or range(len(standing.stakes))}
    return tuple(Seat(seat) for seat, stack in stacks.items() if stack == max(stacks.values()))


def outcome(state: State) -> Outcome | Unfinished:
    """The stacks, by seat."""
    if isinstance(state, MatchOver):
        return Outcome(tuple(stake.stack for stake in state.standing.stakes))
    return Unfinished()


def _strength(rules: DiceRules, throws: Sequence[Thrown]) -> int:
    return worth(throws[-1].dice, rules.full_house).strength
