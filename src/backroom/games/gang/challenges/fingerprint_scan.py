"""9 Fingerprint Scan: the others must guess what the highest red chip's hand makes. Rule G7.9"""

from __future__ import annotations

from ....cards.poker import Category, best
from ..guesses import CategoryGuess, Guess
from ..names import Challenge
from .card import Cards, ChallengeCard, Question


def is_right(hole: Cards, board: Cards, guess: Guess) -> bool:
    """Does the best five of these cards make this?"""
    return guess == CategoryGuess(best(hole + board).category)


FINGERPRINT_SCAN = ChallengeCard(
    name=Challenge.FINGERPRINT_SCAN,
    questions=(
        Question(
            guesses=tuple(CategoryGuess(category) for category in Category),
            is_right=is_right,
        ),
    ),
)
