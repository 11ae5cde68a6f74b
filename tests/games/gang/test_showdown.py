"""The order of the hands, and what breaks it."""

from __future__ import annotations

import pytest

from backroom.cards.card import cards
from backroom.cards.category import Category
from backroom.core.game import Everyone, Told
from backroom.core.wire import Seat
from backroom.games.gang import Ending, Rules
from backroom.games.gang.events import RoundEnded, Showdown, Took
from backroom.games.gang.rules import Colour
from backroom.games.gang.seen import PastHeist, Shown
from backroom.games.gang.state import HeistOver

from .telling import INSTANT, heist, phase, seen_showdown, told

SHOWN = (
    Shown(Seat(0), cards("2c 7d"), Category.HIGH_CARD, cards("Jc 8s 7d 6h 4d"), breaks=False),
    Shown(Seat(1), cards("Kh Qh"), Category.HIGH_CARD, cards("Kh Qh Jc 8s 6h"), breaks=False),
    Shown(Seat(2), cards("As Ad"), Category.ONE_PAIR, cards("As Ad Jc 8s 6h"), breaks=False),
)


def breaks(text: str, rules: Rules = INSTANT) -> list[bool]:
    """In the order of the showdown: does the hand break it?"""
    return [hand.breaks for hand in seen_showdown(text, rules).shown]


def order(text: str) -> list[Seat]:
    """The seats in the order of the showdown."""
    return [hand.seat for hand in seen_showdown(text).shown]


def test_hands_are_shown_in_the_order_of_the_red_chips() -> None:  # Rule G2.9
    assert order(heist(red=(0, 1, 2))) == [0, 1, 2]
    assert order(heist(red=(2, 0, 1))) == [2, 0, 1]


def test_chips_of_earlier_colours_do_not_count() -> None:  # Rule G2.9
    text = (
        heist()
        .replace("0 take white 1", "0 take white 2")
        .replace("1 take white 2", "1 take white 1")
    )
    assert order(text) == [0, 1, 2]


def test_the_last_red_chip_brings_the_showdown_of_the_best_five() -> None:  # Rule G2.9
    before, last = heist().rsplit("\n", maxsplit=1)
    assert told(before, last, INSTANT) == (
        Told(Took(Seat(2), Colour.RED, 3, "centre"), Everyone()),
        Told(RoundEnded(Colour.RED, (Seat(0), Seat(1), Seat(2))), Everyone()),
        Told(Showdown(SHOWN, cracked=True), Everyone()),
    )


def test_stronger_and_stronger_hands_crack_the_vault() -> None:  # Rule G2.10
    assert seen_showdown(heist()).cracked is True


def test_one_hand_weaker_than_the_one_before_is_a_failure() -> None:  # Rule G2.10
    assert seen_showdown(heist(red=(1, 0, 2))).cracked is False


@pytest.mark.parametrize("red", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_same_strength_is_fine_in_any_order(red: tuple[int, ...]) -> None:  # Rule G2.10
    text = heist(deal="2c 3d 2h 3s 2d 3c", board="Tc Jd Qh Ks As", red=red)
    assert breaks(text) == [False, False, False]


@pytest.mark.parametrize(
    ("red", "cracked"),
    [((0, 1, 2), True), ((1, 0, 2), True), ((0, 2, 1), False), ((2, 0, 1), False)],
)
def test_two_equal_hands_change_places_but_not_with_a_stronger_one(  # Rule G2.10
    red: tuple[int, ...], *, cracked: bool
) -> None:
    text = heist(deal="9c 9d 9h 9s Qc Qd", board="2c 3d 4h Jh Ks", red=red)
    assert seen_showdown(text).cracked is cracked


def test_a_break_is_measured_against_the_hand_before_it() -> None:  # Rule G2.11
    assert breaks(heist(red=(2, 0, 1))) == [False, True, False]
    assert breaks(heist(red=(0, 2, 1))) == [False, False, True]


def test_every_hand_is_shown_and_marked_after_the_first_break() -> None:  # Rule G2.11
    assert breaks(heist(red=(2, 1, 0))) == [False, True, True]
    assert order(heist(red=(2, 1, 0))) == [2, 1, 0]


def test_a_heist_turns_exactly_one_card_of_the_score() -> None:  # Rule G2.11
    for red, vaults, alarms in (((0, 1, 2), 1, 0), ((2, 1, 0), 0, 1)):
        score = seen_showdown(heist(red=red)).score
        assert (score.vaults, score.alarms, len(score.past)) == (vaults, alarms, 1)


def test_the_score_keeps_each_heist_with_its_hands_and_chips() -> None:  # Rule G3.6
    seen = seen_showdown(heist())
    hands = (cards("2c 7d"), cards("Kh Qh"), cards("As Ad"))
    board = cards("3s 8s Jc 4d 6h")
    categories = (Category.HIGH_CARD, Category.HIGH_CARD, Category.ONE_PAIR)
    past = PastHeist(1, hands, board, seen.heist.chips, categories, (1, 2, 3), cracked=True)
    assert seen.score.past == (past,)


def test_in_settle_the_showdown_waits_for_the_last_window() -> None:  # Rules G2.6, G2.9
    rules = Rules(players=3, ending=Ending.SETTLE)
    moved, lines = 0, []
    for line in heist().splitlines():
        moved += "take" in line
        lines += [line] if "take" not in line or moved % 3 else [line, f"settle elapsed 1 {moved}"]
    assert phase("\n".join(lines[:-1]), rules) is not HeistOver
    assert phase("\n".join(lines), rules) is HeistOver
