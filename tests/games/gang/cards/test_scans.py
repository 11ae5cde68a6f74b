"""Retina Scan and Fingerprint Scan: guessing about the last hand."""

from __future__ import annotations

import pytest

from backroom.cards.card import cards
from backroom.cards.category import Category
from backroom.core.game import Clock
from backroom.core.wire import FaceDown, Seat
from backroom.games.gang import GANG, Challenge, GangRefusal, Rules, Specialist, parse
from backroom.games.gang.choices import Hurry, VoteFor
from backroom.games.gang.events import (
    GuessHurried,
    GuessOpened,
    GuessSettled,
    HandsShown,
    Voted,
    VoteVoided,
)
from backroom.games.gang.guesses import CategoryGuess, Guessed, GuessVote, RankGuess
from backroom.games.gang.seen import SeenGameOver, SeenGuessing, SeenHeistOver
from backroom.games.gang.state import GuessElapsed, Guessing, HeistOver

from .telling import DEAL, custom, heist, lines, refused, seen, state, taken, told, used

RETINA, FINGERPRINT = custom("retina_scan"), custom("fingerprint_scan")
BOTH = custom("retina_scan", "fingerprint_scan")
BOARD = "3s 8s Jc 4d 6h"
KING = RankGuess(13)


def rounds(*red: int, board: str = BOARD) -> str:
    """From the white chips to the last one."""
    turned = board.split()
    return lines(
        taken("white", *sorted(red)),
        f"turn {' '.join(turned[:3])}",
        taken("yellow", *sorted(red)),
        f"turn {turned[3]}",
        taken("orange", *sorted(red)),
        f"turn {turned[4]}",
        taken("red", *red),
    )


ASKED = lines(DEAL, rounds(0, 1, 2))  # seat 2 holds the aces and the highest red chip
RIGHT = "0 vote 1 A\n1 vote 1 A"


def over(rules: Rules, *texts: str) -> SeenHeistOver | SeenGameOver:
    """The showdown after this, as all see it."""
    view = seen(rules, None, *texts)
    assert isinstance(view, SeenHeistOver | SeenGameOver), view
    return view


def test_a_guess_is_made_when_all_hands_but_one_lie_open() -> None:  # Rules G7.4, G7.18
    for viewer in (0, 1, None):
        view = seen(RETINA, viewer, ASKED)
        assert isinstance(view, SeenGuessing)
        assert view.heist.hands == (cards("2c 7d"), cards("Kh Qh"), FaceDown(2))
        assert [hand.seat for hand in view.shown] == [0, 1]
        assert view.holder == Seat(2)
    assert heist(RETINA, 2, ASKED).hands[2] == cards("As Ad")


def test_all_hear_the_hands_and_what_is_asked() -> None:  # Rule G7.18
    *before, last = ASKED.splitlines()
    heard = told(RETINA, last, None, *before)
    assert [type(event) for event in heard[-2:]] == [HandsShown, GuessOpened]


def test_a_right_rank_cracks_the_vault() -> None:  # Rule G7.4
    view = over(RETINA, ASKED, RIGHT)
    assert (view.cracked, view.missed) == (True, ())


def test_a_wrong_rank_is_an_alarm_though_the_order_is_right() -> None:  # Rule G7.4
    view = over(RETINA, ASKED, "0 vote 1 K\n1 vote 1 K")
    assert (view.cracked, view.missed) == (False, (Challenge.RETINA_SCAN,))
    assert [hand.breaks for hand in view.shown] == [False] * 3


def test_the_category_is_guessed_by_its_name() -> None:  # Rule G7.9
    assert over(FINGERPRINT, ASKED, "0 vote 1 one_pair\n1 vote 1 one_pair").cracked
    assert not over(FINGERPRINT, ASKED, "0 vote 1 two_pair\n1 vote 1 two_pair").cracked


def test_thirteen_ranks_and_ten_categories_can_be_guessed() -> None:  # Rules G7.4, G7.9
    for rules, count in ((RETINA, 13), (FINGERPRINT, 10)):
        options = list(GANG.options(state(rules, ASKED), Seat(0)))
        assert len([one for one in options if isinstance(one, VoteFor)]) == count
        assert Hurry(1) in options
    assert refused(RETINA, "0 vote 1 one_pair", ASKED) is GangRefusal.NOT_OFFERED


def test_a_straight_flush_is_no_royal_flush_in_a_guess() -> None:  # Rules G2.12, G7.9
    deal = lines("deal 2c 7d 3c 3d 9h 8h", rounds(0, 1, 2, board="Th Jh Qh 4d 5s"))
    assert not over(FINGERPRINT, deal, "0 vote 1 royal_flush\n1 vote 1 royal_flush").cracked
    assert over(FINGERPRINT, deal, "0 vote 1 straight_flush\n1 vote 1 straight_flush").cracked


def test_a_vote_may_be_changed_and_is_settled_when_all_agree() -> None:  # Rule G7.18
    text = lines(ASKED, "0 vote 1 K", "1 vote 1 A")
    assert isinstance(state(RETINA, text), Guessing)
    heard = told(RETINA, "0 vote 1 A", None, text)
    assert heard[0] == Voted(GuessVote(Seat(0), RankGuess(14)))
    assert isinstance(heard[1], GuessSettled)
    assert refused(RETINA, "0 vote 1 K", text) is GangRefusal.VOTED_ALREADY


def test_the_holder_of_the_highest_red_chip_is_muted() -> None:  # Rule G7.20
    asked = state(RETINA, ASKED)
    assert GANG.muted(asked) == {Seat(2)}
    assert GANG.actors(asked) == {Seat(0), Seat(1)}
    assert refused(RETINA, "2 vote 1 A", ASKED) is GangRefusal.MUTED
    assert refused(RETINA, "2 hurry 1", ASKED) is GangRefusal.MUTED
    assert GANG.muted(state(RETINA, ASKED, RIGHT)) == frozenset()
    assert GANG.muted(state(RETINA, DEAL)) == frozenset()


def test_who_leaves_loses_the_vote() -> None:  # Rule G7.18
    text = lines(ASKED, "0 vote 1 K")
    asked = state(RETINA, text)
    assert GANG.left(asked, Seat(1)) is None  # has not voted
    assert GANG.left(asked, Seat(2)) is None
    assert told(RETINA, "left 0", None, text) == [VoteVoided(Seat(0))]
    assert isinstance(state(RETINA, text, "left 0", "1 vote 1 K"), Guessing)


def test_no_clock_runs_before_somebody_starts_it() -> None:  # Rule G7.18
    assert GANG.clock(state(RETINA, ASKED)) is None
    running = GANG.clock(state(RETINA, ASKED, "0 hurry 1"))
    assert running == Clock(60.0, GuessElapsed(1, Challenge.RETINA_SCAN, 1))
    assert refused(RETINA, "1 hurry 1", ASKED, "0 hurry 1") is GangRefusal.RUNS_ALREADY


FOUR = custom("retina_scan", players=4)
FOUR_ASKED = lines("deal 2c 7d Kh Qh As Ad Tc Td", rounds(0, 1, 3, 2))


@pytest.mark.parametrize(
    ("votes", "settled"),
    [
        ("0 vote 1 K\n1 vote 1 A\n3 vote 1 A", 14),  # most
        ("0 vote 1 K\n1 vote 1 A", 14),  # a tie: seat 1 holds the higher red chip
        ("1 vote 1 K\n0 vote 1 A", 13),
        ("0 vote 1 K\n1 vote 1 A\n3 vote 1 T", 10),  # seat 3 holds the highest of the guessers
    ],
)
def test_at_the_end_of_the_clock_most_votes_count(votes: str, settled: int) -> None:
    text = lines(FOUR_ASKED, "0 hurry 1", votes)  # Rule G7.18
    past = state(FOUR, text, "guess elapsed 1 retina_scan 1").score.past
    assert past[0].guessed[0].guess == RankGuess(settled)


def test_without_any_vote_the_clock_starts_again() -> None:  # Rule G7.18
    text = lines(ASKED, "0 hurry 1")
    assert told(RETINA, "guess elapsed 1 retina_scan 1", None, text) == [GuessHurried(2)]
    running = GANG.clock(state(RETINA, text, "guess elapsed 1 retina_scan 1"))
    assert running == Clock(60.0, GuessElapsed(1, Challenge.RETINA_SCAN, 2))


def test_nothing_is_guessed_when_the_order_is_broken_already() -> None:  # Rule G7.18
    after = state(RETINA, DEAL, rounds(1, 0, 2))
    assert isinstance(after, HeistOver)
    assert after.score.past[0].guessed == ()


def test_something_is_guessed_when_only_the_last_hand_would_break_it() -> None:  # Rule G7.18
    text = lines("deal 2c 7d As Ad Kh Qh", rounds(0, 1, 2))
    assert isinstance(state(RETINA, text), Guessing)
    view = over(RETINA, text, "0 vote 1 K\n1 vote 1 K")
    assert (view.cracked, view.missed) == (False, ())


def test_with_both_scans_retina_comes_first() -> None:  # Rule G7.19
    asked = state(BOTH, ASKED)
    assert isinstance(asked, Guessing)
    assert asked.challenge is Challenge.RETINA_SCAN
    heard = told(BOTH, "1 vote 1 K", None, ASKED, "0 vote 1 K")
    guessed = Guessed(Challenge.RETINA_SCAN, KING, (Seat(0), Seat(1)))
    assert heard[1:] == [GuessSettled(guessed), GuessOpened(Challenge.FINGERPRINT_SCAN)]


def test_both_are_settled_before_either_is_judged() -> None:  # Rule G7.19
    view = seen(BOTH, 0, ASKED, "0 vote 1 K\n1 vote 1 K")
    assert isinstance(view, SeenGuessing)
    assert view.heist.hands[2] == FaceDown(2)
    assert (view.score.alarms, len(view.heist.guessed)) == (0, 1)


def test_two_misses_and_a_broken_order_are_one_alarm() -> None:  # Rule G7.19
    text = lines("deal 2c 7d As Ad Kh Qh", rounds(0, 1, 2))
    votes = "0 vote 1 5\n1 vote 1 5\n0 vote 1 flush\n1 vote 1 flush"
    view = over(BOTH, text, votes)
    assert (view.score.vaults, view.score.alarms, len(view.missed)) == (0, 1, 2)


def test_the_jack_is_a_jack_for_the_retina_scan() -> None:  # Rules G6.7, G7.21
    rules = custom("retina_scan", "jack")
    text = lines(DEAL, used("jack", 2), "2 discard Ad", rounds(0, 1, 2))
    assert over(rules, text, "0 vote 1 J\n1 vote 1 J").missed == ()


def test_the_category_with_the_jack_is_what_it_makes() -> None:  # Rule G7.21
    rules = custom("fingerprint_scan", "jack")
    text = lines(DEAL, used("jack", 2), "2 discard Ad", rounds(0, 1, 2))
    assert over(rules, text, "0 vote 1 one_pair\n1 vote 1 one_pair").cracked


def test_muscle_does_not_change_what_is_guessed() -> None:  # Rule G7.21
    rules = custom("fingerprint_scan", "muscle")
    text = lines(DEAL, used("muscle", 2), rounds(0, 1, 2))
    assert over(rules, text, "0 vote 1 one_pair\n1 vote 1 one_pair").cracked


def test_the_final_hand_counts() -> None:  # Rule G7.21
    rules = custom("retina_scan", "hacker")
    text = lines(DEAL, used("hacker", 2), "draw 5c", "2 discard Ad", rounds(0, 1, 2))
    assert over(rules, text, "0 vote 1 5\n1 vote 1 5").missed == ()


def test_a_card_shown_in_private_may_guide_the_vote() -> None:  # Rule G7.21
    rules = custom("retina_scan", "informant")
    text = lines(DEAL, used("informant", 2), "2 show As 0", rounds(0, 1, 2))
    assert cards("As") in [getattr(one, "cards", ()) for one in heist(rules, 0, text).story]
    assert Specialist.INFORMANT in rules.specialists


def test_of_two_players_one_guesses() -> None:  # Rule G7.18
    rules = custom("fingerprint_scan", players=2)
    text = lines("deal 2c 7d As Ad", rounds(0, 1))
    assert over(rules, text, "0 vote 1 one_pair").cracked


def test_every_category_can_be_named() -> None:  # Rule G7.9
    options = GANG.options(state(FINGERPRINT, ASKED), Seat(0))
    named = [one.guess for one in options if isinstance(one, VoteFor)]
    assert named == [CategoryGuess(category) for category in Category]


def test_a_vote_of_another_heist_comes_too_late() -> None:
    assert refused(RETINA, "0 vote 2 A", ASKED) is GangRefusal.OTHER_HEIST
    assert GANG.refusal(state(RETINA, ASKED), parse("0 take red 1 from 0")) is GangRefusal.NOT_NOW
