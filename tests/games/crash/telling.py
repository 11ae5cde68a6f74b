"""Deals of Crash told in few words."""

from __future__ import annotations

from backroom.core.game import By, Told
from backroom.core.lines import replay
from backroom.core.wire import Seat, Spectator, Viewer
from backroom.games.crash import CRASH, CrashChoice, CrashRules, CrashSeen, State, parse
from backroom.games.crash.seen import DealResult

NINE = CrashRules(players=2, cards=9)
"""Three hands each, nothing spare, no exchange."""


def after(rules: CrashRules, *parts: str) -> State:
    """The state after all this."""
    return replay(CRASH, rules, "\n".join(parts))


def dealt(*hands: str, dealer: int = 0) -> str:
    """`dealer` deals these cards, all of seat 0 first."""
    return f"dealer {dealer}\ndeal {' '.join(hands).replace('/ ', '')}"


def shown(rules: CrashRules, *layouts: str) -> State:
    """After a deal in which each seat has locked this: hands between strokes. No spare cards."""
    locks = (f"{seat} lock 1 {layout}" for seat, layout in enumerate(layouts))
    return after(rules, dealt(*layouts), *locks)


def result(state: State) -> DealResult:
    """How the last deal ended."""
    return seen(state).standing.past[-1]


def seen(state: State, viewer: Viewer = Spectator()) -> CrashSeen:  # noqa: B008  # frozen
    """What this viewer sees."""
    return CRASH.view(state, viewer)


def refused(state: State, seat: int, choice: CrashChoice) -> str | None:
    """Why this may not happen now."""
    return CRASH.refusal(state, By(Seat(seat), choice))


def told(state: State, line: str) -> tuple[Told, ...]:
    """What is told at this action."""
    return CRASH.step(state, parse(line)).told
