"""Who showed what, whether the order held, and how the game stands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import assert_never

from ...cards.poker import best
from ...core.game import Outcome, Unfinished
from .rules import Rules
from .seen import PastHeist, Score, Shown
from .state import ChipsOpen, Dealing, GameOver, Heist, HeistOver, Peeking, State, Turning


def shown(heist: Heist) -> tuple[Shown, ...]:
    """The hands in the order of the last chips, weakest first. Rules G2.9 to G2.11

    A hand breaks the order if it is weaker than the one shown before it; exactly the same
    strength never does.
    """
    order = heist.chips[-1].holders
    hands = [best(heist.hands[seat] + heist.board) for seat in order]
    breaks = [False, *(hand.strength < before.strength for before, hand in pairwise(hands))]
    return tuple(
        Shown(seat, heist.hands[seat], hand.category, hand.cards, broken)
        for seat, hand, broken in zip(order, hands, breaks, strict=True)
    )


def scored(score: Score, heist: Heist) -> Score:
    """`score` with `heist`: a vault or an alarm, exactly one. Rule G2.11"""
    cracked = not any(hand.breaks for hand in shown(heist))
    made = [best(hole + heist.board) for hole in heist.hands]
    past = PastHeist(
        heist.number,
        heist.hands,
        heist.board,
        heist.chips,
        categories=tuple(hand.category for hand in made),
        places=true_places([hand.strength for hand in made]),
        cracked=cracked,
    )
    return Score(score.vaults + cracked, score.alarms + (not cracked), (*score.past, past))


def true_places(strengths: Sequence[int]) -> tuple[int, ...]:
    """Where each stands among all, the weakest 1; the equally strong share the lowest place.

    >>> true_places([300, 100, 300, 500])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other < strength for other in strengths) for strength in strengths)


def is_won(rules: Rules, score: Score) -> bool:
    """Rule G1.2"""
    return score.vaults >= rules.vaults


def is_lost(rules: Rules, score: Score) -> bool:
    """Rule G1.2"""
    return score.alarms >= rules.alarms


def outcome(state: State) -> Outcome | Unfinished:
    """One point for each seat of a gang that has won, none for one that has lost."""
    match state:
        case GameOver(rules, score):
            return Outcome((int(is_won(rules, score)),) * rules.players)
        case Dealing() | Peeking() | Turning() | ChipsOpen() | HeistOver():
            return Unfinished()
        case _:
            assert_never(state)
