"""Games of The Gang in which cards in force do all that can be hidden."""

from __future__ import annotations

from backroom.games.gang import Challenge, Ending, Mode, Rules, Specialist

PRIVATE = Rules(
    players=3,
    mode=Mode.CUSTOM,
    challenges=(Challenge.MOTION_DETECTOR, Challenge.RETINA_SCAN),
    specialists=(Specialist.INFORMANT, Specialist.HACKER, Specialist.COORDINATOR),
    ending=Ending.INSTANT,
    vaults=2,
    alarms=2,
)
"""Each passes, seat 1 shows to seat 2, seat 0 draws a new hand, seat 1 hacks, all guess seat 2."""
PRIVATE_GAME = """deal 2c 7d Kh Qh As Ad
peek elapsed 1
1 pass 1 Kh
0 pass 1 7d
2 pass 1 Ad
0 propose 1 informant 1
1 agree 1 1
2 agree 1 1
1 show Qh 2
0 take white 1 from centre
1 take white 2 from centre
2 take white 3 from centre
turn 3s 8s Jc
redraw 9c 9d
1 propose 1 hacker 1
0 agree 1 2
2 agree 1 2
draw 4c
1 discard 4c
1 take yellow 1 from centre
0 take yellow 2 from centre
2 take yellow 3 from centre
turn 4d
1 take orange 1 from centre
0 take orange 2 from centre
2 take orange 3 from centre
turn 6h
1 take red 1 from centre
0 take red 2 from centre
2 take red 3 from centre
0 vote 1 A
1 vote 1 A
break elapsed 1"""

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
