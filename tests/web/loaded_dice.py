"""A server whose dice fall as told, then fair: `python loaded_dice.py "6 | 6 6 5 2 1" serve …`.

Who throws fewer dice than are told gets the first of them. Bots do not pause.
"""

from __future__ import annotations

import sys
from collections import deque
from typing import TypeVar

from backroom.bots import pace
from backroom.cli import main
from backroom.core import chance as real
from backroom.core.chance import Chance

LotT = TypeVar("LotT")


def load(told: str) -> None:
    """From now on dice fall so."""
    throws = deque(told.split("|") if told else ())
    fair = real.thrown

    def thrown(
        chance: Chance, *, draw: int, pool: tuple[LotT, ...], count: int
    ) -> tuple[LotT, ...]:
        if not throws:
            return fair(chance, draw=draw, pool=pool, count=count)
        faces = [int(face) for face in throws.popleft().split()]
        assert len(faces) >= count, f"expected {count} faces, got {faces}"
        return tuple(pool[face - 1] for face in faces[:count])

    real.thrown = thrown


if __name__ == "__main__":
    load(sys.argv.pop(1))
    pace.PAUSE_S = (0.0, 0.01)
    main(prog_name="backroom")
