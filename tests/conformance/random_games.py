"""What every game is asked about games that nobody thought of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, get_args

from .laws import LAWS
from .lines import Line, is_over
from .subject import Subject

SEEDS = 2**32

RandomGame = Callable[[int], tuple[Subject, Line]]  # the same for the same seed


def under_every_law(random_game: RandomGame, seed: int) -> None:
    """Every law holds in the game of this seed; else the error names both."""
    subject, line = random_game(seed)
    for law in LAWS:
        try:
            law(subject, line)
        except AssertionError as broken:
            broken.add_note(f"law: {law.__name__}, seed: {seed}, {subject.rules}")
            raise


# Any: a union of the states, or of the events, of whichever game
def see_everything(random_game: RandomGame, seeds: Iterable[int], states: Any, events: Any) -> None:
    """The games of these seeds end, and meet each kind of state and each kind of event."""
    games = [random_game(seed) for seed in seeds]
    assert all(is_over(subject, line[-1].state) for subject, line in games)
    moments = [moment for _, line in games for moment in line]
    assert {type(moment.state) for moment in moments} == set(get_args(states))
    told = {type(told.event) for moment in moments for told in moment.step.told}
    assert told == set(get_args(events))
