"""Games of The Gang in which cards in force do all that can be hidden."""

from __future__ import annotations

from msgspec.structs import replace

from backroom.games.gang import Challenge, Ending, Mode, Rules, Specialist
from tests.golden.gang_games import GAMES

PRIVATE = replace(GAMES["gang_private_effects"][0], alarms=2, vaults=2)
"""Each passes, seat 1 shows to seat 2, seat 0 draws a new hand, seat 1 hacks, all guess seat 2."""
PRIVATE_GAME = f"{GAMES['gang_private_effects'][1]}\nbreak elapsed 1"

CON_ARTIST = Rules(
    players=3,
    mode=Mode.CUSTOM,
    specialists=(Specialist.CON_ARTIST,),
    ending=Ending.INSTANT,
)
CON_ARTIST_GAME = """deal 2c 7d Kh Qh As Ad
peek elapsed 1
redeal Kh As 2c Qh 7d Ad
peek elapsed 1
0 take white 1 from centre"""

BLACKOUT = Rules(
    players=2,
    mode=Mode.CUSTOM,
    challenges=(Challenge.BLACKOUT,),
    ending=Ending.INSTANT,
)
BLACKOUT_GAME = """deal 2c 7d Kh Qh
0 take white 1 from centre
1 take white 1 from 0
0 take white 2 from centre
turn 3s 8s Jc
0 take yellow 1 from centre"""
