"""Who showed what, whether the order held, and how the game stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec.structs import replace

from ...cards.card import Card
from ...cards.category import CATEGORIES
from ...cards.poker import Best, best
from ...core.game import Outcome, Unfinished
from ...core.wire import Seat
from .challenges import questions
from .names import Challenge
from .rules import Rules
from .seen import PastHeist, Score, Shown
from .specialists import lifted
from .state import GameOver, Heist, State

Place = tuple[int, bool, int]  # what hands are ordered by: see `_place`


def shown(heist: Heist) -> tuple[Shown, ...]:
    """The hands in the order of the last chips, weakest first. Rules G2.9 to G2.11

    A hand breaks the order if it is weaker than the one shown before it; exactly the same
    strength never does.
    """
    order, lifting = heist.chips[-1].holders, lifted(heist)
    hands = [_made(heist.hands[seat] + heist.board) for seat in order]
    places = [
        _place(hand, is_lifted=seat in lifting) for hand, seat in zip(hands, order, strict=True)
    ]
    breaks = [False, *(place < before for before, place in pairwise(places))]
    return tuple(
        Shown(seat, heist.hands[seat], hand.category, hand.cards, broken, seat in lifting)
        for seat, hand, broken in zip(order, hands, breaks, strict=True)
    )


def missed(score: Score, heist: Heist) -> tuple[Challenge, ...]:
    """The challenges whose guess was wrong. Rules G7.4, G7.9"""
    hand = heist.hands[_last(heist)]
    asked = dict(questions(score.challenges))
    return tuple(
        one.challenge
        for one in heist.guessed
        if not asked[one.challenge].is_right(hand, heist.board, one.guess)
    )


def scored(score: Score, heist: Heist, *, cracked: bool) -> Score:
    """`score` with `heist`: a vault or an alarm, exactly one. Rules G2.11, G7.19"""
    made = [_made(hole + heist.board) for hole in heist.hands]
    lifting = lifted(heist)
    past = PastHeist(
        heist.number,
        heist.hands,
        heist.board,
        heist.chips,
        categories=tuple(hand.category for hand in made),
        places=true_places(
            [_place(hand, is_lifted=seat in lifting) for seat, hand in enumerate(made)]
        ),
        cracked=cracked,
        challenges=score.challenges,
        specialists=score.specialists,
        guessed=heist.guessed,
    )
    return replace(
        score,
        vaults=score.vaults + cracked,
        alarms=score.alarms + (not cracked),
        past=(*score.past, past),
    )


def true_places(hands: Sequence[Place]) -> tuple[int, ...]:
    """Where each stands among all, the weakest 1; the equally strong share the lowest place.

    >>> true_places([(1, False, 300), (0, False, 100), (1, False, 300), (1, True, 200)])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other < hand for other in hands) for hand in hands)


def is_won(rules: Rules, score: Score) -> bool:
    """Rule G1.2"""
    return score.vaults >= rules.vaults


def is_lost(rules: Rules, score: Score) -> bool:
    """Rule G1.2"""
    return score.alarms >= rules.alarms


def outcome(state: State) -> Outcome | Unfinished:
    """One point for each seat of a gang that has won, none for one that has lost."""
    if isinstance(state, GameOver):
        return Outcome((int(is_won(state.rules, state.score)),) * state.rules.players)
    return Unfinished()


@lru_cache(maxsize=64)  # the same in every view of a showdown
def _made(cards: tuple[Card, ...]) -> Best:
    return best(cards)


def _place(hand: Best, *, is_lifted: bool) -> Place:
    """Category, then who is lifted, then ranks. Rule G6.10"""
    return CATEGORIES.index(hand.category), is_lifted, hand.strength


def _last(heist: Heist) -> Seat:
    return heist.chips[-1].holders[-1]
