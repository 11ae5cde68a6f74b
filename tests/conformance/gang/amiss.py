"""What can never be in a state of The Gang: chips astray, a score that does not add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from backroom.games.gang import Rules, State
from backroom.games.gang.choices import CENTRE
from backroom.games.gang.rules import COLOURS
from backroom.games.gang.state import (
    ChipsOpen,
    Dealing,
    GameOver,
    Heist,
    HeistOver,
    Peeking,
    Turning,
)

BOARD = (0, 3, 4, 5)  # cards by round. Rule G2, the table


def faults(state: State) -> Iterator[str]:
    """Everything that is amiss."""
    yield from _score_faults(state)
    match state:
        case Dealing():
            return
        case Peeking(rules, _, heist):
            yield from _heist_faults(rules, heist, ended=0, board=0)
        case Turning(rules, _, heist):
            ended = len(heist.chips)
            yield from _heist_faults(rules, heist, ended=ended, board=BOARD[ended - 1])
        case ChipsOpen(rules, _, heist):
            ended = len(heist.chips)
            yield from _heist_faults(rules, heist, ended=ended, board=BOARD[ended])
            yield from _open_faults(state)
        case HeistOver(rules, _, heist) | GameOver(rules, _, heist):
            yield from _heist_faults(rules, heist, ended=4, board=5)
        case _:
            assert_never(state)


def _score_faults(state: State) -> Iterator[str]:
    """Each heist that is over has been a vault or an alarm. Rule G2.11"""
    score, over = state.score, len(state.score.past)
    cracked = sum(past.cracked for past in score.past)
    if (score.vaults, score.alarms) != (cracked, over - cracked):
        yield f"expected {cracked} vaults of {over} heists, got {score.vaults}, {score.alarms}"
    if [past.number for past in score.past] != list(range(1, over + 1)):
        yield "heists are not numbered from 1"
    ended = score.vaults == state.rules.vaults or score.alarms == state.rules.alarms
    if ended != isinstance(state, GameOver):  # Rule G1.2
        yield f"{score.vaults} vaults and {score.alarms} alarms in a {type(state).__name__}"


def _heist_faults(rules: Rules, heist: Heist, *, ended: int, board: int) -> Iterator[str]:
    everybody = list(range(rules.players))
    if len(heist.board) != board:
        yield f"expected {board} community cards, got {len(heist.board)}"
    if [len(hand) for hand in heist.hands] != [2] * rules.players:
        yield "a hand has not two cards"
    if tuple(chips.colour for chips in heist.chips) != COLOURS[:ended]:
        yield f"expected the chips of {ended} rounds, got those of {len(heist.chips)}"
    for chips in heist.chips:
        if sorted(chips.holders) != everybody:  # Rule G2.4
            yield f"not every seat holds one chip of {chips.colour}: {chips.holders}"


def _open_faults(state: ChipsOpen) -> Iterator[str]:
    held = [place for place in state.places if place != CENTRE]
    if len(state.places) != state.rules.players:  # Rule G1.4
        yield f"expected {state.rules.players} chips, got {len(state.places)}"
    if len(held) != len(set(held)) or not set(held) <= set(range(state.rules.players)):
        yield f"a seat holds two chips of a colour, or none does: {state.places}"  # Rule G2.4
    if state.confirmed and len(held) < state.rules.players:  # Rule G2.6
        yield "somebody has confirmed while a chip lies in the centre"
    if len(state.contests) != len(state.places) or min(state.contests) < 0:
        yield f"contests do not count the chips: {state.contests}"
