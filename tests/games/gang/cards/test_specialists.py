"""The six specialists who wait to be used."""

from __future__ import annotations

import pytest

from backroom.bots import InSight, in_sight
from backroom.cards.card import cards
from backroom.cards.category import Category
from backroom.core.wire import FaceDown, Seat
from backroom.games.gang import GANG, Colour, GangRefusal, Mastermind, Rules, Specialist
from backroom.games.gang.choices import Discard, NameRank, Show
from backroom.games.gang.seen import Named, SeenChips, SeenGameOver, SeenHeistOver
from backroom.games.gang.state import ChipsOpen
from backroom.games.gang.story import CategoryTold, Deed, Note, RankTold
from backroom.games.gang.talk import QUIET, CardDue, Owed

from .telling import (
    DEAL,
    FACES,
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
    used,
)

INFORMANT, DRIVER = custom("informant"), custom("getaway_driver")
MASTERMIND, HACKER = custom("mastermind"), custom("hacker")
ASKED = custom("mastermind", mastermind=Mastermind.ASKED)
JACK, MUSCLE = custom("jack"), custom("muscle")
THREE_EACH = "deal 2c 7d 7h Kh Qh Jh As Ad Ac"
WHITE = lines(DEAL, taken("white", 0, 1, 2))


def rest(board: str, *red: int, white: bool = True) -> str:
    """From the white chips to the showdown."""
    turned = board.split()
    return lines(
        *([taken("white", 0, 1, 2)] if white else []),
        f"turn {' '.join(turned[:3])}",
        taken("yellow", 0, 1, 2),
        f"turn {turned[3]}",
        taken("orange", 0, 1, 2),
        f"turn {turned[4]}",
        taken("red", *red),
    )


def shown(rules: Rules, *texts: str) -> list[tuple[int, str, bool]]:
    """Who showed what, and whether it broke the order."""
    view = seen(rules, None, *texts)
    assert isinstance(view, SeenHeistOver | SeenGameOver), view
    return [(hand.seat, str(hand.category), hand.breaks) for hand in view.shown]


def options(rules: Rules, seat: int, *texts: str) -> list[object]:
    """What the user may choose from."""
    offered = GANG.options(state(rules, *texts), Seat(seat))
    return [one for one in offered if isinstance(one, Show | NameRank | Discard)]


def test_the_informant_shows_one_card_to_one_other_seat() -> None:  # Rule G6.1
    text = lines(DEAL, used("informant", 1))
    offered = [Show(card, Seat(to)) for card in cards("Kh Qh") for to in (0, 2)]
    assert options(INFORMANT, 1, text) == offered


def test_what_was_shown_is_seen_by_the_two_alone() -> None:  # Rules G6.1, G7.11
    text = lines(DEAL, used("informant", 1))
    open_ = Note(Colour.WHITE, Deed.SHOWED, Seat(1), Seat(2), cards("Kh"))
    hidden = Note(Colour.WHITE, Deed.SHOWED, Seat(1), Seat(2), FaceDown(1))
    for seat in (1, 2):
        assert happened(told(INFORMANT, "1 show Kh 2", seat, text)) == [hidden, open_]
    for other in (0, None):
        assert happened(told(INFORMANT, "1 show Kh 2", other, text)) == [hidden]
        assert heist(INFORMANT, other, text, "1 show Kh 2").story[-1] == hidden
    assert hands(INFORMANT, text, "1 show Kh 2")[1] == "Kh Qh"


def test_a_shown_card_stays_in_the_notes_with_its_round() -> None:  # Rules G3.6, G6.1
    rules = custom("informant", "motion_detector")
    text = lines(
        DEAL, used("informant", 0), "0 show 7d 2", taken("white", 0, 1, 2), FACES, "redraw 9c 9d"
    )
    notes = [one for one in heist(rules, 2, text).story if isinstance(one, Note)]
    assert notes[0] == Note(Colour.WHITE, Deed.SHOWED, Seat(0), Seat(2), cards("7d"))
    assert notes[1].cards == FaceDown(2)  # nobody learns whether it has gone. Rule G7.22


def test_the_driver_tells_the_category_and_nothing_else() -> None:  # Rule G6.2
    text = lines(WHITE, "turn Ac 8s Jc", "2 propose 1 getaway_driver 2", "0 agree 1 1")
    heard = happened(told(DRIVER, "1 agree 1 1", None, text))
    driver = Specialist.GETAWAY_DRIVER
    assert heard[1:] == [CategoryTold(Colour.YELLOW, driver, Seat(2), "three_of_a_kind")]  # type: ignore[arg-type]  # as text
    after = state(DRIVER, text, "1 agree 1 1")
    assert isinstance(after, ChipsOpen)
    assert after.talk == QUIET  # there is nothing to choose


@pytest.mark.parametrize(
    ("deal", "category"),
    [("2c 7d 9h Kh Qh Jh As Ad 3c", "one_pair"), (THREE_EACH[5:], "three_of_a_kind")],
)
def test_before_the_flop_a_driver_can_have_a_pair_or_three(deal: str, category: str) -> None:
    rules = custom("getaway_driver", "security_cameras")  # Rule G6.2
    story = heist(rules, None, f"deal {deal}", used("getaway_driver", 2)).story
    assert story[-1].category == category  # type: ignore[union-attr]  # the last is his


def test_a_royal_flush_has_a_name_of_its_own() -> None:  # Rules G2.12, G6.2
    text = lines(
        "deal 2c 7d Kh Qh As Ad",
        taken("white", 0, 1, 2),
        "turn Ah Jh Th",
        used("getaway_driver", 1),
    )
    assert heist(DRIVER, None, text).story[-1].category == "royal_flush"  # type: ignore[union-attr]  # the last is his


def test_the_mastermind_names_a_rank_of_the_own_hand() -> None:  # Rule G6.4
    text = lines(DEAL, used("mastermind", 1))
    assert options(MASTERMIND, 1, text) == [NameRank(13), NameRank(12)]
    assert refused(MASTERMIND, "1 name A", text) is GangRefusal.NOT_OFFERED


def test_the_full_count_of_the_rank_is_told() -> None:  # Rule G6.4
    text = lines(DEAL, used("mastermind", 2))
    assert happened(told(MASTERMIND, "2 name A", None, text)) == [
        RankTold(Colour.WHITE, Specialist.MASTERMIND, Seat(2), 14, 2)
    ]


def test_an_asked_rank_is_part_of_the_proposal_and_may_be_missing() -> None:  # Rule G6.4
    text = lines(DEAL, "0 ask 1 mastermind 2 K", "1 agree 1 1", "2 agree 1 1")
    assert heist(ASKED, None, text).story[-1] == RankTold(
        Colour.WHITE, Specialist.MASTERMIND, Seat(2), 13, 0
    )
    assert refused(ASKED, "0 propose 1 mastermind 2", DEAL) is GangRefusal.RANK_WANTED
    assert refused(MASTERMIND, "0 ask 1 mastermind 2 K", DEAL) is GangRefusal.NO_RANK_WANTED


def test_the_hacker_draws_and_then_discards_any_of_the_hand() -> None:  # Rules G5.5, G6.5
    text = lines(DEAL, used("hacker", 0))
    due = state(HACKER, text)
    assert isinstance(due, ChipsOpen)
    assert due.talk == CardDue(Specialist.HACKER, Seat(0))
    assert not GANG.actors(due)
    text = lines(text, "draw 9h")
    assert options(HACKER, 0, text) == [Discard(card) for card in cards("2c 7d 9h")]
    assert hands(HACKER, text, "0 discard 2c")[0] == "7d 9h"
    assert hands(HACKER, text, "0 discard 9h")[0] == "2c 7d"


def test_nobody_else_learns_what_was_drawn_or_discarded() -> None:  # Rules G6.5, G7.11
    text = lines(DEAL, used("hacker", 0), "draw 9h", "0 discard 2c")
    seat, hidden = Seat(0), FaceDown(1)
    for other in (1, 2, None):
        assert heist(HACKER, other, text).story[1:] == (
            Note(Colour.WHITE, Deed.DREW, seat, seat, hidden),
            Note(Colour.WHITE, Deed.DISCARDED, seat, seat, hidden),
        )
    assert heist(HACKER, 0, text).story[1:] == (
        Note(Colour.WHITE, Deed.DREW, seat, seat, cards("9h")),
        Note(Colour.WHITE, Deed.DISCARDED, seat, seat, cards("2c")),
    )


def test_discards_stay_unknown_after_the_showdown() -> None:  # Rule G7.11
    text = lines(
        DEAL, used("hacker", 0), "draw 9h", "0 discard 2c", rest("3s 8s Jc 4d 6h", 0, 1, 2)
    )
    notes = [one for one in heist(HACKER, 1, text).story if isinstance(one, Note)]
    assert [note.cards for note in notes] == [FaceDown(1)] * 2
    assert "2c" not in str(seen(HACKER, 1, text))


def test_hacker_and_jack_leave_three_cards_under_cameras() -> None:  # Rule G7.17
    rules = custom("hacker", "jack", "security_cameras")
    text = lines(THREE_EACH, used("hacker", 0), "draw 9h")
    assert len(options(rules, 0, text)) == 4
    text = lines(text, "0 discard 2c", used("jack", 0, number=2))
    assert options(rules, 0, text) == [Discard(card) for card in cards("7d 7h 9h")]
    assert hands(rules, text, "0 discard 7d")[0] == "7h 9h J*"


def test_the_jack_is_taken_for_all_to_see() -> None:  # Rule G6.7
    text = lines(DEAL, used("jack", 0))
    note = Note(Colour.WHITE, Deed.TOOK, Seat(0), Seat(0), cards("J*"))
    for viewer in (0, 1, None):
        assert heist(JACK, viewer, text).story[-1] == note


def test_another_card_than_the_jack_is_discarded() -> None:  # Rules G6.7, G7.22
    text = lines(DEAL, used("jack", 0))
    assert options(JACK, 0, text) == [Discard(card) for card in cards("2c 7d")]
    assert refused(JACK, "0 discard J*", text) is GangRefusal.NOT_OFFERED
    assert hands(JACK, text, "0 discard 2c")[0] == "7d J*"


@pytest.mark.parametrize(
    ("discard", "board", "category"),
    [
        ("2c", "Jc 8s 3s 4h 6h", "one_pair"),
        ("2c", "8h 9h Ts 2s 2d", "straight"),  # 7 8 9 T J
        ("2c", "2s 5d 9d Td 3s", "high_card"),  # a fifth diamond would need a suit
        ("2c", "Jc Js Jd Jh Ts", "four_of_a_kind"),
    ],
)
def test_the_jack_has_a_rank_and_no_suit(discard: str, board: str, category: str) -> None:
    text = lines(DEAL, used("jack", 0), f"0 discard {discard}", rest(board, 0, 1, 2))
    assert (0, category) in [(seat, name) for seat, name, _ in shown(JACK, text)]  # Rule G6.7


def test_the_jack_makes_no_royal_flush() -> None:  # Rule G6.7
    deal = lines("deal Ah 7d 2c 2d 3c 3d", used("jack", 0), "0 discard 7d")
    text = lines(deal, rest("Kh Qh Th 8h 4s", 1, 2, 0))
    assert shown(JACK, text)[-1] == (0, "flush", False)


def test_the_jack_makes_no_straight_flush() -> None:  # Rule G6.7
    deal = lines("deal Th 7d 2c 2d 3c 3d", used("jack", 0), "0 discard 7d")
    text = lines(deal, rest("9h 8h 7h 2s 4s", 1, 2, 0))
    assert shown(JACK, text)[-1][1] == "straight"


@pytest.mark.parametrize(("other", "kicker"), [("Ac", "Ac"), ("Qc", "Qc"), ("Tc", "J*")])
def test_with_five_jacks_the_fifth_card_is_the_best(other: str, kicker: str) -> None:
    deal = lines(f"deal {other} 7d 2c 2d 3c 3d", used("jack", 0), "0 discard 7d")  # Rule G6.7
    view = seen(JACK, None, deal, rest("Jc Jd Jh Js 4s", 1, 2, 0))
    assert isinstance(view, SeenHeistOver)
    assert view.shown[-1].cards[4] == kicker


def test_muscle_beats_every_hand_of_its_category() -> None:  # Rule G6.10
    deal = "deal 2c 2d 8h 8d As Kd"
    board = rest("Jc 9s 6h 4d 3s", 2, 1, 0)
    assert shown(custom("jack"), deal, board)[-1] == (0, "one_pair", True)
    assert shown(MUSCLE, deal, used("muscle", 0), board)[-1] == (0, "one_pair", False)


def test_a_higher_category_beats_muscle() -> None:  # Rule G6.10
    deal = lines("deal 2c 2d 8h 8d 9c 9d", used("muscle", 0))
    text = lines(deal, rest("Jc 8s 6h 4d 3s", 2, 0, 1))
    assert [broken for *_, broken in shown(MUSCLE, text)] == [False, False, False]


def test_an_equal_hand_must_stand_below_muscle() -> None:  # Rule G6.10
    deal = lines("deal Ac Kd Ah Ks 2c 3d", used("muscle", 0))
    board = "Jc 9s 6h 4d 7s"
    assert shown(MUSCLE, deal, rest(board, 2, 1, 0))[-1] == (0, "high_card", False)
    assert shown(MUSCLE, deal, rest(board, 2, 0, 1))[-1] == (1, "high_card", True)


def test_muscle_stays_with_its_seat_through_a_redraw() -> None:  # Rule G6.10
    rules = custom("muscle", "motion_detector")
    text = lines("deal 2c 2d 8h 8d As Kd", used("muscle", 0), taken("white", 0, 1, 2))
    text = lines(text, "turn Jc 9s 6h", "redraw 3c 3d", taken("yellow", 0, 1, 2))
    text = lines(text, "turn 4d", taken("orange", 0, 1, 2), "turn 5s", taken("red", 2, 1, 0))
    view = seen(rules, None, text)
    assert isinstance(view, SeenHeistOver)
    assert [(hand.seat, hand.lifted, hand.breaks) for hand in view.shown][-1] == (0, True, False)


def test_royal_and_straight_flush_are_two_categories_for_muscle() -> None:  # Rules G2.12, G6.10
    deal = lines("deal 9h 2d Ah 2c 3c 3d", used("muscle", 0))
    text = lines(deal, rest("Kh Qh Jh Th 4s", 2, 1, 0))
    assert shown(MUSCLE, text)[-1] == (0, "straight_flush", True)


def test_a_redraw_discards_the_jack_too() -> None:  # Rule G7.16
    rules = custom("jack", "motion_detector")
    text = lines(DEAL, used("jack", 0), "0 discard 2c", taken("white", 0, 1, 2), FACES)
    assert hands(rules, text, "redraw 9c 9d")[0] == "9c 9d"
    due = GANG.chance(state(rules, text))
    assert due is not None
    assert due.count == 2


def test_the_hacker_may_discard_the_jack() -> None:  # Rule G7.22
    rules = custom("jack", "hacker")
    text = lines(DEAL, used("jack", 0), "0 discard 2c", used("hacker", 0, number=2), "draw 9c")
    assert hands(rules, text, "0 discard J*")[0] == "7d 9c"


def test_jack_and_muscle_hold_both() -> None:  # Rule G7.22
    rules = custom("jack", "muscle")
    deal = lines("deal 2c 7d 8h 8d As Kd", used("jack", 0), "0 discard 2c")
    text = lines(deal, used("muscle", 0, number=2), rest("Jc 9s 6h 4d 3s", 2, 1, 0))
    assert shown(rules, text)[-1] == (0, "one_pair", False)


def test_a_hand_stands_for_the_mastermind_with_the_jack_as_a_jack() -> None:  # Rule G6.7
    rules = custom("jack", "mastermind")
    text = lines(DEAL, used("jack", 0), "0 discard 2c", used("mastermind", 0, number=2))
    assert NameRank(11) in options(rules, 0, text)


def test_owed_choices_are_seen_by_all() -> None:  # Rule G5.5
    after = state(JACK, DEAL, used("jack", 0))
    assert isinstance(after, ChipsOpen)
    assert after.talk == Owed(Specialist.JACK, Seat(0))


def test_a_fourth_card_on_the_river_is_named_with_nine_in_sight() -> None:  # Rules G6.5, G7.17
    rules = custom("security_cameras", "hacker")
    text = lines(
        "deal 2c 7d 9h Kh Qh 4c As Ad 3d",
        taken("white", 0, 1, 2),
        "turn 3s 8s Jc",
        taken("yellow", 0, 1, 2),
        "turn 4d",
        taken("orange", 0, 1, 2),
        "turn 6h",
        used("hacker", 2),
        "draw Ac",
    )
    view = seen(rules, 2, text)
    assert isinstance(view, SeenChips)
    assert view.own == Named(Category.FULL_HOUSE, cards("As Ad Ac 3s 3d"))
    assert in_sight(view) is None  # odds wait for the discard
    after = seen(rules, 2, text, "2 discard 3d")
    assert in_sight(after) == InSight(cards("As Ad Ac"), cards("3s 8s Jc 4d 6h"))
