"""Matches of dice poker told in few words."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.core.game import By, Told
from backroom.core.lines import replay
from backroom.core.wire import Seat, Spectator
from backroom.games.dice import DICE, DiceChoice, DiceRules, DiceSeen, State, parse
from backroom.games.dice.seen import Standing

RUBBISH = "1 2 3 4 6"  # nothing, 16 points


def starts(first: int, players: Sequence[int], draw: int = 1) -> str:
    """Of these `first` throws a six for the start, the others ones."""
    return "\n".join(f"{seat} start {draw}\ncast {6 if seat == first else 1}" for seat in players)


def turns(first: int, *dice: tuple[int, str]) -> str:
    """Turns from number `first` on, each of a seat that stands after the first throw."""
    return "\n".join(
        f"{seat} throw {turn} 1 0 1 2 3 4\nroll {faces}\n{seat} stand {turn} 1"
        for turn, (seat, faces) in enumerate(dice, start=first)
    )


def after(rules: DiceRules, *parts: str) -> State:
    """The state after all this."""
    return replay(DICE, rules, "\n".join(parts))


def seen(rules: DiceRules, *parts: str) -> DiceSeen:
    """What a spectator sees then."""
    return DICE.view(after(rules, *parts), Spectator())


def standing(rules: DiceRules, *parts: str) -> Standing:
    """How the match stands then."""
    return seen(rules, *parts).standing


def stacks(rules: DiceRules, *parts: str) -> list[int]:
    """The stacks then, by seat."""
    return [stake.stack for stake in standing(rules, *parts).stakes]


def refused(state: State, seat: int, choice: DiceChoice) -> str | None:
    """Why this may not happen now."""
    return DICE.refusal(state, By(Seat(seat), choice))


def told(rules: DiceRules, *parts: str) -> list[object]:
    """What all hear at the last action of this."""
    *before, last = "\n".join(parts).splitlines()
    heard: tuple[Told, ...] = DICE.step(after(rules, *before), parse(last)).told
    return [one.event for one in heard]
