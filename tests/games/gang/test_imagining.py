"""Worlds are drawn evenly."""

from __future__ import annotations

from collections import Counter
from random import Random

from backroom.core.lines import replay
from backroom.core.wire import Seat
from backroom.games.gang import GANG, Ending, Rules
from backroom.games.gang.state import ChipsOpen

RULES = Rules(players=2, lowest_rank=12, ending=Ending.INSTANT)
FLOP = """deal Qc Kd As Ad
0 take white 1 from centre
1 take white 2 from centre
turn Qd Kh Ks"""


def test_every_hand_that_a_rival_may_hold_is_equally_likely() -> None:
    seen = GANG.view(replay(GANG, RULES, FLOP), Seat(0))
    worlds = [GANG.imagine(RULES, seen, Random(seed)) for seed in range(4_200)]
    hands = Counter(world.heist.hands[1] for world in worlds if isinstance(world, ChipsOpen))
    assert len(hands) == 7 * 6  # 12 cards, 5 of them in sight
    chi_square = sum((count - 100) ** 2 / 100 for count in hands.values())
    assert chi_square < 74.8  # 41 degrees of freedom, 1 in 1,000 by chance
