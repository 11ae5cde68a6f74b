"""Faults that other tables with these rules have had. Each stays away by a test."""

from __future__ import annotations

from backroom.cards.card import card, cards
from backroom.cards.poker import best
from backroom.core.game import By
from backroom.core.lines import replay
from backroom.core.wire import FaceDown, Seat
from backroom.games.gang import CHALLENGES, GANG, Ending, GangRefusal, Rules
from backroom.games.gang.choices import PutBack, Take
from backroom.games.gang.seen import SeenChips
from backroom.games.gang.sketch import sketch
from backroom.games.gang.specialists.math_whiz import number as summed
from backroom.games.gang.state import ChipsOpen, Peeking, Redrawing, Turning
from backroom.games.gang.story import Note

from .telling import DEAL, FACES, LOW, custom, heist, lines, refused, seen, state, taken, used
from .test_modes import INTERMEDIATE, after, ended, may_come

PLAIN = Rules(players=3, ending=Ending.INSTANT)
WHITE = lines(DEAL, taken("white", 0, 1, 2))


def to_the_end(*red: int) -> str:
    """A heist from the deal to its showdown."""
    return lines(
        WHITE,
        FACES,
        taken("yellow", 0, 1, 2),
        "turn 4d",
        taken("orange", 0, 1, 2),
        "turn 6h",
        taken("red", *red),
    )


def test_nobody_escapes_a_black_chip_by_taking_anothers() -> None:  # Rule G7.2
    text = lines(DEAL, "0 take white 1 from centre", "1 take white 3 from centre")
    rules = custom("noise_sensors")
    assert refused(rules, "0 take white 3 from 1", text) is GangRefusal.HOLDS_BLACK_CHIP


def test_a_blackout_does_not_make_the_motion_detector_forget() -> None:  # Rule G7.13
    assert isinstance(state(custom("blackout", "motion_detector"), WHITE, FACES), Redrawing)


def test_red_chips_never_open_with_four_community_cards() -> None:  # Rule G7.5
    text = lines(WHITE, LOW, taken("yellow", 0, 1, 2), "turn 4d")
    assert isinstance(state(custom("hasty_getaway"), text), Turning)


def test_no_line_for_others_tells_the_passed_rank() -> None:  # Rule G7.11
    rules = custom("coordinator")
    text = lines(DEAL, "peek elapsed 1", "0 pass 1 7d\n1 pass 1 Kh\n2 pass 1 Ad")
    assert "passed to the left: seat 0 ??, seat 1 ??, seat 2 ??" in sketch(seen(rules, None, text))
    assert "Ad" not in sketch(seen(rules, 1, text))


def test_the_con_artist_does_not_act_before_all_have_looked() -> None:  # Rule G2.2
    assert isinstance(state(custom("con_artist"), DEAL, "0 looked 1"), Peeking)


def test_no_hand_is_drawn_anew_after_yellow_chips_were_placed() -> None:  # Rule G7.12
    after_flop = state(custom("motion_detector"), WHITE, FACES, "redraw 9c 9d")
    assert isinstance(after_flop, ChipsOpen)
    assert set(after_flop.places) == {"centre"}


def test_motion_goes_off_with_a_face_and_laser_without() -> None:  # Rules G7.3, G7.7
    motion, laser = custom("motion_detector"), custom("laser_tripwires")
    fires = [
        isinstance(state(rules, WHITE, flop), Redrawing)
        for rules in (motion, laser)
        for flop in (FACES, LOW)
    ]
    assert fires == [True, False, False, True]


def test_an_ace_is_eleven() -> None:  # Rule G6.8
    assert summed(cards("As Kd")) == 21


def test_the_later_cards_of_a_deck_are_seen_too() -> None:  # Rule G4.3
    rules, met = INTERMEDIATE, []
    for _ in range(10):  # ten games of one vault each
        state_ = ended(GANG.start(rules), cracked=True)
        (name,) = may_come(state_)
        met.append(name)
        rules = GANG.carried(rules, after(state_, f"challenge {name}"))
    assert tuple(met) == CHALLENGES


def test_the_chips_stay_as_many_when_somebody_leaves() -> None:  # Rule G1.5
    truth = state(custom("hacker"), DEAL, "0 propose 1 hacker 1")
    gone = GANG.left(truth, Seat(0))
    assert gone is not None
    after_ = GANG.step(truth, gone).state
    assert isinstance(after_, ChipsOpen)
    assert (len(after_.places), after_.rules.players) == (3, 3)


def test_no_clock_takes_a_chip() -> None:  # Rule G2.8
    rules = custom("hacker", ending=Ending.SETTLE)
    text = lines(DEAL, "1 take white 3 from centre", "0 propose 1 hacker 0")
    truth = state(rules, text, "proposal elapsed 1 1", "wait elapsed 1 0 1")
    assert isinstance(truth, ChipsOpen)
    assert truth.places == ("centre", "centre", Seat(1))


def test_every_hand_is_judged_and_not_the_top_one_only() -> None:  # Rule G2.10
    assert [past.cracked for past in state(PLAIN, to_the_end(0, 1, 2)).score.past] == [True]
    assert [past.cracked for past in state(PLAIN, to_the_end(1, 0, 2)).score.past] == [False]


def test_nobody_is_judged_without_a_chip() -> None:  # Rules G2.6, G2.9
    short = "\n".join(to_the_end(0, 1, 2).splitlines()[:-1])
    assert isinstance(state(PLAIN, short), ChipsOpen)
    assert len(heist(PLAIN, None, to_the_end(0, 1, 2)).chips[-1].holders) == 3


def test_a_vault_is_counted_once() -> None:  # Rule G2.11
    over = state(PLAIN, to_the_end(0, 1, 2))
    assert (over.score.vaults, over.score.alarms, len(over.score.past)) == (1, 0, 1)


def test_what_the_informant_shows_is_not_shown_to_all() -> None:  # Rule G6.1
    rules = custom("informant")
    text = lines(DEAL, used("informant", 1), "1 show Kh 2")
    notes = [one for one in heist(rules, 0, text).story if isinstance(one, Note)]
    assert notes[0].cards == FaceDown(1)


def test_the_jack_is_in_no_flush() -> None:  # Rule G6.7
    assert best(cards("Jc J* 2d 5d 7d 9d 3s")).category == "one_pair"
    assert best((*cards("Jd 2d 5d 7d 3s 4h"), card("J*"))).category == "one_pair"


def test_five_jacks_are_four() -> None:  # Rule G6.7
    assert best(cards("Jc Jd Jh Js J* 9d 3s")).cards == cards("Js Jh Jd Jc J*")
    assert best(cards("Jc Jd Jh Js J* Ad 3s")).cards[4] == "Ad"


def test_royal_and_straight_flush_are_two_names() -> None:  # Rule G2.12
    assert best(cards("Ah Kh Qh Jh Th")).category != best(cards("Kh Qh Jh Th 9h")).category


def test_a_black_chip_is_seen_to_be_black() -> None:  # Rule G7.2
    view = seen(custom("noise_sensors"), 0, DEAL, "0 take white 1 from centre")
    assert isinstance(view, SeenChips)
    assert view.black == (1,)
    assert not [one for one in view.options if isinstance(one, Take | PutBack)]


def test_what_is_refused_in_a_heist_with_cards_changes_nothing() -> None:
    truth = replay(GANG, custom("noise_sensors"), lines(DEAL, "0 take white 1 from centre"))
    for choice in (PutBack(truth.heist.round, 1),):  # type: ignore[union-attr]  # chips are open
        assert GANG.refusal(truth, By(Seat(0), choice)) is GangRefusal.BLACK_CHIP


def test_a_royal_flush_is_not_guessed_by_its_lesser_sister() -> None:  # Rules G7.9, G2.12
    rules = custom("fingerprint_scan")
    royal = lines(
        WHITE,
        "turn Ks Qs Js",
        taken("yellow", 0, 1, 2),
        "turn Ts",
        taken("orange", 0, 1, 2),
        "turn 3h",
        taken("red", 0, 1, 2),
    )
    cracked = [
        state(rules, royal, f"0 vote 1 {guess}", f"1 vote 1 {guess}").score.past[-1].cracked
        for guess in ("straight_flush", "royal_flush")
    ]
    assert cracked == [False, True]


def test_a_spectator_does_not_see_what_the_informant_shows() -> None:  # Rules G3.4, G6.1
    text = lines(DEAL, used("informant", 1), "1 show Kh 2")
    assert "Kh" not in repr(seen(custom("informant"), None, text))
    assert "Kh" in repr(seen(custom("informant"), 2, text))
