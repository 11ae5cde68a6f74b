"""The Gang under the laws, in games so small that every way to play on can be tried and counted."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from backroom.cards.card import cards
from backroom.core.game import Outcome
from backroom.games.gang import GANG, Rules

from ..laws import LAWS, Law, imagining_reaches_exactly_the_information_set
from ..lines import spoken
from .small import INSTANT, INSTANT_GAME, SETTLE, SETTLE_GAME, THREE, THREE_GAME, onward, up_to
from .subject import gang

DEALT = "deal Qc Kd As Ad"
FROM = {  # where every way on is tried, and for how many actions
    "preflop, instant": (INSTANT, up_to(INSTANT_GAME, DEALT), 4),
    "river, instant": (INSTANT, up_to(INSTANT_GAME, "turn Kc"), 4),
    "peek": (SETTLE, up_to(SETTLE_GAME, DEALT), 3),
    "preflop, settle": (SETTLE, up_to(SETTLE_GAME, "peek elapsed 1"), 3),
    "a full round": (SETTLE, up_to(SETTLE_GAME, "1 take white 2 from centre"), 3),
    "after the showdown": (SETTLE, up_to(SETTLE_GAME, "settle elapsed 1 8"), 3),
}

QUEENS = """0 take white 1 from centre
1 take white 2 from centre
turn Qc Qd Qh
0 take yellow 1 from centre
1 take yellow 2 from centre
turn Qs
0 take orange 1 from centre
1 take orange 2 from centre
turn Kc
0 take red 1 from centre
1 take red 2 from centre"""


@pytest.mark.parametrize("start", FROM)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_law_holds_in_every_way_to_go_on(law: Law, start: str) -> None:
    rules, text, longer = FROM[start]
    subject = gang(rules)
    for line in onward(subject, text, longer=longer):
        law(subject, line)


# With two seats and two chips there are three situations while chips are open in `instant`:
#   c  both chips in the centre. Each seat can take each: 4 actions, all to h.
#   h  one held. Its holder can swap it (h) or put it back (c); the other seat can take it (h), or
#      the other chip, which ends the round (t).
#   t  community cards are due. One deal, so 1 action, to c of the next round.
# So with k actions to go  c(k) = 4 h(k-1),  h(k) = c(k-1) + 2 h(k-1) + t(k-1),  t(k) = c(k-1):
#   k  0  1   2   3    4    5     6
#   c  1  4  16  52  184  640  2224
#   h  1  4  13  46  160  556
#   t  1  1   4  16   52  184
def test_there_are_as_many_ways_in_instant_as_counted_by_hand() -> None:
    text = up_to(INSTANT_GAME, DEALT)
    assert _ways(INSTANT, text, at_most=6) == [1, 4, 16, 52, 184, 640, 2224]


# In `settle` a full set of chips does not end the round. From h the fourth action leads to
#   f0  both held. Each seat can take the other's chip or put its own back (4, to h), or confirm
#       (2, to f1); the clock ends the round (t).
#   f1  as f0, but one confirmation is left (to f2).
#   f2  as f1, but nothing is left to confirm; the clock strikes (t).
# So  h(k) = c(k-1) + 2 h(k-1) + f0(k-1),  f0(k) = 4 h(k-1) + 2 f1(k-1) + t(k-1),
#     f1(k) = 4 h(k-1) + f2(k-1) + t(k-1),  f2(k) = 4 h(k-1) + t(k-1):
#   k   0  1   2    3    4     5
#   c   1  4  16   76  332  1464
#   h   1  4  19   83  366
#   f0  1  7  29  124
#   f1  1  6  22   97
#   f2  1  5  17   80
#   t   1  1   4   16
def test_there_are_as_many_ways_in_settle_as_counted_by_hand() -> None:
    text = up_to(SETTLE_GAME, "peek elapsed 1")
    assert _ways(SETTLE, text, at_most=5) == [1, 4, 16, 76, 332, 1464]


# In the peek two seats can close it, then one; the clock ends it at any time, to c:
#   p2(k) = 2 p1(k-1) + c(k-1) = 3, 8, 32 with p1(k) = 2 c(k-1) = 2, 8, 32 and c as in `settle`.
def test_there_are_as_many_ways_through_a_peek_as_counted_by_hand() -> None:
    text = up_to(SETTLE_GAME, DEALT)
    assert _ways(SETTLE, text, at_most=3) == [1, 3, 8, 32]


def test_chance_brings_as_many_cards_as_are_left() -> None:
    states = [moment.state for moment in spoken(gang(INSTANT), INSTANT_GAME)]
    draws = [due for state in states if (due := GANG.chance(state)) is not None]
    assert [(len(due.pool), due.count) for due in draws] == [(12, 4), (8, 3), (5, 1), (4, 1)]


# The board is four queens and a king, so a hand is as strong as its best card: an ace or a king.
# Of the 7·6·5·4 = 840 ways to deal Kd Kh Ks Ac Ad Ah As, seat 0 has two kings in 3·2 · 5·4 = 120;
# then seat 1 has an ace (one king is left). As many the other way round. In the other 600 they tie.
# Seat 0 stands on 1 star, seat 1 on 2: it fails only where seat 1 has the two kings.
def test_as_many_deals_crack_the_vault_as_counted_by_hand() -> None:
    hands = permutations(cards("Kd Kh Ks Ac Ad Ah As"), 4)
    games = (spoken(gang(INSTANT), f"deal {' '.join(hand)}\n{QUEENS}") for hand in hands)
    ends = Counter(GANG.outcome(line[-1].state) for line in games)
    assert ends == {Outcome((1, 1)): 720, Outcome((0, 0)): 120}


@pytest.mark.parametrize(
    ("rules", "game", "last"),
    [
        (INSTANT, INSTANT_GAME, "turn Qd Kh Ks"),
        (INSTANT, INSTANT_GAME, "0 take yellow 2 from centre"),
        (INSTANT, INSTANT_GAME, "1 take orange 2 from centre"),
        (INSTANT, INSTANT_GAME, "0 take red 2 from centre"),
        (INSTANT, INSTANT_GAME, "1 take red 1 from centre"),
        (SETTLE, SETTLE_GAME, "0 fine yellow 1 0"),
        (SETTLE, SETTLE_GAME, "0 onward 1"),
    ],
)
def test_imagining_reaches_exactly_what_is_possible(rules: Rules, game: str, last: str) -> None:
    subject = gang(rules)
    imagining_reaches_exactly_the_information_set(subject, spoken(subject, up_to(game, last)))


def test_a_seat_of_three_imagines_exactly_what_is_possible() -> None:
    subject = gang(THREE)
    line = spoken(subject, up_to(THREE_GAME, "turn Qs"))
    imagining_reaches_exactly_the_information_set(subject, line, viewers=subject.seats)


def _ways(rules: Rules, text: str, *, at_most: int) -> list[int]:
    """How many ways there are to go on, by number of actions."""
    return [len(list(onward(gang(rules), text, longer=k))) for k in range(at_most + 1)]
