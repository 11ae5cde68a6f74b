"""Two players of dice poker who do not calculate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from ...cards.dice import DiceCategory
from ...core.wire import Choice
from ...games.dice import DiceRules, DiceSeen
from ...games.dice.seen import Against, SeenTurn
from ..pace import Wait
from .deeds import only, stand, throw

SLIP = 0.25  # how often a rookie throws a pair away to go for the highest die

_ENOUGH_FOR_A_ROOKIE = (
    DiceCategory.THREE,
    DiceCategory.FULL_HOUSE,
    DiceCategory.FOUR,
    DiceCategory.POKER,
)


# The rules are unused: both play as if the triple decided between full houses.
def rookie_bot(_: DiceRules, seen: DiceSeen, rng: Random) -> Choice | Wait:
    """Goes for the dice that are most alike, is content with three, forgets who is to come."""
    if not isinstance(seen, SeenTurn) or not seen.throws:
        return only(seen)
    ahead = seen.against in (Against.AHEAD, Against.ALONE)
    if ahead and seen.made[0].category in _ENOUGH_FOR_A_ROOKIE:
        return stand(seen)
    faces = Counter(seen.throws[-1].dice)
    alike = max(faces.values())
    face = max(face for face, count in faces.items() if count == alike)
    if alike == 2 and rng.random() < SLIP:
        face = max(faces)
    return _keep(seen, (face,))


def thumb_bot(_: DiceRules, seen: DiceSeen, _rng: Random) -> Choice | Wait:
    """Keeps what makes a combination and throws the rest, as long as that can help.

    The last to throw stands once ahead. A full house that is behind is broken up, and so is
    nothing else: dice outside a combination cost nothing to throw.
    """
    if not isinstance(seen, SeenTurn) or not seen.throws:
        return only(seen)
    bout = seen.bouts[-1]
    is_last = len(bout.results) == len(bout.order) - 1
    if is_last and seen.against is Against.AHEAD:
        return stand(seen)
    faces = Counter(seen.throws[-1].dice)
    made = [face for face, count in faces.items() if count > 1]
    if seen.made[0].category is DiceCategory.FULL_HOUSE and seen.against is Against.BEHIND:
        made = [face for face, count in faces.items() if count == 3]
    return _keep(seen, made or (max(faces),))


def _keep(seen: SeenTurn, faces: Iterable[int]) -> Choice | Wait:
    """Throws every die that shows none of these and is not locked; stands if there is none."""
    dice, kept = seen.throws[-1].dice, set(faces)
    again = tuple(
        place for place, face in enumerate(dice) if face not in kept and place not in seen.locked
    )
    return throw(seen, again)
