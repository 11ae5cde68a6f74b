"""The matches of dice poker that are written out."""

from __future__ import annotations

from backroom.games.dice import DiceRules, FullHouse, PlayOffOrder

LEAVER = """2 start 1
cast 5
0 start 1
cast 5
1 start 1
cast 2
start elapsed 2
cast 3 6
2 throw 1 1 0 1 2 3 4
roll 6 6 5 2 1
2 throw 1 2 2 3 4
roll 5 3 6
2 throw 1 3 2 3
roll 2 5
0 throw 2 1 0 1 2 3 4
roll 6 6 6 4 4
left 0
0 stand 2 1
turn elapsed 3 0
roll 6 6 6 1 3
1 throw 3 2 3 4
roll 4 4
1 stand 3 2
0 throw 4 1 0 1 2 3 4
roll 1 2 3 4 5
turn elapsed 4 1
1 throw 5 1 0 1 2 3 4
roll 1 2 3 4 6
1 stand 5 1
2 on 1
0 on 1
1 on 1
0 throw 6 1 0 1 2 3 4
roll 2 2 2 2 2
0 stand 6 1
1 throw 7 1 0 1 2 3 4
roll 1 1 2 3 4
1 stand 7 1
2 throw 8 1 0 1 2 3 4
roll 1 1 2 3 4
2 stand 8 1
break elapsed 2
1 throw 9 1 0 1 2 3 4
roll 5 5 5 2 2
1 stand 9 1
2 throw 10 1 0 1 2 3 4
roll 3 3 3 6 6
2 stand 10 1
0 throw 11 1 0 1 2 3 4
roll 1 1 2 3 4
0 stand 11 1
joined 0
left 2
1 on 3
0 on 3
0 start 3
cast 1
1 start 3
cast 2
1 throw 12 1 0 1 2 3 4
roll 5 5 5 5 2
1 stand 12 1
deserted"""

REDRAW = """start elapsed 1
cast 6 1
0 throw 1 1 0 1 2 3 4
roll 5 5 5 2 2
0 stand 1 1
1 throw 2 1 0 1 2 3 4
roll 3 3 3 5 5
1 stand 2 1
1 start 2
cast 4
0 start 2
cast 4
0 start 3
cast 1
1 start 3
cast 2
1 throw 3 1 0 1 2 3 4
roll 1 1 1 1 2
1 stand 3 1
0 throw 4 1 0 1 2 3 4
roll 1 1 1 2 2
0 stand 4 1
1 on 1
0 on 1
1 throw 5 1 0 1 2 3 4
roll 1 1 1 1 2
1 stand 5 1
0 throw 6 1 0 1 2 3 4
roll 1 1 1 2 2
0 stand 6 1
0 on 2
1 on 2
0 throw 7 1 0 1 2 3 4
roll 2 2 3 3 6
0 stand 7 1
1 throw 8 1 0 1 2 3 4
roll 5 5 4 4 6
1 stand 8 1
1 on 3
0 on 3
1 throw 9 1 0 1 2 3 4
roll 6 5 4 3 2
1 stand 9 1
0 throw 10 1 0 1 2 3 4
roll 1 2 3 4 5
0 stand 10 1"""

MATCHES = {
    "dice_leaver_and_play_off": (DiceRules(players=3, circles=0), LEAVER),
    "dice_redraw_and_rebuy": (
        DiceRules(
            players=2,
            stack=40,
            ante=20,
            circles=2,
            full_house=FullHouse.SUM,
            play_off_order=PlayOffOrder.REDRAW,
            rebuy=True,
        ),
        REDRAW,
    ),
}
