"""The games of The Gang that are written out."""

from __future__ import annotations

from backroom.games.gang import Challenge, Ending, Helper, Mode, Peek, Rules, Specialist

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

PRIVATE = """deal 2c 7d Kh Qh As Ad
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
2 propose 1 hacker 2
0 agree 1 2
1 refuse 1 2
0 take yellow 2 from centre
wait elapsed 1 2 2
1 propose 1 hacker 1
0 agree 1 3
2 agree 1 3
draw 4c
1 discard 4c
1 take yellow 1 from centre
2 take yellow 3 from centre
turn 4d
1 take orange 1 from centre
0 take orange 2 from centre
2 take orange 3 from centre
turn 6h
1 take red 1 from centre
0 take red 2 from centre
2 take red 3 from centre
0 hurry 1
0 vote 1 A
1 vote 1 A"""

EXPERT = """challenge blackout
challenge hasty_getaway
deal 9c 9d Qc Qd
0 take white 1 from centre
1 take white 2 from centre
turn 2c 3d 4h
0 take yellow 1 from centre
1 take yellow 2 from centre
turn Jh
turn Js
0 take red 2 from centre
1 take red 1 from centre
break elapsed 1
challenge noise_sensors"""

GAMES = {
    "gang_contested_chip": (Rules(players=3, peek=Peek.ALWAYS), CONTESTED),
    "gang_broken_order": (
        Rules(players=4, alarms=1, ending=Ending.INSTANT, helper=Helper.OFF),
        BROKEN,
    ),
    "gang_private_effects": (
        Rules(
            players=3,
            alarms=1,
            vaults=1,
            mode=Mode.CUSTOM,
            challenges=(Challenge.MOTION_DETECTOR, Challenge.RETINA_SCAN),
            specialists=(Specialist.INFORMANT, Specialist.HACKER, Specialist.COORDINATOR),
            ending=Ending.INSTANT,
        ),
        PRIVATE,
    ),
    "gang_expert_blackout": (
        Rules(players=2, mode=Mode.EXPERT, ending=Ending.INSTANT),
        EXPERT,
    ),
    "gang_third_vault": (Rules(players=2, ending=Ending.INSTANT), VAULTS),
}
