"""The games that are played here: the closed sets of what of them crosses the wire."""

from __future__ import annotations

from ..core.game import AnyGame
from ..games.crash import CRASH, CrashChoice, CrashEvent, CrashRules, CrashSeen
from ..games.dice import DICE, DiceChoice, DiceEvent, DiceRules, DiceSeen
from ..games.gang import GANG, GangChoice, GangEvent, Rules, Seen

GAMES: dict[str, AnyGame] = {game.name: game for game in (GANG, DICE, CRASH)}

AnyRules = Rules | DiceRules | CrashRules
AnyChoice = GangChoice | DiceChoice | CrashChoice
AnyEvent = GangEvent | DiceEvent | CrashEvent
AnySeen = Seen | DiceSeen | CrashSeen


def game_of(rules: AnyRules) -> AnyGame:
    """The game whose rules these are."""
    return next(game for game in GAMES.values() if game.rules is type(rules))
