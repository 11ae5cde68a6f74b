"""4 Retina Scan: the others must guess a rank in the highest red chip's hand. Rule G7.4"""

from __future__ import annotations

from ....cards.card import RANKS, rank
from ..guesses import Guess, RankGuess
from ..names import Challenge
from .card import Cards, ChallengeCard, Question


def is_right(hole: Cards, board: Cards, guess: Guess) -> bool:
    """Has one of the hole cards this rank? The Jack is a J."""
    return guess in {RankGuess(rank(card)) for card in hole}


RETINA_SCAN = ChallengeCard(
    name=Challenge.RETINA_SCAN,
    questions=(
        Question(
            guesses=tuple(RankGuess(number) for number in range(2, 2 + len(RANKS))),
            is_right=is_right,
        ),
    ),
)
