"""What a bot of dice poker has decided, as a choice that is open to it."""

from __future__ import annotations

from collections.abc import Collection

from ...core.wire import Choice
from ...games.dice import DiceSeen
from ...games.dice.choices import Stand, Throw
from ...games.dice.seen import SeenBreak, SeenStarting, SeenTurn
from ..pace import Wait

A_WHILE_S = 60.0  # to think again though nothing has changed


def throw(seen: SeenTurn, places: Collection[int]) -> Choice | Wait:
    """Throws the dice at these places; stands if there is none."""
    wanted = tuple(sorted(places))
    found = (one for one in seen.options if isinstance(one, Throw) and one.dice == wanted)
    return next(found, None) or stand(seen)


def stand(seen: SeenTurn) -> Choice | Wait:
    """Leaves the dice as they lie."""
    return next((one for one in seen.options if isinstance(one, Stand)), None) or only(seen)


def only(seen: DiceSeen) -> Choice | Wait:
    """What is open where nothing is to be decided."""
    if isinstance(seen, SeenStarting | SeenTurn | SeenBreak) and seen.options:
        return seen.options[0]
    return Wait(A_WHILE_S)
