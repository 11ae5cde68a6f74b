"""Who sees what, and what is remembered."""

from __future__ import annotations

import pytest

from backroom.cards.card import cards
from backroom.cards.category import Category
from backroom.core.lines import replay
from backroom.core.wire import FaceDown, Seat, Spectator, Viewer
from backroom.games.gang import GANG, Ending, Helper, Peek, Rules
from backroom.games.gang.seen import Named, SeenDealing, SeenPeeking, Unnamed

from .telling import DEAL, SETTLE, WHITE, heist, seen_chips, seen_showdown

DOWN = FaceDown(2)
HANDS = (cards("2c 7d"), cards("Kh Qh"), cards("As Ad"))
TURNED = f"{WHITE}\nsettle elapsed 1 3\nturn Ah 8s Jc"


def test_a_player_sees_the_own_hole_cards_only() -> None:  # Rule G3.5
    assert seen_chips(DEAL, Seat(0)).heist.hands == (HANDS[0], DOWN, DOWN)
    assert seen_chips(TURNED, Seat(2)).heist.hands == (DOWN, DOWN, HANDS[2])


def test_a_spectator_sees_no_hole_card_before_the_showdown() -> None:  # Rule G3.4
    assert seen_chips(DEAL, Spectator()).heist.hands == (DOWN, DOWN, DOWN)
    assert seen_chips(TURNED, Spectator()).heist.board == cards("Ah 8s Jc")


def test_at_the_showdown_everybody_sees_all_hands() -> None:  # Rules G3.4, G3.5
    assert seen_showdown(heist()).heist.hands == HANDS


def test_a_spectator_has_nothing_to_choose() -> None:  # Rule G3.4
    assert seen_chips(WHITE, Spectator()).options == ()
    assert seen_chips(WHITE, Seat(0)).options != ()


@pytest.mark.parametrize("viewer", [Seat(0), Spectator()])
def test_heists_that_are_over_are_remembered(
    viewer: Viewer,
) -> None:  # Rule G3.6
    rules = Rules(players=3, ending=Ending.INSTANT)
    seen = GANG.view(replay(GANG, rules, f"{heist()}\nbreak elapsed 1"), viewer)
    assert isinstance(seen, SeenDealing)
    assert [past.hands for past in seen.score.past] == [HANDS]


def test_the_table_names_the_own_hand_as_it_stands() -> None:  # Rule G3.7
    assert seen_chips(DEAL, Seat(2)).own == Named(Category.ONE_PAIR, cards("As Ad"))
    assert seen_chips(TURNED, Seat(2)).own == Named(
        Category.THREE_OF_A_KIND, cards("As Ah Ad Jc 8s")
    )


def test_the_hand_is_named_in_the_peek_too() -> None:  # Rule G3.7
    seen = GANG.view(replay(GANG, Rules(players=3, peek=Peek.ALWAYS), DEAL), Seat(1))
    assert isinstance(seen, SeenPeeking)
    assert seen.own == Named(Category.HIGH_CARD, cards("Kh Qh"))


def test_a_table_can_leave_hands_unnamed() -> None:  # Rule G3.7
    assert seen_chips(DEAL, Seat(2), Rules(players=3, helper=Helper.OFF)).own == Unnamed()


def test_a_spectator_is_told_of_no_hand() -> None:  # Rules G3.4, G3.7
    assert seen_chips(DEAL, Spectator(), SETTLE).own == Unnamed()
