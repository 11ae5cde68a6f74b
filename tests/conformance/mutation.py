"""A game with one fault, and the law that must find it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from backroom.core.game import AnyGame

from .laws import Law


@dataclass(frozen=True, slots=True)
class Mutation:
    """A game spoilt in one place."""

    name: str
    game: AnyGame
    law: Law
    rules: Any  # of the table at which the fault shows
    text: str = ""  # of a game in which it shows; "": it shows in random ones
