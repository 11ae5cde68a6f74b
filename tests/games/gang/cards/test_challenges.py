"""The challenges that change chips, rounds and hands. Scans are in test_scans."""

from __future__ import annotations

import pytest

from backroom.cards.card import cards
from backroom.core.wire import FaceDown, Seat
from backroom.games.gang import GANG, Challenge, Colour, Ending, GangRefusal
from backroom.games.gang.events import ChipsDiscarded, ChipsOpened, Turned
from backroom.games.gang.seen import Chips, SeenChips
from backroom.games.gang.state import ChipsOpen, Redrawing, Turning
from backroom.games.gang.story import Deed, Note, Tripped

from .telling import (
    DEAL,
    FACES,
    LOW,
    custom,
    hands,
    happened,
    heist,
    lines,
    refused,
    seen,
    state,
    taken,
    told,
)

WHITE = lines(DEAL, taken("white", 0, 1, 2))
YELLOW = lines(LOW, taken("yellow", 0, 1, 2))
ORANGE = lines("turn 4d", taken("orange", 0, 1, 2))
NOISE, SHAFT = custom("noise_sensors"), custom("ventilation_shaft")
MOTION, LASER = custom("motion_detector"), custom("laser_tripwires")
BLACKOUT = custom("blackout")


def test_quick_access_turns_the_flop_after_the_deal() -> None:  # Rule G7.1
    rules = custom("quick_access")
    assert isinstance(state(rules, DEAL), Turning)
    heard = told(rules, LOW, None, DEAL)
    assert heard == [Turned(cards("3s 8s 9c")), ChipsOpened(Colour.YELLOW)]
    assert heist(rules, 0, DEAL, YELLOW).chips == (
        Chips(Colour.YELLOW, (Seat(0), Seat(1), Seat(2))),
    )


def test_hasty_getaway_turns_the_fifth_card_after_the_fourth() -> None:  # Rule G7.5
    rules = custom("hasty_getaway")
    after = state(rules, WHITE, YELLOW, "turn 4d")
    assert isinstance(after, Turning)  # no red chips with four cards on the board
    after = state(rules, WHITE, YELLOW, "turn 4d", "turn 6h")
    assert isinstance(after, ChipsOpen)
    assert (after.heist.round, len(after.heist.board)) == (Colour.RED, 5)


def test_a_black_chip_cannot_be_taken_away() -> None:  # Rule G7.2
    text = lines(DEAL, "0 take white 1 from centre")
    assert refused(NOISE, "1 take white 1 from 0", text) is GangRefusal.BLACK_CHIP
    assert refused(NOISE, "1 take white 2 from centre", text) is None


def test_a_black_chip_cannot_be_put_back() -> None:  # Rule G7.2
    text = lines(DEAL, "0 take white 1 from centre")
    assert refused(NOISE, "0 back white 1", text) is GangRefusal.BLACK_CHIP


def test_who_holds_a_black_chip_does_not_escape_it_by_taking_another() -> None:  # Rule G7.2
    text = lines(DEAL, "0 take white 1 from centre", "1 take white 2 from centre")
    for line in ("0 take white 3 from centre", "0 take white 2 from 1"):
        assert refused(NOISE, line, text) is GangRefusal.HOLDS_BLACK_CHIP
    assert Seat(0) not in GANG.actors(state(NOISE, text))


def test_a_black_chip_may_be_taken_by_who_holds_another() -> None:  # Rule G7.2
    text = lines(DEAL, "0 take white 2 from centre", "0 take white 1 from centre")
    after = state(NOISE, text)
    assert isinstance(after, ChipsOpen)
    assert after.places == (Seat(0), "centre", "centre")


def test_red_chips_are_never_black() -> None:  # Rule G7.2
    text = lines(WHITE, YELLOW, ORANGE, "turn 6h", "0 take red 1 from centre")
    assert refused(NOISE, "1 take red 1 from 0", text) is None
    view = seen(NOISE, 0, text)
    assert isinstance(view, SeenChips)
    assert view.black == ()


def test_the_ventilation_shaft_holds_the_chip_with_most_stars() -> None:  # Rule G7.6
    text = lines(DEAL, "0 take white 3 from centre")
    assert refused(SHAFT, "1 take white 3 from 0", text) is GangRefusal.BLACK_CHIP
    view = seen(SHAFT, None, text)
    assert isinstance(view, SeenChips)
    assert view.black == (3,)


def test_with_both_only_the_middle_chip_of_three_can_be_moved() -> None:  # Rule G7.14
    both = custom("noise_sensors", "ventilation_shaft", ending=Ending.SETTLE)
    text = lines(DEAL, taken("white", 0, 1, 2))
    assert [seat for seat in range(3) if refused(both, f"{seat} back white {seat + 1}", text)] == [
        0,
        2,
    ]


def test_with_both_and_two_players_the_first_take_decides() -> None:  # Rule G7.14
    both = custom("noise_sensors", "ventilation_shaft", players=2)
    text = "deal 2c 7d Kh Qh\n0 take white 2 from centre"
    assert list(GANG.options(state(both, text), Seat(0))) == []
    assert isinstance(state(both, text, "1 take white 1 from centre"), Turning)


@pytest.mark.parametrize(
    ("rules", "flop", "seat"),
    [(MOTION, FACES, 0), (MOTION, LOW, None), (LASER, LOW, 2), (LASER, FACES, None)],
)
def test_who_draws_a_new_hand_depends_on_faces_on_the_flop(  # Rules G7.3, G7.7
    rules: object, flop: str, seat: int | None
) -> None:
    after = state(rules, WHITE, flop)  # type: ignore[arg-type]  # rules of above
    assert getattr(after, "seat", None) == seat


@pytest.mark.parametrize("card", ["Js", "Qs", "Ks"])
def test_each_face_trips_the_motion_detector(card: str) -> None:  # Rule G7.3
    assert isinstance(state(MOTION, WHITE, f"turn 3s 8s {card}"), Redrawing)


@pytest.mark.parametrize("card", ["Ts", "Ac"])
def test_neither_a_ten_nor_an_ace_is_a_face(card: str) -> None:  # Rules G7.3, G7.7
    assert not isinstance(state(MOTION, WHITE, f"turn 3s 8s {card}"), Redrawing)
    assert isinstance(state(LASER, WHITE, f"turn 3s 8s {card}"), Redrawing)


def test_exactly_one_of_the_two_redraws_happens() -> None:  # Rule G7.15
    both = custom("motion_detector", "laser_tripwires")
    for flop, seat in ((FACES, 0), (LOW, 2)):
        after = state(both, WHITE, flop)
        assert isinstance(after, Redrawing)
        assert after.seat == seat


def test_without_white_chips_nobody_draws_a_new_hand() -> None:  # Rule G7.15
    rules = custom("motion_detector", "laser_tripwires", "quick_access")
    assert isinstance(state(rules, DEAL, FACES), ChipsOpen)


def test_a_new_hand_comes_before_yellow_chips_open() -> None:  # Rule G7.12
    assert not GANG.actors(state(MOTION, WHITE, FACES))
    heard = told(MOTION, "redraw 9h 9d", None, WHITE, FACES)
    assert heard[-1] == ChipsOpened(Colour.YELLOW)


def test_all_see_who_draws_a_new_hand_and_nobody_else_the_cards() -> None:  # Rules G7.11, G7.12
    seat, hidden = Seat(0), FaceDown(2)
    tripped = Tripped(Colour.YELLOW, Challenge.MOTION_DETECTOR, seat)
    public = [
        tripped,
        Note(Colour.YELLOW, Deed.DISCARDED, seat, seat, hidden),
        Note(Colour.YELLOW, Deed.DREW, seat, seat, hidden),
    ]
    text = lines(WHITE, FACES)
    for other in (1, 2, None):
        assert happened(told(MOTION, "redraw 9h 9d", other, text)) == public
        assert heist(MOTION, other, text, "redraw 9h 9d").story == tuple(public)
    assert heist(MOTION, 0, text, "redraw 9h 9d").story == (
        tripped,
        Note(Colour.YELLOW, Deed.DISCARDED, seat, seat, cards("2c 7d")),
        Note(Colour.YELLOW, Deed.DREW, seat, seat, cards("9h 9d")),
    )


def test_discarded_cards_do_not_come_again_in_the_heist() -> None:  # Rule G7.3
    text = lines(WHITE, FACES, "redraw 9h 9d", taken("yellow", 0, 1, 2))
    due = GANG.chance(state(MOTION, text))
    assert due is not None
    assert {"2c", "7d", "9h", "9d"} & set(due.pool) == set()
    assert len(due.pool) == 52 - 6 - 2 - 3


def test_blackout_discards_the_chips_of_the_round_before() -> None:  # Rules G7.8, G7.13
    heard = told(BLACKOUT, LOW, 1, WHITE)
    assert heard[:2] == [ChipsDiscarded(Colour.WHITE), Turned(cards("3s 8s 9c"))]  # Rule G7.12
    for viewer in (0, 1, 2, None):
        view = heist(BLACKOUT, viewer, WHITE, LOW)
        assert (view.chips, view.moves, view.moved) == ((), (), 0)


def test_blackout_hides_how_often_chips_were_moved() -> None:  # Rule G7.13
    calm = lines(WHITE, LOW)
    wild = lines(
        DEAL,
        "0 take white 2 from centre",
        "1 take white 2 from 0",
        "1 back white 2",
        taken("white", 0, 1, 2),
        LOW,
    )
    for viewer in (0, None):
        assert seen(BLACKOUT, viewer, calm) == seen(BLACKOUT, viewer, wild)


def test_after_blackout_only_red_chips_are_left_at_the_showdown() -> None:  # Rules G7.8, G7.13
    text = lines(WHITE, YELLOW, ORANGE, "turn 6h", taken("red", 0, 1, 2))
    for past in state(BLACKOUT, text).score.past:
        assert [chips.colour for chips in past.chips] == [Colour.RED]


def test_with_hasty_getaway_yellow_is_discarded_when_round_three_would_start() -> None:
    rules = custom("blackout", "hasty_getaway")  # Rule G7.13
    heard = told(rules, "turn 4d", None, WHITE, YELLOW)
    assert heard == [ChipsDiscarded(Colour.YELLOW), Turned(cards("4d"))]


def test_motion_detector_finds_its_player_in_a_blackout() -> None:  # Rule G7.13
    after = state(custom("blackout", "motion_detector"), WHITE, FACES)
    assert isinstance(after, Redrawing)
    assert (after.seat, after.heist.chips) == (Seat(0), ())


def test_black_chips_are_discarded_too() -> None:  # Rule G7.13
    assert heist(custom("blackout", "noise_sensors"), 0, WHITE, LOW).chips == ()


def test_security_cameras_deal_three_cards_each() -> None:  # Rule G7.10
    rules = custom("security_cameras")
    text = "deal 2c 7d 7h Kh Qh Jh As Ad Ac"
    assert hands(rules, text) == ["2c 7d 7h", "Kh Qh Jh", "As Ad Ac"]
    assert heist(rules, 0, text).hands[1] == FaceDown(3)
    assert refused(rules, DEAL) is GangRefusal.WRONG_CARDS


def test_the_best_five_of_three_and_five_cards_count() -> None:  # Rule G7.10
    rules = custom("security_cameras", "quick_access", "hasty_getaway")
    text = lines(
        "deal 2c 7d 7h Kh Qh Jh As Ad Ac",
        "turn Th 9h 3s",
        taken("yellow", 0, 1, 2),
        "turn 4d",
        "turn 6c",
        taken("red", 0, 2, 1),
    )
    view = seen(rules, None, text)
    categories = [hand.category for hand in view.shown]  # type: ignore[union-attr]  # a showdown
    assert categories == ["one_pair", "three_of_a_kind", "straight_flush"]


def test_a_redraw_under_cameras_brings_three_cards() -> None:  # Rule G7.17
    rules = custom("security_cameras", "motion_detector")
    text = lines("deal 2c 7d 7h Kh Qh Jh As Ad Ac", taken("white", 0, 1, 2), FACES)
    assert refused(rules, "redraw 9h 9d", text) is GangRefusal.WRONG_CARDS
    assert hands(rules, text, "redraw 9h 9d 9s")[0] == "9h 9d 9s"
