"""The four specialists who act by themselves, and their order."""

from __future__ import annotations

import pytest

from backroom.cards.card import cards
from backroom.core.wire import FaceDown, Seat
from backroom.games.gang import GANG, Colour, GangRefusal, Specialist
from backroom.games.gang.choices import PassOn
from backroom.games.gang.events import HasChosen, YourCards, YourChoice
from backroom.games.gang.seen import SeenPassing, SeenPeeking, SeenRedealing
from backroom.games.gang.specialists.investor import number as faces
from backroom.games.gang.specialists.math_whiz import number as summed
from backroom.games.gang.state import ChipsOpen, Passing, Peeking, Redealing, Turning
from backroom.games.gang.story import Hand, Numbers, Passed, Redealt

from .telling import DEAL, custom, hands, happened, heist, lines, refused, seen, state, told

LOOKED = "peek elapsed 1"
PASSED = "0 pass 1 7d\n2 pass 1 Ad\n1 pass 1 Kh"
COORDINATOR, CON_ARTIST = custom("coordinator"), custom("con_artist")
REDEAL = "redeal Kh As 2c Qh 7d Ad"
ALL_FOUR = custom("coordinator", "con_artist", "investor", "math_whiz")


def test_a_specialist_who_acts_brings_a_peek() -> None:  # Rule G2.1
    for name in ("coordinator", "con_artist", "investor", "math_whiz"):
        assert isinstance(state(custom(name), DEAL), Peeking)
    assert isinstance(state(custom("hacker", "blackout"), DEAL), ChipsOpen)


def test_the_investor_counts_jacks_queens_and_kings() -> None:  # Rule G6.3
    heard = told(custom("investor"), LOOKED, None, DEAL)
    assert happened(heard) == [Numbers(Colour.WHITE, Specialist.INVESTOR, (0, 2, 0))]
    assert [faces(cards(text)) for text in ("Js Qd Kh", "As Td 9c", "Ah Jc 2d")] == [3, 0, 1]


def test_the_math_whiz_counts_faces_as_ten_and_an_ace_as_eleven() -> None:  # Rule G6.8
    heard = told(custom("math_whiz"), LOOKED, None, DEAL)
    assert happened(heard) == [Numbers(Colour.WHITE, Specialist.MATH_WHIZ, (9, 20, 22))]
    assert [summed(cards(text)) for text in ("Js Qd Kh", "As Td", "2d 3d 9d")] == [30, 21, 14]


def test_announcements_count_three_cards_under_cameras() -> None:  # Rule G7.17
    rules = custom("math_whiz", "investor", "security_cameras")
    text = "deal 2c 7d 7h Kh Qh Jh As Ad Ac"
    assert [entry.numbers for entry in heist(rules, None, text, LOOKED).story] == [  # type: ignore[union-attr]  # both are numbers
        (0, 3, 0),
        (16, 30, 33),
    ]


def test_what_was_announced_stays_in_sight_and_is_not_corrected() -> None:  # Rule G5.6
    rules = custom("investor", "motion_detector")
    text = lines(
        DEAL,
        LOOKED,
        "1 take white 1 from centre\n0 take white 2 from centre\n2 take white 3 from centre",
        "turn Js 3c 4c",
        "redraw 9c 9d",
    )
    assert heist(rules, 2, text).story[0] == Numbers(Colour.WHITE, Specialist.INVESTOR, (0, 2, 0))


def test_each_card_goes_to_the_next_seat_at_once() -> None:  # Rule G6.6
    assert hands(COORDINATOR, DEAL, LOOKED, PASSED) == ["2c Ad", "Qh 7d", "As Kh"]


def test_nothing_is_passed_before_all_have_chosen() -> None:  # Rule G6.6
    text = lines(DEAL, LOOKED, "0 pass 1 7d", "2 pass 1 Ad")
    assert hands(COORDINATOR, text) == ["2c 7d", "Kh Qh", "As Ad"]
    assert GANG.actors(state(COORDINATOR, text)) == {Seat(1)}


def test_a_chosen_card_is_known_to_its_seat_alone() -> None:  # Rules G6.6, G7.11
    text = lines(DEAL, LOOKED)
    assert told(COORDINATOR, "0 pass 1 7d", 0, text) == [
        HasChosen(Seat(0)),
        YourChoice(cards("7d")[0]),
    ]
    assert told(COORDINATOR, "0 pass 1 7d", 1, text) == [HasChosen(Seat(0))]
    own, other = (seen(COORDINATOR, seat, text, "0 pass 1 7d") for seat in (0, 1))
    assert isinstance(own, SeenPassing)
    assert isinstance(other, SeenPassing)
    assert (own.passing, other.passing) == (cards("7d"), ())
    assert (own.chosen, other.chosen) == ((Seat(0),), (Seat(0),))


def test_a_passed_card_is_known_to_giver_and_receiver_alone() -> None:  # Rules G6.6, G7.11
    hidden = FaceDown(1)
    entries: dict[int | None, tuple[Hand, ...]] = {
        0: (cards("7d"), hidden, cards("Ad")),
        1: (cards("7d"), cards("Kh"), hidden),
        2: (hidden, cards("Kh"), cards("Ad")),
        None: (hidden, hidden, hidden),
    }
    for viewer, known in entries.items():
        story = heist(COORDINATOR, viewer, DEAL, LOOKED, PASSED).story
        assert story == (Passed(Colour.WHITE, known),)


def test_what_others_hear_of_passing_names_no_card() -> None:  # Rule G7.11
    heard = told(COORDINATOR, "1 pass 1 Kh", None, DEAL, LOOKED, "0 pass 1 7d\n2 pass 1 Ad")
    assert happened(heard) == [Passed(Colour.WHITE, (FaceDown(1),) * 3)]


def test_a_card_is_chosen_once_and_only_from_the_own_hand() -> None:  # Rule G6.6
    text = lines(DEAL, LOOKED, "0 pass 1 7d")
    assert refused(COORDINATOR, "0 pass 1 2c", text) is GangRefusal.CHOSEN_ALREADY
    assert refused(COORDINATOR, "1 pass 1 As", text) is GangRefusal.NOT_OFFERED
    assert refused(COORDINATOR, "1 pass 2 Kh", text) is GangRefusal.OTHER_HEIST
    assert refused(COORDINATOR, "1 take white 1 from centre", text) is GangRefusal.NOT_NOW


def test_no_clock_chooses_a_card() -> None:  # Rules G2.8, G5.5
    assert GANG.clock(state(COORDINATOR, DEAL, LOOKED)) is None


def test_the_coordinator_passes_one_of_three_under_cameras() -> None:  # Rule G7.17
    rules = custom("coordinator", "security_cameras")
    text = lines("deal 2c 7d 7h Kh Qh Jh As Ad Ac", LOOKED)
    assert len(list(GANG.options(state(rules, text), Seat(0)))) == 3
    assert hands(rules, text, "0 pass 1 7h\n1 pass 1 Jh\n2 pass 1 As")[0] == "2c 7d As"


def test_the_con_artist_waits_until_all_have_looked() -> None:  # Rules G2.2, G6.9
    assert isinstance(state(CON_ARTIST, DEAL), Peeking)
    assert isinstance(state(CON_ARTIST, DEAL, "0 looked 1", "1 looked 1"), Peeking)
    assert isinstance(state(CON_ARTIST, DEAL, "0 looked 1", "1 looked 1", "2 looked 1"), Redealing)


def test_all_hole_cards_are_dealt_again() -> None:  # Rule G6.9
    after = state(CON_ARTIST, DEAL, LOOKED)
    due = GANG.chance(after)
    assert due is not None
    assert (sorted(due.pool), due.count) == (sorted(cards(DEAL[5:])), 6)
    assert hands(CON_ARTIST, DEAL, LOOKED, REDEAL) == ["Kh As", "2c Qh", "7d Ad"]


def test_new_hands_are_peeked_at_again() -> None:  # Rule G2.2
    view = seen(CON_ARTIST, 0, DEAL, LOOKED, REDEAL)
    assert isinstance(view, SeenPeeking)
    assert (view.heist.hands[0], view.looked, view.to_act) == (cards("Kh As"), (), ())
    heard = told(CON_ARTIST, REDEAL, 0, DEAL, LOOKED)
    assert heard[1:] == [YourCards(cards("Kh As"))]


def test_old_cards_cannot_be_looked_at_again() -> None:  # Rule G2.2
    taken = seen(CON_ARTIST, 0, DEAL, LOOKED)
    assert isinstance(taken, SeenRedealing)
    assert taken.heist.hands == (FaceDown(2),) * 3
    view = heist(CON_ARTIST, 0, DEAL, LOOKED, REDEAL)
    assert view.story == (Redealt(Colour.WHITE),)
    assert "7d" not in str(view)


def test_the_con_artist_deals_three_each_under_cameras() -> None:  # Rule G7.17
    rules = custom("con_artist", "security_cameras")
    due = GANG.chance(state(rules, "deal 2c 7d 7h Kh Qh Jh As Ad Ac", LOOKED))
    assert due is not None
    assert due.count == 9


def test_cards_move_first_and_announcements_follow() -> None:  # Rules G2.2, G7.22
    text = lines(DEAL, LOOKED, REDEAL)
    assert isinstance(state(ALL_FOUR, text), Peeking)
    assert isinstance(state(ALL_FOUR, text, LOOKED), Passing)
    after = lines(text, LOOKED, "0 pass 1 Kh\n1 pass 1 2c\n2 pass 1 Ad")
    assert hands(ALL_FOUR, after) == ["As Ad", "Qh Kh", "7d 2c"]
    story = heist(ALL_FOUR, None, after).story
    assert [type(entry) for entry in story] == [Redealt, Passed, Numbers, Numbers]
    assert story[2:] == (
        Numbers(Colour.WHITE, Specialist.INVESTOR, (0, 2, 0)),
        Numbers(Colour.WHITE, Specialist.MATH_WHIZ, (22, 20, 9)),
    )


def test_without_white_chips_all_of_it_comes_before_the_flop() -> None:  # Rule G2.2
    rules = custom("quick_access", "coordinator", "math_whiz")
    after = state(rules, DEAL, LOOKED, PASSED)
    assert isinstance(after, Turning)
    assert len(after.heist.story) == 2


@pytest.mark.parametrize("name", ["investor", "math_whiz", "coordinator", "con_artist"])
def test_nobody_can_use_who_acts_by_itself(name: str) -> None:  # Rule G5.1
    rules = custom(name)
    text = {"coordinator": PASSED, "con_artist": f"{REDEAL}\n{LOOKED}"}.get(name, "")
    before = lines(DEAL, LOOKED, text)
    assert refused(rules, f"0 propose 1 {name} 0", before) is GangRefusal.ACTS_BY_ITSELF


def test_options_while_passing_are_the_own_cards() -> None:  # Rule G6.6
    options = list(GANG.options(state(COORDINATOR, DEAL, LOOKED), Seat(1)))
    assert options == [PassOn(1, card) for card in cards("Kh Qh")]
