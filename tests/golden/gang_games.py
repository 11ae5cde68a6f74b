"""The games of The Gang that are written out."""

from __future__ import annotations

from backroom.games.gang import Ending, Helper, Peek, Rules

CONTESTED = """deal 2c 7d Kh Qh As Ad
1 looked 1
0 looked 1
2 looked 1
1 take white 3 from centre
2 take white 3 from 1
1 take white 2 from centre
1 take white 3 from 2
0 take white 1 from centre
2 take white 2 from centre
2 take white 3 from 1
1 take white 2 from centre
settle elapsed 1 8
turn 3s 8s Jc
0 take yellow 2 from centre
0 back yellow 2
0 take yellow 1 from centre
2 take yellow 3 from centre
1 take yellow 2 from centre
1 fine yellow 0 1 2
2 fine yellow 0 1 2
0 fine yellow 0 1 2
settle elapsed 1 13
turn 4d
0 take orange 1 from centre
1 take orange 2 from centre
2 take orange 3 from centre
2 fine orange 0 1 2
1 take orange 3 from 2
2 take orange 3 from 1
1 take orange 2 from centre
settle elapsed 1 19
turn 6h
0 take red 1 from centre
1 take red 2 from centre
2 take red 3 from centre
settle elapsed 1 22
1 onward 1
0 onward 1
2 onward 1"""

BROKEN = """deal 9c 9d 9h 9s Qc Qd 2s 3s
0 take white 1 from centre
1 take white 2 from centre
2 take white 3 from centre
3 take white 4 from centre
turn 2c 3d 4h
3 take yellow 4 from centre
2 take yellow 3 from centre
1 take yellow 2 from centre
0 take yellow 1 from centre
turn Jh
3 take orange 4 from centre
2 take orange 3 from centre
1 take orange 2 from centre
0 take orange 1 from centre
turn Ks
1 take red 1 from centre
0 take red 2 from centre
3 take red 3 from centre
2 take red 4 from centre"""

VAULTS = """deal 2c 7d As Ad
0 take white 1 from centre
1 take white 2 from centre
turn 3s 8s Jc
1 take yellow 2 from centre
0 take yellow 1 from centre
turn 4d
0 take orange 1 from centre
1 take orange 2 from centre
turn 6h
0 take red 1 from centre
1 take red 2 from centre
1 onward 1
break elapsed 1
deal Kc Kd 5c 6d
0 take white 2 from centre
1 take white 1 from centre
turn 6h 6s Jc
1 take yellow 1 from centre
1 take yellow 2 from centre
0 take yellow 1 from centre
turn Kh
0 take orange 2 from centre
1 take orange 1 from centre
turn 6c
0 take red 2 from centre
1 take red 2 from 0
0 take red 1 from centre
break elapsed 2
deal 2h 2d 3h 3d
0 take white 1 from centre
1 take white 2 from centre
turn Th Jh Qh
0 take yellow 1 from centre
1 take yellow 2 from centre
turn Kh
0 take orange 1 from centre
1 take orange 2 from centre
turn Ah
1 take red 1 from centre
0 take red 2 from centre"""

GAMES = {
    "gang_contested_chip": (Rules(players=3, peek=Peek.ALWAYS), CONTESTED),
    "gang_broken_order": (
        Rules(players=4, alarms=1, ending=Ending.INSTANT, helper=Helper.OFF),
        BROKEN,
    ),
    "gang_third_vault": (Rules(players=2, ending=Ending.INSTANT), VAULTS),
}
